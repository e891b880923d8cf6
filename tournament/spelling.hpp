// tidy: table
// One spelling everywhere: each enumerator of a tournament and the word for it in files and on the
// wire. The words are the enumerators' own names, in their order; files hold them, so none changes.
#pragma once

#include "tournament/event.hpp"
#include "tournament/rejection.hpp"
#include "tournament/state.hpp"

#include <array>
#include <string_view>

namespace kamchatka::tournament {

template <std::size_t N>
using Words = std::array<std::string_view, N>;

constexpr auto words_of(Sizes) {
    return Words<6>{"fours_then_fives", "fives_then_fours", "league", "fours", "fives", "threes"};
}
constexpr auto words_of(Criterion) {
    return Words<7>{
        "clubs_apart",
        "regions_apart",
        "winners_apart",
        "no_repeated_opponents",
        "no_second_five",
        "no_repeated_clubs",
        "no_repeated_club_for_player"};
}
constexpr auto words_of(Seating) { return Words<4>{"drawn", "swiss", "fixed", "greek"}; }
constexpr auto words_of(TieBreak) {
    return Words<5>{"wins", "best_scores", "fewer_counted", "objectives", "earlier_rank"};
}
constexpr auto words_of(PhaseKind) {
    return Words<4>{"standings", "knockout", "semifinal", "final"};
}
constexpr auto words_of(PrizeAtFour) { return Words<2>{"same", "fifth_less"}; }
constexpr auto words_of(Winners) { return Words<2>{"may_share", "exactly_one"}; }
constexpr auto words_of(EventKind) {
    return Words<10>{
        "national_championship",
        "gathering",
        "master",
        "open",
        "interclub",
        "league",
        "teams",
        "pairs",
        "invitational",
        "friendly"};
}
constexpr auto words_of(Fate) { return Words<4>{"played", "eliminated", "withdrawn", "excluded"}; }
constexpr auto words_of(Role) {
    return Words<4>{"organiser", "official_judge", "table_judge", "player"};
}
constexpr auto words_of(Standing) {
    return Words<5>{"in", "withdrawn", "expelled", "disqualified", "removed"};
}
constexpr auto words_of(LeavingBecause) { return Words<2>{"own_reasons", "ruling_not_accepted"}; }
constexpr auto words_of(Rejection) {
    return Words<39>{
        "not_yours_to_do",
        "no_format",
        "bad_format",
        "format_is_fixed",
        "unknown_player",
        "unknown_round",
        "unknown_table",
        "unknown_entry",
        "name_missing",
        "field_too_long",
        "registered_already",
        "entries_are_closed",
        "too_many_players",
        "has_sat_at_a_table",
        "out_of_the_tournament",
        "judge_plays",
        "judge_missing",
        "judge_not_accepted",
        "reason_missing",
        "penalty_out_of_range",
        "suspended_already",
        "not_suspended",
        "games_are_suspended",
        "results_missing",
        "tournament_is_over",
        "too_few_players",
        "cannot_be_seated",
        "not_a_multiple",
        "nothing_to_exchange",
        "has_a_result",
        "no_result_yet",
        "bad_result",
        "renounced_already",
        "undone_already",
        "cannot_be_undone",
        "others_rest_on_it",
        "clock_runs_already",
        "minutes_out_of_range",
        "opened_already"};
}

template <typename E>
constexpr std::string_view word_of(E value) {
    return words_of(value)[static_cast<std::size_t>(value)];
}

}  // namespace kamchatka::tournament
