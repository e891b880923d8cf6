// Turns the compact form of tools/map/encoding.mjs into a Geometry. Borders are arcs that both
// sides share, so neighbours fit without a gap, whatever is done to the arcs. Corners are rounded.
import type { Geometry, Point, SeaRoute, Wrap } from './geometry';

export interface Encoded {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly grid: string;
  readonly links: readonly { readonly between: readonly string[]; readonly path: string }[];
  readonly arrows: readonly { readonly to: string; readonly at: readonly number[] }[];
  readonly continents: readonly {
    readonly id: string;
    readonly bonus: number;
    readonly label: readonly number[];
    readonly rings: readonly (readonly number[])[];
  }[];
  readonly territories: readonly {
    readonly id: string;
    readonly continent: string;
    readonly value: number;
    readonly token: readonly number[];
    readonly label: readonly number[];
    readonly rings: readonly (readonly number[])[];
  }[];
  readonly arcs: readonly string[];
}

const steps = 5; // in a pixel
const small = 44;
const wide = 90;
const roundingMax = 2.4; // pixels cut off a corner, at most half of each side

/** The letter's place in the alphabet: printable ASCII from '#', without the backslash. */
function digit(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code - (code > 92 ? 36 : 35);
}

export function decodeArc(text: string): Point[] {
  const values: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const value = digit(text, i);
    if (value < wide) values.push(value - small);
    else values.push(digit(text, ++i) * 91 + digit(text, ++i) - 4140);
  }
  const next = values.values();
  const take = (): number => next.next().value ?? 0;
  let x = take() + take();
  let y = take() + take();
  const points: Point[] = [[x / steps, y / steps]];
  for (let left = values.length - 4; left > 0; left -= 2) {
    x += take();
    y += take();
    points.push([x / steps, y / steps]);
  }
  return points;
}

const short = (value: number): number => Math.round(value * 10) / 10;

/** The point at `distance` from `from` on the way to `to`. */
function towards(from: Point, to: Point, distance: number, length: number): Point {
  const part = distance / length;
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** The rest of a path along the arc, from its first point; the same curve in both directions. */
export function curve(arc: readonly Point[]): string {
  let path = '';
  for (let i = 1; i < arc.length; i++) {
    const [before, corner, after] = [arc[i - 1], arc[i], arc[i + 1]];
    if (!before || !corner) break;
    if (!after) {
      path += `L${short(corner[0])} ${short(corner[1])}`;
      break;
    }
    const arriving = Math.hypot(corner[0] - before[0], corner[1] - before[1]);
    const leaving = Math.hypot(after[0] - corner[0], after[1] - corner[1]);
    const start = towards(corner, before, Math.min(roundingMax, arriving / 2), arriving);
    const end = towards(corner, after, Math.min(roundingMax, leaving / 2), leaving);
    path += `L${short(start[0])} ${short(start[1])}`;
    path += `Q${short(corner[0])} ${short(corner[1])} ${short(end[0])} ${short(end[1])}`;
  }
  return path;
}

/** Rings of arcs as a path; a negative number is an arc backwards. */
export function pathOf(
  rings: readonly (readonly number[])[],
  arcs: readonly (readonly Point[])[],
): string {
  return rings
    .map((ring) => {
      let path = '';
      for (const number of ring) {
        const arc = (number < 0 ? arcs[~number]?.toReversed() : arcs[number]) ?? [];
        const first = arc[0];
        if (path === '' && first) path = `M${short(first[0])} ${short(first[1])}`;
        path += curve(arc);
      }
      return `${path}Z`;
    })
    .join('');
}

const point = (pair: readonly number[]): Point => [pair[0] ?? 0, pair[1] ?? 0];

export function assemble(encoded: Encoded): Geometry {
  const arcs = encoded.arcs.map(decodeArc);
  return {
    id: encoded.id,
    width: encoded.width,
    height: encoded.height,
    grid: encoded.grid,
    links: encoded.links.map(
      ({ between: [from = '', to = ''], path }): SeaRoute => ({ between: [from, to], path }),
    ),
    arrows: encoded.arrows.map(({ to, at }): Wrap => ({ to, at: point(at) })),
    continents: encoded.continents.map(({ id, bonus, label, rings }) => ({
      id,
      bonus,
      label: point(label),
      outline: pathOf(rings, arcs),
    })),
    territories: encoded.territories.map(({ id, continent, value, token, label, rings }) => ({
      id,
      continent,
      value,
      token: point(token),
      label: point(label),
      path: pathOf(rings, arcs),
    })),
  };
}
