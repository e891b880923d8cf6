// The words of this folder come with it: both languages, since they are few.
import type { Wide } from '../../i18n/words';
import { language } from '../../lib/settings';
import { en } from './words/en';
import { it } from './words/it';

const words: Readonly<Record<'it' | 'en', Wide<typeof it>>> = { it, en };

export function p(): Wide<typeof it> {
  return words[language.value];
}
