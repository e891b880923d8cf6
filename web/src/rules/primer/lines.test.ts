import { describe, expect, it } from 'vitest';
import { en } from '../../i18n/en';
import { setWords } from '../../i18n/words';
import { language } from '../../lib/settings';
import { everyRuleset } from '../../testing/rulesets';
import { en as words } from '../words/en';
import { it as italian } from '../words/it';
import { factsOf } from './facts';
import * as lines from './lines';
import { throwsThatClose } from './tables';

language.value = 'en';
setWords(en);
const rulesets = everyRuleset();
const told = Object.values(lines);

function textOf(id: string, spoken = words): string {
  const rules = rulesets.find((each) => each.id === id);
  if (!rules) throw new Error(id);
  const facts = factsOf(rules);
  return told.flatMap((tell) => tell(facts, spoken).map(({ text }) => text)).join('\n');
}

const { attack, cards, conquest, end, goal, reinforce, setup, transfer } = words.primer;
const saysOf: Readonly<Record<string, readonly string[]>> = {
  challenge: [
    attack.most(3),
    attack.defenceMost(3),
    attack.notFewer,
    cards.limit(7),
    conquest.garrison(2),
    conquest.protectedFor(4),
    end.clockTurn(90),
    end.timeUp(1),
    end.exempt(3),
    setup.byRoll,
    setup.half,
    setup.objectivesAfter,
    setup.cap(130),
  ],
  torneo: [
    attack.chosen(3),
    attack.notFewer,
    attack.defenceMost(3),
    conquest.more,
    end.clockTurn(120),
    end.fromFirst,
    setup.objectivesBefore,
    transfer.leaveOne,
  ],
  prestige: [attack.chosen(3), attack.fewer, attack.defenceChosen(3), conquest.short, end.noClock],
  prestige_torneo: [attack.fewer, end.clockTurn(90), end.timeUpCount, end.points],
  torisiko: [cards.first, end.clockDeal(105), end.exempt(3), transfer.garrison(2), setup.half],
  master_base: [goal.territories(2), setup.drafted(2), attack.defenceChosen(3), cards.figures],
  master_expert: [goal.value(2), reinforce.minimum(3), attack.duty(3), transfer.gather],
  master: [reinforce.limit(1), reinforce.centre(3, 15), transfer.garrison(3), conquest.more],
};
const doesNotSay: Readonly<Record<string, readonly string[]>> = {
  challenge: [attack.fewer, conquest.short, cards.first, end.fromFirst],
  torneo: [setup.half, conquest.protectedFor(0), cards.limit(0), end.exempt(0)],
  prestige: [end.points, end.sdadata, goal.points, setup.half],
  prestige_torneo: [end.sdadata, end.noClock],
  torisiko: [setup.objectivesBefore],
  master_base: [setup.dealt, setup.deck, end.sdadata, attack.duty(0)],
  master_expert: [attack.free, reinforce.limit(0)],
  master: [reinforce.place, attack.free],
};

describe('the game in five minutes', () => {
  it.each(rulesets.map(({ id }) => id))('tells of %s what it plays by', (id) => {
    const text = textOf(id).split('\n');
    for (const sentence of saysOf[id] ?? ['no expectation']) expect(text).toContain(sentence);
    for (const sentence of doesNotSay[id] ?? []) expect(text).not.toContain(sentence);
    expect(textOf(id)).not.toMatch(/undefined|NaN|_/);
    expect(textOf(id, italian)).not.toMatch(/undefined|NaN|_/);
  });

  it('has 14 territories give 4 armies, as the booklets do', () => {
    expect(textOf('challenge')).toContain(reinforce.third(3, 14, 4));
  });

  it('names a knob that there is wherever it names one', () => {
    for (const rules of rulesets) {
      const named = told.flatMap((tell) => tell(factsOf(rules), words)).map(({ knob }) => knob);
      const known = new Set(rules.knobs.map(({ name }) => name));
      expect(named.filter((knob) => knob !== undefined && !known.has(knob))).toEqual([]);
    }
  });

  it('knows how often two dice close a game', () => {
    expect([[2, 3, 4], [4], [4, 5, 6, 7]].map(throwsThatClose)).toEqual([6, 3, 18]);
  });
});
