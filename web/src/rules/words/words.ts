// The words of the rules pages in both languages. They come with the pages: the table has no need of
// them.
import type { Wide } from '../../i18n/words';
import { language } from '../../lib/settings';
import { en } from './en';
import { it } from './it';

export type RulesWords = Wide<typeof it>;

const languages: Record<'it' | 'en', RulesWords> = { it, en };

/** The words; a component that calls this is drawn again when the language changes. */
export function w(): RulesWords {
  return languages[language.value];
}
