// The knobs by which the rulebooks differ. A Ruleset is one setting of them all, a rulebook's or a
// house rule; no code asks which one is played. Knobs have no defaults: a rulebook says all.
// docs/rules/knobs.md lists them; engine/rulebooks.hpp says what each book sets them to.
#pragma once

#include "engine/cited.hpp"
#include "engine/ids.hpp"
#include "engine/name.hpp"
#include "engine/objectives.hpp"

#include <array>
#include <cstdint>

namespace kamchatka {

enum class OrderOfPlay : std::uint8_t {
    by_roll,       // each by his roll, highest first; the tied roll again for their places
    from_highest,  // the highest roll begins, the others follow clockwise as seated
    as_seated,     // no roll: the first seat begins (finals, where the standings decide)
};

enum class ColourChoice : std::uint8_t { in_order_of_play, before_the_roll };

enum class BoardKind : std::uint8_t {
    classic,    // the printed planisphere
    quadrants,  // one put together for the game, which comes with it
};

enum class Territories : std::uint8_t {
    dealt,
    drafted,  // claimed in turn, a whole continent before the next is opened
};

enum class CardDeck : std::uint8_t {
    territories_44,  // a card for each territory of the classic board, and two jollies
    figures_44,      // figures alone, some with tanks printed on them, and two jollies
};

enum class ObjectivesDealt : std::uint8_t { before_territories, after_territories };

enum class ObjectiveDeck : std::uint8_t { challenge_16, tournament_20, base_14, custom_only };

enum class DealLimit : std::uint8_t { none, half_of_a_continent };

enum class TrisTime : std::uint8_t { whole_reinforcement, before_any_placement };

enum class TakeBack : std::uint8_t { until_first_attack, never };

enum class Dice : std::uint8_t { maximum, chosen };

enum class FewerDice : std::uint8_t { refused, allowed };  // than the defender rolls

enum class ShortOccupation : std::uint8_t { refused, counts_as_transfer };

enum class Transfers : std::uint8_t {
    one_at_the_end,  // from one territory to one adjacent; it ends the turn
    gathering,       // from any adjacent ones into one, before the first attack or after the last
};

enum class GarrisonFor : std::uint8_t {
    every_movement,  // occupation beyond the obligatory armies, and transfers
    transfers,
};

enum class Switch : std::uint8_t { off, on };

enum class ClockStart : std::uint8_t { first_turn, first_deal };

enum class ClosingRound : std::uint8_t { from_first_roller, from_first_seat };

// A goal that is everybody's, instead of secret objectives.
enum class PublicGoal : std::uint8_t {
    none,
    half_of_territories,
    half_of_value,  // half of the board's value plus one, rounded down
};

// What decides between equal points, in the order a ruleset lists them.
enum class TieBreak : std::uint8_t {
    none,  // end of the list
    points_outside,
    armies_inside,
    armies_outside,
    armies_all,
    cards_in_hand,
    territories_inside,
    territories_outside,
    later_in_order,  // the last of hand prevails, then the last but one
    dice,
};
inline constexpr std::size_t tie_break_count_max = 8;

inline constexpr std::size_t closing_round_count_max = 9;
// The sums of two dice that close the game, one bit for each sum.
using ClosingSums = std::uint16_t;

inline constexpr std::size_t custom_objective_count_max = 16;

// Who puts a player out of a game at a real table.
enum class Excluder : std::uint8_t {
    official_judge,
    any_judge,
    the_rule_itself,  // no judge decides: it follows, and whoever keeps the score writes it down
};

struct ClauseTable;  // engine/clauses.hpp

// A chapter is written once for both readers: a game is played by the value of each knob alone, a
// rulebook has the value with its clause.
template <typename T>
using Plain = T;

template <template <typename> typename Knob>
struct BasicSetupRules {
    Knob<BoardKind> board;
    Knob<Territories> territories;
    // By seats; 0: not offered. Where territories are drafted, the armies each claim begins with.
    Knob<std::array<std::uint8_t, seat_count_max + 1>> starting_armies;
    Knob<ColourChoice> colours;
    Knob<std::uint8_t> colours_in_the_box;  // armies of so many colours: the first of Colour
    Knob<OrderOfPlay> order;
    Knob<std::uint8_t> order_dice;  // rolled by each and added up
    Knob<ObjectivesDealt> objectives_dealt;
    Knob<ObjectiveDeck> objective_deck;
    Knob<CardDeck> cards;
    Knob<DealLimit> deal_limit;
    Knob<std::uint8_t> placement_step;  // starting armies placed at a go

