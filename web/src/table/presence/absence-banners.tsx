// Whom the game waits for in vain: how much longer, what happens then, and the vote on it where the
// table lets its players decide.
import { useEffect, useState } from 'preact/hooks';
import { post } from '../../lib/api';
import { refusalText } from '../../lib/refusal';
import type { AbsenceVote, TableSeat } from '../../protocol';
import { Icon } from '../../ui/icons';
import { announce } from '../../ui/live';
import { clockText, leftNow } from '../clock';
import { seatName, useTable } from '../context';
import type { Room } from '../room';
import { p } from './words';
import './presence.css';

interface Missing {
  readonly line: TableSeat;
  readonly leftMs: number;
}

/** Those of whom the clock says so and who have not come back since. */
export function missingAt(room: Room): readonly Missing[] {
  const heard = room.clock.value;
  const absent = heard?.clock.absent;
  const table = room.table.value;
  if (!heard || !absent || table?.state !== 'playing') return [];
  return table.seats.flatMap((line) => {
    const told = absent[line.seat]?.left_ms;
    if (told === undefined || line.online || line.seat === room.seat.value) return [];
    return [{ line, leftMs: Math.max(0, leftNow(heard, told, true)) }];
  });
}

/** Told when it begins and when it is about to end, rather than every second. */
function useTold(text: string, seconds: number): void {
  const last = seconds <= 10;
  useEffect(() => announce(`${text} ${p().seconds(seconds)}`), [text, last]);
}

function Countdown({ leftMs }: { readonly leftMs: number }) {
  return (
    <span class="absence-left" role="timer">
      {clockText(leftMs)}
    </span>
  );
}

function Waiting({ line, leftMs }: Missing) {
  const { room } = useTable();
  const text = p().absent[room.table.value?.settings.quitters ?? 'bot'](seatName(room, line.seat));
  useTold(text, Math.ceil(leftMs / 1000));
  return (
    <div class="banner absence">
      <Icon name="clock" />
      <span>
        {text} <Countdown leftMs={leftMs} />
      </span>
    </div>
  );
}

function Vote({ line, leftMs }: Missing) {
  const { room } = useTable();
  const [fault, setFault] = useState<string | null>(null);
  const words = p();
  const title = words.voteTitle(seatName(room, line.seat));
  useTold(`${title} ${words.voteLeft}`, Math.ceil(leftMs / 1000));
  const ballots = line.vote ?? [];
  const own = ballots.find(({ seat }) => seat === room.seat.value)?.vote;
  const vote = async (choice: AbsenceVote) => {
    const answer = await post(`/api/tables/${room.code}/absence`, {
      seat: line.seat,
      vote: choice,
    });
    setFault(answer.ok ? null : refusalText(answer));
  };
  return (
    <div class="banner absence vote">
      <p>
        <Icon name="people" />
        {title}
      </p>
      <div class="row">
        {(Object.entries(words.votes) as [AbsenceVote, string][]).map(([choice, label]) => (
          <button
            key={choice}
            type="button"
            class={own === choice ? 'button small primary' : 'button small'}
            aria-pressed={own === choice}
            disabled={!room.seat.value}
            onClick={() => void vote(choice)}
          >
            {words.voted(label, ballots.filter((ballot) => ballot.vote === choice).length)}
          </button>
        ))}
      </div>
      <p class="hint">
        {words.voteLeft} <Countdown leftMs={leftMs} />
      </p>
      {fault ? (
        <p class="fault" role="alert">
          {fault}
        </p>
      ) : null}
    </div>
  );
}

export function AbsenceBanners() {
  const { room } = useTable();
  return (
    <>
      {missingAt(room).map((missing) =>
        missing.line.vote ? (
          <Vote key={missing.line.seat} {...missing} />
        ) : (
          <Waiting key={missing.line.seat} {...missing} />
        ),
      )}
    </>
  );
}
