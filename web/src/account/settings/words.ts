// The words of the settings page in both languages; they come with it.
import type { Wide } from '../../i18n/words';
import { language } from '../../lib/settings';
import { en } from './words-en';
import { it } from './words-it';

export type SettingsWords = Wide<typeof it>;

const languages: Record<'it' | 'en', SettingsWords> = { it, en };

/** The words; a component that calls this is drawn again when the language changes. */
export function w(): SettingsWords {
  return languages[language.value];
}
