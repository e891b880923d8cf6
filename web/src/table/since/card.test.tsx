import { cleanup, fireEvent, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Chronicle } from '../../game/chronicle';
import { reduce } from '../../game/reduce';
import { pace } from '../../lib/settings';
import type { Event } from '../../protocol';
import { seatedAt, show } from '../../testing/table';
import { viewWith } from '../../testing/views';
import { again } from '../stage/scene';
import { sinceWish } from './asked';
import { SinceCard } from './card';
import { stopReplaying } from './replaying';

const board = viewWith({
  china: { owner: 's1', armies: 6 },
  siam: { owner: 's1', armies: 1 },
  india: { owner: 's2', armies: 9 },
});
const events: readonly Event[] = [
  { type: 'turn_started', round: 1, seat: 's1' },
  { type: 'turn_started', round: 1, seat: 's2' },
  {
    type: 'tris_played',
    seat: 's2',
    cards: ['china', 'siam', 'jolly_1'],
    armies: 8,
    lost: 0,
  } as never,
  { type: 'attack_declared', from: 'india', to: 'siam', dice: 3, ties: 'to_defender' },
  { type: 'dice_rolled', attack: [2, 1, 1], defence: [5] },
  { type: 'armies_lost', territory: 'india', armies: 1 },
  { type: 'attack_declared', from: 'india', to: 'siam', dice: 3, ties: 'to_defender' },
  { type: 'dice_rolled', attack: [6, 4, 2], defence: [5] },
  { type: 'armies_lost', territory: 'siam', armies: 1 },
  { type: 'territory_conquered', territory: 'siam', from: 's1', by: 's2' },
  { type: 'armies_moved', from: 'india', to: 'siam', armies: 3 },
  { type: 'turn_started', round: 2, seat: 's1' },
];

function atTable(told: readonly Event[] = events) {
  const chronicle = new Chronicle();
  let view = board;
  for (const [index, event] of told.entries()) {
    chronicle.add(view, event, index + 1);
    view = reduce(view, event);
  }
  const options = [{ type: 'attack', from: 'china', to: 'siam', dice: 3 }] as const;
  const at = seatedAt({ view: { ...view, phase: 'attack' }, options });
  at.room.chronicle.value = chronicle.passages;
  return at;
}

const isFolded = (folded: boolean) =>
  vi.waitFor(() => expect(screen.getByRole('button', { expanded: !folded })).toBeTruthy());
const attackLine = () => screen.getByRole('button', { name: /India → Siam/ });

describe('the account of the others’ turns', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    sinceWish.value = 'usual';
    pace.value = 'normal';
  });
  afterEach(() => {
    cleanup();
    stopReplaying();
    vi.useRealTimers();
  });

  it('appears in one’s own turn, says what was lost, and who threw how', () => {
    show(atTable(), <SinceCard />);
    const card = screen.getByRole('region', { name: 'Since your last turn' });
    expect(card.textContent).toContain('−1 territory');
    expect(card.textContent).toContain('Lost: Siam');
    expect(card.textContent).toContain('1 attack on you');
    expect(card.textContent).toContain('Player 2');
    expect(attackLine().textContent).toContain('2 throws');
    expect(attackLine().textContent).toContain('lost 1 (expected');
    expect(card.textContent).toContain('8 armies'); // the tris
  });

  it('is not there in the turns of others, unless it is asked for', async () => {
    show(atTable(events.slice(0, -1)), <SinceCard />);
    expect(screen.queryByRole('region')).toBeNull();
    sinceWish.value = 'asked';
    await vi.waitFor(() => expect(screen.getByRole('region')).toBeTruthy());
  });

  it('goes away with one tap, and comes back when asked for', async () => {
    show(atTable(), <SinceCard />);
    fireEvent.click(screen.getByRole('button', { name: 'Close the account' }));
    await vi.waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    sinceWish.value = 'asked';
    await vi.waitFor(() => expect(screen.getByRole('region')).toBeTruthy());
  });

  it('folds into one line that still says the whole', async () => {
    show(atTable(), <SinceCard />);
    const fold = screen.getByRole('button', { expanded: true });
    fireEvent.click(fold);
    await vi.waitFor(() => expect(screen.queryByText('Lost: Siam')).toBeNull());
    expect(screen.getByRole('region').textContent).toContain('−1 territory');
    fireEvent.click(screen.getByRole('button', { expanded: false }));
    await vi.waitFor(() => expect(screen.getByText('Lost: Siam')).toBeTruthy());
  });

  it('shows an attack again throw by throw, until something is begun', async () => {
    const at = atTable();
    show(at, <SinceCard />);
    fireEvent.click(attackLine());
    expect(again.value).toMatchObject({ from: 'india', to: 'siam', attack: [2, 1, 1] });
    vi.advanceTimersByTime(1200);
    expect(again.value).toMatchObject({ attack: [6, 4, 2], conquered: true });
    vi.advanceTimersByTime(4000);
    expect(again.value).toBeNull();
    fireEvent.click(attackLine());
    expect(again.value).not.toBeNull();
    at.helm.pick('china');
    await vi.waitFor(() => expect(again.value).toBeNull());
  });

  it('shows only how an attack ended where nothing is to move', () => {
    pace.value = 'none';
    show(atTable(), <SinceCard />);
    fireEvent.click(attackLine());
    expect(again.value).toMatchObject({ attack: [6, 4, 2] });
  });

  it('makes way on a phone for whatever the player begins', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const begun = [
      (at: ReturnType<typeof atTable>) => at.helm.pick('china'),
      (at: ReturnType<typeof atTable>) => {
        at.helm.refused.value = { ok: false, reason: 'not_adjacent' };
      },
      (at: ReturnType<typeof atTable>) =>
        at.helm.redraft({ done: [{ territory: 'china', armies: 1 }], undone: [] }),
    ];
    for (const begin of begun) {
      const at = atTable();
      vi.spyOn(at.room.connection, 'why').mockResolvedValue(null);
      const { unmount } = show(at, <SinceCard />);
      await isFolded(true);
      fireEvent.click(screen.getByRole('button', { expanded: false }));
      await isFolded(false);
      begin(at);
      await isFolded(true);
      unmount();
    }
    vi.restoreAllMocks();
  });
});
