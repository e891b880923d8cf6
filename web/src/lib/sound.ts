// Whether a sound is wanted: by the player, in this tab, after a first click. The sounds themselves
// are made elsewhere (sound/), and come when the first of them is due.
import type { Event } from '../protocol';
import { sounds } from './settings';
import { ownStorage } from './stored';

export const cues = [
  'turn',
  'dice',
  'clash',
  'conquest',
  'card',
  'tris',
  'clock',
  'closing',
  'elimination',
  'victory',
  'chat',
] as const;
export type Cue = (typeof cues)[number];

const tab = Math.random().toString(36).slice(2);
let here: string | null = null; // what this tab is told to sound for

/**
 * This tab sounds for a place from now on, until another tab that shows it gets the focus: what
 * happens there is heard once.
 */
export function soundFor(place: string): () => void {
  const name = `kamchatka.sounding.${place}`;
  const storage = ownStorage();
  const claim = () => storage?.setItem(name, tab);
  const leave = () => storage?.getItem(name) === tab && storage.removeItem(name);
  if (document.hasFocus() || !storage?.getItem(name)) claim();
  here = name;
  window.addEventListener('focus', claim);
  window.addEventListener('pagehide', leave);
  return () => {
    window.removeEventListener('focus', claim);
    window.removeEventListener('pagehide', leave);
    leave();
    if (here === name) here = null;
  };
}

/** Browsers let nothing sound before the player has touched the page. */
function wanted(): boolean {
  const holder = (here && ownStorage()?.getItem(here)) || tab;
  return sounds.peek() && holder === tab && navigator.userActivation?.hasBeenActive !== false;
}

/** Sounds at once, unless the player or this tab is to be silent. */
export function play(cue: Cue): void {
  if (wanted()) void import('../sound/player').then((player) => player.sound(cue));
}

/** What these events sound like. */
export function playEvents(events: readonly Event[]): void {
  if (wanted()) void import('../sound/player').then((player) => player.soundOf(events));
}
