import { cleanup, fireEvent, screen } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Clock, Settings, TableSeat } from '../../protocol';
import { seatedAt, show } from '../../testing/table';
import { viewWith } from '../../testing/views';
import { menuOf } from '../menu';
import { isMuted, setMuted } from '../muted';
import { ActionPanel } from '../panels/action-panel';
import { AbsenceBanners } from './absence-banners';
import { AwayPanel } from './away-panel';
import { newsOf } from './notices';
import { SeatMenu } from './seat-menu';
import { StopBanner } from './stop';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  menuOf.value = null;
});

const board = viewWith({ china: { owner: 's1', armies: 6 }, siam: { owner: 's2', armies: 2 } });
const still: Clock = {
  kind: 'none',
  paused: false,
  waits: false,
  now_ms: 0,
  table_runs: false,
  charged: [],
};

interface Told {
  readonly seats?: Partial<Record<'s1' | 's2', Partial<TableSeat>>>;
  readonly clock?: Partial<Clock>;
  readonly settings?: Partial<Settings>;
  readonly viewer?: 's1' | 'spectator';
  readonly host?: string;
}

/** The table of s1, told something of s1 and s2. */
function tableWith({ seats = {}, clock = {}, settings = {}, viewer = 's1' }: Told) {
  const at = seatedAt({ view: board, viewer, settings });
  const table = at.room.table.value;
  if (!table) throw new Error('there is no table');
  at.room.table.value = {
    ...table,
    seats: table.seats.map((line) => ({ ...line, ...seats[line.seat as 's1' | 's2'] })),
  };
  at.room.clock.value = { clock: { ...still, ...clock }, atMs: performance.now() };
  return at;
}

function answering(body: string, status = 200) {
  return vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(
      new Response(body, { status, headers: { 'content-type': 'application/json' } }),
    );
}

const gone = { s2: { online: false } };
const waited = { absent: { s2: { left_ms: 45_000 } } };

