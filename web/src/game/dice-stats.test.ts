import { describe, expect, it } from 'vitest';
import type { Throw } from './chronicle';
import { diceOf } from './dice-stats';

describe('the dice of a game', () => {
  const passage: Throw = {
    kind: 'throw',
    seq: 1,
    round: 1,
    attacker: 's1',
    defender: 's2',
    from: 'alaska',
    to: 'kamchatka',
    fromArmies: 5,
    toArmies: 2,
    ties: 'to_defender',
    attack: [6, 4, 2],
    defence: [5, 4],
    attackLost: 1,
    defenceLost: 1,
    conquered: false,
  };

  it('are counted for both sides', () => {
    const usual = { attack: 3, defence: 2, ties: 'to_defender' } as const;
    const losses = [
      { ...usual, ties: 'to_attacker' as const, attacker_lost: 0.5, defender_lost: 1.5 },
      { ...usual, attacker_lost: 0.9, defender_lost: 1.1 },
    ];
    const stats = diceOf(['s1', 's2', 's3'], [passage], losses);
    expect(stats.get('s1')).toMatchObject({
      faces: [0, 1, 0, 1, 0, 1],
      thrown: 3,
      mean: 4,
      inflicted: 1,
      suffered: 1,
    });
    expect(stats.get('s2')).toMatchObject({ thrown: 2, mean: 4.5, inflicted: 1, suffered: 1 });
    expect(stats.get('s3')).toMatchObject({ thrown: 0, mean: 0 });
    expect(stats.get('s1')?.sufferedExpected).toBe(0.9);
    expect(stats.get('s2')?.sufferedExpected).toBe(1.1);
  });
});
