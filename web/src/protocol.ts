// What crosses the wire, under the names the client uses. The types are generated from the server's
// own definitions (protocol.gen.ts); here are short names for some, and what Master tables add.
import type * as wire from './protocol.gen';

export type {
  Arm,
  Awaiting,
  BoardKind,
  Card,
  Cause,
  ChatLine,
  ClauseLine,
  Clock,
  ClockKind,
  ClockSetting,
  Colour,
  Continent,
  KnobDetail,
  Objective,
  OddsAnswer,
  Phrase,
  Player,
  PlayerAnswer,
  Reason,
  ReplayStep,
  RulesetSummary,
  Seat,
  Settings,
  Standing,
  TableRequest,
  TableState,
  TableSummary,
  TablesAnswer,
  Territory,
  Ties,
} from './protocol.gen';

export type Language = 'it' | 'en';
export type Named = wire.Wording;
export type Viewer = wire.Seat | 'spectator';
export type Dice = readonly number[];
export type Range = Extract<wire.Quantity, object>;
export type Bot = wire.BotSummary;
export type TableSeat = wire.SeatLine;
export type TableDetail = wire.TableDetail;
export type RejectMessage = wire.ServerRejectMessage;
export type Replay = wire.ReplayAnswer;
export type Options = wire.TableDetail['options'];
export type Odds = wire.OddsAnswer;
export type Tris = wire.PlayTrisAction['cards'];

export type Phase = wire.Phase | 'draft' | 'gather';
export type SeatView = wire.ViewSeat;
/** The deal under way and what only the arbiter knows are of no use here. */
export type View = Omit<wire.View, 'phase' | 'deal' | 'deck' | 'unseen_discards'> & {
  readonly phase: Phase;
  readonly centres?: readonly wire.Territory[];
  readonly fought?: boolean;
  readonly gathered_in?: wire.Territory | null;
};

export type Event =
  | Exclude<wire.GameEvent, { readonly type: 'phase_began' | 'reinforcements_received' }>
  | (Omit<wire.ReinforcementsReceivedEvent, 'for_centres'> & { readonly for_centres?: number })
  | { readonly type: 'phase_began'; readonly phase: Phase }
  | {
      readonly type: 'territory_claimed';
      readonly seat: wire.Seat;
      readonly territory: wire.Territory;
      readonly armies: number;
    }
  | { readonly type: 'reserve_lost'; readonly seat: wire.Seat; readonly armies: number }
  | {
      readonly type: 'centre_built';
      readonly seat: wire.Seat;
      readonly territory: wire.Territory;
      readonly cost: number;
    }
  | {
      readonly type: 'armies_gathered';
      readonly from: wire.Territory;
      readonly to: wire.Territory;
      readonly armies: number;
    };

type SeatType =
  | 'contribute'
  | 'choose_colour'
  | 'place_armies'
  | 'take_back_armies'
  | 'give_colours'
  | 'play_tris'
  | 'play_challenge_card'
  | 'attack'
  | 'defend'
  | 'occupy'
  | 'transfer'
  | 'end_turn'
  | 'show_colour'
  | 'withdraw';
type MasterAction =
  | { readonly type: 'claim_territory'; readonly territory: wire.Territory }
  | { readonly type: 'build_centre'; readonly territory: wire.Territory };

/** What a seat may ask for, and what it is offered. */
export type Action = Extract<wire.Action, { readonly type: SeatType }> | MasterAction;
export type Option = Extract<wire.Option, { readonly type: SeatType }> | MasterAction;

type WithNames<T> = T & { readonly names?: Named };
/** A ruleset with its board; boards of quadrants bring their own names. */
export type Rules = Omit<wire.RulesetDetail, 'territories' | 'continents' | 'objectives'> & {
  readonly territories: Readonly<Record<wire.Territory, WithNames<wire.RulesTerritory>>>;
  readonly continents: Readonly<Record<wire.Continent, WithNames<wire.RulesContinent>>>;
  readonly objectives: Readonly<Record<wire.Objective, WithNames<wire.RulesObjective>>>;
};

// --- The socket

export type ViewMessage = Omit<wire.ServerViewMessage, 'view' | 'options'> & {
  readonly view: View | null;
  readonly options: readonly Option[];
};
export type EventsMessage = Omit<wire.ServerEventsMessage, 'events' | 'options' | 'phase'> & {
  readonly events: readonly Event[];
  readonly options: readonly Option[];
  readonly phase: Phase;
};
export type ServerMessage =
  | ViewMessage
  | EventsMessage
  | Exclude<wire.ServerMessage, { readonly type: 'view' | 'events' }>;
export type ClientMessage =
  | Exclude<wire.ClientMessage, { readonly type: 'act' }>
  | (Omit<wire.ClientActMessage, 'action'> & { readonly action: Action });
