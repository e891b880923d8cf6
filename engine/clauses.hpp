// tidy: table
// The clause each refusal rests on, for each rulebook; a ruling (R-n) where the book is silent.
#pragma once

#include "engine/action.hpp"
#include "engine/rejection.hpp"
#include "engine/ruleset.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string_view>

namespace kamchatka {

// Where the same refusal rests on another clause for one kind of action.
struct ClauseException {
    Rejection rejection;
    std::size_t action;  // index in Action
    std::string_view clause;
};

struct ClauseTable {
    std::array<std::string_view, rejection_count> general{};
    std::array<ClauseException, 16> exceptions{};
};

struct ClauseRow {
    Rejection rejection;
    std::string_view clause;
};

// The table `base` with some rows of its own.
consteval ClauseTable cite(
    ClauseTable base,
    std::initializer_list<ClauseRow> rows,
    std::initializer_list<ClauseException> exceptions
) {
    for (const ClauseRow& row : rows) {
        base.general[static_cast<std::size_t>(row.rejection)] = row.clause;
    }
    base.exceptions = {};
    std::copy(exceptions.begin(), exceptions.end(), base.exceptions.begin());
    return base;
}

// The clause a refusal of this action rests on: "CH-4.10", "R-12".
constexpr std::string_view clause_of(
    const Ruleset& set, Rejection rejection, const Action& action
) {
    for (const ClauseException& exception : set.clauses->exceptions) {
        if (exception.clause.empty()) break;
        if (exception.rejection == rejection && exception.action == action.index()) {
            return exception.clause;
        }
    }
    return set.clauses->general[static_cast<std::size_t>(rejection)];
}

consteval bool complete(const ClauseTable& table) {
    return std::none_of(table.general.begin(), table.general.end(), [](auto clause) {
        return clause.empty();
    });
}

inline constexpr ClauseTable challenge_clauses = cite(
    {},
    {
        {Rejection::game_is_over, "CH-8.2"},
        {Rejection::not_yours_to_do, "R-35"},
        {Rejection::wrong_phase, "CH-2.12"},
        {Rejection::not_your_turn, "CH-2.12"},
        {Rejection::unknown_seat, "CH-0.2"},
        {Rejection::unknown_territory, "CH-1.1"},
        {Rejection::unknown_card, "CH-1.5"},
        {Rejection::unknown_objective, "CH-1.6"},
        {Rejection::unknown_colour, "CH-2.3c"},
        {Rejection::wrong_number_of_seats, "CH-0.2"},
        {Rejection::bad_dice, "R-35"},
        {Rejection::colour_taken, "CH-2.3c"},
        {Rejection::objective_taken, "CH-2.9"},
        {Rejection::territory_dealt, "CH-2.5"},
        {Rejection::territory_claimed, "R-40"},
        {Rejection::continent_open, "R-40"},
        {Rejection::own_colour_given, "KM-3"},
        {Rejection::colours_not_one_each, "KM-2"},
        {Rejection::already_done, "R-35"},
        {Rejection::armies_left_to_place, "CH-3.6"},
        {Rejection::no_armies, "R-35"},
        {Rejection::not_your_territory, "CH-3.6"},
        {Rejection::more_than_reserve, "CH-3.1"},
        {Rejection::beyond_placement_limit, "R-40"},
        {Rejection::centre_already_there, "R-40"},
        {Rejection::no_centres_left, "R-40"},
        {Rejection::too_few_for_a_centre, "R-40"},
        {Rejection::placement_is_final, "R-34"},
        {Rejection::more_than_placed, "R-34"},
        {Rejection::card_not_in_hand, "CH-3.3"},
        {Rejection::tris_after_placement, "CH-3.7"},
        {Rejection::not_a_tris, "CH-3.3"},
        {Rejection::transfer_already_made, "R-40"},
        {Rejection::gathering_elsewhere, "R-40"},
        {Rejection::must_attack, "R-40"},
        {Rejection::no_challenge_card, "CC-3"},
        {Rejection::challenge_card_too_late, "CC-3"},
        {Rejection::own_territory, "CH-4.4a"},
        {Rejection::not_adjacent, "CH-4.4a"},
        {Rejection::too_few_armies, "CH-4.3"},
        {Rejection::too_many_dice, "CH-4.5b"},
        {Rejection::must_roll_maximum, "CH-4.5b"},
        {Rejection::fewer_dice_than_defender, "CH-4.10"},
        {Rejection::protected_opening, "CH-7.1b"},
        {Rejection::must_occupy_with_dice, "CH-4.15"},
        {Rejection::must_leave_one_army, "CH-4.3"},
        {Rejection::minimum_garrison, "CH-5.2"},
        {Rejection::last_attack_moved, "R-40"},
        {Rejection::card_not_there, "CH-1.5"},
        {Rejection::no_clock, "CH-8.1"},
        {Rejection::clock_not_started, "R-16"},
        {Rejection::time_already_up, "CH-9.1"},
        {Rejection::colour_not_held, "KM-6"},
        {Rejection::seat_is_out, "CH-7.1a"},
        {Rejection::not_committed, "R-36"},
        {Rejection::cannot_leave_now, "R-37"},
        {Rejection::more_than_go, "CH-2.10"},
        {Rejection::cap_too_high, "R-15"},
    },
    {
        {Rejection::not_your_territory, kind_of<Attack>, "CH-4.4a"},
        {Rejection::not_your_territory, kind_of<Transfer>, "CH-5.1a"},
        {Rejection::not_adjacent, kind_of<Transfer>, "CH-5.1a"},
        {Rejection::must_leave_one_army, kind_of<Transfer>, "CH-5.1a"},
        {Rejection::must_leave_one_army, kind_of<RemoveArmies>, "R-24"},
        {Rejection::too_many_dice, kind_of<Defend>, "CH-4.6"},
    }
);
static_assert(complete(challenge_clauses));

inline constexpr ClauseTable torneo_clauses = cite(
    challenge_clauses,
    {
        {Rejection::game_is_over, "TO-6a"},
        {Rejection::wrong_phase, "TO-5a"},
        {Rejection::not_your_turn, "TO-7"},
        {Rejection::unknown_seat, "TO-3a"},
        {Rejection::unknown_territory, "TO-12"},
        {Rejection::unknown_card, "TO-4f"},
        {Rejection::unknown_objective, "TO-4c"},
        {Rejection::unknown_colour, "TO-4b"},
        {Rejection::wrong_number_of_seats, "TO-3a"},
        {Rejection::colour_taken, "TO-4b"},
        {Rejection::objective_taken, "TO-4c"},
        {Rejection::territory_dealt, "TO-4d"},
        {Rejection::armies_left_to_place, "TO-5f"},
        {Rejection::not_your_territory, "TO-5f"},
        {Rejection::more_than_reserve, "TO-5b"},
        {Rejection::card_not_in_hand, "TO-5d"},
        {Rejection::tris_after_placement, "TO-5d"},
        {Rejection::not_a_tris, "TO-5d"},
        {Rejection::own_territory, "TO-5n"},
        {Rejection::not_adjacent, "TO-5n"},
        {Rejection::too_few_armies, "TO-5g"},
        {Rejection::too_many_dice, "TO-5g"},
        {Rejection::must_roll_maximum, "TO-8"},
        {Rejection::fewer_dice_than_defender, "TO-9"},
        {Rejection::protected_opening, "TO-5l"},
        {Rejection::must_occupy_with_dice, "TO-5i"},
        {Rejection::must_leave_one_army, "TO-5k"},
        {Rejection::minimum_garrison, "TO-5k"},
        {Rejection::card_not_there, "TO-4f"},
        {Rejection::no_clock, "TO-11a"},
        {Rejection::time_already_up, "TO-11a"},
        {Rejection::seat_is_out, "TO-5l"},
        {Rejection::more_than_go, "R-9"},
    },
    {
        {Rejection::not_your_territory, kind_of<Attack>, "TO-5n"},
        {Rejection::not_your_territory, kind_of<Transfer>, "TO-5k"},
        {Rejection::not_adjacent, kind_of<Transfer>, "TO-5k"},
        {Rejection::must_leave_one_army, kind_of<Occupy>, "TO-5g"},
        {Rejection::must_leave_one_army, kind_of<RemoveArmies>, "R-24"},
        {Rejection::too_many_dice, kind_of<Defend>, "TO-8"},
    }
);

inline constexpr ClauseTable prestige_clauses = cite(
    challenge_clauses,
    {
        {Rejection::game_is_over, "PR-1"},          {Rejection::wrong_phase, "PR-3a"},
        {Rejection::not_your_turn, "PR-2a"},        {Rejection::unknown_seat, "PR-1"},
        {Rejection::unknown_territory, "PR-2c"},    {Rejection::unknown_card, "PR-2e"},
        {Rejection::unknown_objective, "PR-2b"},    {Rejection::unknown_colour, "PR-2a"},
        {Rejection::wrong_number_of_seats, "PR-1"}, {Rejection::colour_taken, "PR-2a"},
        {Rejection::objective_taken, "PR-2b"},      {Rejection::territory_dealt, "PR-2c"},
        {Rejection::armies_left_to_place, "PR-3e"}, {Rejection::not_your_territory, "PR-3e"},
        {Rejection::more_than_reserve, "PR-3a"},    {Rejection::card_not_in_hand, "PR-3c"},
        {Rejection::tris_after_placement, "PR-3c"}, {Rejection::not_a_tris, "PR-3c"},
        {Rejection::own_territory, "PR-4g"},        {Rejection::not_adjacent, "PR-4g"},
        {Rejection::too_few_armies, "PR-15"},       {Rejection::too_many_dice, "PR-4a"},
        {Rejection::must_roll_maximum, "PR-4b"},    {Rejection::fewer_dice_than_defender, "PR-4a"},
        {Rejection::protected_opening, "PR-6a"},    {Rejection::must_occupy_with_dice, "PR-4e"},
        {Rejection::must_leave_one_army, "PR-5"},   {Rejection::minimum_garrison, "PR-5"},
        {Rejection::card_not_there, "PR-2e"},       {Rejection::no_clock, "PR-9a"},
        {Rejection::time_already_up, "PR-9a"},      {Rejection::seat_is_out, "PR-6a"},
        {Rejection::more_than_go, "PR-2d"},
    },
    {
        {Rejection::not_your_territory, kind_of<Attack>, "PR-4g"},
        {Rejection::not_your_territory, kind_of<Transfer>, "PR-5"},
        {Rejection::not_adjacent, kind_of<Transfer>, "PR-5"},
        {Rejection::must_leave_one_army, kind_of<Occupy>, "PR-15"},
        {Rejection::must_leave_one_army, kind_of<RemoveArmies>, "R-24"},
        {Rejection::too_many_dice, kind_of<Defend>, "PR-4b"},
    }
);

inline constexpr ClauseTable torisiko_clauses = cite(
    challenge_clauses,
    {
        {Rejection::unknown_objective, "TK-R3"},
        {Rejection::tris_after_placement, "TK-C9"},
        {Rejection::not_a_tris, "TK-R5"},
        {Rejection::placement_is_final, "TK-C13"},
        {Rejection::more_than_placed, "TK-C13"},
        {Rejection::must_roll_maximum, "TK-R6"},
        {Rejection::fewer_dice_than_defender, "TK-R6"},
        {Rejection::must_occupy_with_dice, "TK-R6"},
        {Rejection::minimum_garrison, "TK-R7"},
        {Rejection::no_clock, "TK-R8a"},
        {Rejection::time_already_up, "TK-R8a"},
        {Rejection::clock_not_started, "TK-R8a"},
        {Rejection::game_is_over, "TK-R9"},
    },
    {
        {Rejection::not_your_territory, kind_of<Attack>, "CH-4.4a"},
        {Rejection::not_your_territory, kind_of<Transfer>, "TK-R7"},
        {Rejection::not_adjacent, kind_of<Transfer>, "CH-5.1a"},
        {Rejection::must_leave_one_army, kind_of<Transfer>, "CH-5.1a"},
        {Rejection::must_leave_one_army, kind_of<RemoveArmies>, "R-24"},
        {Rejection::minimum_garrison, kind_of<Occupy>, "TK-R6"},
        {Rejection::too_many_dice, kind_of<Defend>, "TK-R6"},
    }
);

inline constexpr ClauseTable master_base_clauses = cite(
    challenge_clauses,
    {
        {Rejection::game_is_over, "MA-B1"},
        {Rejection::wrong_phase, "MA-B5"},
        {Rejection::not_your_turn, "MA-B3"},
        {Rejection::unknown_seat, "MA-B2"},
        {Rejection::unknown_territory, "MA-1"},
        {Rejection::unknown_card, "MA-7"},
        {Rejection::unknown_objective, "MA-B1"},
        {Rejection::unknown_colour, "MA-B14"},
        {Rejection::wrong_number_of_seats, "MA-B2"},
        {Rejection::colour_taken, "MA-B14"},
        {Rejection::objective_taken, "MA-B1"},
        {Rejection::territory_dealt, "MA-B4"},
        {Rejection::territory_claimed, "MA-B4"},
        {Rejection::continent_open, "MA-B4"},
        {Rejection::armies_left_to_place, "MA-B5"},
        {Rejection::not_your_territory, "MA-B5"},
        {Rejection::more_than_go, "MA-B4"},
        {Rejection::more_than_reserve, "MA-B5"},
        {Rejection::card_not_in_hand, "MA-B6"},
        {Rejection::tris_after_placement, "MA-B6"},
        {Rejection::not_a_tris, "MA-B6"},
        {Rejection::own_territory, "MA-B8"},
        {Rejection::not_adjacent, "MA-B8"},
        {Rejection::too_few_armies, "MA-B8"},
        {Rejection::too_many_dice, "MA-B8"},
        {Rejection::must_roll_maximum, "MA-B8"},
        {Rejection::fewer_dice_than_defender, "MA-B8"},
        {Rejection::protected_opening, "MA-B12"},
        {Rejection::must_occupy_with_dice, "MA-B9"},
        {Rejection::must_leave_one_army, "MA-B8"},
        {Rejection::minimum_garrison, "MA-B11"},
        {Rejection::card_not_there, "MA-7"},
        {Rejection::no_clock, "MA-B1"},
        {Rejection::time_already_up, "R-16"},
        {Rejection::seat_is_out, "MA-B12"},
    },
    {
        {Rejection::not_your_territory, kind_of<Attack>, "MA-B8"},
        {Rejection::not_your_territory, kind_of<Transfer>, "MA-B11"},
        {Rejection::not_your_territory, kind_of<BuildCentre>, "R-33"},
        {Rejection::not_adjacent, kind_of<Transfer>, "MA-B11"},
        {Rejection::must_leave_one_army, kind_of<Occupy>, "MA-B9"},
        {Rejection::must_leave_one_army, kind_of<Transfer>, "MA-B11"},
        {Rejection::must_leave_one_army, kind_of<RemoveArmies>, "R-24"},
    }
);

inline constexpr ClauseTable master_expert_clauses = cite(
    master_base_clauses,
    {
        {Rejection::must_roll_maximum, "MA-E2"},
        {Rejection::fewer_dice_than_defender, "MA-E2"},
        {Rejection::minimum_garrison, "MA-E4"},
        {Rejection::transfer_already_made, "MA-E5"},
        {Rejection::gathering_elsewhere, "MA-E5"},
        {Rejection::must_attack, "MA-E3"},
        {Rejection::last_attack_moved, "MA-E3"},
        {Rejection::game_is_over, "MA-E6"},
    },
    {
        {Rejection::not_your_territory, kind_of<Attack>, "MA-B8"},
        {Rejection::not_your_territory, kind_of<Transfer>, "MA-E5"},
        {Rejection::not_your_territory, kind_of<BuildCentre>, "R-33"},
        {Rejection::not_adjacent, kind_of<Transfer>, "MA-E5"},
        {Rejection::must_leave_one_army, kind_of<Occupy>, "MA-B9"},
        {Rejection::must_leave_one_army, kind_of<Transfer>, "MA-E4"},
        {Rejection::must_leave_one_army, kind_of<RemoveArmies>, "R-24"},
        {Rejection::too_many_dice, kind_of<Defend>, "MA-E2"},
    }
);

inline constexpr ClauseTable master_clauses = [] {
    ClauseTable table = master_expert_clauses;
    constexpr std::array rows{
        ClauseRow{Rejection::beyond_placement_limit, "MA-M1"},
        ClauseRow{Rejection::centre_already_there, "MA-M2"},
        ClauseRow{Rejection::too_few_for_a_centre, "MA-M2"},
        ClauseRow{Rejection::no_centres_left, "MA-M3"},
        ClauseRow{Rejection::game_is_over, "MA-M4"},
    };
    for (const ClauseRow& row : rows) {
        table.general[static_cast<std::size_t>(row.rejection)] = row.clause;
    }
    return table;
}();

}  // namespace kamchatka
