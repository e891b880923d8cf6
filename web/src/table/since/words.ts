// The words of the account, which come with it: a page loads them when it needs them.
import type { Wide } from '../../i18n/words';
import { language } from '../../lib/settings';
import { en } from './words-en';
import { it } from './words-it';

const languages: Record<'it' | 'en', Wide<typeof it>> = { it, en };

/** A component that calls this is drawn again when the language changes. */
export function w(): Wide<typeof it> {
  return languages[language.value];
}

/** A number with one decimal, as people of this language write it. */
export function decimal(value: number): string {
  return new Intl.NumberFormat(language.value, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(value);
}
