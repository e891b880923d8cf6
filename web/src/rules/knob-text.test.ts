import { beforeEach, describe, expect, it } from 'vitest';
import { en } from '../i18n/en';
import { it as italian } from '../i18n/it';
import { setWords } from '../i18n/words';
import { language } from '../lib/settings';
import { everyRuleset } from '../testing/rulesets';
import { sumsText, titleOf, valueText } from './knob-text';
import { w } from './words/words';

const rulesets = everyRuleset();

function speak(spoken: 'it' | 'en'): void {
  language.value = spoken;
  setWords(spoken === 'it' ? italian : en);
}

function textOf(ruleset: string, knob: string): string | null {
  const rules = rulesets.find(({ id }) => id === ruleset);
  const found = rules?.knobs.find(({ name }) => name === knob);
  return rules && found ? valueText(found, rules) : 'no such knob';
}

describe.each(['it', 'en'] as const)('the values of knobs in %s', (spoken) => {
  beforeEach(() => speak(spoken));

  it('are words for people in every ruleset', () => {
    expect(rulesets.map(({ id }) => id)).toHaveLength(8);
    for (const rules of rulesets) {
      expect(rules.knobs.length).toBeGreaterThan(40);
      for (const knob of rules.knobs) {
        const text = valueText(knob, rules);
        const where = `${rules.id} ${knob.name}: ${text}`;
        if (text === null) expect(knob.clause, where).toBe('-');
        else expect(text, where).toMatch(/^[^_[\]{}"]+$/);
      }
    }
  });

  it('have a title for every knob, and none for others', () => {
    const names = rulesets[0]?.knobs.map(({ name }) => name).sort();
    expect(Object.keys(w().titles).sort()).toEqual(names);
  });
});

describe('in English', () => {
  beforeEach(() => speak('en'));

  it('some values read so', () => {
    expect(textOf('challenge', 'setup.starting_armies')).toBe(
      '3 players: 35 · 4 players: 30 · 5 players: 25',
    );
    expect(textOf('torneo', 'setup.starting_armies')).toBe('30 each, however many play');
    expect(textOf('master', 'setup.starting_armies')).toBe('2 on each territory chosen');
    expect(textOf('challenge', 'reinforcement.tris')).toBe(
      'three alike 8 · all different 10 · jolly and two alike 12',
    );
    expect(textOf('prestige', 'reinforcement.tris')).toMatch(/cannon.* 4/);
    expect(textOf('torisiko', 'ending.closing_sums')).toBe('4, 4–5, 4–6, then 4–7');
    expect(textOf('prestige', 'ending.closing_sums')).toBe('no sdadata');
    expect(textOf('prestige', 'ending.minutes')).toBe('no clock');
    expect(textOf('prestige', 'ending.clock_start')).toBeNull();
    expect(textOf('master_base', 'setup.objectives_dealt')).toBeNull();
    expect(textOf('torneo', 'ending.tie_breaks')).toBe(
      'points off the objective, armies on the objective, all armies, dice',
    );
  });

  it('sums are ranges where they can be', () => {
    expect(sumsText([2, 3, 4])).toBe('2–4');
    expect(sumsText([4])).toBe('4');
    expect(sumsText([2, 4, 7])).toBe('2, 4, 7');
  });

  it('a knob without a title is called what it means', () => {
    const explain = { it: 'qualcosa', en: 'something new' };
    expect(titleOf({ name: 'combat.new', value: 1, clause: '-', explain }, 'en')).toBe(
      'Something new',
    );
  });
});
