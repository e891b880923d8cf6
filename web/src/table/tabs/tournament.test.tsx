import { cleanup, screen } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { View } from '../../protocol';
import { clauses } from '../../testing/clauses';
import { seatedAt, show } from '../../testing/table';
import { viewWith } from '../../testing/views';
import { AttackPanel } from '../panels/attack-panel';
import { ChatTab } from './chat-tab';
import { MineTab } from './mine-tab';

afterEach(cleanup);

const board = viewWith({
  china: { owner: 's1', armies: 6 },
  siam: { owner: 's2', armies: 2 },
});
const mine: View = {
  ...board,
  seats: { ...board.seats, s1: { ...board.seats.s1, objective: 'lupo', hand: [] } as never },
};
const reckoning = { points: { s1: { inside: 7, outside: 0 } } };
const attack = { type: 'attack', from: 'china', to: 'siam', dice: 3 } as const;

describe('a tournament table', () => {
  it('has no chat, whatever its chat setting says', () => {
    clauses('PR-14n', 'TK-R10c');
    const at = seatedAt({ view: board, settings: { chat: true, tournament: true } });
    show(at, <ChatTab />);
    expect(screen.getByText('Chat is off at this table.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryAllByRole('button')).toHaveLength(0);
  });

  it('shows no odds and asks the server for none', () => {
    clauses('TK-R10b');
    const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('not here'));
    const at = seatedAt({ view: board, options: [attack], settings: { tournament: true } });
    at.helm.selected.value = 'china';
    at.helm.target.value = 'siam';
    show(at, <AttackPanel />);
    expect(screen.getByText('Throw 3 dice')).toBeTruthy();
    expect(screen.queryByText('Chance of conquest')).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });

  it('shows no points and no objective on the board', () => {
    clauses('TK-R10b');
    const at = seatedAt({ view: mine, reckoning, settings: { tournament: true } });
    show(at, <MineTab />);
    expect(screen.getByText('Wolf')).toBeTruthy();
    expect(screen.queryByText(/Points now/)).toBeNull();
    expect(screen.queryByText('Show on the board')).toBeNull();
  });
});

describe('a table with aids', () => {
  it('asks for the odds of the battle in hand, and shows points and objective', async () => {
    const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(
      new Response(JSON.stringify({ conquer: 0.75, attackers_left: 4.2 }), {
        headers: { 'content-type': 'application/json' },
      }),
    );
    const at = seatedAt({ view: board, options: [attack] });
    at.helm.selected.value = 'china';
    at.helm.target.value = 'siam';
    show(at, <AttackPanel />);
    expect(await screen.findByText('75%')).toBeTruthy();
    expect(asked.mock.calls[0]?.[0]).toBe('/api/odds?ruleset=challenge&attack=6&defence=2');
    show(seatedAt({ view: mine, reckoning }), <MineTab />);
    expect(screen.getByText(/Points now/)).toBeTruthy();
    expect(screen.getByText('Show on the board')).toBeTruthy();
  });
});
