// The words of the interface in the player's language. Each language is one object of the same
// shape (a type, and a test); it comes as a file of its own, so nobody loads the other one.
import { effect, signal } from '@preact/signals';
import { language } from '../lib/settings';
import type { Language } from '../protocol';
import type { it } from './it';

export type Wide<T> = T extends string
  ? string
  : T extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof T]: Wide<T[Key]> };
export type Words = Wide<typeof it>;

const files: Record<Language, () => Promise<Words>> = {
  it: async () => (await import('./it')).it,
  en: async () => (await import('./en')).en,
};

const words = signal<Words | null>(null);

/** Loads the language chosen now, and another when it is chosen. */
export async function loadWords(): Promise<void> {
  words.value = await files[language.value]();
  effect(() => {
    const wanted = language.value;
    void files[wanted]().then((loaded) => {
      if (language.value === wanted) words.value = loaded;
    });
  });
}

/** For tests: the words without a file. */
export function setWords(loaded: Words): void {
  words.value = loaded;
}

/** The words; a component that calls this is drawn again when the language changes. */
export function t(): Words {
  if (!words.value) throw new Error('words before loadWords()');
  return words.value;
}

/** A word by a name that came over the wire, or the name itself if the catalogue has none. */
export function wordOf(section: object, name: string): string {
  const found = (section as Readonly<Record<string, unknown>>)[name];
  return typeof found === 'string' ? found : name.replaceAll('_', ' ');
}
