// The words of the interface in the player's language. Each language is one object of the same
// shape (a type, and a test); it comes as a file of its own, so nobody loads the other one. A second
// file has the words of the pages around the table: who comes by a link to play does not wait for it.
import { computed, effect, type Signal, signal } from '@preact/signals';
import { language } from '../lib/settings';
import type { Language } from '../protocol';
import type { it } from './it';
import type { itPages } from './it-pages';

export type Wide<T> = T extends string
  ? string
  : T extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof T]: Wide<T[Key]> };
export type CommonWords = Wide<typeof it>;
export type PageWords = Wide<typeof itPages>;
export type Words = CommonWords & PageWords;

const files: Record<Language, () => Promise<CommonWords>> = {
  it: async () => (await import('./it')).it,
  en: async () => (await import('./en')).en,
};
const pageFiles: Record<Language, () => Promise<PageWords>> = {
  it: async () => (await import('./it-pages')).itPages,
  en: async () => (await import('./en-pages')).enPages,
};

const common = signal<CommonWords | null>(null);
const pages = signal<PageWords | null>(null);
const words = computed(() => common.value && ({ ...common.value, ...pages.value } as Words));

/** Into the signal, in the language that is chosen by then. */
async function load<T>(
  to: Signal<T | null>,
  from: Record<Language, () => Promise<T>>,
): Promise<void> {
  const wanted = language.value;
  const loaded = await from[wanted]();
  if (language.value === wanted) to.value = loaded;
  else await load(to, from);
}

/** Loads the language chosen now, and another when it is chosen. */
export async function loadWords(): Promise<void> {
  await load(common, files);
  effect(() => {
    void load(common, files);
    if (pages.peek()) void load(pages, pageFiles);
  });
}

/** With them the words of the pages around the table. */
export async function loadPageWords(): Promise<void> {
  if (!pages.value) await load(pages, pageFiles);
}

/** For tests: the words without a file. */
export function setWords(loaded: CommonWords, around: PageWords | null = null): void {
  common.value = loaded;
  pages.value = around;
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