    friend constexpr bool operator==(const BasicSetupRules&, const BasicSetupRules&) = default;
};
using SetupRules = BasicSetupRules<Plain>;
consteval SetupRules values_of(const BasicSetupRules<Cited>& book) {
    return {
        .board = book.board.value,
        .territories = book.territories.value,
        .starting_armies = book.starting_armies.value,
        .colours = book.colours.value,
        .colours_in_the_box = book.colours_in_the_box.value,
        .order = book.order.value,
        .order_dice = book.order_dice.value,
        .objectives_dealt = book.objectives_dealt.value,
        .objective_deck = book.objective_deck.value,
        .cards = book.cards.value,
        .deal_limit = book.deal_limit.value,
        .placement_step = book.placement_step.value,
    };
}

template <template <typename> typename Knob>
struct BasicReinforcementRules {
    Knob<std::uint8_t> territories_per_army;
    Knob<std::uint8_t> minimum;              // armies at least, for as many territories; 0: none
    Knob<std::array<std::uint8_t, 5>> tris;  // armies, by Tris
    Knob<std::uint8_t> held_card_bonus;      // for each card of the tris whose territory is held
    Knob<TrisTime> tris_time;
    Knob<TakeBack> take_back;
    Knob<std::uint8_t> placement_limit;  // a turn, on a territory without a centre; 0: none
    Knob<std::uint8_t> centres_max;      // production centres on the board; 0: not played with
    Knob<std::uint8_t> centre_cost;      // armies
    Knob<std::uint16_t> army_cap;  // armies of one seat, on the board and to be placed; 0: none

    friend constexpr bool
    operator==(const BasicReinforcementRules&, const BasicReinforcementRules&) = default;
};
using ReinforcementRules = BasicReinforcementRules<Plain>;
consteval ReinforcementRules values_of(const BasicReinforcementRules<Cited>& book) {
    return {
        .territories_per_army = book.territories_per_army.value,
        .minimum = book.minimum.value,
        .tris = book.tris.value,
        .held_card_bonus = book.held_card_bonus.value,
        .tris_time = book.tris_time.value,
        .take_back = book.take_back.value,
        .placement_limit = book.placement_limit.value,
        .centres_max = book.centres_max.value,
        .centre_cost = book.centre_cost.value,
        .army_cap = book.army_cap.value,
    };
}

template <template <typename> typename Knob>
struct BasicCombatRules {
    Knob<Dice> attack_dice;
    Knob<FewerDice> fewer_dice;
    Knob<Dice> defence_dice;
    Knob<ShortOccupation> short_occupation;
    Knob<Switch> challenge_card;
    Knob<std::uint8_t> garrison;  // left by voluntary movement on a border with an opponent
    Knob<GarrisonFor> garrison_for;
    Knob<Transfers> transfers;
    Knob<std::uint8_t> must_attack_from;  // armies placed in a turn that oblige to attack; 0: never
    Knob<std::uint8_t> protected_rounds;  // rounds in which nobody can be eliminated
    Knob<std::uint8_t> hand_limit;        // cards; 0: none

