// The small parts of the judge's book: the clock's face, a fair order, sums in words.
import { describe, expect, it } from 'vitest';
import { handedTable, judgeLink } from '../book/judge-link';
import { sumsText } from '../end/closing-pad';
import { below, shuffled } from '../start/shuffle';
import { clockText, leftOf } from './clock-bar';

const clock = {
  minutes: 90,
  recovered: 5,
  before: 60_000,
  since: null,
  starts: 'first_turn' as const,
  callable: false,
};

describe('the clock', () => {
  it('counts down from the minutes of the book and what was recovered', () => {
    expect(leftOf(clock, 0)).toBe(94 * 60_000);
    expect(leftOf({ ...clock, since: 1000 }, 31_000)).toBe(93.5 * 60_000);
  });
  it('never gains from a clock that was set back', () => {
    expect(leftOf({ ...clock, since: 50_000 }, 10_000)).toBe(94 * 60_000);
  });
  it('shows minutes and seconds, and how long it has been up', () => {
    expect(clockText(94 * 60_000)).toBe('94:00');
    expect(clockText(61_500)).toBe('1:02');
    expect(clockText(-5_000)).toBe('−0:05');
  });
});

describe('the deal drawn by the program', () => {
  it('is an order of all of them', () => {
    const items = Array.from({ length: 42 }, (_, index) => index);
    expect(shuffled(items).sort((a, b) => a - b)).toEqual(items);
  });
  it('leaves nothing out and goes nowhere else', () => {
    const seen = new Set(Array.from({ length: 400 }, () => below(6)));
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('closing sums', () => {
  it('are one number or a range', () => {
    expect(sumsText([4])).toBe('4');
    expect(sumsText([2, 3, 4, 5])).toBe('2–5');
  });
});

describe('a table handed over by the desk', () => {
  it('comes with its place and its people', () => {
    const handed = { code: 'ABCDEF', round: 2, table: 7, names: ['Anna', 'Élodie & Co', 'Carla'] };
    const address = new URL(judgeLink(handed), 'https://table.example');
    expect(address.pathname).toBe('/arbitro');
    expect(handedTable(address.search)).toEqual(handed);
    expect(handedTable('')).toBeNull();
  });
});
