// What is drawn above the land and under the tokens: sea routes, outlines of what is selected or in
// reach, letters, the last attack. All keep their size on the screen.
import type { ReadonlySignal } from '@preact/signals';
import { AttackArrow } from './attack-arrow';
import type { Geometry } from './geometry';
import type { Box, Spot } from './label-placing';
import { Labels } from './labels';
import type { BoardProps } from './props';

function Routes({ geometry }: { readonly geometry: Geometry }) {
  const path = geometry.links.map((link) => link.path).join('');
  return (
    <g class="board-routes">
      <path class="board-route-casing" d={path} />
      <path class="board-route" d={path} />
    </g>
  );
}

function FocusRing({
  geometry,
  focused,
}: {
  geometry: Geometry;
  focused: ReadonlySignal<string | null>;
}) {
  const shape = geometry.territories.find(({ id }) => id === focused.value);
  if (!shape) return null;
  return (
    <g class="board-focus-ring">
      <path class="board-focus-outer" d={shape.path} />
      <path class="board-focus-inner" d={shape.path} />
    </g>
  );
}

interface SignsProps extends BoardProps {
  readonly level: ReadonlySignal<number>; // the zoom that letters are laid out for
  readonly focused: ReadonlySignal<string | null>;
  readonly frame?: Box; // the part of the board that letters stay in, in its pixels
  readonly onWritten?: (spots: ReadonlyMap<string, Spot>) => void;
  readonly flashes: number; // changes whenever there is something new to flash
}

export function Signs(props: SignsProps) {
  const { geometry, targets, refused, selected, flash, lastAttack, glow } = props;
  const shapes = geometry.territories;
  const outlined = (name: string, ids: { has: (id: string) => boolean }) =>
    shapes
      .filter(({ id }) => ids.has(id))
      .map(({ id, path }) => <path key={id} class={`board-outline is-${name}`} d={path} />);
  return (
    <svg class="board-signs" aria-hidden={true}>
      <g class="board-scene">
        <Routes geometry={geometry} />
        {glow && outlined('ready-casing', glow)}
        {glow && outlined('ready', glow)}
        {outlined('refused', refused)}
        {outlined('target', targets)}
        {outlined('selected-casing', new Set([selected ?? '']))}
        {outlined('selected', new Set([selected ?? '']))}
        {shapes
          .filter(({ id }) => flash.get(id) === 'conquered')
          .map(({ id, path }) => (
            <path key={`${id} ${props.flashes}`} class="board-land-flash" d={path} />
          ))}
        <FocusRing geometry={geometry} focused={props.focused} />
        <Labels {...props} />
        {lastAttack && (
          <AttackArrow
            key={lastAttack.key}
            geometry={geometry}
            attack={lastAttack}
            colour={props.holdings[lastAttack.from]?.colour ?? null}
          />
        )}
      </g>
    </svg>
  );
}
