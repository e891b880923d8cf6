// The last attack, as an arrow from token to token. Where the border goes round the world, it
// leaves the board at one edge and comes back at the other.
import type { Colour, Geometry, Point } from './geometry';
import type { LastAttack } from './props';
import { tokenRadius } from './token-shapes';

const bend = 0.16; // of the length
const edgeWidth = 1; // a point this near to an edge of the board lies on it

interface Shaft {
  readonly path: string;
  readonly end: Point;
  readonly angle: number; // in which it arrives, degrees
}

function bowed(from: Point, to: Point): Shaft {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const side = dx < 0 ? 1 : -1; // always bowed upwards
  const middle: Point = [
    (from[0] + to[0]) / 2 - dy * bend * side,
    (from[1] + to[1]) / 2 + dx * bend * side,
  ];
  const angle = (Math.atan2(to[1] - middle[1], to[0] - middle[0]) * 180) / Math.PI;
  return { path: `M${from.join(' ')}Q${middle.join(' ')} ${to.join(' ')}`, end: to, angle };
}

/** The last points of the parts of a route that end at the edges: west, then east. */
function edgePoints(path: string, width: number): readonly [Point, Point] | null {
  const ends = path
    .split('M')
    .filter((part) => part !== '')
    .map((part): Point => {
      const numbers = part.match(/-?[\d.]+/g)?.map(Number) ?? [];
      return [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0];
    });
  const west = ends.find(([x]) => x <= edgeWidth);
  const east = ends.find(([x]) => x >= width - edgeWidth);
  return west && east ? [west, east] : null;
}

export function shaftsOf(geometry: Geometry, from: string, to: string): readonly Shaft[] {
  const token = (id: string): Point | undefined =>
    geometry.territories.find((territory) => territory.id === id)?.token;
  const [start, end] = [token(from), token(to)];
  if (!start || !end) return [];
  const route = geometry.links.find(
    ({ between }) => between.includes(from) && between.includes(to),
  );
  const edges = route && edgePoints(route.path, geometry.width);
  if (!edges) return [bowed(start, end)];
  const [west, east] = edges;
  const [exit, entry] = start[0] < end[0] ? [west, east] : [east, west];
  return [bowed(start, exit), bowed(entry, end)];
}

interface AttackArrowProps {
  readonly geometry: Geometry;
  readonly attack: LastAttack;
  readonly colour: Colour | null;
}

export function AttackArrow({ geometry, attack, colour }: AttackArrowProps) {
  const shafts = shaftsOf(geometry, attack.from, attack.to);
  const last = shafts.at(-1);
  const gap = tokenRadius + 8;
  return (
    <g class={`board-attack board-${colour ?? 'neutral'} ${attack.won ? 'is-won' : 'is-lost'}`}>
      {shafts.map(({ path }) => (
        <g key={path}>
          <path class="board-attack-casing" d={path} pathLength={1} />
          <path class="board-attack-shaft" d={path} pathLength={1} />
        </g>
      ))}
      {last && (
        <g transform={`translate(${last.end.join(' ')})`}>
          <g class="board-steady">
            <path
              class="board-attack-head"
              transform={`rotate(${last.angle.toFixed(1)}) translate(${-gap})`}
              d="M7 0L-9 -8.5L-5 0L-9 8.5Z"
            />
          </g>
        </g>
      )}
    </g>
  );
}
