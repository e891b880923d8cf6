// What a player prefers, kept in this browser: language, theme, board, animations, sounds,
// confirmations, keys. Applied to the document as it changes.
import { computed, effect, signal } from '@preact/signals';
import type { Language } from '../protocol';
import { type BotPace, botPaces } from '../protocol.gen';
import { isBoolean, isNumber, isTexts, oneOf, stored } from './stored';

export const themes = ['auto', 'light', 'dark'] as const;
export const boardLooks = ['atlas', 'antique'] as const;
export const paces = ['none', 'fast', 'normal'] as const;
export const confirmations = ['never', 'irreversible', 'always'] as const;

function languageOfBrowser(): Language {
  const wanted = navigator.languages?.length ? navigator.languages : [navigator.language];
  const known = wanted.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'it' || tag === 'en');
  return known === 'it' ? 'it' : known === 'en' ? 'en' : 'it';
}

export const language = stored<Language>('language', languageOfBrowser(), oneOf(['it', 'en']));
export const theme = stored<(typeof themes)[number]>('theme', 'auto', oneOf(themes));
export const boardLook = stored<(typeof boardLooks)[number]>('board', 'atlas', oneOf(boardLooks));
export const pace = stored<(typeof paces)[number]>('pace', 'normal', oneOf(paces));
/** How fast bots play in one's own games against them. */
export const botPace = stored<BotPace>('bot-pace', 'normal', oneOf(botPaces));
export const confirmation = stored<(typeof confirmations)[number]>(
  'confirmation',
  'irreversible',
  oneOf(confirmations),
);
export const sounds = stored('sounds-on', true, isBoolean);
export const volume = stored('volume', 0.6, isNumber);
export const mutedCues = stored<readonly string[]>('muted-sounds', [], isTexts);
export const letterKeys = stored('letter-keys', true, isBoolean);
export const showValues = stored('show-values', true, isBoolean);
export const showNames = stored('show-names', true, isBoolean);

const stillness = window.matchMedia?.('(prefers-reduced-motion: reduce)');
const wantsStillness = signal(stillness?.matches ?? false);
stillness?.addEventListener?.('change', (change) => {
  wantsStillness.value = change.matches;
});

/** How long a throw of dice is shown in motion, in milliseconds; 0: not at all. */
export const motionMs = computed(() =>
  wantsStillness.value ? 0 : { none: 0, fast: 250, normal: 550 }[pace.value],
);

effect(() => {
  document.documentElement.lang = language.value;
  document.documentElement.dataset['theme'] = theme.value;
  document.documentElement.dataset['still'] = String(motionMs.value === 0);
});
