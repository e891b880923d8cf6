import { describe, expect, it, vi } from 'vitest';
import type { Action, Option, View } from '../../protocol';
import { clauses } from '../../testing/clauses';
import { seatedAt } from '../../testing/table';
import { viewWith } from '../../testing/views';
import { drafted } from './draft';

const board = viewWith({
  china: { owner: 's1', armies: 6 },
  siam: { owner: 's2', armies: 2 },
  india: { owner: 's3', armies: 9 },
});
const attack = { type: 'attack', from: 'china', to: 'siam', dice: 3 } as const;

describe('the helm', () => {
  it('lights what the server offered, and bars the other neighbours', () => {
    const { helm } = seatedAt({ view: board, options: [attack] });
    expect([...helm.selectable.value]).toEqual(['china']);
    helm.pick('china');
    expect([...helm.routes.value.keys()]).toEqual(['siam']);
    expect(helm.barred.value).toEqual(['india']);
    helm.pick('siam');
    expect(helm.target.value).toBe('siam');
  });

  it('asks the server why a neighbour is barred, with all the dice there are', async () => {
    const { room, helm } = seatedAt({ view: board, options: [attack] });
    const sent: Action[] = [];
    vi.spyOn(room.connection, 'why').mockImplementation(async (action) => {
      sent.push(action);
      return { ok: false, reason: 'fewer_dice_than_defender', clause: 'CH-4.10' };
    });
    const act = vi.spyOn(room.connection, 'act');
    helm.pick('china');
    await vi.waitFor(() => expect(helm.reasons.value.get('india')?.clause).toBe('CH-4.10'));
    expect(sent).toEqual([{ type: 'attack', from: 'china', to: 'india', dice: 3 }]);
    helm.pick('india');
    await vi.waitFor(() => expect(helm.refused.value?.reason).toBe('fewer_dice_than_defender'));
    expect(sent).toHaveLength(1);
    expect(act, 'a question is no attempt').not.toHaveBeenCalled();
  });

  it('says why nothing can begin on a territory, or why one army is too many', async () => {
    const seat = { ...board.seats.s1, reserve: 2 } as never;
    const reinforcing: View = { ...board, phase: 'reinforce', seats: { ...board.seats, s1: seat } };
    const place = (max: number) =>
      [{ type: 'place_armies', territory: 'china', armies: { min: 1, max } }] as const;
    const fighting = viewWith({
      china: { owner: 's1', armies: 6 },
      siam: { owner: 's2', armies: 2 },
      india: { owner: 's1', armies: 1 },
      japan: { owner: 's2', armies: 4 },
    });
    const cases: readonly [View, readonly Option[], readonly string[], Action | null][] = [
      [fighting, [attack], ['india'], { type: 'attack', from: 'india', to: 'siam', dice: 1 }],
      [fighting, [attack], ['japan'], { type: 'attack', from: 'china', to: 'japan', dice: 3 }],
      [
        fighting,
        [attack],
        ['china', 'japan'],
        { type: 'attack', from: 'china', to: 'japan', dice: 3 },
      ],
      [reinforcing, place(2), ['siam'], { type: 'place_armies', territory: 'siam', armies: 1 }],
      [reinforcing, place(2), ['china', 'china'], null],
      [
        reinforcing,
        place(2),
        ['china', 'china', 'china'],
        { type: 'place_armies', territory: 'china', armies: 3 },
      ],
      [
        reinforcing,
        place(1),
        ['china', 'china'],
        { type: 'place_armies', territory: 'china', armies: 2 },
      ],
    ];
    for (const [view, options, touched, question] of cases) {
      const { room, helm } = seatedAt({ view, options });
      const why = vi
        .spyOn(room.connection, 'why')
        .mockResolvedValue({ ok: false, reason: 'not_adjacent', clause: 'CH-4.1' });
      for (const territory of touched) helm.pick(territory);
      if (question) {
        await vi.waitFor(() => expect(helm.refused.value?.clause).toBe('CH-4.1'));
        expect(why).toHaveBeenLastCalledWith(question);
      } else {
        expect(why).not.toHaveBeenCalled();
      }
    }
  });

  it('attacks what is touched first from the strongest that may', () => {
    const view = viewWith({
      china: { owner: 's1', armies: 6 },
      india: { owner: 's1', armies: 9 },
      siam: { owner: 's2', armies: 2 },
    });
    const options = [attack, { ...attack, from: 'india' }];
    const { helm } = seatedAt({ view, options });
    expect([...helm.touchable.value]).toEqual(['china', 'india', 'siam']);
    expect([...helm.ready.value]).toEqual(['china', 'india']);
    helm.pick('siam');
    expect(helm.selected.value).toBe('india');
    expect(helm.target.value).toBe('siam');
  });

  it('offers nothing to touch outside of one’s own turn', () => {
    clauses('TO-7');
    const theirs: View = { ...board, turn: 's2', awaiting: ['s2'] };
    const { helm } = seatedAt({ view: theirs });
    expect(helm.task.value).toBe('wait');
    helm.pick('china');
    helm.place({ territory: 'china', armies: 1 });
    expect(helm.selected.value).toBeNull();
    expect(drafted(helm.draft.value)).toEqual({});
    expect(helm.selectable.value.size).toBe(0);
  });

  it('places as a draft, and sends it in one go when confirmed', async () => {
    const seat = { ...board.seats.s1, reserve: 4 } as never;
    const view: View = { ...board, phase: 'reinforce', seats: { ...board.seats, s1: seat } };
    const { room, helm } = seatedAt({
      view,
      options: [{ type: 'place_armies', territory: 'china', armies: { min: 1, max: 4 } }],
    });
    expect(helm.task.value).toBe('reinforce');
    helm.pick('china');
    vi.spyOn(room.connection, 'why').mockResolvedValue(null);
    helm.pick('siam'); // not offered
    helm.place({ territory: 'china', armies: 5 });
    expect(helm.left.value).toBe(0);
    const sent: Action[] = [];
    vi.spyOn(room.connection, 'act').mockImplementation(async (action) => {
      sent.push(action);
      return { ok: true };
    });
    await helm.confirmDraft();
    expect(sent).toEqual([{ type: 'place_armies', territory: 'china', armies: 4 }]);
    expect(drafted(helm.draft.value)).toEqual({});
  });

  it('begins a turn with fights, even when the round went by at once', () => {
    const { room, helm } = seatedAt({ view: { ...board, phase: 'gather' }, options: [] });
    expect(helm.mode.value).toBe('transfer');
    room.settledNow.value = false; // as long as events are being shown
    room.view.value = { ...board, round: board.round + 1 };
    expect(helm.mode.value).toBe('fight');
  });
});
