// Why the desk refuses an action; the first that applies, in this order. Also the wire names and
// the keys of the sentences in words.hpp.
#pragma once

#include "tournament/format/format.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace kamchatka::tournament {

enum class Rejection : std::uint8_t {
    not_yours_to_do,
    no_format,
    bad_format,             // see the complaints
    format_is_fixed,        // a stage that has begun is of another kind
    rounds_are_played,      // more than the new format has; detail: how many
    qualified_already,      // somebody went on by the standings as they are counted now
    ruleset_is_played,      // games were played by another book
    result_would_be_wrong,  // one that was entered; detail: its round and table
    unknown_player,
    unknown_round,
    unknown_table,
    unknown_entry,
    name_missing,
    field_too_long,
    registered_already,  // detail: the name
    entries_are_closed,  // the qualifying rounds are over
    too_many_players,
    has_sat_at_a_table,
    has_paid,          // and would be off the list with the money in the till
    fee_out_of_range,  // more than fee_max, or an amount that was not paid
    out_of_the_tournament,
    judge_plays,         // the Official Judge is no player (TO-2a)
    judge_missing,       // an official tournament has one
    judge_not_accepted,  // detail: who has not signed
    reason_missing,
    penalty_out_of_range,
    answered_already,  // the call
    suspended_already,
    not_suspended,
    games_are_suspended,
    results_missing,  // detail: the tables
    tournament_is_over,
    tie_at_cut,  // detail: who is equal
    no_such_tie,
    tie_not_told,  // the criterion leaves them all equal
    too_few_players,
    cannot_be_seated,     // so many do not make tables of the sizes wanted; detail: how many
    not_a_multiple,       // CH-12.3b; detail: the numbers that would fit
    pair_incomplete,      // two of a team make a pair; detail: the team, or who has none
    nothing_to_reseat,    // everybody at a table is there, and everybody there is at a table
    not_for_this_round,   // only rounds that people may still enter are reseated
    table_too_small,      // fewer than three would be left; detail: the table
    threes_not_official,  // CH-12.1
    nothing_to_exchange,
    has_a_result,
    no_result_yet,
    bad_result,  // see the faults
    renounced_already,
    undone_already,
    cannot_be_undone,
    others_rest_on_it,  // detail: the entry that does
    clock_runs_already,
    minutes_out_of_range,
    opened_already,    // the table has a code
    admitted_already,  // to the yearly ranking
    not_admitted,
    too_many_events,
};

struct Rejected {
    Rejection reason;
    std::string detail{};
    std::vector<ResultFault> faults{};
    std::vector<FormatComplaint> complaints{};  // of bad_format

    friend bool operator==(const Rejected&, const Rejected&) = default;
};

}  // namespace kamchatka::tournament
