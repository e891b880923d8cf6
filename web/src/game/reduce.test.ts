// @vitest-environment node
// Whole games of the real engine, folded event by event, must give the views of the engine itself:
// for every ruleset, for a seat and for a spectator.
import { afterAll, describe, expect, it } from 'vitest';
import type { View, Viewer } from '../protocol';
import {
  type Answer,
  awaitedSeat,
  choose,
  Engine,
  enginePath,
  generator,
  pick,
  settle,
} from '../testing/engine';
import { reduce } from './reduce';

interface Game {
  readonly ruleset: string;
  readonly seats: number;
  readonly options: Record<string, unknown>;
  readonly seed: number;
  readonly time?: number; // the step at which the arbiter calls time
  readonly scheme?: 'promises'; // by which the seats add to the seed
}

const games: Game[] = [
  { ruleset: 'challenge', seats: 4, options: {}, seed: 1 },
  { ruleset: 'challenge', seats: 5, options: { kingmaker: 'on' }, seed: 2, time: 300 },
  { ruleset: 'challenge', seats: 3, options: { kingmaker: 'on' }, seed: 8, time: 150 },
  { ruleset: 'torneo', seats: 3, options: {}, seed: 3, scheme: 'promises' },
  { ruleset: 'prestige', seats: 6, options: {}, seed: 4, scheme: 'promises' },
  { ruleset: 'prestige_torneo', seats: 4, options: {}, seed: 5 },
  { ruleset: 'torisiko', seats: 5, options: {}, seed: 6 },
  { ruleset: 'challenge', seats: 3, options: { 'combat.hand_limit': 4 }, seed: 7 },
  { ruleset: 'master_base', seats: 4, options: {}, seed: 9 },
  { ruleset: 'master_expert', seats: 3, options: {}, seed: 10 },
  { ruleset: 'master', seats: 5, options: {}, seed: 11 },
];
const everyType = `game_started entropy_promised entropy_forgone entropy_contributed
  entropy_supplied phase_began place_rolled places_ranked
  order_settled colour_chosen objective_dealt territory_dealt territories_swapped placement_began
  colours_given colours_received turn_started reinforcements_received tris_played armies_placed
  armies_taken_back challenge_card_played attack_declared defence_declared dice_rolled armies_lost
  territory_conquered seat_eliminated capture_began cards_taken cards_discarded armies_moved
  armies_transferred turn_ended deck_reshuffled card_drawn card_forgone time_called closing_began
  closing_raised slot_reached closing_waived closing_rolled objective_reached colour_picked
  points_counted colour_shown objective_shown seat_scored game_ended seed_revealed seat_withdrawn
  seat_excluded armies_removed army_cap_set territory_claimed centre_built armies_gathered
  reserve_lost`.split(/\s+/);
const census = new Set<string>();

/** What the reducer keeps of a view; lists of cards have no order of their own. */
function comparable(view: View): unknown {
  const { deal, deck, unseen_discards, awaiting, ...rest } = view as View & Record<string, unknown>;
  const seats = Object.entries(view.seats).map(([seat, facts]) => [
    seat,
    { ...facts, hand: facts.hand && [...facts.hand].sort() },
  ]);
  const territories = Object.entries(view.territories).filter(([, { owner }]) => owner);
  return {
    ...rest,
    discards: [...view.discards].sort(),
    centres: [...view.centres].sort(),
    seats,
    territories: Object.fromEntries(territories),
  };
}

/** The next step of the game: by the seat awaited, by chance, or now and then by the arbiter. */
async function step(engine: Engine, last: Answer, viewer: Viewer, random: () => number) {
  const actor = awaitedSeat(last.awaiting, random);
  if (!actor) return engine.ask({ request: 'chance', viewer });
  const { options: rulings } = await engine.ask({ request: 'legal', actor: 'arbiter' });
  const ruled = rulings.length > 0 && random() < 0.005;
  const { options } = ruled ? { options: rulings } : await engine.ask({ request: 'legal', actor });
  const action = ruled ? settle(pick(options, random), random) : choose(options, random);
  return engine.ask({ request: 'act', actor: ruled ? 'arbiter' : actor, viewer, action });
}

async function playOut(engine: Engine, game: Game, viewer: Viewer): Promise<number> {
  const random = generator(game.seed);
  const { seed: _, time: __, ...request } = game;
  let answer = await engine.ask({
    request: 'new',
    ...request,
    seed: '5e'.repeat(32),
  });
  const seen = async () => (await engine.ask({ request: 'view', viewer })).view;
  let view = await seen();
  let steps = 0;
  const timeUp = async () => {
    const action = { type: 'call_time' };
    const called = await engine.ask({ request: 'act', actor: 'arbiter', viewer, action });
    if (called.ok) view = called.events.reduce(reduce, view);
  };
  for (; steps < 3000 && answer.awaiting.length > 0; ++steps) {
    if (steps === game.time) await timeUp();
    answer = await step(engine, answer, viewer, random);
    expect(answer.ok, JSON.stringify(answer)).toBe(true);
    for (const event of answer.events) census.add(event.type);
    view = answer.events.reduce(reduce, view);
    expect(comparable(view)).toEqual(comparable(await seen()));
  }
  return steps;
}

describe.skipIf(!enginePath)('the reducer', () => {
  const engine = new Engine(enginePath ?? '');
  afterAll(() => engine.stop());

  for (const game of games) {
    it(`folds a game of ${game.ruleset} for ${game.seats} into the engine's views`, async () => {
      expect(await playOut(engine, game, 's2')).toBeGreaterThan(100);
      expect(await playOut(engine, { ...game, seed: game.seed + 50 }, 'spectator')).toBeGreaterThan(
        100,
      );
    }, 60_000);
  }

  it('met every kind of event but the rarest', () => {
    const rare = ['territories_swapped', 'reserve_lost'];
    const missing = everyType.filter((type) => !census.has(type) && !rare.includes(type));
    expect(missing).toEqual([]);
  });
});
