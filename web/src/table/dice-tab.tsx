// The dice of the game against expectation, and, when it is over, their proof.
import { useState } from 'preact/hooks';
import { diceOf, type SeatDice } from '../game/dice-stats';
import { seatsOf } from '../game/edit';
import { type RecordStep, type Verdict, verify } from '../game/verify';
import { t } from '../i18n/words';
import { get } from '../lib/api';
import { language } from '../lib/settings';
import type { Seat } from '../protocol';
import { Icon } from '../ui/icons';
import { Token } from '../ui/token';
import { seatName, useTable } from './context';
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

function SeatRow({ seat, dice }: { readonly seat: Seat; readonly dice: SeatDice }) {
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

function verdictText(verdict: Verdict): string {
  const words = t().table;
  switch (verdict.verdict) {
    case 'fair':
      return words.verified(verdict.compared);
    case 'differs':
      return words.verifyFailed(verdict.step, verdict.found);
    case 'broken_promise':
      return words.verifyCommitment;
    case 'no_promise':
      return words.verifyNone;
    default:
      return verdict satisfies never;
  }
}

export function VerifyDice() {
  const { room } = useTable();
  const [state, setState] = useState<Verdict | 'idle' | 'working' | 'failed'>('idle');
  const rules = room.rules.value;
  const words = t().table;
  if (!rules) return null;
  const check = async () => {
    setState('working');
    const path = `/api/tables/${room.code}/record?format=json`;
    const answer = await get<{ steps: readonly RecordStep[] }>(path);
    if (!answer.ok) return setState('failed');
    const decks = {
      territories: Object.keys(rules.territories),
      cards: Object.keys(rules.cards),
      objectives: Object.keys(rules.objectives),
    };
    setState(await verify(answer.value.steps, decks));
  };
  const verdict = typeof state === 'object' ? state : null;
  return (
    <div class="stack">
      <button
        type="button"
        class="button"
        disabled={state === 'working'}
        onClick={() => void check()}
      >
        <Icon name="shield" />
        {state === 'working' ? words.verifying : words.verify}
      </button>
      <div role="status">
        {state === 'failed' ? <p class="fault">{t().errors.offline}</p> : null}
        {verdict ? (
          <p class={verdict.verdict === 'fair' ? 'proved' : 'fault'}>{verdictText(verdict)}</p>
        ) : null}
      </div>
    </div>
  );
}

export function DiceTab() {
  const { room } = useTable();
  const view = room.view.value;
  if (!view) return null;
  const words = t().table;
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
          <SeatRow key={seat} seat={seat} dice={dice} />
        ))}
      </ul>
      {thrown.length > 0 ? <p class="hint">{words.diceNote}</p> : null}
      {view.committed ? (
        <section class="stack">
          <h2>{words.commitment}</h2>
          {commitment ? <code class="hash">{commitment}</code> : null}
          <p class="hint">
            {words.commitmentNote} <a href="/dice">{t().common.dice}</a>
          </p>
          {view.phase === 'closed' ? <VerifyDice /> : null}
        </section>
      ) : null}
    </div>
  );
}
