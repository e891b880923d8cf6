// The words of the guided game: files of their own, which come with it.
import { effect, signal } from '@preact/signals';
import type { Wide } from '../../i18n/words';
import { language } from '../../lib/settings';
import type { Language } from '../../protocol';
import type { it } from './it';

export type CourseWords = Wide<typeof it>;

const files: Record<Language, () => Promise<CourseWords>> = {
  it: async () => (await import('./it')).it,
  en: async () => (await import('./en')).en,
};

const words = signal<CourseWords | null>(null);
let following = false;

/** Loads the language chosen now, and another when it is chosen. */
export async function loadCourseWords(): Promise<void> {
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

export function w(): CourseWords {
  if (!words.value) throw new Error('words before loadCourseWords()');
  return words.value;
}
