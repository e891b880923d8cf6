import { describe, expect, it } from 'vitest';
import type { Point } from './geometry';
import { planisphere } from './planisphere.gen';
import { softened } from './quadrants';
import { curve, decodeArc, pathOf } from './topology';

/** The end points of all lines and curves of a path. */
function corners(path: string): string[] {
  const commands = path.match(/[MLQ][^MLQZ]+/g) ?? [];
  return commands.map((command) => (command.match(/-?[\d.]+/g) ?? []).slice(-2).join(' '));
}

const numbers = (path: string) => path.match(/-?[\d.]+/g)?.map(Number) ?? [];

describe('arcs', () => {
  it('are differences, one letter for the small and three for the large', () => {
    // '#' is -44, 'O' is 0, 'P' is 1; '~' announces two letters.
    const letter = (value: number) => String.fromCharCode(35 + value + (35 + value >= 92 ? 1 : 0));
    const small = (value: number) => letter(value + 44);
    const large = (value: number) =>
      letter(90) + letter(Math.floor((value + 4140) / 91)) + letter((value + 4140) % 91);
    const start = large(1000) + large(1000) + small(20) + small(21);
    const text = start + small(5) + small(-10) + large(-600) + small(44);
    expect(decodeArc(text)).toEqual([
      [400, 8.2],
      [401, 6.2],
      [281, 15],
    ]);
  });

  it('are the same curve from both sides', () => {
    const arc: Point[] = [
      [0, 0],
      [10, 0],
      [10, 10],
      [30, 12],
      [31, 40],
    ];
    const there = corners(`M0 0${curve(arc)}`);
    const back = corners(`M31 40${curve(arc.toReversed())}`);
    expect(back.toReversed()).toEqual(there);
  });

  it('round a corner by at most half of its sides', () => {
    expect(
      curve([
        [0, 0],
        [2, 0],
        [2, 20],
      ]),
    ).toBe('L1 0Q2 0 2 2.4L2 20');
  });

  it('make rings, forwards and backwards', () => {
    const arcs: Point[][] = [
      [
        [0, 0],
        [10, 0],
      ],
      [
        [0, 0],
        [5, 9],
        [10, 0],
      ],
    ];
    expect(pathOf([[1, ~0]], arcs)).toBe('M0 0L3.8 6.9Q5 9 6.2 6.9L10 0L0 0Z');
  });
});

describe('the planisphere', () => {
  it('is drawn in full', () => {
    expect(planisphere.territories).toHaveLength(42);
    expect(planisphere.continents).toHaveLength(6);
    expect(planisphere.links).toHaveLength(25);
    for (const { id, path } of planisphere.territories) {
      expect(path, id).toMatch(/^M[-\d. MLQZ]+Z$/);
      expect(numbers(path).every(Number.isFinite), id).toBe(true);
    }
  });
  it('stays on the board', () => {
    for (const { path } of planisphere.territories) {
      expect(Math.min(...numbers(path))).toBeGreaterThanOrEqual(0);
      expect(Math.max(...numbers(path))).toBeLessThanOrEqual(planisphere.width);
    }
  });
});

describe('boards of quadrants', () => {
  const square = 'M0 0l40 0 0 40 -40 0z';
  const beside = 'M40 0l40 0 0 40 -40 0z';
  const board = {
    id: 'two',
    width: 80,
    height: 40,
    territories: [square, beside].map((path, i) => ({
      id: String(i),
      continent: 'c',
      path,
      token: [20, 20] as const,
      label: [20, 30] as const,
      value: 1,
    })),
    continents: [{ id: 'c', outline: 'M0 0h80', label: [0, 0] as const, bonus: 2 }],
    links: [],
  };

  it('are rounded, but not where three borders meet', () => {
    const [one, other] = softened(board).territories;
    expect(one?.path).toBe('M40 0L40 40L2.4 40Q0 40 0 37.6L0 2.4Q0 0 2.4 0L40 0Z');
    expect(corners(other?.path ?? '')).toEqual(expect.arrayContaining(['40 0', '40 40']));
  });
  it('keep paths of another kind', () => {
    expect(softened(board).continents[0]?.outline).toBe('M0 0h80');
  });
});
