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
const legible = 0.4; // below this the whole board is too small to begin with

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

/** What to show first: all of it, or where that would be too small, the middle filling the box. */
export function opening(board: Size, box: Size): Viewport {
  const whole = fitted(board, box);
  if (whole.zoom >= legible) return whole;
  const zoom = Math.max(box.width / board.width, box.height / board.height);
  return bounded(
    {
      x: middleOf(board.width * zoom, box.width),
      y: middleOf(board.height * zoom, box.height),
      zoom,
    },
    board,
    box,
  );
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

/** Panned just so far that the board point is seen at least `margin` inside the box. */
export function revealed(view: Viewport, place: Point, box: Size, margin: number): Viewport {
  const [x, y] = seenAt(view, place);
  const correction = (at: number, length: number): number =>
    Math.max(0, margin - at) - Math.max(0, at - (length - margin));
  return panned(view, correction(x, box.width), correction(y, box.height));
}

/** Part of the way from one to another: the point in the middle of the box goes straight. */
export function blended(from: Viewport, to: Viewport, part: number): Viewport {
  const mix = (a: number, b: number): number => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), zoom: mix(from.zoom, to.zoom) };
}
