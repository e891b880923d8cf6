import { describe, expect, it } from 'vitest';
import type { DeskRound, TournamentDetail } from '../protocol.gen';
import {
  clockText,
  nextOut,
  pagesOf,
  readTyped,
  resultLines,
  secondsLeft,
  sumOf,
  surnameFirst,
} from './model';

describe('results as they are typed', () => {
  it('are points, with a comma or a point for ties', () => {
    expect(readTyped(' 45 ')).toEqual({ points: '45', fate: 'played', out: 0, objective: false });
    expect(readTyped('44,2')?.points).toBe('44.2');
    expect(readTyped('44.21')?.points).toBe('44.21');
    expect(readTyped('44.211')).toBeNull();
  });
  it('are the objective, exits and withdrawals', () => {
    expect(readTyped('o')).toMatchObject({ points: '100', objective: true });
    expect(readTyped('x2')).toMatchObject({ points: '0', fate: 'eliminated', out: 2 });
    expect(readTyped('E1')).toMatchObject({ fate: 'excluded', out: 1 });
    expect(readTyped('30r')).toMatchObject({ points: '30', fate: 'withdrawn' });
    expect(readTyped('x')).toBeNull();
    expect(readTyped('')).toBeNull();
  });
  it('make a table when all are there', () => {
    expect(resultLines([1, 2], ['45', ''])).toBeNull();
    expect(resultLines([1, 2], ['45', 'x1'])?.[1]).toMatchObject({ player: 2, out: 1 });
    expect(sumOf(['45', '30.5', 'x1', 'o'])).toBe(75);
    expect(nextOut(['45', 'x1', ''])).toBe(2);
  });
});

describe('the clock of the hall', () => {
  const round = {
    number: 1,
    stage: 0,
    kind: 'standings',
    complete: false,
    minutes: 90,
    started_at: 1000,
    suspended_s: 60,
    tables: [],
  } satisfies DeskRound;
  const detail = { suspended: undefined } as unknown as TournamentDetail;
  it('runs, stands still while suspended, and gives minutes back', () => {
    expect(secondsLeft(detail, round, null, 1_600_000)).toBe(90 * 60 - 540);
    const suspended = { suspended: { since: 1100, reason: 'luce' } } as TournamentDetail;
    expect(secondsLeft(suspended, round, null, 9_000_000)).toBe(90 * 60 - 40);
    const table = { recovery_minutes: 5 } as never;
    expect(secondsLeft(detail, round, table, 1_600_000)).toBe(95 * 60 - 540);
  });
  it('is read from afar', () => {
    expect(clockText(5400)).toBe('1:30:00');
    expect(clockText(65)).toBe('1:05');
    expect(clockText(-65)).toBe('−1:05');
  });
});

it('people find themselves by surname', () => {
  expect(surnameFirst('Anna Neri')).toBe('Neri Anna');
  expect(surnameFirst('Niccolò De Luca')).toBe('De Luca Niccolò');
  expect(surnameFirst('Anna')).toBe('Anna');
});

it('pages are even', () => {
  expect(pagesOf([1, 2, 3, 4, 5], 4).map((page) => page.length)).toEqual([3, 2]);
  expect(pagesOf([], 4)).toEqual([[]]);
});
