// The judge's book as it crosses the border to the engine: entries, the sheet they add up to,
// rulings. The names are those of docs/companion.md.
import type { Dice, Event, Option, View } from '../protocol';
import type { Action as AnyAction, Colour, Phase, Seat, Standing } from '../protocol.gen';

export type { AnyAction, Colour, Seat };
export type Role = 'player' | 'table_judge' | 'official_judge';
export type Kind = 'full' | 'light';
export type Stage = 'unopened' | 'playing' | 'counting' | 'ranked' | 'signed_off';
export type Measure = 'warning' | 'penalty' | 'disqualification';

export interface Author {
  readonly name: string;
  readonly role: Role;
}

export interface DeskTable {
  readonly code: string;
  readonly round: number;
  readonly table: number;
}

export interface Opened {
  readonly type: 'opened';
  readonly kind: Kind;
  readonly ruleset: { readonly id: string };
  readonly seats: readonly { readonly name: string; readonly colour: Colour }[];
  readonly title: string;
  readonly desk?: DeskTable;
}

export interface Answer {
  readonly id: string;
  readonly value: number;
}

export interface Consequence {
  readonly verdict: string;
  readonly armies: number;
  readonly off_the_book: number;
  readonly cap: number;
  readonly it?: string;
  readonly en?: string;
}

export interface Ruled {
  readonly type: 'ruled';
  readonly ruling: string;
  readonly answers: readonly Answer[];
  readonly seat?: Seat;
  readonly territory?: string;
  readonly note: string;
  readonly consequence?: Consequence;
  readonly removal?: readonly { readonly territory: string; readonly armies: number }[];
  readonly struck?: number;
}

export interface BoardCounted {
  readonly type: 'board_counted';
  readonly territories: Readonly<Record<string, { readonly owner: Seat; readonly armies: number }>>;
  readonly cards: readonly number[];
}

export type Note =
  | Opened
  | { readonly type: 'played'; readonly actions: readonly object[] }
  | { readonly type: 'card_noted'; readonly fate: 'taken' | 'forgotten' }
  | {
      readonly type: 'clock_changed';
      readonly change: 'started' | 'paused' | 'lengthened';
      readonly minutes: number;
    }
  | { readonly type: 'turn_passed'; readonly conquests: number }
  | { readonly type: 'seat_fell'; readonly seat: Seat }
  | Ruled
  | {
      readonly type: 'disciplined';
      readonly seat: Seat;
      readonly measure: Measure;
      readonly reason: string;
    }
  | { readonly type: 'remarked'; readonly text: string }
  | { readonly type: 'undone'; readonly count: number }
  | BoardCounted
  | { readonly type: 'objective_turned'; readonly seat: Seat; readonly objective: string }
  | { readonly type: 'objective_declared'; readonly seat: Seat; readonly objective: string }
  | { readonly type: 'game_stopped' }
  | { readonly type: 'signed' };

export interface Entry {
  readonly seq: number;
  readonly ref: string;
  readonly at: number;
  readonly by: Author;
  readonly note: Note;
}

export interface Line extends Entry {
  readonly struck: boolean;
  readonly events: readonly Event[];
}

export interface SheetSeat {
  readonly seat: Seat;
  readonly name: string;
  readonly colour: Colour;
  readonly standing: Standing;
  readonly territories: number | null;
  readonly armies: number | null;
  readonly reserve: number;
  readonly placed: number;
  readonly cards: number | null;
  readonly owed: number;
  readonly cap: number;
  readonly warnings: number;
  readonly penalties: number;
  readonly turns_up: boolean; // has an objective to turn up at the count
  readonly objective: string | null;
}

export interface CountStep {
  readonly by: string;
  readonly values: readonly number[];
  readonly level: readonly Seat[];
  readonly decides: boolean;
}

export interface Count {
  readonly cause: string | null;
  readonly seats: readonly {
    readonly seat: Seat;
    readonly inside: number;
    readonly outside: number;
    readonly points: number;
    readonly place: number;
    readonly out: number;
  }[];
  readonly steps: readonly CountStep[];
  readonly awaits_dice: readonly Seat[];
}

export interface ClockState {
  readonly minutes: number;
  readonly recovered: number;
  readonly before: number;
  readonly since: number | null;
  readonly starts: 'first_deal' | 'first_turn';
  readonly callable: boolean; // time can be called now
}

/** What chance offers at a real table beside what seats do. */
type TableOption =
  | Option
  | { readonly type: 'deal_territory'; readonly territory: string }
  | { readonly type: 'roll_dice' | 'roll_closing' | 'roll_for_place' };

export interface Sheet {
  readonly stage: Stage;
  readonly entries: number;
  readonly kind: Kind;
  readonly title: string;
  readonly ruleset: string;
  readonly seats: readonly SheetSeat[];
  readonly phase: Phase;
  readonly turn: Seat | null;
  readonly round: number;
  readonly conquests: number;
  readonly last_round: number | null;
  readonly clock: ClockState;
  readonly closing: {
    readonly sums: readonly number[];
    readonly begun: boolean;
    readonly due: boolean;
    readonly round: number;
    readonly exempt_conquests: number;
  };
  readonly options: readonly TableOption[];
  readonly view: View | null;
  readonly board_counted: boolean;
  readonly board_asks: { readonly armies: boolean; readonly cards: boolean };
  readonly permitted: Readonly<Record<Role, readonly Note['type'][]>>;
  readonly count: Count | null;
  readonly undoable: number;
  readonly lines: readonly Line[];
  readonly desk?: DeskTable;
}

export interface Ruling {
  readonly id: string;
  readonly clauses: readonly { readonly book: string; readonly clause: string }[];
  readonly title: { readonly it: string; readonly en: string };
  readonly rule: { readonly it: string; readonly en: string };
  readonly questions: readonly {
    readonly id: string;
    readonly text: { readonly it: string; readonly en: string };
    readonly least: number;
    readonly most: number;
  }[];
  readonly seat: boolean;
  readonly territory: boolean;
  readonly of_book: boolean;
}

export interface Refusal {
  readonly reason: string;
  readonly clause?: string;
  readonly detail?: string;
  readonly it: string;
  readonly en: string;
}

export type Reply<T> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly error: Refusal };

export type { Dice };
