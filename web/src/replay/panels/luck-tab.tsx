// The dice of each seat against what the same throws bring on average.
import { useMemo, useState } from 'preact/hooks';
import { diceOf, type SeatDice } from '../../game/dice-stats';
import { seatsOf } from '../../game/edit';
import { colourOf } from '../../game/facts';
import { language } from '../../lib/settings';
import type { Seat } from '../../protocol';
import { seatName, useTable } from '../../table/context';
import { SeatDiceRow } from '../../table/tabs/dice-tab';
import { Token } from '../../ui/token';
import { useReplay } from '../context';
import { w } from '../words/words';
import './luck-tab.css';

/** Armies gained beside the average: more taken, fewer lost. */
export function luckOf(dice: SeatDice): number {
  return dice.inflicted - dice.inflictedExpected + (dice.sufferedExpected - dice.suffered);
}

const figure = (value: number, signed: boolean) =>
  new Intl.NumberFormat(language.value, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? 'exceptZero' : 'auto',
  }).format(value);

function Bar({ luck, most }: { readonly luck: number; readonly most: number }) {
  const half = 30;
  const length = (Math.abs(luck) / Math.max(1, most)) * half;
  return (
    <svg class={luck < 0 ? 'luck-bar is-bad' : 'luck-bar'} viewBox="-32 0 64 12" aria-hidden="true">
      <rect x={luck < 0 ? -length : 0} y="2" width={length} height="8" rx="1.5" />
      <path d="M0 0V12" />
    </svg>
  );
}

interface LuckRowProps {
  readonly seat: Seat;
  readonly dice: SeatDice;
  readonly most: number;
}

function LuckRow({ seat, dice, most }: LuckRowProps) {
  const { room } = useTable();
  const { course } = useReplay();
  const luck = luckOf(dice);
  const pair = (real: number, expected: number) => (
    <td class="number">
      <b>{real}</b> <span class="hint">/ {figure(expected, false)}</span>
    </td>
  );
  return (
    <tr>
      <th scope="row">
        <Token colour={colourOf(course.frame(course.last).view, seat)} />
        <span class="luck-name">{seatName(room, seat)}</span>
      </th>
      {pair(dice.inflicted, dice.inflictedExpected)}
      {pair(dice.suffered, dice.sufferedExpected)}
      <td class="number luck-balance">
        <Bar luck={luck} most={most} />
        <b title={w().dice.luck(seatName(room, seat), figure(luck, true))}>{figure(luck, true)}</b>
      </td>
    </tr>
  );
}

export function LuckTab() {
  const { room } = useTable();
  const { course, player } = useReplay();
  const [whole, setWhole] = useState(false);
  const words = w().dice;
  const count = whole ? course.passages.length : player.frame.value.passageCount;
  const seats = player.frame.value.view.order ?? seatsOf(player.frame.value.view);
  const stats = useMemo(
    () => diceOf(seats, course.passages.slice(0, count), room.rules.value?.throws ?? []),
    [course, count],
  );
  const thrown = [...stats].filter(([, dice]) => dice.thrown > 0);
  const most = Math.max(1, ...thrown.map(([, dice]) => Math.abs(luckOf(dice))));
  return (
    <div class="luck-tab">
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, not a field of a form */}
      <div class="segments" role="group" aria-label={words.span}>
        {[false, true].map((all) => (
          <button
            key={String(all)}
            type="button"
            class="button small"
            aria-pressed={whole === all}
            onClick={() => setWhole(all)}
          >
            {all ? words.whole : words.soFar}
          </button>
        ))}
      </div>
      {thrown.length === 0 ? (
        <p class="hint">{words.none}</p>
      ) : (
        <>
          <table class="luck-table">
            <thead>
              <tr>
                <th scope="col">{words.player}</th>
                {[words.inflicted, words.suffered].map((what) => (
                  <th key={what} scope="col" class="number">
                    {what}
                    <span class="hint">
                      {words.real} / {words.expected}
                    </span>
                  </th>
                ))}
                <th scope="col" class="number">
                  {words.balance}
                </th>
              </tr>
            </thead>
            <tbody>
              {thrown.map(([seat, dice]) => (
                <LuckRow key={seat} seat={seat} dice={dice} most={most} />
              ))}
            </tbody>
          </table>
          <p class="hint">{words.note}</p>
          <ul class="dice-seats">
            {thrown.map(([seat, dice]) => (
              <SeatDiceRow key={seat} seat={seat} dice={dice} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
