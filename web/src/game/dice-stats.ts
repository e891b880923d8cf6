// The dice of a game against what is to be expected: how often each face came, what was thrown on
// average, and how many armies were lost beside how many the same throws cost on average.
import type { Seat, ThrowLosses } from '../protocol';
import type { Passage, Throw } from './chronicle';

export interface SeatDice {
  readonly faces: readonly number[]; // how often 1 to 6 came
  readonly thrown: number;
  readonly mean: number; // of a die; 3.5 is to be expected
  readonly inflicted: number;
  readonly inflictedExpected: number;
  readonly suffered: number;
  readonly sufferedExpected: number;
}

/** What such a throw costs both sides on average, by what the rules say. */
export function usualLosses(passage: Throw, losses: readonly ThrowLosses[]) {
  const usual = losses.find(
    (each) =>
      each.attack === passage.attack.length &&
      each.defence === passage.defence.length &&
      each.ties === passage.ties,
  );
  return { attacker: usual?.attacker_lost ?? 0, defender: usual?.defender_lost ?? 0 };
}

function summary(seat: Seat, throws: readonly Throw[], losses: readonly ThrowLosses[]): SeatDice {
  const faces = [0, 0, 0, 0, 0, 0];
  let inflicted = 0;
  let inflictedExpected = 0;
  let suffered = 0;
  let sufferedExpected = 0;
  for (const passage of throws) {
    const attacks = passage.attacker === seat;
    if (!attacks && passage.defender !== seat) continue;
    for (const die of attacks ? passage.attack : passage.defence) {
      faces[die - 1] = (faces[die - 1] ?? 0) + 1;
    }
    const usual = usualLosses(passage, losses);
    suffered += attacks ? passage.attackLost : passage.defenceLost;
    sufferedExpected += attacks ? usual.attacker : usual.defender;
    inflicted += attacks ? passage.defenceLost : passage.attackLost;
    inflictedExpected += attacks ? usual.defender : usual.attacker;
  }
  const thrown = faces.reduce((sum, count) => sum + count, 0);
  const sum = faces.reduce((total, count, index) => total + count * (index + 1), 0);
  return {
    faces,
    thrown,
    mean: thrown > 0 ? sum / thrown : 0,
    inflicted,
    inflictedExpected,
    suffered,
    sufferedExpected,
  };
}

/** By what the rules say a throw costs on average. */
export function diceOf(
  seats: readonly Seat[],
  passages: readonly Passage[],
  losses: readonly ThrowLosses[],
): Map<Seat, SeatDice> {
  const throws = passages.filter((passage) => passage.kind === 'throw');
  return new Map(seats.map((seat) => [seat, summary(seat, throws, losses)]));
}
