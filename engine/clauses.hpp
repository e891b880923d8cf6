// tidy: table
// The clause each refusal rests on, for each rulebook; a ruling (R-n) where the book is silent.
// Read it beside the books, or as docs/rules/refusals.md, which is written from it.
#pragma once

#include "engine/action.hpp"
#include "engine/rejection.hpp"
#include "engine/ruleset.hpp"
#include "engine/state.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string_view>

namespace kamchatka {

// Kinds of actions, by their index in Action.
using ActionKinds = std::uint64_t;
inline constexpr ActionKinds every_kind = ~ActionKinds{0};
template <typename... As>
inline constexpr ActionKinds kinds_of = ((ActionKinds{1} << kind_of<As>) | ...);

inline constexpr IdSet<Phase> every_phase = IdSet<Phase>::of_bits(~std::uint64_t{0});

// What else a citation may depend on.
enum class When : std::uint8_t {
    always,
    ended_on_points,
    nobody_else_left,
    occupied_with_few,  // fewer armies than dice: that was the strategic move
};

// A refusal and the clause that says it: of every action in every phase, or of some.
struct ClauseRow {
    Rejection rejection{};
    std::string_view clause{};
    ActionKinds actions = every_kind;
    IdSet<Phase> phases = every_phase;
    When when = When::always;
};

// Rows in the order they are looked at: the first that fits is cited.
struct ClauseTable {
    std::array<ClauseRow, 200> rows{};
    std::size_t count = 0;
};

// Of two rows that fit, the one about an occasion is cited before the one about an action, that
// before the one about a phase, and a book's own before those of the book it stands on.
constexpr unsigned rank_of(const ClauseRow& row) {
    if (row.when != When::always) return 0;
    if (row.actions != every_kind) return 1;
    return row.phases != every_phase ? 2 : 3;
}

// The table `base` with rows of a book's own.
consteval ClauseTable cite(const ClauseTable& base, std::initializer_list<ClauseRow> own) {
    ClauseTable table;
    const auto add = [&](const ClauseRow& row, unsigned rank) {
        if (rank_of(row) == rank) table.rows.at(table.count++) = row;
    };
    for (unsigned rank = 0; rank <= 3; ++rank) {
        for (const ClauseRow& row : own) add(row, rank);
        for (std::size_t i = 0; i < base.count; ++i) add(base.rows[i], rank);
    }
    return table;
}

constexpr bool applies(When when, const State& state) {
    switch (when) {
        case When::always: return true;
        case When::ended_on_points: return state.cause == Cause::points;
        case When::nobody_else_left: return state.cause == Cause::last_standing;
        case When::occupied_with_few: {
            const Battle& battle = state.battle;
            return state.conquests > 0 && state.held[seat_on_turn(state)].contains(battle.to) &&
                state.armies[battle.to] < battle.attack_dice;
        }
    }
    return false;
}

// The clause that says why this action was refused in this state: "CH-4.10", "R-12".
constexpr std::string_view clause_of(
    const Ruleset& set, const State& state, Rejection rejection, const Action& action
) {
    const ClauseTable& table = *set.clauses;
    for (std::size_t i = 0; i < table.count; ++i) {
        const ClauseRow& row = table.rows[i];
        const bool fits = row.rejection == rejection && (row.actions >> action.index() & 1U) != 0 &&
            row.phases.contains(state.phase) && applies(row.when, state);
        if (fits) return row.clause;
    }
    return {};
}

// Every refusal is cited whatever the action, the phase and the occasion.
consteval bool complete(const ClauseTable& table) {
    for (std::size_t reason = 0; reason < rejection_count; ++reason) {
        bool cited = false;
        for (std::size_t i = 0; i < table.count; ++i) {
            const ClauseRow& row = table.rows[i];
            cited =
                cited || (rank_of(row) == 3 && static_cast<std::size_t>(row.rejection) == reason);
        }
        if (!cited) return false;
    }
    return true;
}

namespace citations {

using enum Rejection;

inline constexpr IdSet<Phase> after_placement{
    Phase::attack,
    Phase::gather,
    Phase::defend,
    Phase::roll,
    Phase::capture,
    Phase::occupy,
    Phase::draw,
    Phase::closing};
inline constexpr IdSet<Phase> about_the_seed{
    Phase::promise, Phase::reveal, Phase::contribute, Phase::supply};

// What no book has to say: rulings, the variants, and what only a house rule leads to.
inline constexpr ClauseTable common = cite(
    {},
    {
        {game_is_over, "R-21", every_kind, every_phase, When::nobody_else_left},
        {game_is_over, "R-19"},
        {not_yours_to_do, "R-35"},
        {not_in_these_rules, "R-40"},
        {unknown_seat, "R-35"},
        {seat_is_out, "R-38"},
        {seat_has_left, "R-23"},
        {not_begun_yet, "R-37"},
        {cannot_leave_now, "R-37"},
        {not_your_turn, "R-35"},

        {wrong_phase, "R-36", kinds_of<Promise, Abstain, Contribute, SupplyEntropy, RevealSeed>},
        {wrong_phase, "KM-2", kinds_of<GiveColours>},
        {wrong_phase, "KM-6", kinds_of<ShowColour>},
        {wrong_phase, "CC-1", kinds_of<PlayChallengeCard>},
        {wrong_phase, "R-34", kinds_of<TakeBackArmies>},
        {wrong_phase, "R-33", kinds_of<BuildCentre>},
        {wrong_phase, "R-13", kinds_of<Defend>},
        {wrong_phase, "R-45", kinds_of<ClaimTerritory>},
        {wrong_phase, "R-36", every_kind, about_the_seed},
        {wrong_phase, "R-35", every_kind, {Phase::start}},
        {wrong_phase, "KM-2", every_kind, {Phase::exchange}},
        {wrong_phase, "KM-6", every_kind, {Phase::choice}},
        {wrong_phase, "R-13", every_kind, {Phase::defend, Phase::roll}},
        {wrong_phase, "R-17", every_kind, {Phase::closing}},
        {wrong_phase, "R-39", every_kind, {Phase::tie_break}},
        {wrong_phase,
         "R-45",
         every_kind,
         {Phase::deal, Phase::draft, Phase::objectives, Phase::place}},
        {wrong_phase, "R-35"},

        {unknown_territory, "R-35"},
        {unknown_card, "R-35"},
        {unknown_objective, "R-45"},
        {unknown_colour, "KM-6", kinds_of<ShowColour>},
        {unknown_colour, "R-35"},
        {too_few_seats, "R-35"},
        {too_many_seats, "R-35"},
        {wrong_number_of_seats, "R-45"},
        {bad_dice, "R-35"},
        {colour_taken, "R-35"},
        {objective_taken, "R-45"},
        {territory_dealt, "R-45"},
        {territory_claimed, "R-45"},
        {continent_open, "R-45"},
        {own_colour_given, "KM-3"},
        {colours_not_one_each, "KM-2"},
        {already_done, "KM-2", kinds_of<GiveColours>},
        {already_done, "KM-6", kinds_of<ShowColour>},
        {already_done, "R-36"},

        {armies_left_to_place, "R-33"},
        {no_armies, "R-35"},
        {not_your_territory, "R-33", kinds_of<BuildCentre>},
        {not_your_territory, "R-35"},
        {more_than_go, "R-45"},
        {more_than_reserve, "R-35"},
        {beyond_placement_limit, "R-45"},
        {centre_already_there, "R-45"},
        {no_centres_left, "R-45"},
        {too_few_for_a_centre, "R-45"},
        {placement_is_final, "R-34"},
        {more_than_placed, "R-34"},
        {card_not_in_hand, "R-35"},
        {tris_after_placement, "R-45"},
        {not_a_tris, "R-3"},
        {jolly_needs_a_pair, "R-3"},

        {transfer_already_made, "R-45"},
        {gathering_elsewhere, "R-45"},
        {must_attack, "R-45"},
        {no_challenge_card, "CC-3"},
        {challenge_card_too_late, "CC-3"},
        {own_territory, "R-35"},
        {not_adjacent, "R-35"},
        {too_few_armies, "R-35"},
        {too_many_dice, "R-35"},
        {must_roll_maximum, "R-45"},
        {fewer_dice_than_defender, "R-45"},
        {protected_opening, "R-45"},
        {must_occupy_with_dice, "R-45"},
        {must_leave_one_army, "R-24", kinds_of<RemoveArmies>},
        {must_leave_one_army, "R-35"},
        {minimum_garrison, "R-45"},
        {last_attack_moved, "R-45"},

        {card_not_there, "R-35"},
        {no_clock, "R-45"},
        {clock_not_started, "R-16"},
        {time_already_up, "R-45"},
        {colour_not_held, "KM-6"},
        {cap_too_high, "R-15"},
        {not_committed, "R-36"},
    }
);
static_assert(complete(common));

}  // namespace citations

inline constexpr ClauseTable challenge_clauses = [] {
    using namespace citations;
    return cite(
        common,
        {
            {game_is_over, "CH-9.2a", every_kind, every_phase, When::ended_on_points},
            {game_is_over, "CH-8.2"},
            {not_in_these_rules, "CC-4", kinds_of<PlayChallengeCard>},
            {not_in_these_rules, "KM-1", kinds_of<GiveColours, ShowColour>},
            {not_in_these_rules, "CH-4.6", kinds_of<Defend>},
            {not_in_these_rules, "CH-2.5", kinds_of<ClaimTerritory>},
            {seat_is_out, "CH-7.1a"},
            {not_your_turn, "CH-2.3c", every_kind, {Phase::colours}},
            {not_your_turn, "CH-2.10", every_kind, {Phase::place}},
            {not_your_turn, "CH-2.12"},

            {wrong_phase, "CH-3.7", kinds_of<PlayTris>},
            {wrong_phase, "CH-3.6", kinds_of<PlaceArmies>, after_placement},
            {wrong_phase, "CH-4.15", kinds_of<Occupy>},
            {wrong_phase, "CH-2.3c", kinds_of<ChooseColour>},
            {wrong_phase, "CH-2.3a", every_kind, {Phase::order}},
            {wrong_phase, "CH-2.3c", every_kind, {Phase::colours}},
            {wrong_phase, "CH-2.5", every_kind, {Phase::deal}},
            {wrong_phase, "CH-2.9", every_kind, {Phase::objectives}},
            {wrong_phase, "CH-2.10", every_kind, {Phase::place}},
            {wrong_phase, "CH-4.15", every_kind, {Phase::occupy}},
            {wrong_phase, "CH-7.2", every_kind, {Phase::capture}},
            {wrong_phase, "CH-6.1", every_kind, {Phase::draw}},
            {wrong_phase, "CH-9.2a", every_kind, {Phase::closing}},
            {wrong_phase, "CH-2.12"},

            {unknown_territory, "CH-1.1"},
            {unknown_card, "CH-1.5"},
            {unknown_objective, "CH-1.6"},
            {unknown_colour, "CH-1.8"},
            {too_few_seats, "CH-0.2"},
            {too_many_seats, "CH-0.2"},
            {colour_taken, "CH-2.3c"},
            {objective_taken, "CH-2.9"},
            {territory_dealt, "CH-2.5"},

            {armies_left_to_place, "CH-3.6"},
            {not_your_territory, "CH-2.10", kinds_of<PlaceArmies>, {Phase::place}},
            {not_your_territory, "CH-4.4a", kinds_of<Attack>},
            {not_your_territory, "CH-5.1a", kinds_of<Transfer>},
            {not_your_territory, "CH-3.6"},
            {more_than_go, "CH-2.10"},
            {more_than_reserve, "CH-3.1"},
            {card_not_in_hand, "CH-3.3"},
            {not_a_tris, "CH-3.3"},
            {jolly_needs_a_pair, "CH-3.3"},

            {own_territory, "CH-4.4a"},
            {not_adjacent, "CH-5.1a", kinds_of<Transfer>},
            {not_adjacent, "CH-4.4a"},
            {too_few_armies, "CH-4.3"},
            {too_many_dice, "CH-4.6", kinds_of<Defend>},
            {too_many_dice, "CH-4.5b"},
            {must_roll_maximum, "CH-4.5b"},
            {fewer_dice_than_defender, "CH-4.10"},
            {protected_opening, "CH-7.1b"},
            {must_occupy_with_dice, "CH-4.15"},
            {must_leave_one_army, "CH-5.1a", kinds_of<Transfer>},
            {must_leave_one_army, "CH-4.3"},
            {minimum_garrison, "CH-5.2"},

            {card_not_there, "CH-7.2", kinds_of<TakeCard>},
            {card_not_there, "CH-6.1"},
            {no_clock, "CH-8.1"},
            {time_already_up, "CH-9.1"},
        }
    );
}();

inline constexpr ClauseTable torneo_clauses = [] {
    using namespace citations;
    return cite(
        common,
        {
            {game_is_over, "TO-11d", every_kind, every_phase, When::ended_on_points},
            {game_is_over, "TO-6a"},
            {not_in_these_rules, "TO-8", kinds_of<Defend>},
            {not_in_these_rules, "TO-4d", kinds_of<ClaimTerritory>},
            {seat_is_out, "TO-5l"},
            {not_your_turn, "TO-7"},

            {wrong_phase, "TO-5f", kinds_of<PlayTris>},
            {wrong_phase, "TO-5f", kinds_of<PlaceArmies>, after_placement},
            {wrong_phase, "TO-5i", kinds_of<Occupy>},
            {wrong_phase, "TO-4b", kinds_of<ChooseColour>},
            {wrong_phase, "TO-4a", every_kind, {Phase::order}},
            {wrong_phase, "TO-4b", every_kind, {Phase::colours}},
            {wrong_phase, "TO-4c", every_kind, {Phase::objectives}},
            {wrong_phase, "TO-4d", every_kind, {Phase::deal}},
            {wrong_phase, "TO-4e", every_kind, {Phase::place}},
            {wrong_phase, "TO-5i", every_kind, {Phase::occupy}},
            {wrong_phase, "R-45", every_kind, {Phase::capture}},
            {wrong_phase, "TO-5c", every_kind, {Phase::draw}},
            {wrong_phase, "TO-11b", every_kind, {Phase::closing}},
            {wrong_phase, "TO-14", every_kind, {Phase::tie_break}},
            {wrong_phase, "TO-5a"},

            {unknown_territory, "TO-12"},
            {unknown_card, "TO-4f"},
            {unknown_objective, "TO-4c"},
            {unknown_colour, "TO-4b"},
            {too_few_seats, "TO-3a"},
            {too_many_seats, "TO-3a"},
            {colour_taken, "TO-4b"},
            {objective_taken, "TO-4c"},
            {territory_dealt, "TO-4d"},

            {armies_left_to_place, "TO-5f"},
            {not_your_territory, "TO-4e", kinds_of<PlaceArmies>, {Phase::place}},
            {not_your_territory, "TO-5n", kinds_of<Attack>},
            {not_your_territory, "TO-5k", kinds_of<Transfer>},
            {not_your_territory, "TO-5f"},
            {more_than_go, "R-9"},
            {more_than_reserve, "TO-5b"},
            {card_not_in_hand, "TO-5d"},
            {not_a_tris, "TO-5d"},
            {jolly_needs_a_pair, "TO-5d"},

            {own_territory, "TO-5n"},
            {not_adjacent, "TO-5k", kinds_of<Transfer>},
            {not_adjacent, "TO-5n"},
            {too_few_armies, "TO-5g"},
            {too_many_dice, "TO-8", kinds_of<Defend>},
            {too_many_dice, "TO-5g"},
            {fewer_dice_than_defender, "TO-9"},
            {must_occupy_with_dice, "TO-5i"},
            {must_leave_one_army, "TO-5g", kinds_of<Occupy>},
            {must_leave_one_army, "TO-5k"},

            {card_not_there, "TO-5l", kinds_of<TakeCard>},
            {card_not_there, "TO-5c"},
            {no_clock, "TO-11a"},
            {time_already_up, "TO-11a"},
        }
    );
}();

inline constexpr ClauseTable prestige_clauses = [] {
    using namespace citations;
    return cite(
        common,
        {
            {game_is_over, "PR-1"},
            {not_in_these_rules, "PR-2c", kinds_of<ClaimTerritory>},
            {seat_is_out, "PR-6a"},
            {not_your_turn, "PR-4b", kinds_of<Defend>},
            {not_your_turn, "PR-2d", every_kind, {Phase::place}},
            {not_your_turn, "PR-2a"},

            {wrong_phase, "PR-4e", every_kind, {Phase::draw}, When::occupied_with_few},
            {wrong_phase, "PR-3e", kinds_of<PlayTris>},
            {wrong_phase, "PR-3e", kinds_of<PlaceArmies>, after_placement},
            {wrong_phase, "PR-4d", kinds_of<Occupy>},
            {wrong_phase, "PR-4b", kinds_of<Defend>},
            {wrong_phase, "PR-2a", kinds_of<ChooseColour>},
            {wrong_phase, "PR-2a", every_kind, {Phase::order, Phase::colours}},
            {wrong_phase, "PR-2b", every_kind, {Phase::objectives}},
            {wrong_phase, "PR-2c", every_kind, {Phase::deal}},
            {wrong_phase, "PR-2d", every_kind, {Phase::place}},
            {wrong_phase, "PR-4b", every_kind, {Phase::defend}},
            {wrong_phase, "PR-4d", every_kind, {Phase::occupy}},
            {wrong_phase, "R-45", every_kind, {Phase::capture}},
            {wrong_phase, "PR-3b", every_kind, {Phase::draw}},
            {wrong_phase, "PR-3a"},

            {unknown_territory, "PR-2c"},
            {unknown_card, "PR-2e"},
            {unknown_objective, "PR-2b"},
            {unknown_colour, "PR-2a"},
            {too_few_seats, "PR-1"},
            {too_many_seats, "PR-1"},
            {colour_taken, "PR-2a"},
            {objective_taken, "PR-2b"},
            {territory_dealt, "PR-2c"},

            {armies_left_to_place, "PR-3e"},
            {not_your_territory, "PR-2d", kinds_of<PlaceArmies>, {Phase::place}},
            {not_your_territory, "PR-4g", kinds_of<Attack>},
            {not_your_territory, "PR-5", kinds_of<Transfer>},
            {not_your_territory, "PR-3e"},
            {more_than_go, "PR-2d"},
            {more_than_reserve, "PR-3a"},
            {card_not_in_hand, "PR-3c"},
            {not_a_tris, "PR-3c"},
            {jolly_needs_a_pair, "PR-3d"},

            {own_territory, "PR-4g"},
            {not_adjacent, "PR-5", kinds_of<Transfer>},
            {not_adjacent, "PR-4g"},
            {too_few_armies, "PR-15"},
            {too_many_dice, "PR-4b", kinds_of<Defend>},
            {too_many_dice, "PR-4a"},
            {protected_opening, "PR-6a"},
            {must_leave_one_army, "PR-15", kinds_of<Occupy>},
            {must_leave_one_army, "PR-5"},

            {card_not_there, "PR-6a", kinds_of<TakeCard>},
            {card_not_there, "PR-3b"},
            {no_clock, "PR-9a"},
        }
    );
}();

inline constexpr ClauseTable prestige_torneo_clauses = [] {
    using namespace citations;
    return cite(
        prestige_clauses,
        {
            {game_is_over, "PR-9a", every_kind, every_phase, When::ended_on_points},
            {wrong_phase, "PR-10c", every_kind, {Phase::tie_break}},
            {time_already_up, "PR-9a"},
        }
    );
}();

inline constexpr ClauseTable torisiko_clauses = [] {
    using namespace citations;
    return cite(
        challenge_clauses,
        {
            {game_is_over, "TK-R8b", every_kind, every_phase, When::ended_on_points},
            {game_is_over, "TK-R9"},
            {not_in_these_rules, "TK-R6", kinds_of<Defend>},
            {not_in_these_rules, "TK-R2", kinds_of<ClaimTerritory>},
            {seat_has_left, "TK-C23"},
            {not_your_turn, "TK-R1c", every_kind, {Phase::colours}},

            {wrong_phase, "TK-R6", kinds_of<Occupy>},
            {wrong_phase, "TK-R1c", kinds_of<ChooseColour>},
            {wrong_phase, "TK-C13", kinds_of<TakeBackArmies>},
            {wrong_phase, "TK-C17", kinds_of<Attack, Transfer>, {Phase::draw, Phase::closing}},
            {wrong_phase, "TK-R1", every_kind, {Phase::order}},
            {wrong_phase, "TK-R1c", every_kind, {Phase::colours}},
            {wrong_phase, "TK-R2", every_kind, {Phase::deal}},
            {wrong_phase, "TK-C14", every_kind, {Phase::roll}},
            {wrong_phase, "TK-R6", every_kind, {Phase::occupy}},
            {wrong_phase, "TK-C17", every_kind, {Phase::draw}},
            {wrong_phase, "TK-R8b", every_kind, {Phase::closing}},
            {wrong_phase, "TK-C29", every_kind, {Phase::tie_break}},

            {unknown_objective, "TK-R3"},
            {unknown_colour, "TK-R1c"},
            {colour_taken, "TK-R1c"},
            {territory_dealt, "TK-R2"},
            {placement_is_final, "TK-C13"},
            {more_than_placed, "TK-C13"},
            {tris_after_placement, "TK-C9"},
            {not_a_tris, "TK-R5"},
            {jolly_needs_a_pair, "TK-R5"},
            {not_your_territory, "TK-R7", kinds_of<Transfer>},
            {too_many_dice, "TK-R6", kinds_of<Defend>},
            {must_roll_maximum, "TK-R6"},
            {fewer_dice_than_defender, "TK-R6"},
            {must_occupy_with_dice, "TK-R6"},
            {minimum_garrison, "TK-R6", kinds_of<Occupy>},
            {minimum_garrison, "TK-R7"},
            {no_clock, "TK-R8a"},
            {clock_not_started, "TK-R8a"},
            {time_already_up, "TK-R8a"},
        }
    );
}();

inline constexpr ClauseTable master_base_clauses = [] {
    using namespace citations;
    return cite(
        common,
        {
            {game_is_over, "MA-B1"},
            {seat_is_out, "MA-B12"},
            {not_your_turn, "MA-B8", kinds_of<Defend>},
            {not_your_turn, "MA-B14", every_kind, {Phase::colours}},
            {not_your_turn, "MA-B4", every_kind, {Phase::draft}},
            {not_your_turn, "MA-B3"},

            {wrong_phase, "MA-B6", kinds_of<PlayTris>},
            {wrong_phase, "MA-B5", kinds_of<PlaceArmies>, after_placement},
            {wrong_phase, "MA-B9", kinds_of<Occupy>},
            {wrong_phase, "MA-B8", kinds_of<Defend>},
            {wrong_phase, "MA-B14", kinds_of<ChooseColour>},
            {wrong_phase, "MA-B4", kinds_of<ClaimTerritory>},
            {wrong_phase, "MA-B3", every_kind, {Phase::order}},
            {wrong_phase, "MA-B14", every_kind, {Phase::colours}},
            {wrong_phase, "MA-B4", every_kind, {Phase::draft}},
            {wrong_phase, "MA-B8", every_kind, {Phase::defend}},
            {wrong_phase, "MA-B9", every_kind, {Phase::occupy}},
            {wrong_phase, "R-45", every_kind, {Phase::capture}},
            {wrong_phase, "MA-B10", every_kind, {Phase::draw}},
            {wrong_phase, "MA-B5"},

            {unknown_territory, "MA-1"},
            {unknown_card, "MA-7"},
            {unknown_colour, "MA-B14"},
            {too_few_seats, "MA-0"},
            {too_many_seats, "MA-0"},
            {wrong_number_of_seats, "MA-B2"},
            {colour_taken, "MA-B14"},
            {territory_claimed, "MA-B4"},
            {continent_open, "MA-B4"},

            {armies_left_to_place, "MA-B5"},
            {not_your_territory, "MA-B8", kinds_of<Attack>},
            {not_your_territory, "MA-B11", kinds_of<Transfer>},
            {not_your_territory, "MA-B5"},
            {more_than_reserve, "MA-B5"},
            {card_not_in_hand, "MA-B6"},
            {not_a_tris, "MA-B6"},
            {jolly_needs_a_pair, "MA-B6"},

            {own_territory, "MA-B8"},
            {not_adjacent, "MA-B11", kinds_of<Transfer>},
            {not_adjacent, "MA-B8"},
            {too_few_armies, "MA-B8"},
            {too_many_dice, "MA-B8"},
            {protected_opening, "MA-B12"},
            {must_occupy_with_dice, "MA-B9"},
            {must_leave_one_army, "MA-B9", kinds_of<Occupy>},
            {must_leave_one_army, "MA-B11", kinds_of<Transfer>},
            {must_leave_one_army, "MA-B8"},

            {card_not_there, "MA-B12", kinds_of<TakeCard>},
            {card_not_there, "MA-B10"},
            {no_clock, "MA-B1"},
        }
    );
}();

inline constexpr ClauseTable master_expert_clauses = [] {
    using namespace citations;
    return cite(
        master_base_clauses,
        {
            {game_is_over, "MA-E6"},
            {not_in_these_rules, "MA-E2", kinds_of<Defend>},
            {not_your_territory, "MA-E5", kinds_of<Transfer>},
            {transfer_already_made, "MA-E5"},
            {gathering_elsewhere, "MA-E5"},
            {must_attack, "MA-E3"},
            {not_adjacent, "MA-E5", kinds_of<Transfer>},
            {too_many_dice, "MA-E2", kinds_of<Defend>},
            {fewer_dice_than_defender, "MA-E2"},
            {must_leave_one_army, "MA-E4", kinds_of<Transfer>},
            {minimum_garrison, "R-45", kinds_of<Occupy>},
            {minimum_garrison, "MA-E4"},
            {last_attack_moved, "MA-E3"},
            {no_clock, "MA-E6"},
        }
    );
}();

inline constexpr ClauseTable master_clauses = [] {
    using namespace citations;
    return cite(
        master_expert_clauses,
        {
            {game_is_over, "MA-M4"},
            {beyond_placement_limit, "MA-M1"},
            {centre_already_there, "MA-M2"},
            {too_few_for_a_centre, "MA-M2"},
            {no_centres_left, "MA-M3"},
            {no_clock, "MA-M4"},
        }
    );
}();

}  // namespace kamchatka
