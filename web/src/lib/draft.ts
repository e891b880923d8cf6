// What somebody has begun to fill in and not yet sent, kept in this browser from tap to tap: a change
// of tab, a reload, a locked phone or a cut network takes nothing. A draft belongs to a form (its key)
// and to what it was made for (its basis): at another position it is not there, and back at its own,
// say after undoing, it is there again.
import { useRef, useState } from 'preact/hooks';
import { ownStorage } from './stored';

const prefix = 'kamchatka.draft.';
const keptMs = 14 * 24 * 3_600_000;

interface Kept {
  readonly basis: string;
  readonly at: number;
  readonly value: unknown;
}

/** Where the browser keeps nothing, drafts last as long as the page does. */
const unkept = new Map<string, string>();

function textAt(name: string): string | null {
  return unkept.get(name) ?? ownStorage()?.getItem(name) ?? null;
}

function keptAt(name: string): Kept | null {
  try {
    const found = JSON.parse(textAt(name) ?? 'null') as Kept | null;
    return typeof found?.basis === 'string' && typeof found.at === 'number' ? found : null;
  } catch {
    return null; // nothing readable there
  }
}

/** Whether a page of before meant the same by it: the same fields, of the same kinds. */
function alike(usual: unknown, found: unknown): boolean {
  if (usual === null || usual === undefined) return true;
  if (found === null || typeof usual !== typeof found) return false;
  if (typeof usual !== 'object') return true;
  if (Array.isArray(usual) !== Array.isArray(found)) return false;
  if (Array.isArray(usual)) return true;
  return Object.entries(usual).every(([key, value]) =>
    alike(value, (found as Readonly<Record<string, unknown>>)[key]),
  );
}

function remove(name: string): void {
  unkept.delete(name);
  ownStorage()?.removeItem(name);
}

function write(name: string, basis: string, value: unknown): void {
  const text = JSON.stringify({ basis, at: Date.now(), value } satisfies Kept);
  try {
    const storage = ownStorage();
    if (!storage) throw new Error('no storage');
    storage.setItem(name, text);
    unkept.delete(name);
  } catch {
    unkept.set(name, text); // full or forbidden
  }
}

function namesFrom(start: string): string[] {
  const storage = ownStorage();
  const stored = storage
    ? Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    : [];
  return [...stored, ...unkept.keys()].filter((name) => name.startsWith(prefix + start));
}

/** The forms whose keys begin so are done with. */
export function dropDrafts(start: string): void {
  for (const name of namesFrom(start)) remove(name);
}

/** What nobody came back to in two weeks. */
export function dropOldDrafts(now = Date.now()): void {
  for (const name of namesFrom('')) {
    const found = keptAt(name);
    if (!found || now - found.at > keptMs) remove(name);
  }
}

/** What was kept of this form for this basis, or the form untouched. */
export function draftAt<T>(key: string, basis: string, usual: T): T {
  const found = keptAt(prefix + key);
  return found?.basis === basis && alike(usual, found.value) ? (found.value as T) : usual;
}

/** A draft that is like the form untouched is none. */
export function keepDraft<T>(key: string, basis: string, value: T, usual: T): void {
  if (JSON.stringify(value) === JSON.stringify(usual)) remove(prefix + key);
  else write(prefix + key, basis, value);
}

export type SetDraft<T> = (next: T | ((before: T) => T)) => void;

/** As useState, and kept: before the page is drawn, so that the last tap counts too. */
export function useDraft<T>(key: string, basis: string, usual: T): readonly [T, SetDraft<T>] {
  const [, redraw] = useState(0);
  const held = useRef<{ readonly at: string; value: T } | null>(null);
  const at = `${key} ${basis}`;
  if (held.current?.at !== at) held.current = { at, value: draftAt(key, basis, usual) };
  const now = held.current;
  const set: SetDraft<T> = (next) => {
    now.value = typeof next === 'function' ? (next as (before: T) => T)(now.value) : next;
    keepDraft(key, basis, now.value, usual);
    redraw((count) => count + 1);
  };
  return [now.value, set];
}
