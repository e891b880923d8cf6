import { describe, expect, it } from 'vitest';
import type { TournamentFormat } from '../protocol.gen';
import { hasFinals, moved, withAll, withFinals, withFirst, withRow } from './format-model';

const open: TournamentFormat = {
  name: 'Open',
  stages: [{ kind: 'standings', rounds: 3, minutes: 90, scoring: { formula: 'points' } }],
};

describe('a format that is changed', () => {
  it('gets semifinals and a final, and loses them', () => {
    const finals = withFinals(open, true);
    expect(finals.stages.map((stage) => stage.kind)).toEqual(['standings', 'semifinal', 'final']);
    expect(finals.stages[2]).toMatchObject({ rounds: 1, minutes: 90, sizes: 'fours' });
    expect(finals.thresholds?.length).toBe(1);
    expect(withFinals(finals, true)).toBe(finals);
    const back = withFinals(finals, false);
    expect(hasFinals(back)).toBe(false);
    expect(back.thresholds).toEqual([]);
  });
  it('changes one stage, or all of them', () => {
    const finals = withFinals(open, true);
    expect(withFirst(finals, { rounds: 2 }).stages.map((each) => each.rounds)).toEqual([2, 1, 1]);
    const longer = withAll(finals, { minutes: 105 });
    expect(longer.stages.map((each) => each.minutes)).toEqual([105, 105, 105]);
  });
  it('gets one threshold more, from more players on', () => {
    const rows = withRow(withRow([]));
    expect(rows.map((row) => row.players_min)).toEqual([0, 20]);
  });
  it('orders what matters more before what matters less', () => {
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  });
});
