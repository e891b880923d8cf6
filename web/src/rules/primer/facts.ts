// What a family has to know of a ruleset before playing, taken from what the server says of it.
import { knobOf } from '../../game/facts';
import type { Rules } from '../../protocol';

const examples = { territories: 14, attackers: 8, defenders: 3 };

export function factsOf(rules: Rules) {
  const number = (name: string) => Number(knobOf(rules, name) ?? 0);
  const word = (name: string) => String(knobOf(rules, name) ?? '');
  const objectives = Object.values(rules.objectives);
  const worth = objectives.map(({ territories }) =>
    territories.reduce((sum, territory) => sum + (rules.territories[territory]?.value ?? 0), 0),
  );
  const cards = Object.values(rules.cards);
  const perArmy = number('reinforcement.territories_per_army');
  return {
    objectives,
    objectiveWorth: Math.max(0, ...worth),
    destroyInstead: objectives.find(({ destroy }) => destroy)?.territory_count ?? 0,
    goal: word('ending.public_goal'),
    goalContinents: number('ending.public_goal_continents'),
    territories: Object.keys(rules.territories).length,
    continents: Object.values(rules.continents),
    quadrants: word('setup.board') === 'quadrants',
    drafted: word('setup.territories') === 'drafted',
    order: word('setup.order'),
    orderDice: number('setup.order_dice'),
    colours: word('setup.colours'),
    objectivesDealt: word('setup.objectives_dealt'),
    dealLimit: word('setup.deal_limit'),
    startingArmies: Object.entries(
      (knobOf(rules, 'setup.starting_armies') ?? {}) as Readonly<Record<string, number>>,
    ).map(([seats, armies]) => ({ seats: Number(seats), armies })),
    placementStep: number('setup.placement_step'),
    armyCap: number('reinforcement.army_cap'),
    perArmy,
    example: {
      ...examples,
      reinforcement: Math.floor(examples.territories / Math.max(1, perArmy)),
    },
    minimum: number('reinforcement.minimum'),
    takeBack: word('reinforcement.take_back'),
    placementLimit: number('reinforcement.placement_limit'),
    centres: number('reinforcement.centres_max'),
    centreCost: number('reinforcement.centre_cost'),
    tris: (knobOf(rules, 'reinforcement.tris') ?? {}) as Readonly<Record<string, number>>,
    heldCardBonus: number('reinforcement.held_card_bonus'),
    trisTime: word('reinforcement.tris_time'),
    jollies: cards.filter(({ arm }) => arm === 'jolly').length,
    cardsHaveTerritories: word('setup.cards') === 'territories_44',
    cardsHaveTanks: cards.some(({ tanks }) => tanks > 0),
    handLimit: number('combat.hand_limit'),
    attackDiceMax: Math.max(1, ...rules.throws.map(({ attack }) => attack)),
    defenceDiceMax: Math.max(1, ...rules.throws.map(({ defence }) => defence)),
    attackDice: word('combat.attack_dice'),
    fewerDice: word('combat.fewer_dice'),
    defenceDice: word('combat.defence_dice'),
    mustAttackFrom: number('combat.must_attack_from'),
    shortOccupation: word('combat.short_occupation'),
    garrison: number('combat.garrison'),
    garrisonFor: word('combat.garrison_for'),
    transfers: word('combat.transfers'),
    protectedRounds: number('combat.protected_rounds'),
    minutes: number('ending.minutes'),
    clockStart: word('ending.clock_start'),
    roundsAfterTime: number('ending.rounds_after_time'),
    closingSums: (knobOf(rules, 'ending.closing_sums') ?? []) as readonly (readonly number[])[],
    closingRound: word('ending.closing_round'),
    exemptConquests: number('ending.closing_exempt_conquests'),
    tieBreaks: (knobOf(rules, 'ending.tie_breaks') ?? []) as readonly string[],
  };
}

export type Facts = ReturnType<typeof factsOf>;

/** What a conquest must leave behind on a border, beyond the armies that have to move in. */
export function leftAtConquest({ garrison, garrisonFor }: Facts): number {
  return garrisonFor === 'every_movement' ? garrison : 1;
}
