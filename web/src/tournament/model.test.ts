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

const typed = (text: string) => readTyped(text, 100, 86);

describe('a name on the wall', () => {
  it('begins with the whole surname where that is known', () => {
    expect(surnameFirst('Ana Garcia Lopez', 'Garcia Lopez')).toBe('Garcia Lopez Ana');
    expect(surnameFirst('Garcia Lopez Ana', 'Garcia Lopez')).toBe('Garcia Lopez Ana');
    expect(surnameFirst('Ana Garcia Lopez')).toBe('Lopez Ana Garcia');
    expect(surnameFirst('Ana Lopez', 'Altro')).toBe('Lopez Ana');
  });
});

describe('results as they are typed', () => {
  it('are points, with a comma or a point for ties', () => {
    expect(typed(' 45 ')).toEqual({ points: '45', fate: 'played', out: 0, objective: false });
    expect(typed('44,2')?.points).toBe('44.2');
    expect(typed('44.21')?.points).toBe('44.21');
    expect(typed('44.211')).toBeNull();
  });
  it('are the objective, exits and withdrawals', () => {
    expect(typed('o')).toMatchObject({ points: '100', objective: true });
    expect(readTyped('o', 86, 86)).toMatchObject({ points: '86', objective: true });
    expect(typed('ot')).toMatchObject({ points: '86', objective: true, late: true });
    expect(typed('41ot')).toMatchObject({ points: '41', objective: true, late: true });
    expect(readTyped('ot', 100, 0)).toBeNull();
    expect(typed('x2')).toMatchObject({ points: '0', fate: 'eliminated', out: 2 });
    expect(typed('E1')).toMatchObject({ fate: 'excluded', out: 1 });
    expect(typed('30r')).toMatchObject({ points: '30', fate: 'withdrawn' });
    expect(typed('x')).toBeNull();
    expect(typed('')).toBeNull();
  });
  it('make a table when all are there', () => {
    expect(resultLines([1, 2], ['45', ''].map(typed))).toBeNull();
    expect(resultLines([1, 2], ['45', 'x1'].map(typed))?.[1]).toMatchObject({ player: 2, out: 1 });
    expect(sumOf(['45', '30.5', 'x1', 'o'].map(typed))).toBe(75);
    expect(nextOut(['45', 'x1', ''].map(typed))).toBe(2);
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
    ends_at: 6460,
    tables: [],
  } satisfies DeskRound;
  const detail = { suspended: undefined } as unknown as TournamentDetail;
  it('runs to the end the server says, and stands still while suspended', () => {
    expect(secondsLeft(detail, round, 1_600_000)).toBe(6460 - 1600);
    const suspended = { suspended: { since: 1100, reason: 'luce' } } as TournamentDetail;
    expect(secondsLeft(suspended, round, 9_000_000)).toBe(6460 - 1100);
    const { ends_at: _, ...before } = round;
    expect(secondsLeft(detail, before, 1_600_000)).toBeNull();
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
