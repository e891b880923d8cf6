import { describe, expect, it } from 'vitest';
import { en } from './en';
import { it as italian } from './it';

type Catalogue = { readonly [key: string]: unknown };

/** Every word by its path, with how many values it takes: "table.armies/1". */
function keysOf(words: Catalogue, path = ''): string[] {
  return Object.entries(words).flatMap(([key, word]) => {
    const here = path ? `${path}.${key}` : key;
    if (typeof word === 'function') return [`${here}/${word.length}`];
    return typeof word === 'string' ? [here] : keysOf(word as Catalogue, here);
  });
}

function textsOf(words: Catalogue): string[] {
  return Object.values(words).flatMap((word) => {
    if (typeof word === 'function') {
      const values = Array.from({ length: word.length }, () => 2);
      return [(word as (...values: unknown[]) => string)(...values)];
    }
    return typeof word === 'string' ? [word] : textsOf(word as Catalogue);
  });
}

describe('the two languages', () => {
  it('have the same words, which take the same values', () => {
    expect(keysOf(en).sort()).toEqual(keysOf(italian).sort());
    expect(keysOf(en).length).toBeGreaterThan(500);
  });

  it('leave no word empty', () => {
    for (const catalogue of [en, italian]) {
      for (const text of textsOf(catalogue)) expect(text.trim()).not.toBe('');
    }
  });

  it('differ where they should', () => {
    const same = textsOf(en).filter((text, index) => text === textsOf(italian)[index]);
    // Names that are the same in both, numbers and the like; not sentences.
    expect(same.filter((text) => text.split(' ').length > 4)).toEqual([]);
  });

  it('count one and many', () => {
    expect(italian.table.armies(1)).toBe('1 armata');
    expect(italian.table.armies(0)).toBe('0 armate');
    expect(en.table.armies(1)).toBe('1 army');
    expect(en.table.armies(7)).toBe('7 armies');
  });
});
