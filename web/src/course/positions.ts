// tidy: table
// Where each chapter of the guided game begins. The learner is red and sits at s1.
import type { Card, Objective, Phase, Seat, Territory } from '../protocol';

type Holdings = Readonly<Record<Territory, number>>; // armies on each

interface SeatLaid {
  readonly colour: string;
  readonly objective: Objective;
  readonly hand: readonly Card[];
  readonly reserve?: number;
}

/** As the engine reads it (docs/notation.md, "Positions"). */
export interface Position {
  readonly phase: Phase;
  readonly round: number;
  readonly turn: Seat;
  readonly order?: readonly Seat[];
  readonly ending?: { readonly last_round: number };
  readonly seats: Readonly<Record<string, SeatLaid>>;
  readonly territories: Readonly<Record<Territory, { readonly owner: Seat; armies: number }>>;
}

function held(by: Readonly<Partial<Record<Seat, Holdings>>>): Position['territories'] {
  return Object.fromEntries(
    Object.entries(by).flatMap(([owner, holdings]) =>
      Object.entries(holdings ?? {}).map(([territory, armies]) => [
        territory,
        { owner: owner as Seat, armies },
      ]),
    ),
  );
}

const bruno: SeatLaid = { colour: 'blue', objective: 'piovra', hand: ['ural'] };
const carla: SeatLaid = { colour: 'yellow', objective: 'motorino', hand: ['quebec', 'siam'] };

/** A turn in the middle of a game: the learner wants Venezuela, and with it South America. */
export const aTurn: Position = {
  phase: 'reinforce',
  round: 6,
  turn: 's1',
  seats: {
    s1: { colour: 'red', objective: 'lupo', hand: ['egypt', 'india'], reserve: 4 },
    s2: bruno,
    s3: carla,
  },
  territories: held({
    s1: {
      peru: 5,
      brazil: 4,
      argentina: 2,
      western_australia: 2,
      eastern_australia: 1,
      new_guinea: 2,
      iceland: 1,
      great_britain: 2,
      scandinavia: 1,
      japan: 1,
      mongolia: 2,
      madagascar: 1,
    },
    s2: {
      venezuela: 4,
      central_america: 4,
      western_united_states: 2,
      eastern_united_states: 3,
      ontario: 2,
      quebec: 1,
      alberta: 2,
      northwest_territories: 1,
      kamchatka: 3,
      yakutia: 1,
      chita: 2,
      siberia: 2,
      ural: 3,
      china: 4,
      ukraine: 3,
    },
    s3: {
      greenland: 3,
      alaska: 2,
      north_africa: 3,
      egypt: 2,
      east_africa: 3,
      congo: 2,
      south_africa: 3,
      middle_east: 3,
      afghanistan: 2,
      india: 2,
      siam: 3,
      indonesia: 4,
      western_europe: 3,
      southern_europe: 2,
      northern_europe: 3,
    },
  }),
};

/** What the learner holds later in the game: the objective, but for North Africa. */
const almostAll: Holdings = {
  venezuela: 3,
  peru: 2,
  brazil: 6,
  argentina: 2,
  iceland: 2,
  great_britain: 2,
  scandinavia: 2,
  northern_europe: 2,
  western_europe: 2,
  southern_europe: 2,
  egypt: 2,
  east_africa: 2,
  congo: 2,
  south_africa: 2,
  madagascar: 2,
};
const brunoLater: Holdings = {
  central_america: 4,
  western_united_states: 2,
  eastern_united_states: 3,
  ontario: 3,
  quebec: 1,
  alberta: 2,
  northwest_territories: 2,
  kamchatka: 3,
  yakutia: 2,
  chita: 3,
  china: 5,
  mongolia: 3,
};
const carlaLater: Holdings = {
  india: 3,
  siam: 3,
  indonesia: 4,
  western_australia: 2,
  eastern_australia: 2,
  new_guinea: 3,
  japan: 2,
};
const later = {
  s1: { colour: 'red', objective: 'lupo', hand: ['peru'] },
  s2: bruno,
  s3: carla,
} as const;

/** One territory is missing. */
export const nearTheEnd: Position = {
  phase: 'attack',
  round: 9,
  turn: 's1',
  seats: later,
  territories: held({
    s1: { ...almostAll, ukraine: 2, middle_east: 3, afghanistan: 2, ural: 2, siberia: 3 },
    s2: brunoLater,
    s3: { ...carlaLater, greenland: 4, alaska: 2, north_africa: 2 },
  }),
};

/** Time is up, and the learner is the last of the last round. */
export const timeUp: Position = {
  phase: 'attack',
  round: 12,
  turn: 's1',
  order: ['s2', 's3', 's1'],
  ending: { last_round: 12 },
  seats: later,
  territories: held({
    s1: { ...almostAll, north_africa: 3 },
    s2: { ...brunoLater, ukraine: 4, ural: 3, siberia: 3, alaska: 2, greenland: 4 },
    s3: { ...carlaLater, middle_east: 3, afghanistan: 3 },
  }),
};
