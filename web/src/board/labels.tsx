// The letters on the board: names and values of territories, bonus and name of continents, captions
// at the edges. They have one size on the screen, at least twelve pixels, and stand where there is
// room for them; what has none is not shown.
import type { ReadonlySignal } from '@preact/signals';
import { tokenScaleAt } from './camera';
import type { ContinentShape, Geometry, TerritoryShape, Wrap } from './geometry';
import type { Box, Spot } from './label-placing';
import {
  captionSize,
  captionText,
  lettered,
  lineHeight,
  linesOf,
  pill,
  plateSize,
  plateSpacing,
  valueGap,
  wholeOf,
} from './label-wishes';
import { type BoardProps, wordsOf } from './props';

const sizeMin = 12.5;
const sizeMax = 15;

interface NameProps {
  readonly shape: TerritoryShape;
  readonly spot: Spot;
  readonly size: number;
  readonly name: string | null;
  readonly value: number | null;
  readonly continent: number;
}

function Name({ shape, spot, size, name, value, continent }: NameProps) {
  const lines = name === null ? [''] : linesOf(name);
  const { x, y, anchor, leader } = spot;
  const middle = y + ((lines.length - 1) * lineHeight * size) / 2 - size / 3;
  return (
    <g transform={`translate(${shape.token.join(' ')})`}>
      <g class="board-legible">
        {leader && <path class="board-label-leader" d={`M0 0L${x + (x < 0 ? 3 : -3)} ${middle}`} />}
        <text class="board-label" text-anchor={anchor} font-size={size}>
          {lines.map((line, i) => (
            <tspan key={i} x={x} y={y + i * lineHeight * size}>
              {line}
              {value !== null && i === lines.length - 1 && (
                <tspan
                  class={`board-label-value board-c${continent}`}
                  dx={line === '' ? 0 : valueGap}
                >
                  {value}
                </tspan>
              )}
            </tspan>
          ))}
        </text>
      </g>
    </g>
  );
}

interface PlateProps {
  readonly continent: ContinentShape;
  readonly order: number;
  readonly name: string;
  readonly at: Spot; // of the pill
  readonly title: Spot | undefined;
}

function Plate({ continent, order, name, at, title }: PlateProps) {
  return (
    <g class={`board-plate board-c${order}`} transform={`translate(${continent.label.join(' ')})`}>
      <g class="board-legible">
        <rect
          class="board-plate-bonus"
          x={at.x - pill.width / 2}
          y={at.y - pill.height}
          width={pill.width}
          height={pill.height}
          rx={pill.height / 2}
        />
        <text class="board-plate-figure" x={at.x} y={at.y - 6}>
          +{continent.bonus}
        </text>
        {title && (
          <text
            class="board-plate-name"
            text-anchor={title.anchor}
            font-size={plateSize}
            letter-spacing={plateSpacing}
            x={title.x}
            y={title.y}
          >
            {name}
          </text>
        )}
      </g>
    </g>
  );
}

interface CaptionProps {
  readonly wrap: Wrap;
  readonly geometry: Geometry;
  readonly name: string;
  readonly at: Spot;
}

function Caption({ wrap, geometry, name, at }: CaptionProps) {
  const west = wrap.at[0] < geometry.width / 2;
  return (
    <g transform={`translate(${wrap.at.join(' ')})`}>
      <g class="board-legible">
        <text
          class="board-caption"
          text-anchor={at.anchor}
          font-size={captionSize}
          x={at.x}
          y={at.y}
        >
          {captionText(west, name)}
        </text>
      </g>
    </g>
  );
}

interface LabelsProps extends BoardProps {
  readonly level: ReadonlySignal<number>;
  readonly frame?: Box;
  readonly onWritten?: (spots: ReadonlyMap<string, Spot>) => void;
}

export function Labels(props: LabelsProps) {
  const { geometry, level, names, selected, lastAttack } = props;
  const zoom = level.value;
  const token = tokenScaleAt(zoom);
  const size = Math.min(sizeMax, Math.max(sizeMin, sizeMin * token));
  const continentNames = props.continentNames ?? wordsOf;
  const spots = lettered({
    geometry,
    frame: props.frame ?? wholeOf(geometry),
    zoom,
    token,
    size,
    names: props.showNames ? names : null,
    values: props.showValues,
    continentNames,
    captions: names,
    holdings: props.holdings,
    draft: props.draft,
    ringed: new Set([...props.targets, ...(selected ? [selected] : [])]),
    first: [selected, lastAttack?.from, lastAttack?.to].filter((id) => typeof id === 'string'),
  });
  props.onWritten?.(spots);
  const order = new Map(geometry.continents.map(({ id }, i) => [id, i]));
  return (
    <>
      {geometry.continents.map((continent, i) => {
        const at = spots.get(`pill ${continent.id}`);
        if (!at) return null;
        const title = spots.get(`plate ${continent.id}`);
        const name = continentNames(continent.id);
        return <Plate key={continent.id} {...{ continent, order: i, name, at, title }} />;
      })}
      {geometry.arrows?.map((wrap, i) => {
        const at = spots.get(`caption ${i}`);
        return at && <Caption key={i} {...{ wrap, geometry, name: names(wrap.to), at }} />;
      })}
      <g class="board-labels">
        {geometry.territories.map((shape) => {
          const spot = spots.get(shape.id);
          if (!spot) return null;
          return (
            <Name
              key={shape.id}
              shape={shape}
              spot={spot}
              size={size}
              name={props.showNames ? names(shape.id) : null}
              value={props.showValues ? shape.value : null}
              continent={order.get(shape.continent) ?? 0}
            />
          );
        })}
      </g>
    </>
  );
}
