import { describe, expect, it } from 'vitest';
import { en as enCommon } from './en';
import { enPages } from './en-pages';
import { it as itCommon } from './it';
import { itPages } from './it-pages';

const en = { ...enCommon, ...enPages };
const italian = { ...itCommon, ...itPages };

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

describe('the table', () => {
  it('does without the words of the other pages', () => {
    const sources = import.meta.glob<string>(
      ['../{table,board,game,lib,ui}/**/*.{ts,tsx}', '../rules/clause-dialog.tsx'],
      { query: '?raw', import: 'default', eager: true },
    );
    const names = Object.keys(itPages).join('|');
    const asked = new RegExp(
      `\\bt\\(\\)\\.(${names})\\b|\\{[^{};]*\\b(${names})\\b[^{};]*\\} = t\\(\\)`,
    );
    const files = Object.entries(sources).filter(([, text]) => asked.test(text));
    expect(Object.keys(sources).length).toBeGreaterThan(50);
    expect(files.map(([file]) => file)).toEqual([]);
  });
});
