// tidy: table
// One spelling everywhere: each enumerator of a tournament and the word for it in files and on the
// wire. The words are the enumerators' own names, in their order; files hold them, so none changes.
#pragma once

#include "codec/spelling.hpp"
#include "tournament/event.hpp"
#include "tournament/rejection.hpp"
#include "tournament/state.hpp"

namespace kamchatka::codec {

template <>
struct Spelling<tournament::Sizes> {
    static constexpr std::string_view kind = "way to fill tables";
    static constexpr Words<6> words{
        "fours_then_fives", "fives_then_fours", "league", "fours", "fives", "threes"};
    static constexpr tournament::Sizes last = tournament::Sizes::threes;
};
template <>
struct Spelling<tournament::Criterion> {
    static constexpr std::string_view kind = "criterion";
    static constexpr Words<7> words{
        "clubs_apart",
        "regions_apart",
        "winners_apart",
        "no_repeated_opponents",
        "no_second_five",
        "no_repeated_clubs",
        "no_repeated_club_for_player"};
    static constexpr tournament::Criterion last =
        tournament::Criterion::no_repeated_club_for_player;
};
template <>
struct Spelling<tournament::Seating> {
    static constexpr std::string_view kind = "way of seating";
    static constexpr Words<4> words{"drawn", "swiss", "fixed", "greek"};
    static constexpr tournament::Seating last = tournament::Seating::greek;
};
template <>
struct Spelling<tournament::TieBreak> {
    static constexpr std::string_view kind = "tie-break";
    static constexpr Words<5> words{
        "wins", "best_scores", "fewer_counted", "objectives", "earlier_rank"};
    static constexpr tournament::TieBreak last = tournament::TieBreak::earlier_rank;
};
template <>
struct Spelling<tournament::PhaseKind> {
    static constexpr std::string_view kind = "kind of phase";
    static constexpr std::string_view type = "PhaseKind";
    static constexpr Words<4> words{"standings", "knockout", "semifinal", "final"};
    static constexpr tournament::PhaseKind last = tournament::PhaseKind::final;
};
template <>
struct Spelling<tournament::PrizeAtFour> {
    static constexpr std::string_view kind = "prize at four";
    static constexpr Words<2> words{"same", "fifth_less"};
    static constexpr tournament::PrizeAtFour last = tournament::PrizeAtFour::fifth_less;
};
template <>
struct Spelling<tournament::Winners> {
    static constexpr std::string_view kind = "rule for winners";
    static constexpr Words<2> words{"may_share", "exactly_one"};
    static constexpr tournament::Winners last = tournament::Winners::exactly_one;
};
template <>
struct Spelling<tournament::EventKind> {
    static constexpr std::string_view kind = "kind of event";
    static constexpr std::string_view type = "EventKind";
    static constexpr Words<10> words{
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
    static constexpr tournament::EventKind last = tournament::EventKind::friendly;
};
template <>
struct Spelling<tournament::Fate> {
    static constexpr std::string_view kind = "fate";
    static constexpr std::string_view type = "Fate";
    static constexpr Words<4> words{"played", "eliminated", "withdrawn", "excluded"};
    static constexpr tournament::Fate last = tournament::Fate::excluded;
};
template <>
struct Spelling<tournament::Role> {
    static constexpr std::string_view kind = "role";
    static constexpr Words<4> words{"organiser", "official_judge", "table_judge", "player"};
    static constexpr tournament::Role last = tournament::Role::player;
};
template <>
struct Spelling<tournament::Standing> {
    static constexpr std::string_view kind = "standing";
    static constexpr std::string_view type = "EntrantStanding";
    static constexpr Words<5> words{"in", "withdrawn", "expelled", "disqualified", "removed"};
    static constexpr tournament::Standing last = tournament::Standing::removed;
};
template <>
struct Spelling<tournament::LeavingBecause> {
    static constexpr std::string_view kind = "reason";
    static constexpr Words<2> words{"own_reasons", "ruling_not_accepted"};
    static constexpr tournament::LeavingBecause last =
        tournament::LeavingBecause::ruling_not_accepted;
};
template <>
struct Spelling<tournament::Rejection> {
    static constexpr std::string_view kind = "rejection";
    static constexpr std::string_view type = "TournamentRejection";
    static constexpr Words<39> words{
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
    static constexpr tournament::Rejection last = tournament::Rejection::opened_already;
};

}  // namespace kamchatka::codec