describe('somebody who is not there', () => {
  it('is waited for in sight of all, who hear what happens then', () => {
    const cases = {
      bot: 'the computer plays in',
      neutral: 'become neutral, for good, in',
      vote: 'you decide what to do in',
      nobody: 'the judge is called in',
    } as const;
    for (const viewer of ['s1', 'spectator'] as const) {
      for (const [quitters, text] of Object.entries(cases)) {
        const settings = { quitters: quitters as keyof typeof cases };
        show(tableWith({ seats: gone, clock: waited, settings, viewer }), <AbsenceBanners />);
        screen.getByText(new RegExp(`Player 2 is away: .*${text}`));
        expect(screen.getByRole('timer').textContent).toBe('0:45');
        cleanup();
      }
    }
  });

  it('is no longer waited for once back, whatever the clock said before', () => {
    show(tableWith({ seats: { s2: { online: true } }, clock: waited }), <AbsenceBanners />);
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('is voted on by those who play, and a refusal is shown', async () => {
    const asked = answering('{"error":{"reason":"no_vote"}}', 409);
    const vote = [{ seat: 's3', vote: 'wait' }] as const;
    const seats = { s2: { online: false, vote } };
    const settings = { quitters: 'vote' } as const;
    show(tableWith({ seats, clock: waited, settings }), <AbsenceBanners />);
    screen.getByRole('button', { name: 'We wait (1)' });
    fireEvent.click(screen.getByRole('button', { name: 'Neutral for good' }));
    await screen.findByText('There is no vote on this seat.');
    expect(asked.mock.calls[0]?.[0]).toBe('/api/tables/ABC234/absence');
    expect(asked.mock.calls[0]?.[1]?.body).toBe('{"seat":"s2","vote":"neutral"}');
    cleanup();
    show(tableWith({ seats, clock: waited, settings, viewer: 'spectator' }), <AbsenceBanners />);
    for (const button of screen.getAllByRole('button')) {
      expect((button as HTMLButtonElement).disabled).toBe(true);
    }
  });
});

describe('a seat that the computer plays', () => {
  it('is taken back with one tap, as long as it can be', () => {
    const cases = [
      ['time', 'Time is up: the computer plays', 1],
      ['spent', 'Time is up: the computer plays', 0],
      ['absent', 'You were away: the computer plays', 1],
      ['left', 'You left your seat: the computer plays', 1],
    ] as const;
    for (const [stand_in, title, buttons] of cases) {
      const asked = answering('{}');
      show(tableWith({ seats: { s1: { away: true, stand_in } } }), <AwayPanel />);
      screen.getByText(title);
      const found = screen.queryAllByRole('button', { name: 'Take it back' });
      expect(found).toHaveLength(buttons);
      for (const button of found) fireEvent.click(button);
      expect(asked.mock.calls.map(([path]) => path)).toEqual(
        buttons ? ['/api/tables/ABC234/sit'] : [],
      );
      cleanup();
      vi.restoreAllMocks();
    }
  });

  it('has no panel that could act, nor has a table whose clock is stopped', () => {
    const attack = { ...tableWith({}) };
    expect(attack.helm.task.value).toBe('attack');
    for (const told of [{ seats: { s1: { away: true } } }, { clock: { paused: true } }]) {
      const at = tableWith(told);
      expect(at.helm.task.value).toBe('wait');
      show(at, <ActionPanel />);
      expect(document.querySelector('.panel-title.mine')).toBeNull();
      cleanup();
    }
  });

  it('says that it may become neutral, and that it is', () => {
    const settings = { quitters: 'neutral' } as const;
    const seats = { s1: { away: true, stand_in: 'absent' } } as const;
    const at = tableWith({ seats, settings });
    show(at, <AwayPanel />);
    screen.getByText(/become neutral, for good/);
    cleanup();
    const own = board.seats.s1;
    if (!own) throw new Error('there is no seat');
    at.room.view.value = {
      ...board,
      seats: { ...board.seats, s1: { ...own, standing: 'withdrawn' } },
    };
    show(at, <AwayPanel />);
    screen.getByText('Your seat is neutral');
    expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
  });
});

describe('what became of people', () => {
  it('is told once, and not of oneself', () => {
    const { room } = tableWith({});
    const table = room.table.value;
    if (!table) throw new Error('there is no table');
    const lines = table.seats.map((line) => ({ ...line, player_id: line.seat.slice(1) }));
    const with2 = (changed: Partial<TableSeat>) => ({
      ...table,
      seats: lines.map((line) => (line.seat === 's2' ? { ...line, ...changed } : line)),
    });
    const before = with2({});
    const absent = with2({ away: true, stand_in: 'absent' });
    expect(newsOf(room, before, absent)).toEqual([
      'The computer plays for Player 2, who can come back at any time.',
    ]);
    expect(newsOf(room, absent, absent)).toEqual([]);
    expect(newsOf(room, absent, before)).toEqual(['Player 2 is back at the table.']);
    expect(newsOf(room, before, with2({ away: true, stand_in: 'time' }))).toEqual([
      'Time is up for Player 2: the computer finishes the turn.',
    ]);
    expect(newsOf(room, before, with2({ would_go_on: true }))).toEqual([
      'Player 2 wants to go on: the game continues.',
    ]);
    expect(newsOf(room, before, { ...before, host: '3' })).toEqual(['Player 3 is the host now.']);
    room.viewer.value = 's2';
    expect(newsOf(room, before, absent)).toEqual([]);
  });
});

describe('the menu of a player', () => {
  it('mutes them for oneself, at this table, until one changes it', () => {
    localStorage.clear();
    setMuted('ABC234', 's2', false);
    menuOf.value = 's2';
    show(tableWith({}), <SeatMenu />);
    fireEvent.click(screen.getByRole('button', { name: /Player 2/ }));
    expect(isMuted('ABC234', 's2')).toBe(true);
    expect(isMuted('XYZ234', 's2')).toBe(false);
    expect(localStorage.getItem('kamchatka.muted')).toContain('"ABC234":["s2"]');
    setMuted('ABC234', 's2', false);
    expect(localStorage.getItem('kamchatka.muted')).toBe('{}');
  });

  it('leaves the seat at once, but asks first where that is for good', async () => {
    for (const quitters of ['bot', 'neutral'] as const) {
      const asked = answering('{}');
      menuOf.value = 's1';
      show(tableWith({ settings: { quitters } }), <SeatMenu />);
      const neutral = quitters === 'neutral';
      const label = neutral ? 'Leave the seat' : 'Leave the seat to the computer';
      fireEvent.click(screen.getByRole('button', { name: label }));
      expect(asked).toHaveBeenCalledTimes(neutral ? 0 : 1);
      if (neutral) screen.getByText('Leave the seat?');
      cleanup();
      vi.restoreAllMocks();
    }
  });
});

describe('somebody who would stop the game', () => {
  it('is answered with one tap either way, and a refusal is shown', async () => {
    for (const [name, agree] of [
      ['Agreed', true],
      ['Play on', false],
    ] as const) {
      const asked = answering('{"error":{"reason":"table_not_running"}}', 409);
      show(tableWith({ seats: { s2: { would_stop: true } } }), <StopBanner />);
      fireEvent.click(screen.getByRole('button', { name }));
      expect(asked.mock.calls[0]?.[1]?.body).toBe(`{"agree":${agree}}`);
      await screen.findByText('The game is not under way.');
      cleanup();
      vi.restoreAllMocks();
    }
  });
});
