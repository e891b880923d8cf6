import { describe, expect, it } from 'vitest';
import type { Throw } from './chronicle';
import { diceOf, expectedLosses } from './dice-stats';

describe('what a throw costs on average', () => {
  it('is known exactly for one die against one', () => {
    expect(expectedLosses(1, 1, 'to_defender')).toEqual([21 / 36, 15 / 36]);
    expect(expectedLosses(1, 1, 'to_attacker')).toEqual([15 / 36, 21 / 36]);
  });

  it('adds up to the dice compared', () => {
    for (const attack of [1, 2, 3]) {
      for (const defence of [1, 2, 3]) {
        const [lost, won] = expectedLosses(attack, defence, 'to_defender');
        expect(lost + won).toBeCloseTo(Math.min(attack, defence), 12);
      }
    }
  });

  it('is that of a count by another program for three dice against three', () => {
    expect(expectedLosses(3, 3, 'to_defender')[0]).toBe(88_326 / 46_656);
  });
});

describe('the dice of a game', () => {
  const entry: Throw = {
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
    const stats = diceOf(['s1', 's2', 's3'], [entry]);
    expect(stats.get('s1')).toMatchObject({
      faces: [0, 1, 0, 1, 0, 1],
      thrown: 3,
      mean: 4,
      inflicted: 1,
      suffered: 1,
    });
    expect(stats.get('s2')).toMatchObject({ thrown: 2, mean: 4.5, inflicted: 1, suffered: 1 });
    expect(stats.get('s3')).toMatchObject({ thrown: 0, mean: 0 });
    const [attackLost] = expectedLosses(3, 2, 'to_defender');
    expect(stats.get('s1')?.sufferedExpected).toBeCloseTo(attackLost, 12);
  });
});
