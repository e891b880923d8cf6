// The table a component belongs to, and the words for what is on it.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { t, wordOf } from '../i18n/words';
import { sitterName } from '../lib/bots';
import { language } from '../lib/settings';
import type { Card, Colour, Continent, Objective, Seat, Territory } from '../protocol';
import type { Helm } from './helm/helm';
import type { Room } from './room';

export interface AtTable {
  readonly room: Room;
  readonly helm: Helm;
}
export const TableContext = createContext<AtTable | null>(null);

export function useTable(): AtTable {
  const found = useContext(TableContext);
  if (!found) throw new Error('outside of a table');
  return found;
}

export function territoryName(room: Room, territory: Territory): string {
  const named = room.rules.value?.territories[territory]?.names?.[language.value];
  return named || wordOf(t().names.territories, territory);
}

export function continentName(room: Room, continent: Continent): string {
  const named = room.rules.value?.continents[continent]?.names?.[language.value];
  return named || wordOf(t().names.continents, continent);
}

export function cardName(room: Room, card: Card): string {
  const face = room.rules.value?.cards[card];
  if (face?.territory) return territoryName(room, face.territory);
  return face?.names?.[language.value] || wordOf(t().names.arms, face?.arm ?? 'jolly');
}

export function objectiveName(room: Room, objective: Objective): string {
  const named = room.rules.value?.objectives[objective]?.names?.[language.value];
  return named || wordOf(t().names.objectives, objective);
}

export function colourName(colour: Colour | null): string {
  return colour ? t().names.colours[colour] : '–';
}

/** What people call a seat: who sits there, else its colour or number. */
export function seatName(room: Room, seat: Seat | null): string {
  if (!seat) return t().table.nobody;
  const table = room.table.value?.seats ?? [];
  const sitting = table.find((place) => place.seat === seat);
  const name = sitting && sitterName(sitting, table);
  if (name) return name;
  const colour = room.view.value?.seats[seat]?.colour;
  return colour ? t().names.colours[colour] : t().table.seatNumber(seat.slice(1));
}

/** "Ucraina, Blu, 2 armate, valore 6": all there is to know of a territory, in a line. */
export function describe(room: Room, territory: Territory): string {
  const words = t().table;
  const here = room.view.value?.territories[territory];
  const value = room.rules.value?.territories[territory]?.value ?? 0;
  const owner = here?.owner ?? null;
  const colour = owner ? (room.view.value?.seats[owner]?.colour ?? null) : null;
  return [
    territoryName(room, territory),
    owner ? `${seatName(room, owner)} (${colourName(colour)})` : words.unowned,
    words.armies(here?.armies ?? 0),
    words.value(value),
  ].join(', ');
}
