import { expect, it } from 'vitest';
import { en } from './words-en';
import { it as italian } from './words-it';

const keysOf = (words: object, path = ''): string[] =>
  Object.entries(words).flatMap(([key, word]) =>
    typeof word === 'object' ? keysOf(word, `${path}${key}.`) : [`${path}${key}`],
  );

it('has the same words in both languages', () => {
  expect(keysOf(en).sort()).toEqual(keysOf(italian).sort());
});
