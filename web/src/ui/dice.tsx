// Dice as pictures with their number in words beside them for those who cannot see them.
import type { Dice } from '../protocol';
import './dice.css';

const pips: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[12, 12]],
  [
    [7, 7],
    [17, 17],
  ],
  [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
];

export type Side = 'attack' | 'defence' | 'plain';

export function Die({ face, side, lost }: { face: number; side: Side; lost?: boolean }) {
  return (
    <svg class={`die ${side} ${lost ? 'lost' : ''}`} viewBox="0 0 24 24" aria-hidden="true">
      <rect x="1" y="1" width="22" height="22" rx="5" />
      {(pips[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.3" />
      ))}
    </svg>
  );
}

/** A row of dice; `losing` says which of them lost their comparison. */
export function DiceRow(props: {
  readonly dice: Dice;
  readonly side: Side;
  readonly losing?: readonly boolean[];
}) {
  return (
    <span class="dice-row">
      <span class="hidden-text">{props.dice.join(' ')}</span>
      {props.dice.map((face, index) => (
        <Die key={index} face={face} side={props.side} lost={props.losing?.[index] ?? false} />
      ))}
    </span>
  );
}
