// The dice of the game against expectation, and, when it is over, their proof.
import { useState } from 'preact/hooks';
import { diceOf, type SeatDice } from '../../game/dice-stats';
import { seatsOf } from '../../game/edit';
import { type Verdict, verify } from '../../game/verify';
import type { Conflict } from '../../game/witness';
import { t } from '../../i18n/words';
import { language } from '../../lib/settings';
import type { Event, Rules, Seat } from '../../protocol';
import { Icon } from '../../ui/icons';
import { Token } from '../../ui/token';
import { seatName, useTable } from '../context';
import type { Room } from '../room';
import './dice-tab.css';

function number(value: number, digits: number): string {
  return new Intl.NumberFormat(language.value, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}

/** How often each face came, as bars; the line is what is to be expected. */
function Faces({ dice }: { readonly dice: SeatDice }) {
  const words = t().table;
  const expected = dice.thrown / 6;
  const top = Math.max(expected * 1.6, ...dice.faces, 1);
  return (
    <svg class="faces" viewBox="0 0 120 46" role="img" aria-label={words.faces}>
      {dice.faces.map((count, index) => (
        <g key={index}>
          <title>{words.face(index + 1, count, number(expected, 1))}</title>
          <rect
            x={index * 20 + 3}
            y={36 - (count / top) * 34}
            width="14"
            height={(count / top) * 34}
          />
          <text x={index * 20 + 10} y="45" text-anchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
      <line x1="0" x2="120" y1={36 - (expected / top) * 34} y2={36 - (expected / top) * 34} />
    </svg>
  );
}

export function SeatDiceRow({ seat, dice }: { readonly seat: Seat; readonly dice: SeatDice }) {
  const { room } = useTable();
  const words = t().table;
  return (
    <li class="dice-seat">
      <p class="spread">
        <strong>
          <Token colour={room.view.value?.seats[seat]?.colour} /> {seatName(room, seat)}
        </strong>
        <span class="hint">
          {words.dice(dice.thrown)} · {words.diceMean} {number(dice.mean, 2)}
        </span>
      </p>
      <div class="dice-figures">
        <Faces dice={dice} />
        <dl>
          <dt>{words.diceInflicted}</dt>
          <dd>
            <b>{dice.inflicted}</b>{' '}
            <span class="hint">{words.diceExpected(number(dice.inflictedExpected, 1))}</span>
          </dd>
          <dt>{words.diceSuffered}</dt>
          <dd>
            <b>{dice.suffered}</b>{' '}
            <span class="hint">{words.diceExpected(number(dice.sufferedExpected, 1))}</span>
          </dd>
        </dl>
      </div>
    </li>
  );
}

function plain(event: Event): string {
  const { type, ...rest } = event;
  return `${type} ${JSON.stringify(rest)}`;
}

function verdictText(room: Room, verdict: Verdict): string {
  const { proof } = t();
  switch (verdict.verdict) {
    case 'fair':
      return `${proof.verified(verdict.compared)} ${proof.shares(verdict.kept, verdict.supplied)}`;
    case 'differs':
      return proof.differs(verdict.seq, plain(verdict.event), verdict.due);
    case 'opening':
      return proof.opening[verdict.fault](seatName(room, verdict.seat));
    case 'broken_promise':
      return proof.brokenCommitment;
    case 'no_promise':
      return proof.nothingPromised;
    case 'unfinished':
      return proof.unfinished;
    default:
      return verdict satisfies never;
  }
}

/** What a check found, and how much of what it went by this browser had seen for itself. */
interface Checked {
  readonly verdict: Verdict;
  readonly conflict: Conflict | null;
  readonly all: number;
  readonly afterwards: number;
}

/** Everything as it was seen; what was not is asked for now, and said to be so. Null: it is missing. */
async function checked(room: Room, rules: Rules): Promise<Checked | null> {
  await room.seenToTheEnd();
  const witness = room.witness;
  if (!witness) return null;
  const decks = {
    territories: Object.keys(rules.territories),
    cards: Object.keys(rules.cards),
    objectives: Object.keys(rules.objectives),
  };
  const seat = room.seat.value;
  const verdict = await verify(witness.events, decks, seat && room.shares.of(seat));
  if (verdict.verdict === 'unfinished') return null;
  const { conflict, last, afterwards } = witness;
  return { verdict, conflict, all: last, afterwards };
}

function Finding({ found }: { readonly found: Checked }) {
  const { room } = useTable();
  const { proof } = t();
  const { verdict, conflict, all, afterwards } = found;
  const fair = verdict.verdict === 'fair' && !conflict;
  return (
    <>
      {conflict ? (
        <p class="fault">
          {proof.toldOtherwise(conflict.seq, plain(conflict.seen), plain(conflict.told))}
        </p>
      ) : null}
      <p class={fair ? 'proved' : 'fault'}>{verdictText(room, verdict)}</p>
      <p class="hint">{afterwards > 0 ? proof.toldAfterwards(afterwards, all) : proof.asSeen}</p>
    </>
  );
}

export function VerifyDice() {
  const { room } = useTable();
  const [state, setState] = useState<Checked | 'idle' | 'working' | 'missing'>('idle');
  const rules = room.rules.value;
  const { proof } = t();
  if (!rules) return null;
  const check = async () => {
    setState('working');
    setState((await checked(room, rules)) ?? 'missing');
  };
  return (
    <div class="stack">
      <button
        type="button"
        class="button"
        disabled={state === 'working'}
        onClick={() => void check()}
      >
        <Icon name="shield" />
        {state === 'working' ? proof.verifying : proof.verify}
      </button>
      <div role="status">
        {state === 'missing' ? <p class="fault">{proof.missing}</p> : null}
        {typeof state === 'object' ? <Finding found={state} /> : null}
      </div>
    </div>
  );
}

export function DiceTab() {
  const { room } = useTable();
  const view = room.view.value;
  if (!view) return null;
  const { proof, table: words } = t();
  const stats = diceOf(seatsOf(view), room.chronicle.value, room.rules.value?.throws ?? []);
  const thrown = [...stats].filter(([, dice]) => dice.thrown > 0);
  const started = room.chronicle.value.find(
    (passage) => passage.kind === 'event' && passage.event.type === 'game_started',
  );
  const commitment =
    started?.kind === 'event' && started.event.type === 'game_started'
      ? started.event.commitment
      : null;
  return (
    <div class="dice-tab">
      {thrown.length === 0 ? <p class="hint">{words.diceNone}</p> : null}
      <ul class="dice-seats">
        {thrown.map(([seat, dice]) => (
          <SeatDiceRow key={seat} seat={seat} dice={dice} />
        ))}
      </ul>
      {thrown.length > 0 ? <p class="hint">{words.diceNote}</p> : null}
      {view.committed ? (
        <section class="stack">
          <h2>{proof.commitment}</h2>
          {commitment ? <code class="hash">{commitment}</code> : null}
          <p class="hint">
            {proof.commitmentNote} <a href="/dice">{t().common.dice}</a>
          </p>
          {view.phase === 'closed' ? <VerifyDice /> : null}
        </section>
      ) : null}
    </div>
  );
}
