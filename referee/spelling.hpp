// tidy: table
// The words of the enumerators in the book and on the wire, in their order.
#pragma once

#include "codec/spelling.hpp"
#include "referee/sheet.hpp"

namespace kamchatka::codec {

template <>
struct Spelling<referee::Role> {
    static constexpr std::string_view kind = "role";
    static constexpr std::string_view type = "BookRole";
    static constexpr Words<3> words{"player", "table_judge", "official_judge"};
    static constexpr referee::Role last = referee::Role::official_judge;
};
template <>
struct Spelling<referee::Kind> {
    static constexpr std::string_view kind = "kind of book";
    static constexpr std::string_view type = "BookKind";
    static constexpr Words<2> words{"full", "light"};
    static constexpr referee::Kind last = referee::Kind::light;
};
template <>
struct Spelling<referee::CardFate> {
    static constexpr std::string_view kind = "fate of a card";
    static constexpr Words<2> words{"taken", "forgotten"};
    static constexpr referee::CardFate last = referee::CardFate::forgotten;
};
template <>
struct Spelling<referee::ClockChange> {
    static constexpr std::string_view kind = "change of the clock";
    static constexpr Words<3> words{"started", "paused", "lengthened"};
    static constexpr referee::ClockChange last = referee::ClockChange::lengthened;
};
template <>
struct Spelling<referee::Measure> {
    static constexpr std::string_view kind = "measure";
    static constexpr std::string_view type = "BookMeasure";
    static constexpr Words<3> words{"warning", "penalty", "disqualification"};
    static constexpr referee::Measure last = referee::Measure::disqualification;
};
template <>
struct Spelling<referee::Stage> {
    static constexpr std::string_view kind = "stage";
    static constexpr std::string_view type = "BookStage";
    static constexpr Words<5> words{"unopened", "playing", "counting", "ranked", "signed_off"};
    static constexpr referee::Stage last = referee::Stage::signed_off;
};
template <>
struct Spelling<referee::Verdict> {
    static constexpr std::string_view kind = "verdict";
    static constexpr std::string_view type = "Verdict";
    static constexpr Words<24> words{
        "roll_stands",
        "all_roll_again",
        "attack_rolls_again",
        "defender_may_have_it_rolled",
        "attacker_may_have_it_rolled",
        "first_fall_counts",
        "roll_is_void",
        "previous_target_meant",
        "previous_origin_meant",
        "only_origin_meant",
        "defender_chooses_origin",
        "armies_removed",
        "armies_removed_and_cap_lowered",
        "armies_removed_there",
        "nothing_wrong",
        "rearranging_over",
        "attacks_over",
        "card_returned",
        "card_due",
        "card_lost",
        "organiser_decides",
        "excluded",
        "roll_due",
        "roll_lost"};
    static constexpr referee::Verdict last = referee::Verdict::roll_lost;
};
template <>
struct Spelling<referee::Refused> {
    static constexpr std::string_view kind = "reason";
    static constexpr std::string_view type = "BookRefused";
    static constexpr std::string_view list = "bookRefusals";
    static constexpr Words<29> words{
        "by_the_rules",
        "not_open",
        "already_open",
        "not_for_real_tables",
        "wrong_seats",
        "bad_text",
        "not_in_this_kind",
        "judges_only",
        "official_judge_only",
        "unknown_ruling",
        "bad_answers",
        "seat_needed",
        "territory_needed",
        "not_worked_out",
        "nothing_to_undo",
        "clock_running",
        "clock_stopped",
        "card_not_due",
        "card_cannot_be",
        "unknown_objective",
        "objective_taken",
        "objective_not_reached",
        "not_counting",
        "board_incomplete",
        "deal_does_not_fit",
        "not_ranked",
        "signed_off",
        "too_long",
        "malformed"};
    static constexpr referee::Refused last = referee::Refused::malformed;
};
template <>
struct Spelling<referee::Book> {
    static constexpr std::string_view kind = "rulebook";
    static constexpr Words<4> words{"challenge", "torneo", "prestige", "torisiko"};
    static constexpr referee::Book last = referee::Book::torisiko;
};

}  // namespace kamchatka::codec

namespace kamchatka::referee {

using codec::read;
using codec::spell;

}  // namespace kamchatka::referee
