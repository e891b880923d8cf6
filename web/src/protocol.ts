// What crosses the wire, as the server writes it: field names are those sent. Everything of the
// client takes these types from here.

export type Seat = 's1' | 's2' | 's3' | 's4' | 's5' | 's6';
export type Colour = 'red' | 'blue' | 'yellow' | 'green' | 'black' | 'purple';
export type Arm = 'infantry' | 'cavalry' | 'cannon' | 'jolly';
export type Territory = string;
export type Continent = string;
export type Card = string;
export type Objective = string;
export type Viewer = Seat | 'spectator';
export type Language = 'it' | 'en';
export type Named = Readonly<Record<Language, string>>;

export type Phase =
  | 'start'
  | 'contribute'
  | 'order'
  | 'colours'
  | 'objectives'
  | 'deal'
  | 'draft'
  | 'place'
  | 'exchange'
  | 'reinforce'
  | 'attack'
  | 'defend'
  | 'roll'
  | 'capture'
  | 'occupy'
  | 'gather'
  | 'draw'
  | 'closing'
  | 'choice'
  | 'tie_break'
  | 'over'
  | 'closed';

export type Standing = 'active' | 'withdrawn' | 'excluded' | 'eliminated';
export type Cause = 'objective' | 'points' | 'last_standing';
export type Ties = 'to_defender' | 'to_attacker';
export type Awaiting = 'chance' | readonly Seat[];
export type Dice = readonly number[];

// --- What a viewer knows

export interface SeatView {
  readonly territories: number;
  readonly armies: number;
  readonly colour: Colour | null;
  readonly standing: Standing;
  readonly out: number; // 0, or when it left the ranking: first 1, next 2...
  readonly eliminated_by: Seat | null;
  readonly reserve: number;
  readonly army_cap: number; // 0: none
  readonly points: number;
  readonly total: number;
  readonly rolled: number;
  readonly ahead: number; // in the end, the final place less one
  readonly challenge_card: boolean;
  readonly contributed: boolean;
  readonly has_given: boolean;
  readonly has_picked: boolean;
  readonly hand_size: number;
  readonly hand: readonly Card[] | null;
  readonly objective_dealt: boolean;
  readonly objective: Objective | null;
  readonly given: readonly Colour[] | null;
  readonly colour_cards: readonly number[] | null;
  readonly picked: Colour | null;
}

export interface TerritoryView {
  readonly owner: Seat | null;
  readonly armies: number;
  readonly placed: number;
}

export interface BattleView {
  readonly from: Territory;
  readonly to: Territory;
  readonly attack_dice: number;
  readonly defence_dice: number;
  readonly ties: Ties;
  readonly loser: Seat;
}

export interface EndingView {
  readonly last_round: number | null;
  readonly closing_begun: boolean;
  readonly closing_anchor: number;
  readonly closing_round: number;
  readonly cause: Cause | null;
  readonly winner: Seat | null;
}

export interface View {
  readonly phase: Phase;
  readonly round: number;
  readonly turn: Seat | null;
  readonly awaiting: Awaiting;
  readonly order: readonly Seat[] | null;
  readonly position: number;
  readonly go: number;
  readonly placed_any: boolean;
  readonly conquests: number;
  readonly captures_left: number;
  readonly challenge: 'idle' | 'ready' | 'bound';
  readonly discards: readonly Card[];
  readonly committed: boolean;
  readonly unseen_discard_count: number;
  readonly deck_size: number;
  readonly battle: BattleView | null;
  readonly ending: EndingView;
  readonly seats: Readonly<Partial<Record<Seat, SeatView>>>;
  readonly territories: Readonly<Record<Territory, TerritoryView>>;
  readonly centres?: readonly Territory[];
  readonly fought?: boolean;
  readonly gathered_in?: Territory | null;
}

// --- What happened

