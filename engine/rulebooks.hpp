// tidy: table
// The rulebooks, knob by knob: the value, and the clause that sets it. Read each beside its clauses
// in docs/rules. A comment says what else bears on the value.
#pragma once

#include "engine/clauses.hpp"
#include "engine/ruleset.hpp"

#include <algorithm>
#include <array>

namespace kamchatka::rulebooks {

// The sums from low to high, both included.
consteval ClosingSums sums(unsigned low, unsigned high) {
    unsigned mask = 0;
    for (unsigned sum = low; sum <= high; ++sum) mask |= 1U << sum;
    return static_cast<ClosingSums>(mask);
}

namespace cited {

// RisiKo! Challenge, the rules of the official tournaments (R.T.U. 2010).
inline constexpr Rulebook challenge{
    .id = Name{"challenge"},
    .setup =
        {
            .board = {BoardKind::classic, "CH-1.1"},
            .territories = {Territories::dealt, "CH-2.5"},
            .starting_armies = {{0, 0, 0, 35, 30, 25, 0}, "CH-2.4"},  // CH-0.2: three to five seats
            .colours = {ColourChoice::in_order_of_play, "CH-2.3c"},
            .colours_in_the_box = {5, "CH-1.8"},
            .order = {OrderOfPlay::by_roll, "CH-2.3a"},  // CH-2.3b: the tied roll again
            .order_dice = {1, "CH-2.3a"},
            .objectives_dealt = {ObjectivesDealt::after_territories, "CH-2.9"},
            .objective_deck = {ObjectiveDeck::challenge_16, "CH-1.6"},
            .cards = {CardDeck::territories_44, "CH-1.5"},
            .deal_limit = {DealLimit::half_of_a_continent, "CH-2.7a"},  // and never fails: R-8
            .placement_step = {3, "CH-2.10"},
        },
    .reinforcement =
        {
            .territories_per_army = {3, "CH-3.1"},
            .minimum = {0, no_clause},
            .tris = {{8, 8, 8, 10, 12}, "CH-3.3"},
            .held_card_bonus = {2, "CH-3.4"},
            .tris_time = {TrisTime::whole_reinforcement, "CH-3.7"},
            .take_back = {TakeBack::until_first_attack, "R-34"},
            .placement_limit = {0, no_clause},
            .centres_max = {0, no_clause},
            .centre_cost = {0, no_clause},
            .army_cap = {130, "CH-11.1"},
        },
    .combat =
        {
            .attack_dice = {Dice::maximum, "CH-4.5b"},
            .fewer_dice = {FewerDice::refused, "CH-4.10"},
            .defence_dice = {Dice::maximum, "CH-4.6"},
            .short_occupation = {ShortOccupation::refused, "CH-4.15"},
            .challenge_card = {Switch::off, "CC-4"},  // an option
            .garrison = {2, "CH-5.2"},
            .garrison_for = {GarrisonFor::every_movement, "R-10"},  // CH-5.2: the chosen ones
            .transfers = {Transfers::one_at_the_end, "CH-5.1a"},
            .must_attack_from = {0, no_clause},
            .protected_rounds = {4, "CH-7.1b"},
            .hand_limit = {7, "CH-6.6"},
        },
    .ending =
        {
            .minutes = {90, "CH-8.1"},
            .clock_start = {ClockStart::first_turn, "R-16"},
            .rounds_after_time = {1, "CH-9.1"},
            .closing_sums =
                {{sums(2, 4), sums(2, 5), sums(2, 6), sums(2, 7)}, "CH-9.2b"},  // from CH-9.2a
            .closing_round = {ClosingRound::from_first_roller, "CH-9.2b"},
            .closing_exempt_conquests = {3, "CH-9.3"},
            .tie_breaks =
                {{TieBreak::points_outside, TieBreak::later_in_order},
                 "CH-10.4a"},  // then CH-10.4b
            .objective_points = {100, "CH-10.5"},
            .late_objective_points = {0, "R-20"},
            .kingmaker = {Switch::off, "KM-1"},  // an option
            .public_goal = {PublicGoal::none, no_clause},
            .public_goal_continents = {0, no_clause},
        },
    .discipline =
        {
            .hidden_objective = {Excluder::official_judge, "R-44"},
            .closing_roll_missed = {Excluder::official_judge, "R-44"},
        },
    .custom_objectives = no_clause,
    .refusals = &challenge_clauses,
};

// The national tournament rules ("Torneo").
inline constexpr Rulebook torneo{
    .id = Name{"torneo"},
    .setup =
        {
            .board = {BoardKind::classic, "TO-12"},
            .territories = {Territories::dealt, "TO-4d"},
            .starting_armies =
                {{0, 0, 0, 30, 30, 30, 0}, "TO-4e"},  // TO-3a: tables of four, or as they come
            .colours = {ColourChoice::in_order_of_play, "TO-4b"},
            .colours_in_the_box = {6, no_clause},
            .order = {OrderOfPlay::from_highest, "TO-4a"},
            .order_dice = {1, "TO-4a"},
            .objectives_dealt = {ObjectivesDealt::before_territories, "TO-4c"},
            .objective_deck = {ObjectiveDeck::tournament_20, "TO-1"},  // four of them are ours: R-2
            .cards = {CardDeck::territories_44, "TO-4f"},
            .deal_limit = {DealLimit::none, "TO-4d"},
            .placement_step = {3, "R-9"},
        },
    .reinforcement =
        {
            .territories_per_army = {3, "TO-5b"},
            .minimum = {0, no_clause},
            .tris = {{8, 8, 8, 10, 12}, "TO-5d"},
            .held_card_bonus = {2, "TO-5d"},
            .tris_time = {TrisTime::whole_reinforcement, "TO-5c"},
            .take_back = {TakeBack::until_first_attack, "R-34"},
            .placement_limit = {0, no_clause},
            .centres_max = {0, no_clause},
            .centre_cost = {0, no_clause},
            .army_cap = {0, no_clause},
        },
    .combat =
        {
            .attack_dice = {Dice::chosen, "TO-5g"},
            .fewer_dice = {FewerDice::refused, "TO-9"},
            .defence_dice = {Dice::maximum, "TO-8"},
            .short_occupation = {ShortOccupation::refused, "TO-5i"},
            .challenge_card = {Switch::off, no_clause},
            .garrison = {1, "TO-5k"},
            .garrison_for = {GarrisonFor::every_movement, "TO-5k"},
            .transfers = {Transfers::one_at_the_end, "TO-5k"},
            .must_attack_from = {0, no_clause},
            .protected_rounds = {0, "TO-5l"},
            .hand_limit = {0, no_clause},
        },
    .ending =
        {
            .minutes = {120, "TO-11a"},
            .clock_start = {ClockStart::first_turn, "R-16"},
            .rounds_after_time = {1, "R-43"},  // TO-11a: the round in progress, then another
            .closing_sums =
                {{sums(2, 4),
                  sums(2, 5),
                  sums(2, 6),
                  sums(2, 7),
                  sums(2, 8),
                  sums(2, 9),
                  sums(2, 10),
                  sums(2, 11),
                  sums(2, 12)},
                 "TO-11c"},
            .closing_round = {ClosingRound::from_first_seat, "TO-11c"},
            .closing_exempt_conquests = {0, no_clause},
            .tie_breaks =
                {{TieBreak::points_outside,
                  TieBreak::armies_inside,
                  TieBreak::armies_all,
                  TieBreak::dice},
                 "TO-14"},
            .objective_points = {0, "R-20"},  // TO-12: the territories score, and nothing else
            .late_objective_points = {0, "R-20"},
            .kingmaker = {Switch::off, no_clause},
            .public_goal = {PublicGoal::none, no_clause},
            .public_goal_continents = {0, no_clause},
        },
    .discipline =
        {
            .hidden_objective = {Excluder::official_judge, "TO-2d"},
            .closing_roll_missed = {Excluder::official_judge, "TO-2d"},
        },
    .custom_objectives = no_clause,
    .refusals = &torneo_clauses,
};

// RisiKo! Prestige, the base game.
inline constexpr Rulebook prestige{
    .id = Name{"prestige"},
    .setup =
        {
            .board = {BoardKind::classic, "PR-2c"},
            .territories = {Territories::dealt, "PR-2c"},
            .starting_armies = {{0, 0, 0, 35, 30, 25, 20}, "PR-2d"},  // PR-1: three to six seats
            .colours = {ColourChoice::in_order_of_play, "PR-2a"},
            .colours_in_the_box = {6, "PR-1"},
            .order = {OrderOfPlay::from_highest, "PR-2a"},
            .order_dice = {1, "PR-2a"},
            .objectives_dealt = {ObjectivesDealt::before_territories, "PR-2b"},
            .objective_deck = {ObjectiveDeck::base_14, "PR-1"},
            .cards = {CardDeck::territories_44, "PR-2e"},
            .deal_limit = {DealLimit::none, "PR-2c"},
            .placement_step = {3, "PR-2d"},
        },
    .reinforcement =
        {
            .territories_per_army = {3, "PR-3a"},
            .minimum = {0, no_clause},
            .tris = {{6, 8, 4, 10, 12}, "PR-3c"},
            .held_card_bonus = {2, "PR-3c"},
            .tris_time = {TrisTime::whole_reinforcement, "PR-3c"},
            .take_back = {TakeBack::until_first_attack, "R-34"},
            .placement_limit = {0, no_clause},
            .centres_max = {0, no_clause},
            .centre_cost = {0, no_clause},
            .army_cap = {0, "PR-13"},  // an option
        },
    .combat =
        {
            .attack_dice = {Dice::chosen, "PR-4a"},
            .fewer_dice = {FewerDice::allowed, "PR-4a"},
            .defence_dice = {Dice::chosen, "PR-4b"},
            .short_occupation = {ShortOccupation::counts_as_transfer, "PR-4e"},
            .challenge_card = {Switch::off, no_clause},
            .garrison = {1, "PR-5"},
            .garrison_for = {GarrisonFor::every_movement, "PR-5"},
            .transfers = {Transfers::one_at_the_end, "PR-5"},
            .must_attack_from = {0, no_clause},
            .protected_rounds = {4, "PR-6a"},
            .hand_limit = {0, no_clause},
        },
    .ending =
        {
            .minutes = {0, no_clause},
            .clock_start = {ClockStart::first_turn, no_clause},
            .rounds_after_time = {0, no_clause},
            .closing_sums = {{}, no_clause},
            .closing_round = {ClosingRound::from_first_roller, no_clause},
            .closing_exempt_conquests = {0, no_clause},
            .tie_breaks = {{TieBreak::none}, no_clause},
            .objective_points = {0, no_clause},
            .late_objective_points = {0, no_clause},
            .kingmaker = {Switch::off, no_clause},
            .public_goal = {PublicGoal::none, no_clause},
            .public_goal_continents = {0, no_clause},
        },
    .discipline =
        {
            .hidden_objective = {Excluder::official_judge, "R-44"},
            .closing_roll_missed = {Excluder::official_judge, "R-44"},
        },
    .custom_objectives = no_clause,
    .refusals = &prestige_clauses,
};

// RisiKo! Prestige, the tournament part: the base game with tournament objectives and a clock.
inline constexpr Rulebook prestige_torneo = [] {
    Rulebook book = prestige;
    book.id = Name{"prestige_torneo"};
    book.setup.objective_deck = {ObjectiveDeck::tournament_20, "PR-8"};
    book.ending.minutes = {90, "PR-9a"};
    book.ending.clock_start = {ClockStart::first_turn, "R-16"};
    book.ending.rounds_after_time = {0, "R-16"};
    book.ending.tie_breaks = {torneo.ending.tie_breaks.value, "PR-10c"};
    book.ending.objective_points = {100, "PR-9b"};
    book.ending.late_objective_points = {0, "R-20"};
    book.custom_objectives = "PR-8";
    book.refusals = &prestige_torneo_clauses;
    return book;
}();

// The TorisiKo! club rules, over the rules of the official tournaments (TK-R0).
inline constexpr Rulebook torisiko = [] {
    Rulebook book = challenge;
    book.id = Name{"torisiko"};
    book.setup.order = {OrderOfPlay::by_roll, "TK-R1"};
    book.setup.order_dice = {1, "TK-R1"};
    book.setup.colours_in_the_box = {6, "TK-R3"};  // the Prestige box is on the table
    book.setup.objective_deck = {ObjectiveDeck::tournament_20, "TK-R3"};
    book.setup.deal_limit = {DealLimit::half_of_a_continent, "TK-R2"};
    book.reinforcement.tris = {{8, 8, 8, 10, 12}, "TK-R5"};
    book.reinforcement.held_card_bonus = {2, "TK-R5"};
    book.reinforcement.tris_time = {TrisTime::before_any_placement, "TK-C9"};  // and TK-R5
    book.reinforcement.take_back = {TakeBack::until_first_attack, "TK-C13"};
    book.reinforcement.army_cap = {130, "TK-R4"};
    book.combat.attack_dice = {Dice::maximum, "TK-R6"};
    book.combat.fewer_dice = {FewerDice::refused, "TK-R6"};
    book.combat.defence_dice = {Dice::maximum, "TK-R6"};
    book.combat.short_occupation = {ShortOccupation::refused, "TK-R6"};
    book.combat.garrison = {2, "TK-R7"};
    book.combat.transfers = {Transfers::one_at_the_end, "TK-R7"};
    book.ending.minutes = {105, "TK-R8a"};
    book.ending.clock_start = {ClockStart::first_deal, "TK-R8a"};
    book.ending.rounds_after_time = {1, "TK-R8a"};
    // As written, without the sums below 4: R-18.
    book.ending.closing_sums = {{sums(4, 4), sums(4, 5), sums(4, 6), sums(4, 7)}, "TK-R8b"};
    book.ending.closing_exempt_conquests = {3, "TK-R8c"};
    book.ending.tie_breaks = {
        {TieBreak::points_outside,
         TieBreak::armies_inside,
         TieBreak::armies_outside,
         TieBreak::cards_in_hand,
         TieBreak::territories_inside,
         TieBreak::territories_outside,
         TieBreak::dice},
        "TK-C29"};
    book.discipline.hidden_objective = {Excluder::any_judge, "TK-C22"};
    book.discipline.closing_roll_missed = {Excluder::the_rule_itself, "TK-C28"};
    book.refusals = &torisiko_clauses;
    return book;
}();

// RisiKo! Master, the Base rules.
inline constexpr Rulebook master_base{
    .id = Name{"master_base"},
    .setup =
        {
            .board = {BoardKind::quadrants, "MA-1"},
            .territories = {Territories::drafted, "MA-B4"},
            .starting_armies = {{0, 0, 0, 2, 2, 2, 2}, "MA-B4"},
            .colours = {ColourChoice::before_the_roll, "MA-B14"},
            .colours_in_the_box = {6, "MA-B14"},
            .order = {OrderOfPlay::from_highest, "MA-B3"},
            .order_dice = {3, "MA-B3"},
            .objectives_dealt = {ObjectivesDealt::before_territories, no_clause},
            .objective_deck = {ObjectiveDeck::custom_only, "MA-B1"},
            .cards = {CardDeck::figures_44, "MA-7"},
            .deal_limit = {DealLimit::none, no_clause},
            .placement_step = {1, no_clause},
        },
    .reinforcement =
        {
            .territories_per_army = {3, "MA-B5"},
            .minimum = {0, "MA-B5"},
            .tris = {{8, 8, 8, 10, 12}, "MA-B6"},
            .held_card_bonus = {0, "MA-7"},
            .tris_time = {TrisTime::whole_reinforcement, "MA-B6"},
            .take_back = {TakeBack::until_first_attack, "R-34"},
            .placement_limit = {0, "MA-B5"},
            .centres_max = {0, no_clause},
            .centre_cost = {0, no_clause},
            .army_cap = {0, no_clause},
        },
    .combat =
        {
            .attack_dice = {Dice::chosen, "MA-B8"},
            .fewer_dice = {FewerDice::allowed, "MA-B8"},
            .defence_dice = {Dice::chosen, "MA-B8"},  // before the roll: R-13
            .short_occupation = {ShortOccupation::refused, "MA-B9"},
            .challenge_card = {Switch::off, no_clause},
            .garrison = {1, "MA-B8"},
            .garrison_for = {GarrisonFor::transfers, "MA-B9"},
            .transfers = {Transfers::one_at_the_end, "MA-B11"},
            .must_attack_from = {0, no_clause},
            .protected_rounds = {4, "MA-B12"},
            .hand_limit = {0, no_clause},
        },
    .ending =
        {
            .minutes = {0, no_clause},
            .clock_start = {ClockStart::first_turn, no_clause},
            .rounds_after_time = {0, no_clause},
            .closing_sums = {{}, no_clause},
            .closing_round = {ClosingRound::from_first_roller, no_clause},
            .closing_exempt_conquests = {0, no_clause},
            .tie_breaks = {{TieBreak::none}, no_clause},
            .objective_points = {0, no_clause},
            .late_objective_points = {0, no_clause},
            .kingmaker = {Switch::off, no_clause},
            .public_goal = {PublicGoal::half_of_territories, "MA-B1"},  // half as written: R-28
            .public_goal_continents = {2, "MA-B1"},
        },
    .discipline =
        {
            .hidden_objective = {Excluder::official_judge, "R-44"},
            .closing_roll_missed = {Excluder::official_judge, "R-44"},
        },
    .custom_objectives = no_clause,
    .refusals = &master_base_clauses,
};

// RisiKo! Master, the Expert rules, over those of Base (MA-E0).
inline constexpr Rulebook master_expert = [] {
    Rulebook book = master_base;
    book.id = Name{"master_expert"};
    book.setup.objective_deck = {ObjectiveDeck::custom_only, "MA-E6"};
    book.reinforcement.minimum = {3, "MA-E1"};
    book.combat.attack_dice = {Dice::chosen, "MA-E2"};
    book.combat.fewer_dice = {FewerDice::refused, "MA-E2"};
    book.combat.defence_dice = {Dice::maximum, "MA-E2"};
    book.combat.garrison = {3, "MA-E4"};
    book.combat.garrison_for = {GarrisonFor::transfers, "MA-E4"};
    book.combat.transfers = {Transfers::gathering, "MA-E5"};
    book.combat.must_attack_from = {3, "MA-E3"};
    book.ending.public_goal = {PublicGoal::half_of_value, "MA-E6"};
    book.ending.public_goal_continents = {2, "MA-E6"};
    book.refusals = &master_expert_clauses;
    return book;
}();

// RisiKo! Master, with production centres, over the Expert rules (MA-M0).
inline constexpr Rulebook master = [] {
    Rulebook book = master_expert;
    book.id = Name{"master"};
    book.setup.objective_deck = {ObjectiveDeck::custom_only, "MA-M4"};
    book.reinforcement.placement_limit = {1, "MA-M1"};
    book.reinforcement.centres_max = {15, "MA-M3"};
    book.reinforcement.centre_cost = {3, "MA-M2"};
    book.ending.public_goal = {PublicGoal::half_of_value, "MA-M4"};
    book.ending.public_goal_continents = {2, "MA-M4"};
    book.refusals = &master_clauses;
    return book;
}();

}  // namespace cited

inline constexpr Ruleset challenge = ruleset_of(cited::challenge);
inline constexpr Ruleset torneo = ruleset_of(cited::torneo);
inline constexpr Ruleset prestige = ruleset_of(cited::prestige);
inline constexpr Ruleset prestige_torneo = ruleset_of(cited::prestige_torneo);
inline constexpr Ruleset torisiko = ruleset_of(cited::torisiko);
inline constexpr Ruleset master_base = ruleset_of(cited::master_base);
inline constexpr Ruleset master_expert = ruleset_of(cited::master_expert);
inline constexpr Ruleset master = ruleset_of(cited::master);

inline constexpr std::array all{
    &challenge,
    &torneo,
    &prestige,
    &prestige_torneo,
    &torisiko,
    &master_base,
    &master_expert,
    &master};

template <BoardKind kind>
consteval auto all_on() {
    constexpr auto on = [](const Ruleset* set) { return set->setup.board == kind; };
    std::array<const Ruleset*, std::count_if(all.begin(), all.end(), on)> sets{};
    std::copy_if(all.begin(), all.end(), sets.begin(), on);
    return sets;
}
inline constexpr auto on_classic_board = all_on<BoardKind::classic>();
inline constexpr auto on_quadrants = all_on<BoardKind::quadrants>();

// The books that the rulesets of `all` come from, at the same places.
namespace cited {
inline constexpr std::array all{
    &challenge,
    &torneo,
    &prestige,
    &prestige_torneo,
    &torisiko,
    &master_base,
    &master_expert,
    &master};
}  // namespace cited

static_assert(std::equal(
    all.begin(),
    all.end(),
    cited::all.begin(),
    cited::all.end(),
    [](const Ruleset* set, const Rulebook* book) { return set->id == book->id; }
));

}  // namespace kamchatka::rulebooks
