// The curves as a drawing. Every seat has its colour and its shape, so that colour never stands alone;
// a line shows where one is, and a tap goes there.
import { useMemo } from 'preact/hooks';
import { colourOf } from '../../game/facts';
import { shapes } from '../../ui/token';
import { useReplay } from '../context';
import type { Course } from '../course/course';
import { type Curve, placeOf, stepAt, stops, ticksUpTo } from '../course/curves';

const width = 360;
const height = 216;
const edge = { left: 30, right: 12, top: 12, bottom: 22 };
const signSize = 10;
const signsInLine = 7; // of each seat, or so
const roundsNamed = 8; // at most

interface ChartProps {
  readonly curves: readonly Curve[];
  readonly label: string;
}

interface Scale {
  readonly x: (place: number) => number;
  readonly y: (value: number) => number;
  readonly ticks: readonly number[];
}

function scaleOf(curves: readonly Curve[], count: number): Scale {
  const most = Math.max(1, ...curves.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const ticks = ticksUpTo(most);
  const top = ticks.at(-1) ?? 1;
  const across = width - edge.left - edge.right;
  const up = height - edge.top - edge.bottom;
  return {
    x: (place) => edge.left + (across * place) / Math.max(1, count - 1),
    y: (value) => height - edge.bottom - (up * value) / top,
    ticks,
  };
}

/** The stops at which a round begins that is named below the axis. */
function roundsOf(course: Course): readonly { readonly place: number; readonly round: number }[] {
  const begun = course.turns
    .slice(1)
    .map(({ round }, place) => ({ place, round }))
    .filter(({ round }, i, all) => round !== all[i - 1]?.round);
  const every = Math.max(1, Math.ceil(begun.length / roundsNamed));
  return begun.filter(({ round }) => (round - 1) % every === 0);
}

function pathOf(values: readonly (number | null)[], { x, y }: Scale): string {
  return values
    .map((value, place) => (value === null ? '' : `${x(place).toFixed(1)} ${y(value).toFixed(1)}`))
    .filter((point) => point !== '')
    .map((point, i) => `${i === 0 ? 'M' : 'L'}${point}`)
    .join('');
}

interface LineProps {
  readonly curve: Curve;
  readonly order: number; // of the seat, so that signs of different seats do not meet
  readonly seats: number;
  readonly scale: Scale;
  readonly colour: ReturnType<typeof colourOf>;
}

function Line({ curve, order, seats, scale, colour }: LineProps) {
  const { values } = curve;
  const path = pathOf(values, scale);
  const every = Math.max(1, Math.ceil(values.length / signsInLine));
  const shift = Math.floor((order * every) / seats);
  const lastPlace = values.findLastIndex((value) => value !== null);
  return (
    <g class={`curve ${colour ?? 'none'}`} data-seat={curve.seat}>
      <path class="curve-casing" d={path} />
      <path class="curve-line" d={path} />
      {values.map((value, place) =>
        value !== null && (place === lastPlace || place % every === shift) ? (
          <path
            key={place}
            class="curve-sign"
            transform={`translate(${scale.x(place) - signSize / 2} ${scale.y(value) - signSize / 2}) scale(${signSize / 24})`}
            d={shapes[colour ?? 'red']}
          />
        ) : null,
      )}
    </g>
  );
}

function Cursor({ scale, steps }: { readonly scale: Scale; readonly steps: readonly number[] }) {
  const { player } = useReplay();
  const x = scale.x(placeOf(steps, player.at.value));
  return (
    <path class="chart-cursor" d={`M${x.toFixed(1)} ${edge.top - 6}V${height - edge.bottom}`} />
  );
}

export function Chart({ curves, label }: ChartProps) {
  const { course, player } = useReplay();
  const steps = useMemo(() => stops(course), [course]);
  const scale = useMemo(() => scaleOf(curves, steps.length), [curves, steps]);
  const { view } = course.frame(course.last);
  const drawing = useMemo(
    () => (
      <>
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <path class="chart-grid" d={`M${edge.left} ${scale.y(tick)}H${width - edge.right}`} />
            <text class="chart-figure is-left" x={edge.left - 6} y={scale.y(tick) + 4}>
              {tick}
            </text>
          </g>
        ))}
        {roundsOf(course).map(({ place, round }) => (
          <text key={round} class="chart-figure" x={scale.x(place)} y={height - 6}>
            {round}
          </text>
        ))}
        {curves.map((curve, order) => (
          <Line
            key={curve.seat}
            curve={curve}
            order={order}
            seats={curves.length}
            scale={scale}
            colour={colourOf(view, curve.seat)}
          />
        ))}
      </>
    ),
    [curves, scale, course],
  );
  const point = (pointer: PointerEvent) => {
    const box = (pointer.currentTarget as Element).getBoundingClientRect();
    const x = ((pointer.clientX - box.left) / Math.max(1, box.width)) * width;
    const share = (x - edge.left) / (width - edge.left - edge.right);
    const place = Math.max(0, Math.min(1, share)) * Math.max(0, steps.length - 1);
    player.go(stepAt(steps, place));
  };
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      onPointerDown={point}
      onPointerMove={(pointer) => {
        if (pointer.buttons & 1) point(pointer);
      }}
    >
      {drawing}
      <Cursor scale={scale} steps={steps} />
    </svg>
  );
}