export type Event =
  | {
      readonly type: 'game_started';
      readonly seat_count: number;
      readonly territory_count: number;
      readonly card_count: number;
      readonly starting_armies: number;
      readonly army_cap: number;
      readonly challenge_cards: number;
      readonly commitment: string;
    }
  | { readonly type: 'entropy_contributed'; readonly seat: Seat; readonly entropy: string }
  | { readonly type: 'phase_began'; readonly phase: Phase }
  | { readonly type: 'place_rolled'; readonly seat: Seat; readonly dice: Dice }
  | { readonly type: 'places_ranked'; readonly ahead: readonly number[] }
  | { readonly type: 'order_settled'; readonly order: readonly Seat[] }
  | { readonly type: 'colour_chosen'; readonly seat: Seat; readonly colour: Colour }
  | { readonly type: 'objective_dealt'; readonly seat: Seat; readonly objective: Objective | null }
  | {
      readonly type: 'territory_dealt';
      readonly territory: Territory;
      readonly served: Seat;
      readonly seat: Seat;
    }
  | {
      readonly type: 'territories_swapped';
      readonly dealt: Territory;
      readonly earlier: Territory;
    }
  | {
      readonly type: 'territory_claimed';
      readonly seat: Seat;
      readonly territory: Territory;
      readonly armies: number;
    }
  | { readonly type: 'placement_began'; readonly seat: Seat; readonly armies: number }
  | {
      readonly type: 'colours_given';
      readonly seat: Seat;
      readonly colours: readonly Colour[] | null;
    }
  | {
      readonly type: 'colours_received';
      readonly seat: Seat;
      readonly cards: readonly number[] | null;
    }
  | { readonly type: 'turn_started'; readonly round: number; readonly seat: Seat }
  | {
      readonly type: 'reinforcements_received';
      readonly seat: Seat;
      readonly for_territories: number;
      readonly for_continents: number;
      readonly lost: number;
      readonly for_centres?: number;
    }
  | { readonly type: 'reserve_lost'; readonly seat: Seat; readonly armies: number }
  | {
      readonly type: 'tris_played';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly armies: number;
      readonly lost: number;
    }
  | {
      readonly type: 'centre_built';
      readonly seat: Seat;
      readonly territory: Territory;
      readonly cost: number;
    }
  | {
      readonly type: 'armies_placed' | 'armies_taken_back';
      readonly seat: Seat;
      readonly territory: Territory;
      readonly armies: number;
    }
  | { readonly type: 'challenge_card_played'; readonly seat: Seat }
  | {
      readonly type: 'attack_declared';
      readonly from: Territory;
      readonly to: Territory;
      readonly dice: number;
      readonly ties: Ties;
    }
  | { readonly type: 'defence_declared'; readonly dice: number }
  | { readonly type: 'dice_rolled'; readonly attack: Dice; readonly defence: Dice }
  | { readonly type: 'armies_lost'; readonly territory: Territory; readonly armies: number }
  | {
      readonly type: 'territory_conquered';
      readonly territory: Territory;
      readonly from: Seat;
      readonly by: Seat;
    }
  | { readonly type: 'seat_eliminated'; readonly seat: Seat; readonly by: Seat }
  | {
      readonly type: 'capture_began';
      readonly from: Seat;
      readonly by: Seat;
      readonly count: number;
    }
  | {
      readonly type: 'cards_taken';
      readonly from: Seat;
      readonly by: Seat;
      readonly count: number;
      readonly cards: readonly Card[] | null;
    }
  | {
      readonly type: 'cards_discarded';
      readonly from: Seat;
      readonly count: number;
      readonly cards: readonly Card[] | null;
    }
  | {
      readonly type: 'armies_moved' | 'armies_transferred' | 'armies_gathered';
      readonly from: Territory;
      readonly to: Territory;
      readonly armies: number;
    }
  | { readonly type: 'turn_ended'; readonly seat: Seat }
  | { readonly type: 'deck_reshuffled' }
  | { readonly type: 'card_drawn'; readonly seat: Seat; readonly card: Card | null }
  | {
      readonly type: 'card_forgone';
      readonly seat: Seat;
      readonly because: 'hand_limit' | 'no_cards';
    }
  | { readonly type: 'time_called'; readonly last_round: number }
  | { readonly type: 'closing_began'; readonly anchor: Seat }
  | { readonly type: 'closing_raised'; readonly closing_round: number }
  | { readonly type: 'slot_reached'; readonly round: number; readonly seat: Seat }
  | { readonly type: 'closing_waived'; readonly seat: Seat }
  | { readonly type: 'closing_rolled'; readonly seat: Seat; readonly dice: Dice }
  | { readonly type: 'objective_reached'; readonly seat: Seat }
  | { readonly type: 'colour_picked'; readonly seat: Seat; readonly colour: Colour | null }
  | { readonly type: 'points_counted'; readonly points: readonly number[] }
  | {
      readonly type: 'colour_shown';
      readonly seat: Seat;
      readonly colour: Colour;
      readonly cards: number;
      readonly points: number;
    }
  | { readonly type: 'objective_shown'; readonly seat: Seat; readonly objective: Objective }
  | {
      readonly type: 'seat_scored';
      readonly seat: Seat;
      readonly points: number;
      readonly total: number;
      readonly place: number;
    }
  | { readonly type: 'game_ended'; readonly cause: Cause; readonly winner: Seat }
  | { readonly type: 'seed_revealed'; readonly seed: string }
  | { readonly type: 'seat_withdrawn' | 'seat_excluded'; readonly seat: Seat }
  | { readonly type: 'armies_removed'; readonly territory: Territory; readonly armies: number }
  | { readonly type: 'army_cap_set'; readonly seat: Seat; readonly armies: number };

export type EventType = Event['type'];

// --- What a seat may ask for

export type Action =
  | { readonly type: 'contribute'; readonly entropy: string }
  | { readonly type: 'choose_colour'; readonly colour: Colour }
  | { readonly type: 'claim_territory'; readonly territory: Territory }
  | { readonly type: 'place_armies'; readonly territory: Territory; readonly armies: number }
  | { readonly type: 'take_back_armies'; readonly territory: Territory; readonly armies: number }
  | { readonly type: 'give_colours'; readonly colours: readonly Colour[] }
  | { readonly type: 'play_tris'; readonly cards: readonly Card[] }
  | { readonly type: 'build_centre'; readonly territory: Territory }
  | { readonly type: 'play_challenge_card' }
  | {
      readonly type: 'attack';
      readonly from: Territory;
      readonly to: Territory;
      readonly dice: number;
    }
  | { readonly type: 'defend'; readonly dice: number }
  | { readonly type: 'occupy'; readonly armies: number }
  | {
      readonly type: 'transfer';
      readonly from: Territory;
      readonly to: Territory;
      readonly armies: number;
    }
  | { readonly type: 'end_turn' }
  | { readonly type: 'show_colour'; readonly colour: Colour }
  | { readonly type: 'withdraw'; readonly seat: Seat };

export interface Range {
  readonly min: number;
  readonly max: number;
}

/** An action with its quantities left open: `armies` and `dice` may be a range, entropy a size. */
export type Option = {
  [Type in Action['type']]: Opened<Extract<Action, { readonly type: Type }>>;
}[Action['type']];
type Opened<A> = {
  readonly [Key in keyof A]: Key extends 'armies' | 'dice'
    ? A[Key] | Range
    : Key extends 'entropy'
      ? { readonly bytes: number }
      : A[Key];
};
