// The messages of the socket and the answers of the HTTP interface: tables, seats, clocks, rules.
import type {
  Action,
  Arm,
  Awaiting,
  Card,
  Colour,
  Continent,
  Event,
  Named,
  Objective,
  Option,
  Phase,
  Seat,
  Territory,
  View,
  Viewer,
} from './protocol';

// --- People and tables

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account';
}

export type TableState = 'lobby' | 'playing' | 'ended' | 'abandoned';

export interface TableSeat {
  readonly seat: Seat;
  readonly kind: 'player' | 'bot' | 'open' | 'closed';
  readonly name?: string;
  readonly bot?: string;
  readonly player_id?: string;
  readonly online: boolean;
  readonly away: boolean;
  readonly muted: boolean;
}

export type ClockKind = 'none' | 'table' | 'bank' | 'turn';

export interface ClockSetting {
  readonly kind: ClockKind;
  readonly minutes?: number;
  readonly bank_s?: number;
  readonly increment_s?: number;
  readonly turn_s?: number;
}

export interface TableSettings {
  readonly visibility: 'public' | 'private';
  readonly aids: boolean;
  readonly chat: boolean;
  readonly tournament: boolean;
  readonly spectators: boolean;
  readonly spectator_delay_s: number;
  readonly clock: ClockSetting;
  readonly at_zero: 'bot' | 'neutral';
  readonly neutral_after?: number;
  readonly quitters: 'bot' | 'neutral';
}

export type KnobValue = string | number | boolean | readonly unknown[] | object;
export type Options = Readonly<Record<string, KnobValue>>;

export interface TableSummary {
  readonly code: string;
  readonly ruleset: string;
  readonly state: TableState;
  readonly seats: readonly TableSeat[];
  readonly host: string | null;
  readonly round?: number;
  readonly created_ms?: number;
  readonly settings?: TableSettings;
}

export interface TableDetail extends TableSummary {
  readonly options: Options;
  readonly settings: TableSettings;
  readonly board: string; // the id of its geometry
}

export interface TableRequest {
  readonly ruleset: string;
  readonly options: Options;
  readonly board?: { readonly layout?: unknown; readonly seed?: string };
  readonly seats: readonly {
    readonly kind: 'me' | 'open' | 'bot' | 'closed';
    readonly bot?: string;
  }[];
  readonly settings: TableSettings;
}

export interface Clock {
  readonly kind: ClockKind;
  readonly running: boolean;
  readonly now_ms: number;
  readonly table_left_ms?: number;
  readonly seats?: Readonly<Partial<Record<Seat, { readonly left_ms: number }>>>;
  readonly turn_left_ms?: number;
  readonly warning?: string | boolean | null;
}

export interface ChatLine {
  readonly from: Seat | null;
  readonly name: string;
  readonly text?: string;
  readonly phrase?: string;
  readonly at_ms: number;
}

// --- Rules

export interface RulesetSummary {
  readonly id: string;
  readonly names: Named;
  readonly seats: readonly number[];
  readonly minutes: number;
  readonly board: 'classic' | 'quadrants';
}

export interface Knob {
  readonly name: string;
  readonly value: KnobValue;
  readonly choices?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly explain: Named;
  readonly clause?: string;
}

export interface TerritoryRules {
  readonly continent: Continent;
  readonly value: number;
  readonly neighbours: readonly Territory[];
  readonly names?: Named;
}

export interface ObjectiveRules {
  readonly territories: readonly Territory[];
  readonly territory_count: number;
  readonly armies_each: number;
  readonly continents_more: number;
  readonly destroy: Colour | null;
  readonly names?: Named;
}

export interface Rules {
  readonly id: string;
  readonly names: Named;
  readonly seats: readonly number[];
  readonly knobs: readonly Knob[];
  readonly continents: Readonly<
    Record<
      Continent,
      { readonly bonus: number; readonly territories: readonly Territory[]; readonly names?: Named }
    >
  >;
  readonly territories: Readonly<Record<Territory, TerritoryRules>>;
  readonly cards: Readonly<
    Record<Card, { readonly arm: Arm; readonly territory: Territory | null }>
  >;
  readonly objectives: Readonly<Record<Objective, ObjectiveRules>>;
}

export interface ClauseText {
  readonly id: string;
  readonly chapter: string;
  readonly text: Named;
}

export interface Bot {
  readonly id: string;
  readonly names: Named;
  readonly portrait: Named;
  readonly level: number;
}

export interface Odds {
  readonly conquer: number;
  readonly attackers_left?: number;
  readonly defenders_left?: number;
}

export interface Replay {
  readonly ruleset: string;
  readonly players: readonly string[];
  readonly view: View;
  readonly steps: readonly ReplayStep[];
  readonly options?: Options;
  readonly board?: string;
}

export interface ReplayStep {
  readonly seq: number;
  readonly events: readonly Event[];
  readonly at_ms: number | null;
}

// --- The socket

export type ClientMessage =
  | { readonly type: 'join'; readonly table: string; readonly seq: number | null }
  | { readonly type: 'act'; readonly ref: string; readonly seq: number; readonly action: Action }
  | { readonly type: 'say'; readonly text: string }
  | { readonly type: 'say'; readonly phrase: string }
  | { readonly type: 'silence' }
  | { readonly type: 'standing'; readonly defence_dice: number | null }
  | { readonly type: 'ping' };

export interface ViewMessage {
  readonly type: 'view';
  readonly seq: number;
  readonly viewer: Viewer;
  readonly view: View;
  readonly options: readonly Option[];
  readonly table: TableDetail;
  readonly clock: Clock;
  readonly chat: readonly ChatLine[];
}

export interface EventsMessage {
  readonly type: 'events';
  readonly seq: number; // of the first of them
  readonly ref?: string;
  readonly events: readonly Event[];
  readonly options: readonly Option[];
  readonly phase: Phase;
  readonly awaiting: Awaiting;
  readonly clock: Clock;
  readonly at_ms: number;
}

export interface RejectMessage {
  readonly type: 'reject';
  readonly ref: string;
  readonly reason: string;
  readonly clause?: string;
  readonly message?: Named;
}

export type ServerMessage =
  | ViewMessage
  | EventsMessage
  | RejectMessage
  | { readonly type: 'table'; readonly table: TableDetail }
  | { readonly type: 'clock'; readonly clock: Clock }
  | ({ readonly type: 'chat' } & ChatLine)
  | { readonly type: 'pong'; readonly now_ms: number }
  | { readonly type: 'error'; readonly reason: string };
