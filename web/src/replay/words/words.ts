// The words of the replay in both languages. They come with its page: nobody else loads them.
import type { Wide } from '../../i18n/words';
import { language } from '../../lib/settings';
import { en } from './en';
import { it } from './it';

export type ReplayWords = Wide<typeof it>;

const languages: Record<'it' | 'en', ReplayWords> = { it, en };

/** The words; a component that calls this is drawn again when the language changes. */
export function w(): ReplayWords {
  return languages[language.value];
}
