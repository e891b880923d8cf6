// Zoom and pan as arithmetic. A board point p is seen at p * zoom + (x, y) in the box.
import type { Point } from './geometry';

export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly zoom: number; // pixels of the screen in one of the board
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const closest = 4; // times the fitting zoom, and
const detailMax = 3; // pixels in one of the board, whichever is more
const legible = 0.42; // below this the whole board is too small to begin with
const openingMargin = 30;

/** The zoom at which the whole board is seen. */
export function fitZoom(board: Size, box: Size): number {
  return Math.min(box.width / board.width, box.height / board.height);
}

const middleOf = (length: number, box: number): number => (box - length) / 2;

/** The whole board in the middle of the box. */
export function fitted(board: Size, box: Size): Viewport {
  const zoom = fitZoom(board, box);
  return {
    x: middleOf(board.width * zoom, box.width),
    y: middleOf(board.height * zoom, box.height),
    zoom,
  };
}

/** The offset at which most of the places along an axis are well inside the box; nearest to the middle. */
function offsetShowing(places: readonly number[], length: number, box: number): number {
  const middle = middleOf(length, box);
  const edge = Math.min(openingMargin, box / 4);
  const seen = (offset: number): number =>
    places.filter((at) => at + offset >= edge && at + offset <= box - edge).length;
  return places
    .flatMap((at) => [edge - at, box - edge - at])
    .map((offset) => boundedAxis(offset, length, box))
    .reduce((best, offset) => {
      const more = seen(offset) - seen(best);
      const nearer = Math.abs(offset - middle) < Math.abs(best - middle);
      return more > 0 || (more === 0 && nearer) ? offset : best;
    }, middle);
}

/**
 * What to show first: all of it, or where that would be too small as much as fills the box, with
 * most of the places in it.
 */
export function opening(board: Size, box: Size, places: readonly Point[] = []): Viewport {
  const whole = fitted(board, box);
  if (whole.zoom >= legible) return whole;
  const zoom = Math.max(box.width / board.width, box.height / board.height);
  const along = (axis: 0 | 1, length: number, room: number): number =>
    offsetShowing(
      places.map((place) => place[axis] * zoom),
      length * zoom,
      room,
    );
  return {
    x: along(0, board.width, box.width),
    y: along(1, board.height, box.height),
    zoom,
  };
}

function boundedAxis(offset: number, length: number, box: number): number {
  if (length <= box) return middleOf(length, box);
  return Math.min(0, Math.max(box - length, offset));
}

/** Within the zooms allowed, and never beyond the edges of the board. */
export function bounded(view: Viewport, board: Size, box: Size): Viewport {
  const least = fitZoom(board, box);
  const most = Math.max(least * closest, detailMax);
  const zoom = Math.min(most, Math.max(least, view.zoom));
  return {
    x: boundedAxis(view.x, board.width * zoom, box.width),
    y: boundedAxis(view.y, board.height * zoom, box.height),
    zoom,
  };
}

/** Zoomed to `zoom`; what was seen at `at` is still seen there. */
export function zoomedAt(view: Viewport, at: Point, zoom: number): Viewport {
  const factor = zoom / view.zoom;
  return {
    x: at[0] - (at[0] - view.x) * factor,
    y: at[1] - (at[1] - view.y) * factor,
    zoom,
  };
}

export function panned(view: Viewport, dx: number, dy: number): Viewport {
  return { ...view, x: view.x + dx, y: view.y + dy };
}

const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Two fingers went from `before` to `after`. */
export function pinched(
  view: Viewport,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
): Viewport {
  const from = between(...before);
  const to = between(...after);
  const spread = apart(...after) / Math.max(1, apart(...before));
  return zoomedAt(panned(view, to[0] - from[0], to[1] - from[1]), to, view.zoom * spread);
}

/** Where a board point is seen. */
export function seenAt(view: Viewport, [x, y]: Point): Point {
  return [x * view.zoom + view.x, y * view.zoom + view.y];
}

/**
 * Panned just so far that the board points are all seen at least `margin` inside the box, and zoomed
 * out where they lie too far apart for that.
 */
export function revealed(
  view: Viewport,
  places: readonly Point[],
  box: Size,
  margin: number,
): Viewport {
  if (places.length === 0) return view;
  const ends = (axis: 0 | 1): readonly [number, number] => {
    const all = places.map((place) => place[axis]);
    return [Math.min(...all), Math.max(...all)];
  };
  const [left, right] = ends(0);
  const [top, bottom] = ends(1);
  const room = (length: number, span: number): number =>
    span > 0 ? Math.max(1, length - 2 * margin) / span : Number.POSITIVE_INFINITY;
  const most = Math.min(room(box.width, right - left), room(box.height, bottom - top));
  const middle: Point = [box.width / 2, box.height / 2];
  const near = view.zoom > most ? zoomedAt(view, middle, most) : view;
  const correction = (from: number, to: number, length: number): number =>
    Math.max(0, margin - from) - Math.max(0, to - (length - margin));
  const [x0, y0] = seenAt(near, [left, top]);
  const [x1, y1] = seenAt(near, [right, bottom]);
  return panned(near, correction(x0, x1, box.width), correction(y0, y1, box.height));
}

/** Part of the way from one to another: the point in the middle of the box goes straight. */
export function blended(from: Viewport, to: Viewport, part: number): Viewport {
  const mix = (a: number, b: number): number => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), zoom: mix(from.zoom, to.zoom) };
}
