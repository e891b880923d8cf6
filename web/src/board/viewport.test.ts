import { describe, expect, it } from 'vitest';
import {
  blended,
  bounded,
  fitted,
  fitZoom,
  opening,
  panned,
  pinched,
  revealed,
  seenAt,
  type Viewport,
  zoomedAt,
} from './viewport';

const board = { width: 1600, height: 937 };
const desktop = { width: 1440, height: 900 };
const sideways = { width: 844, height: 390 };
const upright = { width: 390, height: 700 };
const somewhere: Viewport = { x: -300, y: -120, zoom: 1.4 };

/** The board point seen at a place of the box. */
const under = ({ x, y, zoom }: Viewport, [atX, atY]: readonly [number, number]) => [
  (atX - x) / zoom,
  (atY - y) / zoom,
];

describe('the opening view', () => {
  it('shows the whole board where there is room', () => {
    for (const box of [desktop, { width: 768, height: 460 }]) {
      expect(opening(board, box, [[1500, 100]])).toEqual(fitted(board, box));
    }
    expect(fitZoom(board, desktop)).toBeCloseTo(0.9);
  });
  it('puts what fits in the middle', () => {
    const { x, y } = fitted(board, desktop);
    expect(x).toBeCloseTo(0);
    expect(y).toBeCloseTo((900 - 937 * 0.9) / 2);
  });
  it('fills an upright phone', () => {
    const view = opening(board, upright);
    expect(view.zoom * board.height).toBeCloseTo(upright.height);
    expect(view.x).toBeLessThan(0);
    expect(view.y).toBeCloseTo(0);
  });
  it('looks where most of the places are, and in the middle where there are none', () => {
    const seen = (places: readonly (readonly [number, number])[]) => {
      const view = opening(board, upright, places);
      return places.filter((place) => {
        const [x] = seenAt(view, place);
        return x >= 30 && x <= upright.width - 30;
      });
    };
    const east = [
      [1500, 100],
      [1400, 300],
      [1250, 500],
    ] as const;
    expect(seen([...east, [60, 200]])).toEqual(east);
    expect(seen([[60, 200]])).toHaveLength(1);
    const empty = opening(board, upright);
    expect(under(empty, [195, 350])[0]).toBeCloseTo(800);
    expect(opening(board, upright, [[800, 400]])).toEqual(empty);
  });
});

describe('zooming', () => {
  it('keeps what is under the pointer', () => {
    const at = [500, 240] as const;
    const [x, y] = under(somewhere, at);
    const [nextX, nextY] = under(zoomedAt(somewhere, at, 2.7), at);
    expect(nextX).toBeCloseTo(x ?? 0);
    expect(nextY).toBeCloseTo(y ?? 0);
  });
  it('keeps what is under both fingers', () => {
    const before = [
      [100, 200],
      [300, 260],
    ] as const;
    const after = [
      [60, 180],
      [360, 270],
    ] as const;
    const spread = Math.hypot(300, 90) / Math.hypot(200, 60);
    const next = pinched(somewhere, before, after);
    expect(next.zoom).toBeCloseTo(somewhere.zoom * spread);
    // The fingers turned a little, which a board cannot: their middle is what stays.
    const [x, y] = under(somewhere, [200, 230]);
    const [nextX, nextY] = under(next, [210, 225]);
    expect(nextX).toBeCloseTo(x ?? 0);
    expect(nextY).toBeCloseTo(y ?? 0);
  });
  it('ends at the whole board and at the closest look', () => {
    expect(bounded({ ...somewhere, zoom: 0.01 }, board, desktop)).toEqual(fitted(board, desktop));
    expect(bounded({ ...somewhere, zoom: 99 }, board, desktop).zoom).toBeCloseTo(3.6);
    expect(bounded({ ...somewhere, zoom: 99 }, board, sideways).zoom).toBe(3);
  });
});

describe('panning', () => {
  it('stops at the edges of the board', () => {
    const far = bounded(panned(somewhere, 9999, -9999), board, desktop);
    expect(far.x).toBe(0);
    expect(far.y).toBeCloseTo(desktop.height - board.height * somewhere.zoom);
  });
  it('does nothing while the whole board is seen', () => {
    const whole = fitted(board, desktop);
    expect(bounded(panned(whole, 40, -70), board, desktop)).toEqual(whole);
  });
  it('reveals what has the focus, and goes no farther than that', () => {
    const view: Viewport = { x: 0, y: 0, zoom: 2 };
    const seen = seenAt(revealed(view, [[1200, 300]], desktop, 56), [1200, 300]);
    expect(seen).toEqual([desktop.width - 56, 600]);
    expect(revealed(view, [[300, 200]], desktop, 56)).toEqual(view);
    expect(revealed(view, [], desktop, 56)).toEqual(view);
  });
  it('shows two places at once, and zooms out only where they lie too far apart', () => {
    const both = (places: readonly (readonly [number, number])[]) => {
      const view = revealed({ x: 0, y: 0, zoom: 1.5 }, places, upright, 56);
      for (const place of places) {
        const [x, y] = seenAt(view, place);
        expect(x).toBeGreaterThanOrEqual(55.9);
        expect(x).toBeLessThanOrEqual(upright.width - 55.9);
        expect(y).toBeGreaterThanOrEqual(55.9);
        expect(y).toBeLessThanOrEqual(upright.height - 55.9);
      }
      return view.zoom;
    };
    const near = [
      [700, 400],
      [800, 500],
    ] as const;
    const far = [
      [80, 140],
      [1514, 137],
    ] as const;
    expect(both(near)).toBe(1.5);
    expect(both(far)).toBeCloseTo((390 - 112) / 1434);
  });
});

describe('gliding', () => {
  it('begins and ends where it should', () => {
    const to: Viewport = { x: 10, y: 20, zoom: 3 };
    expect(blended(somewhere, to, 0)).toEqual(somewhere);
    expect(blended(somewhere, to, 1)).toEqual(to);
    expect(blended(somewhere, to, 0.5).zoom).toBeCloseTo(2.2);
  });
});
