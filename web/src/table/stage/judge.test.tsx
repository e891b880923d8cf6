import { cleanup, fireEvent, screen } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Clock, TableSeat } from '../../protocol';
import { seatedAt, show } from '../../testing/table';
import { viewWith } from '../../testing/views';
import { JudgeBanner, JudgeButton, JudgeDialog } from './judge';

afterEach(cleanup);

const board = viewWith({ china: { owner: 's1', armies: 6 }, siam: { owner: 's2', armies: 2 } });

interface Told {
  readonly event?: string;
  readonly seat?: Partial<TableSeat>; // of s2
  readonly clock?: Partial<Clock>;
  readonly viewer?: 's1' | 's2' | 'spectator';
}

function tableOfATournament({ event = 'TORNEO', seat = {}, clock = {}, viewer = 's1' }: Told) {
  const view = { ...board, awaiting: ['s2'] as const };
  const at = seatedAt({ view, viewer, settings: { tournament: true } });
  const table = at.room.table.value;
  if (!table) throw new Error('there is no table');
  at.room.table.value = {
    ...table,
    ...(event ? { event } : {}),
    seats: table.seats.map((each) => (each.seat === 's2' ? { ...each, ...seat } : each)),
  };
  const still: Clock = {
    kind: 'table',
    paused: false,
    waits: false,
    now_ms: 0,
    table_runs: false,
    charged: [],
  };
  at.room.clock.value = { clock: { ...still, ...clock }, atMs: 0 };
  return at;
}

describe('the judge at a table', () => {
  it('is called by a seat of a tournament, and by nobody else', () => {
    const cases = [
      [{ viewer: 's2' }, 1],
      [{ viewer: 'spectator' }, 0],
      [{ viewer: 's2', event: '' }, 0],
    ] as const;
    for (const [told, buttons] of cases) {
      show(tableOfATournament(told), <JudgeButton />);
      expect(screen.queryAllByRole('button')).toHaveLength(buttons);
      cleanup();
    }
  });

  it('gets the reason with the call', async () => {
    const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(
      new Response('{"seq":1,"repeated":false}', {
        headers: { 'content-type': 'application/json' },
      }),
    );
    show(
      tableOfATournament({ viewer: 's2' }),
      <>
        <JudgeButton />
        <JudgeDialog />
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Call the judge' }));
    fireEvent.input(await screen.findByLabelText('What for (optional)'), {
      target: { value: 'a die' },
    });
    const buttons = screen.getAllByText('Call the judge');
    fireEvent.click(buttons.at(-1) as HTMLElement);
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    expect(asked.mock.calls[0]?.[0]).toBe('/api/tables/ABC234/judge');
    expect(String(asked.mock.calls[0]?.[1]?.body)).toContain('a die');
  });

  it('is waited for by the table, which says for whom and why', () => {
    const waits = { clock: { waits: true } };
    show(tableOfATournament({ seat: { waits: 'absent' }, ...waits }), <JudgeBanner />);
    expect(screen.getByRole('status').textContent).toContain('Player 2 is absent');
    cleanup();
    show(tableOfATournament({ seat: { waits: 'time' }, ...waits, viewer: 's2' }), <JudgeBanner />);
    expect(screen.getByRole('status').textContent).toContain('Your time is up');
  });

  it('is shown as called and as having come, to the seat that called', () => {
    show(tableOfATournament({ seat: { judge: 'called' }, viewer: 's2' }), <JudgeBanner />);
    expect(screen.getByRole('status').textContent).toContain('was called');
    cleanup();
    show(tableOfATournament({ seat: { judge: 'called' } }), <JudgeBanner />);
    expect(screen.queryByRole('status')).toBeNull();
    cleanup();
    show(tableOfATournament({ seat: { judge: 'answered' }, viewer: 's2' }), <JudgeBanner />);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('lets go of a seat that another device has', () => {
    const at = tableOfATournament({ viewer: 'spectator' });
    at.room.moved.value = true;
    show(at, <JudgeBanner />);
    expect(screen.getByRole('alert').textContent).toContain('moved to another device');
  });
});
