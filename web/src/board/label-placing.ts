// Where names can stand: each in the first of its spots that is free, in the order in which they
// are wished for; one that finds none is not shown. All in pixels of the screen.
import type { Point } from './geometry';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Anchor = 'start' | 'middle' | 'end';

/** Where the first line stands, from the point that the text belongs to: its end and its baseline. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly anchor: Anchor;
  readonly leader?: boolean; // so far off that a line leads there
}

/** How much room a text takes. */
export interface Extent {
  readonly width: number;
  readonly ascent: number; // of the first line
  readonly descent: number; // of the last line
  readonly rest: number; // from the first baseline to the last
}

export interface Wish {
  readonly key: string;
  readonly at: Point;
  readonly extent: Extent;
  readonly spots: readonly Spot[]; // the best first
  readonly urgent?: boolean; // before the others, wherever it can be
}

const apart = 1; // pixels between what must not touch

export function boxAt({ at, extent }: Pick<Wish, 'at' | 'extent'>, spot: Spot): Box {
  const before = { start: 0, middle: extent.width / 2, end: extent.width }[spot.anchor];
  const left = at[0] + spot.x - before;
  const baseline = at[1] + spot.y;
  return {
    left,
    right: left + extent.width,
    top: baseline - extent.ascent,
    bottom: baseline + extent.rest + extent.descent,
  };
}

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right + apart &&
  b.left < a.right + apart &&
  a.top < b.bottom + apart &&
  b.top < a.bottom + apart;

const inside = (a: Box, b: Box): boolean =>
  a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;

interface Standing {
  readonly wish: Wish;
  readonly spot: Spot;
  readonly box: Box;
}

/** What stands where so far. */
class Ground {
  readonly standing = new Map<string, Standing>();
  readonly #taken: readonly Box[];
  readonly #bounds: Box;

  constructor(taken: readonly Box[], bounds: Box) {
    this.#taken = taken;
    this.#bounds = bounds;
  }

  /** In the first of the spots that is free. */
  settle(wish: Wish, spots: readonly Spot[]): boolean {
    for (const spot of spots) {
      const box = boxAt(wish, spot);
      if (!this.#open(box) || this.#inTheWay(box).length > 0) continue;
      this.standing.set(wish.key, { wish, spot, box });
      return true;
    }
    return false;
  }

  /** Where one other stands that can stand elsewhere. */
  squeeze(wish: Wish): void {
    for (const spot of wish.spots) {
      const box = boxAt(wish, spot);
      const [other, ...more] = this.#open(box) ? this.#inTheWay(box) : [];
      if (!other || more.length > 0 || other.wish.urgent) continue;
      this.standing.delete(other.wish.key);
      this.standing.set(wish.key, { wish, spot, box });
      if (this.settle(other.wish, other.wish.spots)) return;
      this.standing.delete(wish.key);
      this.standing.set(other.wish.key, other);
    }
  }

  #open(box: Box): boolean {
    return inside(box, this.#bounds) && !this.#taken.some((other) => meet(box, other));
  }

  #inTheWay(box: Box): Standing[] {
    return [...this.standing.values()].filter((other) => meet(box, other.box));
  }
}

/** The spot of each that has one. Everybody's best spot counts before anybody's second. */
export function placed(
  wishes: readonly Wish[],
  { taken, bounds }: { readonly taken: readonly Box[]; readonly bounds: Box },
): ReadonlyMap<string, Spot> {
  const ground = new Ground(taken, bounds);
  const left = () => wishes.filter(({ key }) => !ground.standing.has(key));
  for (const wish of wishes) if (wish.urgent) ground.settle(wish, wish.spots);
  for (const wish of left()) ground.settle(wish, wish.spots.slice(0, 1));
  for (const wish of left()) ground.settle(wish, wish.spots.slice(1));
  for (const wish of left()) ground.squeeze(wish);
  return new Map([...ground.standing].map(([key, { spot }]) => [key, spot]));
}

/** The spots around a thing that takes this box around the point. */
export function spotsAround(thing: Box, { ascent, descent, rest }: Extent, gap = 2): Spot[] {
  const below = thing.bottom + gap + ascent;
  const above = thing.top - gap - descent - rest;
  const level = (ascent - descent - rest) / 2;
  const right = thing.right + gap;
  const left = thing.left - gap;
  return [
    { x: 0, y: below, anchor: 'middle' },
    { x: 0, y: above, anchor: 'middle' },
    { x: right, y: level, anchor: 'start' },
    { x: left, y: level, anchor: 'end' },
    { x: thing.left, y: below, anchor: 'start' },
    { x: thing.right, y: below, anchor: 'end' },
    { x: thing.left, y: above, anchor: 'start' },
    { x: thing.right, y: above, anchor: 'end' },
  ];
}
