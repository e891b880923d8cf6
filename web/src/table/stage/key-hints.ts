// The keys of the table page, said once: which letter presses which button. A button that has one
// carries data-key, shows the letter where there is a keyboard, and tells it to screen readers.
import { letterKeys } from '../../lib/settings';

export const buttonKeys = {
  l: 'throw',
  f: 'until',
  c: 'confirm',
  m: 'for-me',
  s: 'transfer',
  p: 'pass',
} as const;
export type KeyName = (typeof buttonKeys)[keyof typeof buttonKeys];

/** Letters that mean something wherever the focus is; with the shortcuts off, none does. */
export const shortcuts: ReadonlySet<string> = new Set([...Object.keys(buttonKeys), 'u', 'o', 'e']);

export function keyHint(name: KeyName) {
  const letter = Object.entries(buttonKeys).find(([, button]) => button === name)?.[0];
  if (!letterKeys.value || !letter) return { 'data-key': name };
  const shown = letter.toUpperCase();
  return { 'data-key': name, 'data-hint': shown, 'aria-keyshortcuts': shown };
}
