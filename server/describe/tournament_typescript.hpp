// The TypeScript types of what tournament/json.hpp writes: formats, events and actions.
#pragma once

#include <string_view>

namespace kamchatka::server {

inline constexpr std::string_view tournament_detail =
    R"(export interface TournamentScoring {
  readonly formula: string;
  readonly prize?: number;
  readonly prize_at_four?: 'same' | 'fifth_less';
}

export interface TournamentStage {
  readonly kind: PhaseKind;
  readonly rounds?: number;
  readonly sizes?: string;
  readonly seating?: string;
  readonly first_round?: readonly string[];
  readonly later_rounds?: readonly string[];
  readonly scoring: TournamentScoring;
  readonly counted?: number;
  readonly tie_breaks?: readonly string[];
  readonly minutes?: number;
  readonly final_size?: number;
  readonly fill_with_seconds?: boolean;
}

/** docs/tournaments.md */
export interface TournamentFormat {
  readonly name: string;
  readonly preset?: string;
  readonly event?: EventKind;
  readonly official?: boolean;
  readonly ruleset?: string;
  readonly kingmaker?: boolean;
  readonly challenge_card?: boolean;
  readonly winners?: 'may_share' | 'exactly_one';
  readonly points?: { readonly objective_value: number; readonly board_value: number; readonly least_value: number };
  readonly stages: readonly TournamentStage[];
  readonly thresholds?: readonly {
    readonly players_min: number;
    readonly straight: number;
    readonly semifinals: number;
    readonly semifinalists: number;
    readonly winners: number;
  }[];
  readonly teams?: { readonly players: number; readonly counted: number } | null;
}

export interface TournamentPerson {
  readonly name: string;
  readonly club?: string;
  readonly region?: string;
  readonly national_id?: string;
  readonly ranking?: number;
}

/** A line of a result; the points are a string, with decimals that settle ties. */
export interface ResultLine {
  readonly player: number;
  readonly points: string;
  readonly fate?: Fate;
  readonly out?: number;
  readonly objective?: boolean;
}

export type TournamentAction =
  | { readonly type: 'register'; readonly person: TournamentPerson }
  | { readonly type: 'draw_round' }
  | { readonly type: 'format_chosen'; readonly format: TournamentFormat }
  | { readonly type: 'person_amended'; readonly player: number; readonly person: TournamentPerson }
  | { readonly type: 'removed'; readonly player: number }
  | { readonly type: 'presence_noted'; readonly player: number; readonly present: boolean; readonly accepts_judge: boolean }
  | { readonly type: 'play_noted'; readonly player: number; readonly plays: boolean }
  | { readonly type: 'withdrew'; readonly player: number; readonly because: 'own_reasons' | 'ruling_not_accepted' }
  | { readonly type: 'penalised'; readonly player: number; readonly points: string; readonly disqualified: boolean; readonly reason: string }
  | { readonly type: 'official_appointed'; readonly name: string; readonly role: DeskRole }
  | { readonly type: 'judge_called'; readonly player: number; readonly reason: string }
  | { readonly type: 'games_suspended'; readonly reason: string }
  | { readonly type: 'games_resumed' }
  | { readonly type: 'seats_exchanged'; readonly a: number; readonly b: number }
  | { readonly type: 'result_entered'; readonly round: number; readonly table: number; readonly lines: readonly ResultLine[] }
  | { readonly type: 'result_corrected'; readonly round: number; readonly table: number; readonly lines: readonly ResultLine[]; readonly reason: string }
  | { readonly type: 'renounced'; readonly player: number }
  | { readonly type: 'undone'; readonly entry: string }
  | { readonly type: 'clock_started'; readonly round: number }
  | { readonly type: 'recovery_granted'; readonly round: number; readonly table: number; readonly minutes: number };

/** An entry of the journal: its type, and the fields of the action that led to it. */
export interface TournamentEvent {
  readonly type: string;
  readonly player?: number;
  readonly round?: number;
  readonly table?: number;
  readonly entry?: string;
  readonly [key: string]: unknown;
}

)";

}  // namespace kamchatka::server
