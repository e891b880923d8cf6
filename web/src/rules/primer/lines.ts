// Which sentences the game in five minutes is told with, for a ruleset. A sentence that depends on a
// knob names it, so that the page can show the rule it rests on.
import { wordOf } from '../../i18n/words';
import type { RulesWords } from '../words/words';
import { type Facts, leftAtConquest } from './facts';

export interface Line {
  readonly text: string;
  readonly knob?: string;
}
type Told = (facts: Facts, words: RulesWords) => readonly Line[];

const when = (condition: boolean, line: () => Line): readonly Line[] => (condition ? [line()] : []);

export const goalLines: Told = (facts, { primer: { goal } }) => {
  if (facts.goal === 'half_of_territories') {
    return [{ text: goal.territories(facts.goalContinents), knob: 'ending.public_goal' }];
  }
  if (facts.goal === 'half_of_value') {
    return [{ text: goal.value(facts.goalContinents), knob: 'ending.public_goal' }];
  }
  const count = facts.objectives.length;
  const base = facts.destroyInstead > 0;
  return [
    {
      text: base ? goal.base(count) : goal.map(count, facts.objectiveWorth),
      knob: 'setup.objective_deck',
    },
    ...when(base, () => ({ text: goal.destroy(facts.destroyInstead) })),
    ...when(facts.minutes > 0, () => ({ text: goal.points })),
  ];
};

export const setupLines: Told = (facts, { primer: { setup } }) => {
  const order = {
    by_roll: setup.byRoll,
    from_highest: setup.fromHighest(facts.orderDice),
    as_seated: setup.asSeated,
  };
  const coloursFirst = facts.colours === 'before_the_roll';
  const objectivesFirst = facts.objectivesDealt === 'before_territories';
  const secret = facts.goal === 'none';
  const half = facts.dealLimit === 'half_of_a_continent';
  const each = facts.startingArmies[0]?.armies ?? 0;
  return [
    {
      text: facts.quadrants
        ? setup.quadrants(facts.continents.length)
        : setup.classic(facts.territories, facts.continents.length),
      knob: 'setup.board',
    },
    ...when(coloursFirst, () => ({ text: setup.coloursFirst, knob: 'setup.colours' })),
    { text: wordOf(order, facts.order), knob: 'setup.order' },
    ...when(!coloursFirst, () => ({ text: setup.coloursThen, knob: 'setup.colours' })),
    ...when(secret && objectivesFirst, () => ({
      text: setup.objectivesBefore,
      knob: 'setup.objectives_dealt',
    })),
    facts.drafted
      ? { text: setup.drafted(each), knob: 'setup.territories' }
      : { text: setup.dealt, knob: 'setup.territories' },
    ...when(half, () => ({ text: setup.half, knob: 'setup.deal_limit' })),
    ...when(!facts.drafted, () => ({ text: setup.deck })),
    ...when(secret && !objectivesFirst, () => ({
      text: setup.objectivesAfter,
      knob: 'setup.objectives_dealt',
    })),
    ...when(!facts.drafted, () => ({
      text: setup.placing(facts.placementStep),
      knob: 'setup.placement_step',
    })),
    ...when(facts.armyCap > 0, () => ({
      text: setup.cap(facts.armyCap),
      knob: 'reinforcement.army_cap',
    })),
  ];
};

export const reinforceLines: Told = (facts, { primer: { reinforce } }) => {
  const { territories, reinforcement } = facts.example;
  return [
    {
      text: reinforce.third(facts.perArmy, territories, reinforcement),
      knob: 'reinforcement.territories_per_army',
    },
    {
      text:
        facts.minimum > 0 ? reinforce.minimum(facts.minimum) : reinforce.noMinimum(facts.perArmy),
      knob: 'reinforcement.minimum',
    },
    ...when(facts.placementLimit > 0, () => ({
      text: reinforce.limit(facts.placementLimit),
      knob: 'reinforcement.placement_limit',
    })),
    ...when(facts.centres > 0, () => ({
      text: reinforce.centre(facts.centreCost, facts.centres),
      knob: 'reinforcement.centre_cost',
    })),
    ...when(facts.placementLimit === 0, () => ({ text: reinforce.place })),
    ...when(facts.takeBack === 'until_first_attack', () => ({
      text: reinforce.takeBack,
      knob: 'reinforcement.take_back',
    })),
    { text: facts.quadrants ? reinforce.quadrants : reinforce.continents },
  ];
};

