import { fireEvent, screen } from '@testing-library/preact';
import { describe, expect, it, vi } from 'vitest';
import { language } from '../../lib/settings';
import type { Action, Settings, View } from '../../protocol';
import { seatedAt, show as shown } from '../../testing/table';
import { viewWith } from '../../testing/views';
import { drafted } from '../helm/draft';
import { Advice } from '../panels/advice';
import { show, take } from './advice';
import { adviceText } from './advice-text';

const board = viewWith({
  china: { owner: 's1', armies: 6 },
  siam: { owner: 's2', armies: 2 },
  india: { owner: 's1', armies: 9 },
});
const attack = { type: 'attack', from: 'china', to: 'siam', dice: 3 } as const;

function against(kind: 'bot' | 'player', settings: Partial<Settings> = {}, view: View = board) {
  const at = seatedAt({ view, options: [attack], settings });
  const table = at.room.table.value;
  if (!table) throw new Error('no table');
  at.room.table.value = {
    ...table,
    seats: table.seats.map((seat) => (seat.seat === 's1' ? seat : { ...seat, kind })),
  };
  return at;
}

const every: readonly Action[] = [
  { type: 'choose_colour', colour: 'red' },
  { type: 'claim_territory', territory: 'china' },
  { type: 'place_armies', territory: 'china', armies: 3 },
  { type: 'take_back_armies', territory: 'china', armies: 3 },
  { type: 'build_centre', territory: 'china' },
  { type: 'play_tris', cards: ['china', 'siam', 'india'] },
  { type: 'play_challenge_card' },
  attack,
  { type: 'defend', dice: 2 },
  { type: 'occupy', armies: 3 },
  { type: 'transfer', from: 'china', to: 'india', armies: 2 },
  { type: 'end_turn' },
  { type: 'show_colour', colour: 'red' },
];

describe('advice', () => {
  it('is offered against bots alone, where the table allows aids, in the player’s own go', () => {
    const theirs: View = { ...board, turn: 's2', awaiting: ['s2'] };
    const cases = [
      [against('bot'), 1],
      [against('player'), 0],
      [against('bot', { aids: false }), 0],
      [against('bot', { tournament: true }), 0],
      [against('bot', {}, theirs), 0],
    ] as const;
    for (const [at, count] of cases) {
      const { unmount } = shown(at, <Advice />);
      expect(screen.queryAllByRole('button')).toHaveLength(count);
      unmount();
    }
  });

  it('has a sentence for everything a seat can do, in both languages', () => {
    const at = against('bot');
    for (const spoken of ['it', 'en'] as const) {
      const said = every.map((action) => {
        language.value = spoken;
        return adviceText(at, [action]);
      });
      expect(said).not.toContain(null);
      expect(new Set(said).size).toBe(every.length);
    }
    expect(adviceText(at, [])).toBeNull();
  });

  it('is asked for, drawn on the board, and done when the player says so', {
    timeout: 20_000,
  }, async () => {
    const at = against('bot');
    const propose = vi.spyOn(at.room.connection, 'propose').mockResolvedValue([attack]);
    const act = vi.spyOn(at.room.connection, 'act').mockResolvedValue({ ok: true });
    vi.spyOn(at.room.connection, 'why').mockResolvedValue(null);
    shown(at, <Advice />);
    fireEvent.click(screen.getByRole('button'));
    const button = await screen.findByText('Do it', {}, { timeout: 15_000 });
    expect(propose).toHaveBeenCalledWith('turn');
    expect(at.helm.arrow.value).toMatchObject({ from: 'china', to: 'siam' });
    expect([at.helm.selected.value, at.helm.target.value]).toEqual(['china', 'siam']);
    expect(act, 'nothing is done before').not.toHaveBeenCalled();
    fireEvent.click(button);
    await vi.waitFor(() => expect(act).toHaveBeenCalledWith(attack));
    at.room.view.value = { ...board, round: 2 };
    await vi.waitFor(() => expect(screen.queryByText('Do it')).toBeNull());
    expect(at.helm.arrow.value, 'gone with the board it was about').toBeNull();
  });

  it('of placements is a draft, and is confirmed as one', async () => {
    const seat = { ...board.seats.s1, reserve: 4 } as never;
    const view: View = { ...board, phase: 'reinforce', seats: { ...board.seats, s1: seat } };
    const place = { type: 'place_armies', territory: 'china', armies: { min: 1, max: 4 } } as const;
    const at = seatedAt({ view, options: [place] });
    const actions = [{ ...place, armies: 4 }];
    show(at, actions);
    expect(drafted(at.helm.draft.value)).toEqual({ china: 4 });
    const act = vi.spyOn(at.room.connection, 'act').mockResolvedValue({ ok: true });
    await take(at, actions);
    expect(act.mock.calls).toEqual([[actions[0]]]);
  });
});
