import { expect, it } from 'vitest';
import { en } from './words/en';
import { it as italian } from './words/it';

type Catalogue = { readonly [key: string]: unknown };

function keysOf(words: Catalogue, path = ''): string[] {
  return Object.entries(words).flatMap(([key, word]) => {
    const here = path ? `${path}.${key}` : key;
    if (typeof word === 'function') return [`${here}/${word.length}`];
    return typeof word === 'string' ? [here] : keysOf(word as Catalogue, here);
  });
}

it('the two languages of the desk have the same words', () => {
  expect(keysOf(en).sort()).toEqual(keysOf(italian).sort());
  expect(keysOf(en).length).toBeGreaterThan(200);
});

it('English sentences are not Italian ones', () => {
  const texts = (words: Catalogue): string[] =>
    Object.values(words).flatMap((word) =>
      typeof word === 'string' ? [word] : typeof word === 'object' ? texts(word as Catalogue) : [],
    );
  const same = texts(en).filter((text, index) => text === texts(italian)[index]);
  expect(same.filter((text) => text.split(' ').length > 2)).toEqual([]);
});
