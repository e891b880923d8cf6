// A small game by hand: setting up, a turn with a battle that conquers, one with an elimination.
import { describe, expect, it } from 'vitest';
import type { Event, Seat } from '../../protocol';
import { viewWith } from '../../testing/views';
import { framesOf } from '../picture/clip-plan';
import { Course } from './course';
import { curvesOf, Points, placeOf, stepAt, stops, ticksUpTo } from './curves';
import { Player } from './player';

const view = viewWith({
  china: { owner: 's1', armies: 5 },
  siam: { owner: 's2', armies: 2 },
  india: { owner: 's3', armies: 1 },
});
const start = {
  ...view,
  seats: Object.fromEntries(
    Object.entries(view.seats).map(([seat, facts]) => {
      const held = Object.values(view.territories).filter(({ owner }) => owner === seat);
      const armies = held.reduce((sum, each) => sum + each.armies, 0);
      return [seat, { ...facts, territories: held.length, armies }];
    }),
  ),
} as typeof view;

const turn = (round: number, seat: Seat): Event => ({ type: 'turn_started', round, seat });
const thrown = (from: string, to: string, lost: readonly [string, number][]): Event[] => [
  { type: 'attack_declared', from, to, dice: 3, ties: 'to_defender' },
  { type: 'dice_rolled', attack: [6, 5, 4], defence: [6, 1] },
  ...lost.map(([territory, armies]): Event => ({ type: 'armies_lost', territory, armies })),
];
const conquered = (territory: string, by: Seat, from: Seat): Event => ({
  type: 'territory_conquered',
  territory,
  by,
  from,
});

const steps: readonly (readonly Event[])[] = [
  [{ type: 'armies_placed', seat: 's2', territory: 'siam', armies: 1 }], // 1: setting up
  [{ type: 'armies_placed', seat: 's2', territory: 'siam', armies: 1 }], // 2: the same passage
  [turn(1, 's1')], // 3
  thrown('china', 'siam', [
    ['china', 1],
    ['siam', 1],
  ]), // 4
  thrown('china', 'siam', [['siam', 3]]).concat(conquered('siam', 's1', 's2')), // 5
  [{ type: 'armies_moved', from: 'china', to: 'siam', armies: 2 }], // 6
  [turn(1, 's3')], // 7
  thrown('india', 'china', [['india', 0]]), // 8
  [turn(2, 's1')], // 9
  [
    ...thrown('siam', 'india', [['india', 1]]),
    conquered('india', 's1', 's3'),
    { type: 'seat_eliminated', seat: 's3', by: 's1' },
  ], // 10
];
const course = new Course({
  view: start as never,
  steps: steps.map((events) => ({ seq: 0, events })),
});

describe('a course', () => {
  it('has a frame for every step, and the turns in between', () => {
    expect(course.last).toBe(10);
    expect(course.turns.map((each) => [each.start, each.round, each.seat])).toEqual([
      [0, 0, null],
      [3, 1, 's1'],
      [7, 1, 's3'],
      [9, 2, 's1'],
    ]);
    expect([0, 2, 3, 6, 7, 8, 9, 10].map((step) => course.turnAt(step))).toEqual([
      0, 0, 1, 1, 2, 2, 3, 3,
    ]);
    expect([0, 1, 2, 3].map((each) => course.endOf(each))).toEqual([2, 6, 8, 10]);
    expect(course.frame(99)).toBe(course.frame(10));
    expect(course.frame(10).seq).toBe(steps.flat().length);
  });

  it('knows a battle by its two territories', () => {
    expect(course.battles).toEqual([
      { start: 4, end: 5, from: 'china', to: 'siam' },
      { start: 8, end: 8, from: 'india', to: 'china' },
      { start: 10, end: 10, from: 'siam', to: 'india' },
    ]);
  });

  it('marks what people look for', () => {
    expect(course.marks.map(({ kind, step }) => [kind, step])).toEqual([
      ['conquest', 5],
      ['conquest', 10],
      ['elimination', 10],
    ]);
  });

  it('finds the line of a step, and the step of a line', () => {
    for (const [index] of course.passages.entries()) {
      const step = course.stepOf(index);
      const [from, to] = course.toldAt(step);
      expect(index >= from && index < to, `line ${index}`).toBe(true);
    }
    expect(course.toldAt(2)).toEqual([0, 1]); // it goes on with the line of step 1
    expect(course.toldAt(10)[1]).toBe(course.passages.length);
    expect(course.passagesOf(1)).toEqual([1, 5]);
  });

  it('tells of a step what it added', () => {
    expect(course.passages[0]).toMatchObject({ places: [{ territory: 'siam', armies: 2 }] });
    expect(course.toldAlone(2)).toMatchObject([{ places: [{ territory: 'siam', armies: 1 }] }]);
  });
});

