import { describe, expect, it } from 'vitest';
import type { Event, Seat, View } from '../protocol';
import { rules as bare } from '../testing/table';
import { viewWith } from '../testing/views';
import { Chronicle } from './chronicle';
import { reduce } from './reduce';
import { defenceOf, luckOf, sinceLastTurn } from './since';

const rules = {
  ...bare,
  throws: [
    { attack: 3, defence: 2, ties: 'to_defender', attacker_lost: 0.92, defender_lost: 1.08 },
    { attack: 3, defence: 1, ties: 'to_defender', attacker_lost: 0.34, defender_lost: 0.66 },
  ] as const,
};

const board = viewWith({
  china: { owner: 's1', armies: 6 },
  siam: { owner: 's1', armies: 2 },
  india: { owner: 's1', armies: 3 },
  japan: { owner: 's1', armies: 1 },
  brazil: { owner: 's2', armies: 9 },
});

const turn = (seat: Seat, round = 2): Event => ({ type: 'turn_started', round, seat });
const thrown = (lost: number, gone: number): Event[] => [
  { type: 'attack_declared', from: 'brazil', to: 'siam', dice: 3, ties: 'to_defender' },
  { type: 'dice_rolled', attack: [6, 4, 2], defence: [5, 4] },
  ...(lost > 0 ? [{ type: 'armies_lost', territory: 'brazil', armies: lost } as const] : []),
  ...(gone > 0 ? [{ type: 'armies_lost', territory: 'siam', armies: gone } as const] : []),
];
const conquered: Event[] = [
  { type: 'territory_conquered', territory: 'siam', from: 's1', by: 's2' },
  { type: 'armies_moved', from: 'brazil', to: 'siam', armies: 3 },
];

function told(events: readonly Event[], start: View = board) {
  const chronicle = new Chronicle();
  let view = start;
  for (const [index, event] of events.entries()) {
    chronicle.add(view, event, index + 1);
    view = reduce(view, event);
  }
  return (seat: Seat) => sinceLastTurn(chronicle.passages, view, rules, seat);
}

const round: Event[] = [
  turn('s1', 1),
  turn('s2', 1),
  { type: 'armies_placed', seat: 's2', territory: 'brazil', armies: 4 },
  ...thrown(1, 1),
  ...thrown(0, 1),
  ...conquered,
  { type: 'card_drawn', seat: 's2', card: null },
  turn('s3', 1),
];

describe('what happened since the last turn', () => {
  it('is every turn of the others, with attacks put together and their usual cost', () => {
    const since = told([...round, turn('s1')])('s1');
    expect(since?.turns.map(({ seat }) => seat)).toEqual(['s2', 's3']);
    const [attack] = since?.turns[0]?.attacks ?? [];
    expect(attack).toMatchObject({ attackLost: 1, defenceLost: 2, conquered: true });
    expect(attack?.throws).toHaveLength(2);
    expect(attack?.attackUsual).toBeCloseTo(1.84);
    expect(attack?.defenceUsual).toBeCloseTo(2.16);
    expect(attack && luckOf(attack)).toBeCloseTo(0.68);
    expect(since?.turns[0]?.told.map(({ event }) => event.type)).toEqual(['card_drawn']);
    expect(since?.turns[1]?.attacks).toEqual([]);
  });

  it('says what everybody lost and gained, continents too', () => {
    const since = told([...round, turn('s1')])('s1');
    expect(since?.balance('s1')).toEqual({
      lost: ['siam'],
      gained: [],
      continentsLost: ['asia'],
      continentsGained: [],
      armies: -2,
    });
    expect(since?.balance('s2')).toMatchObject({ gained: ['siam'], armies: 3 });
    expect(since?.balance('s3')).toMatchObject({ gained: [], lost: [], armies: 0 });
    expect(since && defenceOf(since, 's1')).toMatchObject({ lost: 2, inflicted: 1 });
  });

  it('does not change with what is done in the present turn', () => {
    const back: Event[] = [
      { type: 'attack_declared', from: 'china', to: 'siam', dice: 3, ties: 'to_defender' },
      { type: 'dice_rolled', attack: [6, 6, 6], defence: [1, 1] },
      { type: 'armies_lost', territory: 'siam', armies: 3 },
      { type: 'territory_conquered', territory: 'siam', from: 's2', by: 's1' },
    ];
    const before = told([...round, turn('s1')])('s1');
    const now = told([...round, turn('s1'), ...back])('s1');
    expect(now?.seq).toBe(before?.seq);
    expect(now?.balance('s1')).toEqual(before?.balance('s1'));
    expect(now?.turns).toEqual(before?.turns);
  });

  it('is told up to now while the others play, and from the first turn of a game', () => {
    const since = told(round)('s1');
    expect(since?.turns.map(({ seat }) => seat)).toEqual(['s2', 's3']);
    const first = told([turn('s2', 1), ...thrown(0, 1), turn('s1', 1)])('s1');
    expect(first?.turns.map(({ seat }) => seat)).toEqual(['s2']);
    expect(first?.balance('s1')).toMatchObject({ lost: [], armies: -1 });
  });

  it('is nothing where nobody else has played', () => {
    expect(told([turn('s1', 1)])('s1')).toBeNull();
    expect(told([])('s1')).toBeNull();
    expect(told([turn('s2', 1), turn('s1', 1), turn('s1', 2)])('s1')).toBeNull();
  });

  it('begins a new line when a territory is attacked again after it fell', () => {
    const retaken: Event[] = [
      turn('s2', 1),
      ...thrown(0, 2),
      ...conquered,
      { type: 'territory_conquered', territory: 'siam', from: 's2', by: 's1' },
      ...thrown(1, 0),
    ];
    const since = told([...retaken, turn('s1', 1)])('s1');
    expect(since?.turns[0]?.attacks.map(({ conquered: fell }) => fell)).toEqual([true, false]);
  });
});
