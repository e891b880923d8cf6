// Stopping a game that nobody wants to go on with: one asks, the others answer with one tap.
import { useState } from 'preact/hooks';
import { t } from '../../i18n/words';
import { post } from '../../lib/api';
import { refusalText } from '../../lib/refusal';
import { Icon } from '../../ui/icons';
import { Question } from '../../ui/question';
import { seatName, useTable } from '../context';
import type { Room } from '../room';
import { p } from './words';

function useStop(room: Room): [(agree: boolean) => void, string | null] {
  const [fault, setFault] = useState<string | null>(null);
  const ask = async (agree: boolean) => {
    const answer = await post(`/api/tables/${room.code}/stop`, { agree });
    setFault(answer.ok ? null : refusalText(answer));
  };
  return [(agree) => void ask(agree), fault];
}

/** Whether this player may stop the game, and whether he has said that he would. */
function useOwnWish(room: Room): boolean | null {
  const table = room.table.value;
  const seat = room.seat.value;
  if (!table || !seat || table.state !== 'playing' || table.settings.tournament) return null;
  return table.seats.find((place) => place.seat === seat)?.would_stop ?? false;
}

export function StopButton() {
  const { room } = useTable();
  const [asking, setAsking] = useState(false);
  const [stop, fault] = useStop(room);
  const wish = useOwnWish(room);
  if (wish === null) return null;
  const words = p().stop;
  const people = room.table.value?.seats.filter(({ kind, away }) => kind === 'player' && !away);
  return (
    <>
      <button type="button" class="button" onClick={() => (wish ? stop(false) : setAsking(true))}>
        <Icon name="stop" />
        {wish ? words.takeBack : words.ask}
      </button>
      {fault ? <p class="fault">{fault}</p> : null}
      {asking ? (
        <Question
          title={words.title}
          yes={words.ask}
          onYes={() => stop(true)}
          onClose={() => setAsking(false)}
        >
          {(people?.length ?? 0) > 1 ? words.text : words.textAlone}
        </Question>
      ) : null}
    </>
  );
}

/** What the others have asked, over the board; and that the game was stopped. */
export function StopBanner() {
  const { room } = useTable();
  const [stop, fault] = useStop(room);
  const wish = useOwnWish(room);
  const table = room.table.value;
  const words = p().stop;
  if (table?.state === 'abandoned') {
    return (
      <div class="banner" role="status">
        <Icon name="stop" />
        {words.stopped}
        <a class="button small" href="/">
          {t().common.home}
        </a>
      </div>
    );
  }
  const asking = table?.seats.filter((place) => place.would_stop) ?? [];
  if (wish !== false || asking.length === 0) return null;
  return (
    <div class="banner" role="alert">
      <Icon name="stop" />
      {words.asked(asking.map(({ seat }) => seatName(room, seat)).join(', '))}
      <button type="button" class="button small primary" onClick={() => stop(true)}>
        {words.yes}
      </button>
      <button type="button" class="button small" onClick={() => stop(false)}>
        {words.no}
      </button>
      {fault ? <span class="fault">{fault}</span> : null}
    </div>
  );
}
