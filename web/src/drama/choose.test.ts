import { describe, expect, it } from 'vitest';
import type { Event, View } from '../protocol';
import { viewWith } from '../testing/views';
import { type MomentKind, momentOf, rankOf, victoryOf } from './choose';

const view = viewWith({
  china: { owner: 's1', armies: 6 },
  siam: { owner: 's2', armies: 2 },
});

const thrown: Event = { type: 'dice_rolled', attack: [6, 5], defence: [1] };
const lost: Event = { type: 'armies_lost', territory: 'siam', armies: 1 };
const conquered: Event = { type: 'territory_conquered', territory: 'siam', from: 's2', by: 's1' };
const eliminated: Event = { type: 'seat_eliminated', seat: 's2', by: 's1' };
const rolled: Event = { type: 'closing_rolled', seat: 's1', dice: [2, 2] };
const counted: Event = { type: 'points_counted', points: [3, 2] };
const ended: Event = { type: 'game_ended', cause: 'points', winner: 's1' };
const dealt = (territory: string): Event => ({
  type: 'territory_dealt',
  territory,
  served: 's1',
  seat: 's1',
});

describe('the moment of a batch', () => {
  it('is none when nothing great happened', () => {
    expect(momentOf([], view)).toBeNull();
    expect(momentOf([thrown, lost], view)).toBeNull();
    expect(momentOf([{ type: 'turn_started', round: 1, seat: 's1' } as Event], view)).toBeNull();
  });

  it('is the conquest, in the colour of who conquered', () => {
    expect(momentOf([thrown, lost, conquered], view)).toEqual({
      kind: 'conquest',
      territory: 'siam',
      colour: 'red',
    });
  });

  it('is the elimination where a conquest was the last', () => {
    expect(momentOf([thrown, lost, conquered, eliminated], view)).toEqual({
      kind: 'elimination',
      seat: 's2',
      by: 's1',
      colour: 'blue',
    });
  });

  it('is the sdadata, which closes the game or does not', () => {
    expect(momentOf([rolled], view)).toEqual({ kind: 'closing', closed: false });
    expect(momentOf([rolled, counted, ended], view)).toEqual({ kind: 'closing', closed: true });
  });

  it('is the deal, card by card, for whoever has the territory in the end', () => {
    const swapped: Event = { type: 'territories_swapped', dealt: 'siam', earlier: 'china' };
    expect(momentOf([dealt('siam'), dealt('china'), swapped], view)).toEqual({
      kind: 'deal',
      cards: [
        { territory: 'siam', colour: 'blue' },
        { territory: 'china', colour: 'red' },
      ],
    });
  });

  it('is the greatest of several, in whichever order they came', () => {
    const one: Readonly<Record<Exclude<MomentKind, 'victory'>, Event>> = {
      conquest: conquered,
      deal: dealt('siam'),
      elimination: eliminated,
      closing: rolled,
    };
    for (const [kind, event] of Object.entries(one)) {
      for (const [other, beside] of Object.entries(one)) {
        const greater = rankOf(kind as MomentKind) > rankOf(other as MomentKind) ? kind : other;
        expect(momentOf([event, beside], view)?.kind).toBe(greater);
        expect(momentOf([beside, event], view)?.kind).toBe(greater);
      }
    }
  });
});

describe('the victory', () => {
  const over: View = { ...view, ending: { ...view.ending, cause: 'objective', winner: 's1' } };

  it('shows what the objective of the winner names', () => {
    expect(victoryOf(over, ['siam', 'china'])).toEqual({
      kind: 'victory',
      winner: 's1',
      colour: 'red',
      wanted: new Set(['siam', 'china']),
    });
  });

  it('shows all that the winner holds where the objective names nothing', () => {
    expect(victoryOf(over, [])).toMatchObject({ wanted: new Set(['china']) });
  });

  it('is none while the game goes on', () => {
    expect(victoryOf(view, ['siam'])).toBeNull();
  });
});
