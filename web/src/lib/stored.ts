// Signals that outlive the page, in this browser's storage. A browser that refuses storage (private
// windows may) only forgets.
import { effect, type Signal, signal } from '@preact/signals';

export function stored<T>(key: string, usual: T, valid: (value: unknown) => value is T): Signal<T> {
  const name = `kamchatka.${key}`;
  let first = usual;
  try {
    const found: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    if (valid(found)) first = found;
  } catch {
    // Nothing readable there: begin as usual.
  }
  const state = signal(first);
  effect(() => {
    const text = JSON.stringify(state.value);
    try {
      localStorage.setItem(name, text);
    } catch {
      // Full or forbidden: the setting holds for this page only.
    }
  });
  return state;
}

export function oneOf<const T extends string>(choices: readonly T[]) {
  return (value: unknown): value is T => choices.includes(value as T);
}

export function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

export function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

/** The browser's storage, where it lets us have it. */
export function ownStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