    friend constexpr bool operator==(const BasicCombatRules&, const BasicCombatRules&) = default;
};
using CombatRules = BasicCombatRules<Plain>;
consteval CombatRules values_of(const BasicCombatRules<Cited>& book) {
    return {
        .attack_dice = book.attack_dice.value,
        .fewer_dice = book.fewer_dice.value,
        .defence_dice = book.defence_dice.value,
        .short_occupation = book.short_occupation.value,
        .challenge_card = book.challenge_card.value,
        .garrison = book.garrison.value,
        .garrison_for = book.garrison_for.value,
        .transfers = book.transfers.value,
        .must_attack_from = book.must_attack_from.value,
        .protected_rounds = book.protected_rounds.value,
        .hand_limit = book.hand_limit.value,
    };
}

template <template <typename> typename Knob>
struct BasicEndingRules {
    Knob<std::uint16_t> minutes;  // 0: no clock, and so no end by time
    Knob<ClockStart> clock_start;
    Knob<std::uint8_t> rounds_after_time;  // played in full after the one in which time is up
    // By sdadata round; the last one listed stays. None listed: points are counted at once.
    Knob<std::array<ClosingSums, closing_round_count_max>> closing_sums;
    Knob<ClosingRound> closing_round;
    Knob<std::uint8_t> closing_exempt_conquests;  // in a turn, that waive the roll; 0: never
    Knob<std::array<TieBreak, tie_break_count_max>> tie_breaks;
    Knob<std::uint8_t> objective_points;       // for an objective reached in time; 0: as counted
    Knob<std::uint8_t> late_objective_points;  // for one reached after it; 0: as counted
    Knob<Switch> kingmaker;
    Knob<PublicGoal> public_goal;
    Knob<std::uint8_t> public_goal_continents;  // whole ones, that the public goal asks for as well

    friend constexpr bool operator==(const BasicEndingRules&, const BasicEndingRules&) = default;
};
using EndingRules = BasicEndingRules<Plain>;
consteval EndingRules values_of(const BasicEndingRules<Cited>& book) {
    return {
        .minutes = book.minutes.value,
        .clock_start = book.clock_start.value,
        .rounds_after_time = book.rounds_after_time.value,
        .closing_sums = book.closing_sums.value,
        .closing_round = book.closing_round.value,
        .closing_exempt_conquests = book.closing_exempt_conquests.value,
        .tie_breaks = book.tie_breaks.value,
        .objective_points = book.objective_points.value,
        .late_objective_points = book.late_objective_points.value,
        .kingmaker = book.kingmaker.value,
        .public_goal = book.public_goal.value,
        .public_goal_continents = book.public_goal_continents.value,
    };
}

// Of real tables. No game is played by it, so these are no knobs: a house rule has those of its
// base.
template <template <typename> typename Knob>
struct BasicDisciplineRules {
    Knob<Excluder> hidden_objective;     // reached, and not declared
    Knob<Excluder> closing_roll_missed;  // for the second time

    friend constexpr bool operator==(const BasicDisciplineRules&, const BasicDisciplineRules&) =
        default;
};
using DisciplineRules = BasicDisciplineRules<Plain>;
consteval DisciplineRules values_of(const BasicDisciplineRules<Cited>& book) {
    return {
        .hidden_objective = book.hidden_objective.value,
        .closing_roll_missed = book.closing_roll_missed.value,
    };
}

struct Ruleset {
    Name id;  // wire and log name; never reused, never renamed
    SetupRules setup;
    ReinforcementRules reinforcement;
    CombatRules combat;
    EndingRules ending;
    DisciplineRules discipline;
    std::uint8_t custom_objective_count;
    std::array<ObjectiveCard, custom_objective_count_max> custom_objectives;
    const ClauseTable* clauses;  // the clause each refusal rests on, in this rulebook

    friend constexpr bool operator==(const Ruleset&, const Ruleset&) = default;
};

// A publication, as one reads it: what it sets every knob to, and by which clause.
struct Rulebook {
    Name id;
    BasicSetupRules<Cited> setup;
    BasicReinforcementRules<Cited> reinforcement;
    BasicCombatRules<Cited> combat;
    BasicEndingRules<Cited> ending;
    BasicDisciplineRules<Cited> discipline;
    Clause custom_objectives;  // that lets a table add its own; no book brings any
    const ClauseTable* refusals;
};

consteval Ruleset ruleset_of(const Rulebook& book) {
    return {
        .id = book.id,
        .setup = values_of(book.setup),
        .reinforcement = values_of(book.reinforcement),
        .combat = values_of(book.combat),
        .ending = values_of(book.ending),
        .discipline = values_of(book.discipline),
        .custom_objective_count = 0,
        .custom_objectives = {},
        .clauses = book.refusals,
    };
}

}  // namespace kamchatka
