// The words of the enumerators on the wire, in their order.
#pragma once

#include "referee/sheet.hpp"

#include <array>
#include <optional>
#include <string_view>

namespace kamchatka::referee {

template <typename E>
struct Words;

template <>
struct Words<Role> {
    static constexpr std::array<std::string_view, 3> list{
        "player", "table_judge", "official_judge"};
};
template <>
struct Words<Kind> {
    static constexpr std::array<std::string_view, 2> list{"full", "light"};
};
template <>
struct Words<CardFate> {
    static constexpr std::array<std::string_view, 2> list{"taken", "forgotten"};
};
template <>
struct Words<ClockChange> {
    static constexpr std::array<std::string_view, 3> list{"started", "paused", "lengthened"};
};
template <>
struct Words<Measure> {
    static constexpr std::array<std::string_view, 3> list{"warning", "penalty", "disqualification"};
};
template <>
struct Words<Stage> {
    static constexpr std::array<std::string_view, 5> list{
        "unopened", "playing", "counting", "ranked", "signed_off"};
};
template <>
struct Words<Verdict> {
    static constexpr std::array<std::string_view, 24> list{
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
};
template <>
struct Words<Refused> {
    static constexpr std::array<std::string_view, 29> list{
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
};
static_assert(Words<Refused>::list.size() == static_cast<std::size_t>(Refused::malformed) + 1);
static_assert(Words<Verdict>::list.size() == static_cast<std::size_t>(Verdict::roll_lost) + 1);

template <typename E>
constexpr std::string_view spell(E value) {
    return Words<E>::list[static_cast<std::size_t>(value)];
}

template <typename E>
constexpr std::optional<E> read(std::string_view word) {
    for (std::size_t i = 0; i < Words<E>::list.size(); ++i) {
        if (Words<E>::list[i] == word) return static_cast<E>(i);
    }
    return std::nullopt;
}

}  // namespace kamchatka::referee
