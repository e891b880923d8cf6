// The dice of a game against what is to be expected: how often each face came, what was thrown on
// average, and how many armies were lost beside how many the same throws cost on average.
import type { Seat, Ties } from '../protocol';
import type { Entry, Throw } from './chronicle';

export interface SeatDice {
  readonly faces: readonly number[]; // how often 1 to 6 came
  readonly thrown: number;
  readonly mean: number; // of a die; 3.5 is to be expected
  readonly inflicted: number;
  readonly inflictedExpected: number;
  readonly suffered: number;
  readonly sufferedExpected: number;
}

const known = new Map<string, readonly [number, number]>();

/** Mean losses of attacker and defender in one throw, by going through every way the dice fall. */
export function expectedLosses(
  attack: number,
  defence: number,
  ties: Ties,
): readonly [number, number] {
  const key = `${attack} ${defence} ${ties}`;
  const found = known.get(key);
  if (found) return found;
  const count = attack + defence;
  const total = 6 ** count;
  const compared = Math.min(attack, defence);
  let attackLost = 0;
  for (let roll = 0; roll < total; ++roll) {
    const dice = Array.from({ length: count }, (_, place) => Math.floor(roll / 6 ** place) % 6);
    const mine = dice.slice(0, attack).sort((a, b) => b - a);
    const theirs = dice.slice(attack).sort((a, b) => b - a);
    for (let pair = 0; pair < compared; ++pair) {
      const difference = (mine[pair] ?? 0) - (theirs[pair] ?? 0);
      if (difference < 0 || (difference === 0 && ties === 'to_defender')) ++attackLost;
    }
  }
  const answer = [attackLost / total, (compared * total - attackLost) / total] as const;
  known.set(key, answer);
  return answer;
}

function summary(seat: Seat, throws: readonly Throw[]): SeatDice {
  const faces = [0, 0, 0, 0, 0, 0];
  let inflicted = 0;
  let inflictedExpected = 0;
  let suffered = 0;
  let sufferedExpected = 0;
  for (const entry of throws) {
    const attacks = entry.attacker === seat;
    if (!attacks && entry.defender !== seat) continue;
    for (const die of attacks ? entry.attack : entry.defence) {
      faces[die - 1] = (faces[die - 1] ?? 0) + 1;
    }
    const [mine, theirs] = expectedLosses(entry.attack.length, entry.defence.length, entry.ties);
    suffered += attacks ? entry.attackLost : entry.defenceLost;
    sufferedExpected += attacks ? mine : theirs;
    inflicted += attacks ? entry.defenceLost : entry.attackLost;
    inflictedExpected += attacks ? theirs : mine;
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

export function diceOf(seats: readonly Seat[], entries: readonly Entry[]): Map<Seat, SeatDice> {
  const throws = entries.filter((entry) => entry.kind === 'throw');
  return new Map(seats.map((seat) => [seat, summary(seat, throws)]));
}
