// What is drawn above the land and under the tokens: sea routes, plates of the continents, outlines
// of what is selected or in reach, names, the last attack. All keep their size on the screen.
import type { ReadonlySignal } from '@preact/signals';
import { AttackArrow } from './attack-arrow';
import type { ContinentShape, Geometry, Wrap } from './geometry';
import { Label } from './label';
import { type BoardProps, wordsOf } from './props';

function Routes({ geometry }: { readonly geometry: Geometry }) {
  const path = geometry.links.map((link) => link.path).join('');
  return (
    <g class="board-routes">
      <path class="board-route-casing" d={path} />
      <path class="board-route" d={path} />
    </g>
  );
}

function Caption({ wrap, geometry, name }: { wrap: Wrap; geometry: Geometry; name: string }) {
  const west = wrap.at[0] < geometry.width / 2;
  return (
    <g transform={`translate(${wrap.at.join(' ')})`}>
      <g class="board-steady">
        <text class="board-caption" text-anchor={west ? 'start' : 'end'} x={west ? 5 : -5} y="-7">
          {west && '◂ '}
          <tspan>{name}</tspan>
          {!west && ' ▸'}
        </text>
      </g>
    </g>
  );
}

interface PlateProps {
  readonly continent: ContinentShape;
  readonly order: number;
  readonly name: string;
}

function Plate({ continent, order, name }: PlateProps) {
  return (
    <g class={`board-plate board-c${order}`} transform={`translate(${continent.label.join(' ')})`}>
      <g class="board-steady">
        <rect class="board-plate-bonus" x="-15" y="-22" width="30" height="22" rx="11" />
        <text class="board-plate-figure" y="-6">
          +{continent.bonus}
        </text>
        <text class="board-plate-name" y="15">
          {name}
        </text>
      </g>
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
  readonly focused: ReadonlySignal<string | null>;
  readonly flashes: number; // changes whenever there is something new to flash
}

export function Signs(props: SignsProps) {
  const { geometry, targets, refused, selected, flash, lastAttack, glow } = props;
  const order = new Map(geometry.continents.map(({ id }, i) => [id, i]));
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
        {geometry.continents.map((continent, i) => (
          <Plate
            key={continent.id}
            continent={continent}
            order={i}
            name={(props.continentNames ?? wordsOf)(continent.id)}
          />
        ))}
        {geometry.arrows?.map((wrap, i) => (
          <Caption key={i} wrap={wrap} geometry={geometry} name={props.names(wrap.to)} />
        ))}
        <g class="board-labels">
          {(props.showNames || props.showValues) &&
            shapes.map((shape) => (
              <Label
                key={shape.id}
                shape={shape}
                name={props.showNames ? props.names(shape.id) : null}
                value={props.showValues ? shape.value : null}
                continent={order.get(shape.continent) ?? 0}
              />
            ))}
        </g>
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
