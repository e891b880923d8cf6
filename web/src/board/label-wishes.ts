// What the board would write if there were room: names of territories beside their tokens, bonus and
// name of continents, captions at the edges; and what is in the way. In pixels of the screen.
import type { ContinentShape, Geometry, Point, TerritoryShape } from './geometry';
import {
  type Box,
  boxAt,
  type Extent,
  placed,
  type Spot,
  spotsAround,
  type Wish,
} from './label-placing';
import type { Holding } from './props';
import { textSize } from './text-size';
import { tokenBounds } from './token-shapes';

const lineLengthMax = 11; // letters; longer names take two lines
const beside = 20; // a name drawn this far to a side of its token stands there, with a leader line
const usualDistance = 32; // one drawn farther than this above or below stands exactly there
export const valueGap = 4;
export const lineHeight = 1.05; // of the size of the letters
export const weights = { name: 650, value: 800, plate: 700, caption: 600 };
export const plateSpacing = 1.4; // pixels between letters
export const captionSize = 12.5;
export const plateSize = 12.5;
export const pill = { width: 32, height: 22 };

/** In two lines of about the same length, where that helps. */
export function linesOf(name: string): readonly string[] {
  if (name.length <= lineLengthMax || !name.includes(' ')) return [name];
  const words = name.split(' ');
  const cuts = words.slice(1).map((_, i) => {
    const lines = [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')];
    return { lines, longest: Math.max(...lines.map((line) => line.length)) };
  });
  return cuts.reduce((best, cut) => (cut.longest < best.longest ? cut : best)).lines;
}

/** What is written and where it may not be, at one zoom. */
export interface Lettering {
  readonly geometry: Geometry;
  readonly frame: Box; // what is seen of it, in its pixels
  readonly zoom: number;
  readonly token: number; // pixels of the screen in one of a token
  readonly size: number; // of the letters of names
  readonly names: ((territory: string) => string) | null;
  readonly values: boolean;
  readonly continentNames: (continent: string) => string;
  readonly captions: (territory: string) => string;
  readonly holdings: Readonly<Record<string, Holding>>;
  readonly draft: Readonly<Record<string, number>>;
  readonly ringed: ReadonlySet<string>; // territories with a ring around their token
  readonly first: readonly string[]; // territories whose names matter most
}

const grown = (box: Box, scale: number): Box => ({
  left: box.left * scale,
  right: box.right * scale,
  top: box.top * scale,
  bottom: box.bottom * scale,
});
const moved = (box: Box, [x, y]: Point): Box => ({
  left: box.left + x,
  right: box.right + x,
  top: box.top + y,
  bottom: box.bottom + y,
});

export const wholeOf = ({ width, height }: Geometry): Box => ({
  left: 0,
  top: 0,
  right: width,
  bottom: height,
});

const ring: Box = { left: -24, right: 24, top: -24, bottom: 24 };
const draftBox: Box = { left: 0, right: 31, top: -26, bottom: -4 };
const centreBox: Box = { left: -26, right: -6, top: -24, bottom: -4 };

/** The room of a token, which ends where its ring does. */
const roomOf = (id: string, { holdings, ringed }: Lettering): Box =>
  ringed.has(id) ? ring : tokenBounds(holdings[id]?.colour ?? null);

/** Tokens, and what hangs on them. */
function thingsOn(lettering: Lettering): Box[] {
  const { geometry, zoom, token, holdings, draft } = lettering;
  return geometry.territories.flatMap(({ id, token: [x, y] }) => {
    const at: Point = [x * zoom, y * zoom];
    const boxes = [roomOf(id, lettering)];
    if (draft[id]) boxes.push(draftBox);
    if (holdings[id]?.centre) boxes.push(centreBox);
    return boxes.map((box) => moved(grown(box, token), at));
  });
}

/** Room for the lines, the value after the last of them. */
export function extentOf(lines: readonly string[], value: string, size: number): Extent {
  const all = lines.map((line) => textSize(line, weights.name, size));
  const figure = textSize(value || '0', weights.value, size);
  const widths = all.map(({ width }) => width);
  if (value) {
    const last = widths.pop() ?? 0;
    widths.push(last + (last > 0 ? valueGap : 0) + figure.width);
  }
  return {
    width: Math.max(...widths) + 2, // half of the halo on either side
    ascent: figure.ascent,
    descent: figure.descent,
    rest: (lines.length - 1) * size * lineHeight,
  };
}

const preferring = (spots: readonly Spot[], better: (spot: Spot) => boolean): Spot[] => [
  ...spots.filter(better),
  ...spots.filter((spot) => !better(spot)),
];

/** Where it was drawn, then around the token. */
function spotsOf(shape: TerritoryShape, extent: Extent, lettering: Lettering): Spot[] {
  const { token } = lettering;
  const bounds = grown(roomOf(shape.id, lettering), token);
  const around = spotsAround(bounds, extent);
  const dx = shape.label[0] - shape.token[0];
  const dy = shape.label[1] - shape.token[1];
  if (Math.abs(dx) >= beside) {
    const side = dx < 0 ? 'end' : 'start';
    const drawn = { x: dx * token, y: dy * token - extent.rest / 2, leader: true } as const;
    return [{ ...drawn, anchor: side }, ...preferring(around, ({ anchor }) => anchor === side)];
  }
  if (Math.abs(dy) > usualDistance) {
    return [{ x: 0, y: dy * token, anchor: 'middle' }, ...around];
  }
  return dy < 0 ? preferring(around, ({ x, y }) => x === 0 && y < 0) : around;
}

function nameWish(shape: TerritoryShape, lettering: Lettering): Wish {
  const lines = lettering.names ? linesOf(lettering.names(shape.id)) : [''];
  const value = lettering.values ? String(shape.value) : '';
  const extent = extentOf(lines, value, lettering.size);
  const at: Point = [shape.token[0] * lettering.zoom, shape.token[1] * lettering.zoom];
  return { key: shape.id, at, extent, spots: spotsOf(shape, extent, lettering) };
}

const pillExtent: Extent = { width: pill.width, ascent: pill.height, descent: 0, rest: 0 };

function pillWish({ id, label: [x, y] }: ContinentShape, zoom: number): Wish {
  const spot = (dx: number, dy: number): Spot => ({ x: dx, y: dy, anchor: 'middle' });
  const at: Point = [x * zoom, y * zoom];
  const nearby = [spot(0, 0), spot(0, -24), spot(0, 24), spot(-34, 0), spot(34, 0)];
  return { key: `pill ${id}`, at, extent: pillExtent, spots: nearby };
}

function plateWish({ id, label }: ContinentShape, lettering: Lettering, at: Spot): Wish {
  const text = lettering.continentNames(id).toLocaleUpperCase();
  const { width, ascent, descent } = textSize(text, weights.plate, plateSize);
  const wide = width + text.length * plateSpacing + 2;
  const extent: Extent = { width: wide, ascent, descent, rest: 0 };
  const around = spotsAround(boxAt({ at: [0, 0], extent: pillExtent }, at), extent);
  const { zoom } = lettering;
  return {
    key: `plate ${id}`,
    at: [label[0] * zoom, label[1] * zoom],
    extent,
    spots: around.map((spot) => (spot.anchor === 'middle' ? { ...spot, x: at.x } : spot)),
  };
}

export function captionText(west: boolean, name: string): string {
  return west ? `◂ ${name}` : `${name} ▸`;
}

function captionWishes(lettering: Lettering): Wish[] {
  const { geometry, zoom, captions } = lettering;
  return (geometry.arrows ?? []).map(({ to, at }, i) => {
    const west = at[0] < geometry.width / 2;
    const text = captionText(west, captions(to));
    const { width, ascent, descent } = textSize(text, weights.caption, captionSize);
    const x = west ? 5 : -5;
    const anchor = west ? 'start' : 'end';
    return {
      key: `caption ${i}`,
      at: [at[0] * zoom, at[1] * zoom],
      extent: { width: width + 2, ascent, descent, rest: 0 },
      spots: [
        { x, y: -7, anchor },
        { x, y: 7 + ascent, anchor },
      ],
    };
  });
}

/** Where everything stands that has room. */
export function lettered(lettering: Lettering): ReadonlyMap<string, Spot> {
  const { geometry, zoom, first } = lettering;
  const bounds = grown(lettering.frame, zoom);
  const things = thingsOn(lettering);
  const wanted = lettering.names || lettering.values ? geometry.territories : [];
  const names = wanted.map((shape) => ({
    ...nameWish(shape, lettering),
    urgent: first.includes(shape.id),
  }));
  const pills = geometry.continents.map((continent) => pillWish(continent, zoom));
  const wishes = [...pills, ...names, ...captionWishes(lettering)];
  const found = placed(wishes, { taken: things, bounds });
  const written = wishes.flatMap((wish) => {
    const spot = found.get(wish.key);
    return spot ? [boxAt(wish, spot)] : [];
  });
  const plates = geometry.continents.flatMap((continent) => {
    const at = found.get(`pill ${continent.id}`);
    return at ? [plateWish(continent, lettering, at)] : [];
  });
  const titles = placed(plates, { taken: [...things, ...written], bounds });
  return new Map([...found, ...titles]);
}
