import { describe, expect, it } from 'vitest';
import type { Event } from '../protocol';
import { cuesOf } from './cues-of';

const of = (...types: Event['type'][]) =>
  cuesOf(types.map((type) => ({ type }) as Event)).map(({ cue }) => cue);

describe('what a batch sounds like', () => {
  it.each([
    [['turn_started', 'reinforcements_received'], []],
    [['card_drawn'], ['card']],
    [['territory_dealt', 'territory_dealt'], ['card']],
    [['tris_played'], ['tris']],
    [['attack_declared', 'dice_rolled'], ['dice']],
    [
      ['attack_declared', 'dice_rolled', 'armies_lost'],
      ['dice', 'clash'],
    ],
    [
      ['dice_rolled', 'armies_lost', 'territory_conquered'],
      ['dice', 'conquest'],
    ],
    [
      ['dice_rolled', 'armies_lost', 'territory_conquered', 'seat_eliminated'],
      ['dice', 'elimination'],
    ],
    [
      ['dice_rolled', 'territory_conquered', 'objective_reached', 'game_ended'],
      ['dice', 'victory'],
    ],
    [['closing_rolled'], ['closing']],
    [
      ['closing_rolled', 'points_counted', 'game_ended'],
      ['closing', 'victory'],
    ],
  ] as const)('%j', (types, cues) => {
    expect(of(...types)).toEqual(cues);
  });

  it('lets the dice lie still first', () => {
    const [dice, clash] = cuesOf([{ type: 'dice_rolled' }, { type: 'armies_lost' }] as Event[]);
    expect(dice?.afterMs).toBe(0);
    expect(clash?.afterMs).toBeGreaterThan(200);
  });
});
