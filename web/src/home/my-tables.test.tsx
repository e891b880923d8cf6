import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { en } from '../i18n/en';
import { enPages } from '../i18n/en-pages';
import { setWords } from '../i18n/words';
import { me } from '../lib/session';
import { language } from '../lib/settings';
import type { Seat, TableSummary } from '../protocol';
import { isDue, MyTables, placeOf } from './my-tables';

const seat = (number: number, player: string) => ({
  seat: `s${number}` as Seat,
  kind: 'player' as const,
  name: `Player ${player}`,
  player_id: player,
  online: false,
  away: false,
  muted: false,
});

function table(code: string, more: Partial<TableSummary>): TableSummary {
  return {
    code,
    ruleset: 'challenge',
    board: 'classic',
    state: 'playing',
    visibility: 'private',
    tournament: false,
    spectators: true,
    clock: 'none',
    seats: [seat(1, '7'), seat(2, '8'), seat(3, '9')],
    host_name: '',
    round: 3,
    awaited: [],
    created_ms: 0,
    ...more,
  };
}

const mine = table('MINE22', { awaited: ['s2'] });
const theirs = table('THEM22', { awaited: ['s1'] });
const over = table('OVER22', {
  state: 'ended',
  ended_ms: 1_700_000_000_000,
  result: { cause: 'points', winner: 's3', places: [3, 2, 1] },
});
const rematch = table('AGAIN2', {
  state: 'lobby',
  round: 0,
  seats: [seat(1, '7'), { ...seat(2, '8'), kind: 'open' }],
});
const stopped = table('STOP22', { state: 'abandoned' });

describe('my tables', () => {
  beforeEach(() => {
    language.value = 'en';
    setWords(en, enPages);
    me.value = { id: '8', name: 'Player 8', kind: 'guest' } as never;
  });
  afterEach(cleanup);

  it('wait for me where it is my go, and nowhere else', () => {
    expect([mine, theirs, over, stopped].map(isDue)).toEqual([true, false, false, false]);
  });

  it('have the place that is mine', () => {
    expect([over, mine, stopped].map(placeOf)).toEqual([2, null, null]);
    me.value = { id: '5', name: 'Watcher', kind: 'guest' } as never;
    expect(placeOf(over)).toBeNull();
  });

  it('are listed with those that wait for me first, then how the others ended', () => {
    render(<MyTables tables={[theirs, over, rematch, mine, stopped]} rulesets={[]} />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/t/MINE22',
      '/t/AGAIN2',
      '/t/THEM22',
      '/replay/OVER22',
    ]);
    expect(links[0]?.textContent).toContain('Your turn');
    expect(links[1]?.textContent).toContain('Rematch');
    expect(links[2]?.textContent).toContain('Player 7');
    expect(links[3]?.textContent).toContain('place 2 of 3');
    expect(links[3]?.textContent).toContain(en.table.result.cause.points);
  });

  it('are not mentioned where there are none', () => {
    const { container } = render(<MyTables tables={[stopped]} rulesets={[]} />);
    expect(container.textContent).toBe('');
  });
});
