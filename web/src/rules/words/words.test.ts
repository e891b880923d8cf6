import { expect, it } from 'vitest';
import { en } from './en';
import { it as italian } from './it';

type Catalogue = { readonly [key: string]: unknown };

function textsOf(words: Catalogue): string[] {
  return Object.values(words).flatMap((word) => {
    if (typeof word === 'function') {
      const values = Array.from({ length: word.length }, () => 2);
      return [(word as (...values: unknown[]) => string)(...values)];
    }
    return typeof word === 'string' ? [word] : textsOf(word as Catalogue);
  });
}

it('the rules pages say in both languages what they say in one', () => {
  const [ours, theirs] = [textsOf(italian), textsOf(en)];
  expect(theirs).toHaveLength(ours.length);
  const same = theirs.filter((text, at) => text === ours[at] && text.split(' ').length > 2);
  expect(same).toEqual([]);
  for (const text of [...ours, ...theirs]) expect(text.trim()).not.toBe('');
});