export const cardLines: Told = (facts, { primer: { cards } }) => [
  { text: cards.earn },
  {
    text: facts.cardsHaveTerritories ? cards.territories(facts.jollies) : cards.figures,
    knob: 'setup.cards',
  },
  ...when(facts.handLimit > 0, () => ({
    text: cards.limit(facts.handLimit),
    knob: 'combat.hand_limit',
  })),
  { text: cards.play, knob: 'reinforcement.tris' },
  ...when(facts.trisTime === 'before_any_placement', () => ({
    text: cards.first,
    knob: 'reinforcement.tris_time',
  })),
  ...when(facts.heldCardBonus > 0, () => ({
    text: cards.held(facts.heldCardBonus),
    knob: 'reinforcement.held_card_bonus',
  })),
  ...when(facts.cardsHaveTanks, () => ({ text: cards.tanks, knob: 'setup.cards' })),
];

export const attackLines: Told = (facts, { primer: { attack } }) => [
  { text: attack.where },
  facts.mustAttackFrom > 0
    ? { text: attack.duty(facts.mustAttackFrom), knob: 'combat.must_attack_from' }
    : { text: attack.free },
  {
    text: (facts.attackDice === 'maximum' ? attack.most : attack.chosen)(facts.attackDiceMax),
    knob: 'combat.attack_dice',
  },
  {
    text: (facts.defenceDice === 'maximum' ? attack.defenceMost : attack.defenceChosen)(
      facts.defenceDiceMax,
    ),
    knob: 'combat.defence_dice',
  },
  {
    text: facts.fewerDice === 'refused' ? attack.notFewer : attack.fewer,
    knob: 'combat.fewer_dice',
  },
  { text: attack.pairs },
  { text: attack.again },
];

export const conquestLines: Told = (facts, { primer: { conquest } }) => {
  const left = leftAtConquest(facts);
  return [
    facts.shortOccupation === 'refused'
      ? { text: conquest.occupy, knob: 'combat.short_occupation' }
      : { text: conquest.occupy },
    ...when(facts.shortOccupation === 'counts_as_transfer', () => ({
      text: conquest.short,
      knob: 'combat.short_occupation',
    })),
    left > 1
      ? { text: conquest.garrison(left), knob: 'combat.garrison' }
      : { text: conquest.more, knob: 'combat.garrison_for' },
    {
      text: facts.handLimit > 0 ? conquest.eliminateLimit(facts.handLimit) : conquest.eliminate,
    },
    ...when(facts.protectedRounds > 0, () => ({
      text: conquest.protectedFor(facts.protectedRounds),
      knob: 'combat.protected_rounds',
    })),
  ];
};

export const transferLines: Told = (facts, { primer: { transfer } }) => [
  {
    text: facts.transfers === 'gathering' ? transfer.gather : transfer.one,
    knob: 'combat.transfers',
  },
  {
    text: facts.garrison > 1 ? transfer.garrison(facts.garrison) : transfer.leaveOne,
    knob: 'combat.garrison',
  },
];

export const endLines: Told = (facts, { primer: { end }, knobValues }) => {
  const timed = facts.minutes > 0;
  const rolled = facts.closingSums.length > 0;
  const clock = facts.clockStart === 'first_deal' ? end.clockDeal : end.clockTurn;
  return [
    { text: end.objective },
    timed ? { text: clock(facts.minutes), knob: 'ending.minutes' } : { text: end.noClock },
    ...when(timed, () => ({
      text: rolled ? end.timeUp(facts.roundsAfterTime) : end.timeUpCount,
      knob: 'ending.rounds_after_time',
    })),
    ...when(rolled, () => ({ text: end.sdadata, knob: 'ending.closing_sums' })),
    ...when(rolled && facts.closingRound === 'from_first_seat', () => ({
      text: end.fromFirst,
      knob: 'ending.closing_round',
    })),
    ...when(facts.exemptConquests > 0, () => ({
      text: end.exempt(facts.exemptConquests),
      knob: 'ending.closing_exempt_conquests',
    })),
    ...when(timed, () => ({ text: end.points })),
    ...when(timed && facts.tieBreaks.length > 0, () => ({
      text: end.ties(facts.tieBreaks.map((tie) => wordOf(knobValues.ties, tie)).join(', ')),
      knob: 'ending.tie_breaks',
    })),
  ];
};
