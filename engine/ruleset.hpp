// The knobs by which the rulebooks differ. A rulebook is one value of this struct, a house rule is
// another value; no code asks which one is played. Fields have no defaults: a rulebook says all.
// docs/rules/knobs.md lists the knobs with their clauses.
#pragma once

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

struct ClauseTable;  // engine/clauses.hpp

struct SetupRules {
    BoardKind board;
    Territories territories;
    // By seats; 0: not offered. Where territories are drafted, the armies each claim begins with.
    std::array<std::uint8_t, seat_count_max + 1> starting_armies;
    ColourChoice colours;
    OrderOfPlay order;
    std::uint8_t order_dice;  // rolled by each and added up
    ObjectivesDealt objectives_dealt;
    ObjectiveDeck objective_deck;
    CardDeck cards;
    DealLimit deal_limit;
    std::uint8_t placement_step;  // starting armies placed at a go

    friend constexpr bool operator==(const SetupRules&, const SetupRules&) = default;
};

struct ReinforcementRules {
    std::uint8_t territories_per_army;
    std::uint8_t minimum;              // armies at least, for as many territories; 0: none
    std::array<std::uint8_t, 5> tris;  // armies, by Tris
    std::uint8_t held_card_bonus;      // for each card of the tris whose territory is held
    TrisTime tris_time;
    TakeBack take_back;
    std::uint8_t placement_limit;  // a turn, on a territory without a centre; 0: none
    std::uint8_t centres_max;      // production centres on the board; 0: not played with
    std::uint8_t centre_cost;      // armies
    std::uint16_t army_cap;        // armies of one seat, on the board and to be placed; 0: none

    friend constexpr bool operator==(const ReinforcementRules&, const ReinforcementRules&) =
        default;
};

struct CombatRules {
    Dice attack_dice;
    FewerDice fewer_dice;
    Dice defence_dice;
    ShortOccupation short_occupation;
    Switch challenge_card;
    std::uint8_t garrison;  // left by voluntary movement on a border with an opponent
    GarrisonFor garrison_for;
    Transfers transfers;
    std::uint8_t must_attack_from;  // armies placed in a turn that oblige to attack; 0: never
    std::uint8_t protected_rounds;  // rounds in which nobody can be eliminated
    std::uint8_t hand_limit;        // cards; 0: none

    friend constexpr bool operator==(const CombatRules&, const CombatRules&) = default;
};

struct EndingRules {
    std::uint16_t minutes;  // 0: no clock, and so no end by time
    ClockStart clock_start;
    std::uint8_t rounds_after_time;  // played in full after the one in which time is up
    // By sdadata round; the last one listed stays. None listed: points are counted at once.
    std::array<ClosingSums, closing_round_count_max> closing_sums;
    ClosingRound closing_round;
    std::uint8_t closing_exempt_conquests;  // conquests in a turn that waive the roll; 0: never
    std::array<TieBreak, tie_break_count_max> tie_breaks;
    std::uint8_t objective_points;       // for an objective reached in time; 0: as counted
    std::uint8_t late_objective_points;  // for one reached after it; 0: as counted
    Switch kingmaker;
    PublicGoal public_goal;
    std::uint8_t public_goal_continents;  // whole ones, that the public goal asks for as well

    friend constexpr bool operator==(const EndingRules&, const EndingRules&) = default;
};

struct Ruleset {
    Name id;  // wire and log name; never reused, never renamed
    SetupRules setup;
    ReinforcementRules reinforcement;
    CombatRules combat;
    EndingRules ending;
    std::uint8_t custom_objective_count;
    std::array<ObjectiveCard, custom_objective_count_max> custom_objectives;
    const ClauseTable* clauses;  // the clause each refusal rests on, in this rulebook

    friend constexpr bool operator==(const Ruleset&, const Ruleset&) = default;
};

}  // namespace kamchatka
