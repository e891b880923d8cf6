// What a batch of events sounds like: at most two cues, the second when the dice lie still.
import type { Cue } from '../lib/sound';
import type { Event } from '../protocol';

export interface Due {
  readonly cue: Cue;
  readonly afterMs: number;
}

const landedMs = 330; // from the throw until the dice lie still, as one hears it

/** The first of these that happened is what is heard; the rest goes without saying. */
const telling: readonly (readonly [Event['type'], Cue])[] = [
  ['game_ended', 'victory'],
  ['seat_eliminated', 'elimination'],
  ['territory_conquered', 'conquest'],
  ['armies_lost', 'clash'],
  ['tris_played', 'tris'],
  ['territory_dealt', 'card'],
  ['card_drawn', 'card'],
];

export function cuesOf(events: readonly Event[]): readonly Due[] {
  const types = new Set(events.map((event) => event.type));
  const told = telling.find(([type]) => types.has(type))?.[1];
  const first: Cue | null = types.has('closing_rolled')
    ? 'closing'
    : types.has('dice_rolled')
      ? 'dice'
      : null;
  const due: Due[] = [];
  if (first) due.push({ cue: first, afterMs: 0 });
  // The roll of the sdadata is itself as long as a fanfare's way to its first note.
  if (told) due.push({ cue: told, afterMs: first === 'closing' ? 1000 : first ? landedMs : 0 });
  return due;
}