describe('a player', () => {
  it('jumps by turn and by battle, and stays within the game', () => {
    const player = new Player(course);
    const walk = (go: () => void) => {
      go();
      return player.at.value;
    };
    expect([1, 2, 3, 4].map(() => walk(() => player.byTurn(1)))).toEqual([3, 7, 9, 10]);
    expect(walk(() => player.byTurn(-1))).toBe(9);
    player.go(5);
    expect(walk(() => player.byTurn(-1))).toBe(3); // of a turn begun, its start
    expect([1, 2, 3, 4].map(() => walk(() => player.byBattle(1)))).toEqual([4, 8, 10, 10]);
    expect([1, 2, 3].map(() => walk(() => player.byBattle(-1)))).toEqual([8, 4, 0]);
    expect(walk(() => player.go(-3))).toBe(0);
    expect(walk(() => player.go(99))).toBe(10);
  });
});

describe('the curves', () => {
  it('have a value for every turn, and end with an elimination', () => {
    expect(stops(course)).toEqual([3, 7, 9, 10]);
    const of = (seat: Seat) =>
      curvesOf(course, null, 'territories').find((curve) => curve.seat === seat)?.values;
    expect(of('s1')).toEqual([1, 2, 2, 3]);
    expect(of('s3')).toEqual([1, 1, 1, 0]);
    const armies = curvesOf(course, null, 'armies').find((curve) => curve.seat === 's1')?.values;
    expect(armies).toEqual([5, 4, 4, 4]);
  });

  it('take points from the marks of the server alone', () => {
    const points = new Points([
      { seq: 0, points: { s1: { inside: 0, outside: 7 } } },
      { seq: 8, points: { s1: { inside: 10, outside: 0 } } },
    ]);
    expect(points.any).toBe(true);
    expect(new Points([]).any).toBe(false);
    expect([0, 7, 8, 99].map((seq) => points.of('s1', seq)?.inside)).toEqual([0, 0, 10, 10]);
    expect(points.of('s2', 8)).toBeNull();
    const values = curvesOf(course, points, 'points');
    expect(values.find((curve) => curve.seat === 's1')?.values.at(-1)).toBe(10);
    expect(values.find((curve) => curve.seat === 's2')?.values).toEqual([null, null, null, null]);
  });

  it('find a step by its place and back', () => {
    const at = stops(course);
    for (let step = 3; step <= 10; ++step) expect(stepAt(at, placeOf(at, step))).toBe(step);
    expect(placeOf(at, 0)).toBe(0);
    expect(placeOf(at, 5)).toBe(0.5);
  });

  it.each([
    [1, [0, 1]],
    [12, [0, 5, 10, 15]],
    [42, [0, 20, 40, 60]],
    [230, [0, 100, 200, 300]],
  ])('count up to %d in round numbers', (most, ticks) => {
    expect(ticksUpTo(most)).toEqual(ticks);
  });
});

describe('a clip', () => {
  it('shows what changes in its turn, the end for longest', () => {
    const frames = framesOf(course, 1, 'normal');
    expect(frames.map(({ step }) => step)).toEqual([3, 4, 5, 6]);
    expect(frames.at(-1)?.ms).toBe(Math.max(...frames.map(({ ms }) => ms)));
    expect(framesOf(course, 1, 'fast')[1]?.ms).toBeLessThan(frames[1]?.ms ?? 0);
  });

  it('is never longer than can be sent', () => {
    const many = Array.from({ length: 500 }, () => thrown('china', 'siam', [['china', 0]]));
    const long = new Course({
      view: start as never,
      steps: [[turn(1, 's1')], ...many].map((events) => ({ seq: 0, events })),
    });
    const frames = framesOf(long, 1, 'normal');
    expect(frames.length).toBeLessThanOrEqual(91);
    expect(frames.at(-1)?.step).toBe(501);
  });
});
