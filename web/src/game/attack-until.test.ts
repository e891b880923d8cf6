import { describe, expect, it } from 'vitest';
import { viewWith } from '../testing/views';
import { type AttackPlan, nextThrow } from './attack-until';
import { offerOf } from './options';

const plan: AttackPlan = {
  from: 'alaska',
  to: 'kamchatka',
  keepArmies: 1,
  fullDiceOnly: true,
  throwsMax: null,
};
const offering = (dice: number) =>
  offerOf([{ type: 'attack', from: 'alaska', to: 'kamchatka', dice }]);
const board = (armies: number) =>
  viewWith({ alaska: { owner: 's1', armies }, kamchatka: { owner: 's2', armies: 3 } });

describe('attacking until something says stop', () => {
  it('is one legal throw with all the dice offered', () => {
    const next = nextThrow(plan, { view: board(9), offer: offering(3), thrown: 4 });
    expect(next).toEqual({
      action: { type: 'attack', from: 'alaska', to: 'kamchatka', dice: 3 },
    });
  });

  it('stops when the target is taken', () => {
    const taken = viewWith({
      alaska: { owner: 's1', armies: 5 },
      kamchatka: { owner: 's1', armies: 0 },
    });
    expect(nextThrow(plan, { view: taken, offer: offering(3), thrown: 1 })).toEqual({
      stop: 'conquered',
    });
  });

  it('stops below three dice, unless told to go on', () => {
    const now = { view: board(3), offer: offering(2), thrown: 0 };
    expect(nextThrow(plan, now)).toEqual({ stop: 'dice' });
    expect(nextThrow({ ...plan, fullDiceOnly: false }, now)).toHaveProperty('action.dice', 2);
  });

  it('stops at the armies to keep, and after so many throws', () => {
    const now = { view: board(4), offer: offering(3), thrown: 2 };
    expect(nextThrow({ ...plan, keepArmies: 4 }, now)).toEqual({ stop: 'armies' });
    expect(nextThrow({ ...plan, throwsMax: 2 }, now)).toEqual({ stop: 'throws' });
  });

  it('stops when the server offers the attack no longer', () => {
    expect(nextThrow(plan, { view: board(9), offer: offerOf([]), thrown: 0 })).toEqual({
      stop: 'not_offered',
    });
  });
});
