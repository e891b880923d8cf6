import { describe, expect, it } from 'vitest';
import type { Event, View } from '../protocol';
import { viewWith } from '../testing/views';
import { Chronicle } from './chronicle';
import { reduce } from './reduce';

function told(start: View, events: readonly Event[]) {
  const chronicle = new Chronicle();
  let view = start;
  for (const [index, event] of events.entries()) {
    chronicle.add(view, event, index + 1);
    view = reduce(view, event);
  }
  return chronicle.passages;
}

const board = viewWith({
  ukraine: { owner: 's1', armies: 7 },
  ural: { owner: 's2', armies: 1 },
});

describe('the chronicle', () => {
  it('tells a throw in one passage, with the armies before it and the losses', () => {
    const passages = told(board, [
      { type: 'attack_declared', from: 'ukraine', to: 'ural', dice: 3, ties: 'to_defender' },
      { type: 'defence_declared', dice: 1 },
      { type: 'dice_rolled', attack: [6, 4, 2], defence: [5] },
      { type: 'armies_lost', territory: 'ural', armies: 1 },
      { type: 'territory_conquered', territory: 'ural', from: 's2', by: 's1' },
      { type: 'armies_moved', from: 'ukraine', to: 'ural', armies: 3 },
    ]);
    expect(passages).toHaveLength(2);
    expect(passages[0]).toMatchObject({
      kind: 'throw',
      attacker: 's1',
      defender: 's2',
      fromArmies: 7,
      toArmies: 1,
      attackLost: 0,
      defenceLost: 1,
      conquered: true,
    });
  });

  it('gathers the placements of a go, and lets go of those taken back', () => {
    const placing = { ...board, phase: 'reinforce' } as View;
    const passages = told(placing, [
      { type: 'armies_placed', seat: 's1', territory: 'ukraine', armies: 2 },
      { type: 'armies_placed', seat: 's1', territory: 'ural', armies: 1 },
      { type: 'armies_placed', seat: 's1', territory: 'ukraine', armies: 1 },
      { type: 'armies_taken_back', seat: 's1', territory: 'ural', armies: 1 },
    ]);
    expect(passages).toEqual([
      {
        kind: 'placement',
        seq: 1,
        round: 1,
        seat: 's1',
        places: [{ territory: 'ukraine', armies: 3 }],
      },
    ]);
  });
});
