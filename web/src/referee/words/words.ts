// The words of the judge's book in both languages. They come with its page: nobody else loads them.
import { language } from '../../lib/settings';
import { en } from './words-en';
import { it } from './words-it';

type Wide<T> = T extends string
  ? string
  : T extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof T]: Wide<T[Key]> };
export type RefereeWords = Wide<typeof it>;

const languages: Record<'it' | 'en', RefereeWords> = { it, en };

/** The words; a component that calls this is drawn again when the language changes. */
export function w(): RefereeWords {
  return languages[language.value];
}
