// What a proper deal comes to, asked of the engine: said at the card that breaks it, so that nobody
// learns it when all the armies are on the board.
import { t, wordOf } from '../../i18n/words';
import type { Book } from '../book/book';
import type { Seat, Sheet } from '../book/notes';
import { nameOf, territoryName } from '../context';
import { rulesOf } from '../rules-of';
import { w } from '../words/words';

export interface DealLimits {
  readonly shares: Readonly<Partial<Record<Seat, number>>>; // how many territories each gets
  readonly halves: Readonly<Record<string, number>>; // by continent; empty where nothing limits it
  readonly clause: string;
}

export function dealLimits(book: Book): DealLimits | null {
  const reply = book.ask<DealLimits>({ request: 'deal_limits' });
  return reply.ok ? reply : null;
}

interface DealtCard {
  readonly book: Book;
  readonly sheet: Sheet;
  readonly limits: DealLimits;
  readonly owners: Readonly<Record<string, Seat>>;
  readonly territory: string;
  readonly seat: Seat;
}

/** Why the seat cannot have been dealt this one too; null when it can. */
export function dealFault(card: DealtCard): string | null {
  const { book, sheet, limits, owners, territory, seat } = card;
  const words = w().deal;
  const held = Object.keys(owners).filter((id) => owners[id] === seat && id !== territory);
  const share = limits.shares[seat];
  if (share !== undefined && held.length >= share) {
    return words.hasAll(nameOf(sheet, seat), share);
  }
  const continents = Object.entries(rulesOf(book, sheet.ruleset)?.continents ?? {});
  const [continent, { territories }] = continents.find(([, each]) =>
    each.territories.includes(territory),
  ) ?? ['', { territories: [] }];
  const most = limits.halves[continent];
  const there = held.filter((id) => territories.includes(id)).length + 1;
  if (most === undefined || there <= most) return null;
  const place = wordOf(t().names.continents, continent);
  const what = words.overHalf(nameOf(sheet, seat), territoryName(territory), there, place, most);
  return `${what} (${limits.clause})`;
}
