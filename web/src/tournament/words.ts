// The words of the tournament pages: files of their own, so that the play page does not carry them.
import { effect, signal } from '@preact/signals';
import type { Wide } from '../i18n/words';
import { language } from '../lib/settings';
import type { Language } from '../protocol';
import type { it } from './words/it';

export type TournamentWords = Wide<typeof it>;

const files: Record<Language, () => Promise<TournamentWords>> = {
  it: async () => (await import('./words/it')).it,
  en: async () => (await import('./words/en')).en,
};

const words = signal<TournamentWords | null>(null);

let following = false;

/** Loads the language chosen now, and another when it is chosen. */
export async function loadTournamentWords(): Promise<void> {
  if (!words.value) words.value = await files[language.value]();
  if (following) return;
  following = true;
  effect(() => {
    const wanted = language.value;
    void files[wanted]().then((loaded) => {
      if (language.value === wanted) words.value = loaded;
    });
  });
}

/** For tests: the words without a file. */
export function setTournamentWords(loaded: TournamentWords): void {
  words.value = loaded;
}

export function w(): TournamentWords {
  if (!words.value) throw new Error('words before loadTournamentWords()');
  return words.value;
}
