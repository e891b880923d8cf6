// The judge's book as it crosses the border to the engine, under the short names of this folder:
// entries, the sheet they add up to, rulings. The types are generated (protocol.gen.ts); the names
// on the wire are those of docs/companion.md.
import type { Dice } from '../../protocol';
import type * as wire from '../../protocol.gen';

export type {
  Action as AnyAction,
  AppealOutcome,
  BookAnswer as Answer,
  BookAuthor as Author,
  BookEntry as Entry,
  BookKind as Kind,
  BookLine as Line,
  BookMeasure as Measure,
  BookRefusal as Refusal,
  BookRole as Role,
  BookStage as Stage,
  Colour,
  CompanionAnswer,
  CompanionBook,
  CompanionLine,
  CompanionNews,
  Consequence,
  HandoverAnswer,
  Seat,
  Sheet,
  SheetAppeal as Appeal,
  SheetClock as ClockState,
  SheetSeat,
} from '../../protocol.gen';

type Of<Type extends wire.BookNote['type']> = Extract<wire.BookNote, { readonly type: Type }>;
export type Opened = Of<'opened'>;
export type Ruled = Of<'ruled'>;
export type BoardCounted = Of<'board_counted'>;

/** What a screen enters: the engine looks at the actions. */
export type Note =
  | Exclude<wire.BookNote, { readonly type: 'played' }>
  | { readonly type: 'played'; readonly actions: readonly object[] };

/** An entry that could not stand where it was entered again, and why. */
export interface Refused {
  readonly entry: wire.BookEntry;
  readonly error: wire.BookRefusal;
}

/** As it is found: among those of the book, or of another. */
export interface Ruling extends wire.Ruling {
  readonly of_book: boolean;
}

export type Reply<T> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly error: wire.BookRefusal };

export type { Dice };
