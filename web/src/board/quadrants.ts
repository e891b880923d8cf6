// Boards made of quadrants. The server sends them as a Geometry whose outlines are plain polygons
// (boards/geometry_json.hpp); here their corners are rounded as those of the planisphere are.
import type { Geometry, Point } from './geometry';
import { curve } from './topology';

/** "M12 7.5l3 -1 0 4z": rings of steps; null for any other kind of path. */
function ringsOf(path: string): Point[][] | null {
  if (!/^(M[-\d. ]+l[-\d. ]+z)+$/.test(path)) return null;
  return path
    .split('z')
    .filter((part) => part !== '')
    .map((part) => {
      const numbers = part.match(/-?[\d.]+/g)?.map(Number) ?? [];
      let [x, y] = [0, 0];
      const points: Point[] = [];
      for (let i = 0; i + 1 < numbers.length; i += 2) {
        // Tenths, kept whole: neighbours must find the same numbers at their common corners.
        x += Math.round((numbers[i] ?? 0) * 10);
        y += Math.round((numbers[i + 1] ?? 0) * 10);
        points.push([x / 10, y / 10]);
      }
      return points;
    });
}

const keyOf = ([x, y]: Point): string => `${x} ${y}`;

/** Corners where more than two borders meet: they stay, or a gap would open between three lands. */
function meetings(shapes: readonly (readonly Point[])[]): ReadonlySet<string> {
  const around = new Map<string, Set<string>>();
  for (const ring of shapes) {
    ring.forEach((point, i) => {
      const next = ring[(i + 1) % ring.length] ?? point;
      for (const [one, other] of [
        [keyOf(point), keyOf(next)],
        [keyOf(next), keyOf(point)],
      ] as const) {
        const known = around.get(one) ?? new Set<string>();
        around.set(one, known.add(other));
      }
    });
  }
  return new Set([...around].filter(([, others]) => others.size > 2).map(([point]) => point));
}

/** The ring as a path: rounded between the corners that stay. */
function rounded(ring: readonly Point[], fixed: ReadonlySet<string>): string {
  const start = Math.max(
    0,
    ring.findIndex((point) => fixed.has(keyOf(point))),
  );
  const turned = [...ring.slice(start), ...ring.slice(0, start + 1)];
  const [first] = turned;
  if (!first) return '';
  let path = `M${keyOf(first)}`;
  let arc: Point[] = [];
  for (const point of turned) {
    arc.push(point);
    if (arc.length > 1 && fixed.has(keyOf(point))) {
      path += curve(arc);
      arc = [point];
    }
  }
  return `${path}${curve(arc)}Z`;
}

/** The same board with rounded corners. */
export function softened(geometry: Geometry): Geometry {
  const lands = geometry.territories.map(({ path }) => ringsOf(path));
  const fixed = meetings(lands.flatMap((rings) => rings ?? []));
  const soften = (path: string, rings: readonly Point[][] | null): string =>
    rings?.map((ring) => rounded(ring, fixed)).join('') ?? path;
  return {
    ...geometry,
    territories: geometry.territories.map((shape, i) => ({
      ...shape,
      path: soften(shape.path, lands[i] ?? null),
    })),
    continents: geometry.continents.map((shape) => ({
      ...shape,
      outline: soften(shape.outline, ringsOf(shape.outline)),
    })),
  };
}
