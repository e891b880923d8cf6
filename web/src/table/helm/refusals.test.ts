import { describe, expect, it, vi } from 'vitest';
import type { Option, Phase, View } from '../../protocol';
import { seatedAt } from '../../testing/table';
import { viewWith } from '../../testing/views';
import type { Helm } from './helm';

const board = viewWith({
  china: { owner: 's1', armies: 6 },
  siam: { owner: 's2', armies: 2 },
  india: { owner: 's1', armies: 1 },
  japan: { owner: 's2', armies: 4 },
});
const attack = { type: 'attack', from: 'china', to: 'siam', dice: 3 } as const;
const place = { type: 'place_armies', territory: 'china', armies: { min: 1, max: 2 } } as const;
const transfer = {
  type: 'transfer',
  from: 'china',
  to: 'india',
  armies: { min: 1, max: 5 },
} as const;

/** Every moment in which somebody can touch the board, and a territory that does nothing then. */
const moments: Readonly<Record<string, readonly [Partial<View>, readonly Option[], string]>> = {
  'the choice of colours': [{ phase: 'colours', round: 0 }, [], 'siam'],
  'the choice of territories': [
    { phase: 'draft', round: 0 },
    [{ type: 'claim_territory', territory: 'japan' }],
    'china',
  ],
  'the first placement': [{ phase: 'place', round: 0, go: 2 }, [place], 'siam'],
  'another’s go to place': [{ phase: 'place', round: 0, awaiting: ['s2'] }, [], 'china'],
  reinforcement: [{ phase: 'reinforce' }, [place], 'siam'],
  'a distant enemy': [{ phase: 'attack' }, [attack], 'japan'],
  'a land with one army': [{ phase: 'attack' }, [attack], 'india'],
  'another’s turn, one’s own land': [
    { phase: 'attack', turn: 's2', awaiting: ['s2'] },
    [],
    'china',
  ],
  'another’s turn, his land': [{ phase: 'attack', turn: 's2', awaiting: ['s2'] }, [], 'siam'],
  'a defence': [
    { phase: 'defend', turn: 's2', awaiting: ['s1'] },
    [{ type: 'defend', dice: 2 }],
    'siam',
  ],
  'an occupation': [{ phase: 'occupy' }, [{ type: 'occupy', armies: { min: 3, max: 5 } }], 'japan'],
  'a gathering': [{ phase: 'gather' }, [transfer], 'siam'],
  'the colour cards': [{ phase: 'exchange', round: 0 }, [], 'china'],
  'the last colour': [{ phase: 'choice' }, [{ type: 'show_colour', colour: 'red' }], 'china'],
};

const touches: Readonly<Record<string, (helm: Helm, territory: string) => void>> = {
  'a tap': (helm, territory) => helm.pick(territory),
  'a long press': (helm, territory) => void helm.hold(territory),
  'five more': (helm, territory) => void helm.place({ territory, armies: 5 }),
  'one less': (helm, territory) => void helm.place({ territory, armies: -1 }),
};

describe.each(Object.entries(moments))('in %s', (_, [change, options, territory]) => {
  it.each(Object.entries(touches))('%s that does nothing says why', async (__, touch) => {
    const seat = { ...board.seats.s1, reserve: 2 } as never;
    const view: View = { ...board, seats: { ...board.seats, s1: seat }, ...change };
    const { room, helm } = seatedAt({ view, options });
    const refused = { ok: false, reason: 'wrong_phase', clause: 'CH-4.1' } as const;
    const why = vi.spyOn(room.connection, 'why').mockResolvedValue(refused);
    const act = vi.spyOn(room.connection, 'act');
    touch(helm, territory);
    await vi.waitFor(() => expect(helm.refused.value?.reason).toBe('wrong_phase'));
    expect(why).toHaveBeenCalledTimes(1);
    expect(act, 'a question is no attempt').not.toHaveBeenCalled();
  });
});

describe('a refusal', () => {
  it('of a touch out of turn goes when the turn comes', async () => {
    const waiting: View = { ...board, turn: 's2', awaiting: ['s2'] };
    const { room, helm } = seatedAt({ view: waiting });
    vi.spyOn(room.connection, 'why').mockResolvedValue({
      ok: false,
      reason: 'not_your_turn',
      clause: 'CH-3.1',
    });
    helm.pick('china');
    await vi.waitFor(() => expect(helm.refused.value?.reason).toBe('not_your_turn'));
    room.view.value = { ...board, phase: 'attack' satisfies Phase };
    expect(helm.refused.value).toBeNull();
  });

  it('is also given while an attack goes on by itself', () => {
    const { helm } = seatedAt({ view: board, options: [attack] });
    helm.plan.value = { from: 'china', to: 'siam' } as never;
    helm.pick('india');
    expect(helm.refused.value?.reason).toBe('attack_running');
  });

  it('is nothing that who only watches could be given', () => {
    const { room, helm } = seatedAt({ view: board, viewer: 'spectator' });
    const why = vi.spyOn(room.connection, 'why');
    for (const touch of Object.values(touches)) touch(helm, 'china');
    expect(why).not.toHaveBeenCalled();
  });

  it('is not the answer to one less where armies placed in this turn can be taken back', () => {
    const options = [{ ...place, type: 'take_back_armies' }] as const;
    const { room, helm } = seatedAt({ view: { ...board, phase: 'reinforce' }, options });
    const act = vi.spyOn(room.connection, 'act').mockResolvedValue({ ok: true });
    helm.place({ territory: 'china', armies: -1 });
    expect(act).toHaveBeenCalledWith({ type: 'take_back_armies', territory: 'china', armies: 1 });
  });
});
