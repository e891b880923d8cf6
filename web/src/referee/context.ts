// The open book for the components of its page, and the names of what is on the table.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { t, wordOf } from '../i18n/words';
import { language } from '../lib/settings';
import type { Book } from './book/book';
import type { Refusal, Seat, Sheet, SheetSeat } from './book/notes';

export const BookContext = createContext<Book | null>(null);

export function useBook(): { readonly book: Book; readonly sheet: Sheet } {
  const book = useContext(BookContext);
  const sheet = book?.sheet.value;
  if (!book || !sheet) throw new Error('outside of a book');
  return { book, sheet };
}

export function seatOf(sheet: Sheet, seat: Seat | null): SheetSeat | null {
  return sheet.seats.find((each) => each.seat === seat) ?? null;
}

export function nameOf(sheet: Sheet, seat: Seat | null): string {
  const found = seatOf(sheet, seat);
  if (!found) return '–';
  return found.name || t().names.colours[found.colour];
}

export function territoryName(territory: string): string {
  return wordOf(t().names.territories, territory);
}

/** As the card says: one that was written down has the name it was given. */
export function objectiveName(sheet: Sheet, objective: string): string {
  const written = sheet.written.find(({ id }) => id === objective);
  return written?.title ?? wordOf(t().names.objectives, objective);
}

export function refusalWords(refusal: Refusal): string {
  const text = refusal[language.value];
  return refusal.clause ? `${text} (${refusal.clause})` : text;
}
