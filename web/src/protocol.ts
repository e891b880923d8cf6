// What crosses the wire, under the names the client uses. The types are generated from the server's
// own definitions (protocol.gen.ts); here are short names for some.
import type * as wire from './protocol.gen';

export type {
  AbsenceVote,
  AccountFault,
  Arm,
  Awaiting,
  BoardKind,
  Card,
  Cause,
  ChatLine,
  ClauseLine,
  ClientMessage,
  Clock,
  ClockKind,
  ClockSetting,
  Colour,
  Continent,
  Hex,
  KnobDetail,
  Matter,
  Objective,
  Phase,
  Phrase,
  Player,
  PlayerAnswer,
  PointsMark,
  Reason,
  Reckoning,
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
  ThrowLosses,
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
export type BecauseMessage = wire.ServerBecauseMessage;
export type ProposalMessage = wire.ServerProposalMessage;
export type Replay = wire.ReplayAnswer;
export type Options = wire.TableDetail['options'];
export type Odds = wire.OddsAnswer;
export type Tris = wire.PlayTrisAction['cards'];

export type Event = wire.GameEvent;
export type SeatView = wire.ViewSeat;
/** The deal under way and what only the arbiter knows are of no use here. */
export type View = Omit<wire.View, 'deal' | 'deck' | 'unseen_discards'>;

/** Actions of chance and of the arbiter; the rest are a seat's. */
type NotOfASeat =
  | 'start_game'
  | 'supply_entropy'
  | 'roll_for_place'
  | 'deal_objective'
  | 'deal_territory'
  | 'roll_dice'
  | 'take_card'
  | 'draw_card'
  | 'roll_closing'
  | 'reveal_seed'
  | 'exclude'
  | 'call_time'
  | 'remove_armies'
  | 'set_army_cap';
export type Action = Exclude<wire.Action, { readonly type: NotOfASeat }>;
export type Option = Exclude<wire.Option, { readonly type: NotOfASeat }>;

export type Rules = wire.RulesetDetail;

// --- The socket

export type ViewMessage = Omit<wire.ServerViewMessage, 'view' | 'options'> & {
  readonly view: View | null;
  readonly options: readonly Option[];
};
export type EventsMessage = Omit<wire.ServerEventsMessage, 'options'> & {
  readonly options: readonly Option[];
};
export type ServerMessage =
  | ViewMessage
  | EventsMessage
  | Exclude<wire.ServerMessage, { readonly type: 'view' | 'events' }>;
