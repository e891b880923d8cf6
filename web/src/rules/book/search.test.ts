import { describe, expect, it } from 'vitest';
import { holds, pieces, wordsOf } from './search';

const rule = 'Su un territorio non si può attaccare: l’Alaska è in Perù.';

describe('searching the rules', () => {
  it('takes words in any order, without accents or capitals', () => {
    for (const search of ['puo attaccare', 'PERÙ alaska', "l'alaska", '', '  attaccare  ']) {
      expect(holds(rule, wordsOf(search)), search).toBe(true);
    }
    for (const search of ['attacco', 'alaska kamchatka']) {
      expect(holds(rule, wordsOf(search)), search).toBe(false);
    }
  });

  it('shows what was found, and loses no letter', () => {
    const found = pieces(rule, wordsOf('peru puo'));
    expect(found.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['può', 'Perù']);
    expect(found.map(({ text }) => text).join('')).toBe(rule);
    expect(pieces(rule, [])).toEqual([{ text: rule, hit: false }]);
  });
});
