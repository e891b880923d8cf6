// One throw of the dice, counted exactly: in how many of the equally likely falls the defender
// loses so many armies. Dice are sorted on both sides, highest against highest; what the defender
// does not lose of the pairs compared, the attacker does.
#pragma once

#include "engine/phase.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace kamchatka::odds {

inline constexpr unsigned dice_max = 3;

// How many dice each side rolls, 1 to 3.
struct DiceCount {
    unsigned attack;
    unsigned defence;

    friend constexpr bool operator==(const DiceCount&, const DiceCount&) = default;
};

struct ThrowOdds {
    unsigned compared;    // pairs of dice: the armies lost on both sides together
    std::uint32_t total;  // falls, all equally likely: 6 to the number of dice
    std::array<std::uint32_t, dice_max + 1> ways;  // falls, by armies the defender loses
    std::array<double, dice_max + 1> chance;       // ways over total
};

namespace detail {

// A fall of up to three dice, highest first, and in how many orders it comes about.
struct Fall {
    std::array<unsigned, dice_max> dice;
    std::uint32_t orders;
};

struct Falls {
    std::array<Fall, 56> items{};  // of three dice: 6 * 7 * 8 / 6
    std::size_t count = 0;
};

constexpr std::uint32_t orders_of(const std::array<unsigned, dice_max>& dice, unsigned count) {
    constexpr std::array<std::uint32_t, 4> factorial{1, 1, 2, 6};
    std::uint32_t orders = factorial[count];
    for (unsigned i = 0; i < count;) {
        unsigned same = 1;
        while (i + same < count && dice[i + same] == dice[i]) ++same;
        orders /= factorial[same];
        i += same;
    }
    return orders;
}

constexpr Falls falls_of(unsigned count) {
    Falls falls;
    for (unsigned high = 1; high <= 6; ++high) {
        for (unsigned middle = count > 1 ? 1 : high; middle <= high; ++middle) {
            for (unsigned low = count > 2 ? 1 : middle; low <= middle; ++low) {
                std::array<unsigned, dice_max> dice{high, middle, low};
                for (unsigned i = count; i < dice_max; ++i) dice[i] = 0;
                falls.items[falls.count++] = {dice, orders_of(dice, count)};
            }
        }
    }
    return falls;
}

constexpr unsigned defender_losses(const Fall& attack, const Fall& defence, Ties ties) {
    unsigned losses = 0;
    for (std::size_t i = 0; i < dice_max; ++i) {
        if (attack.dice[i] == 0 || defence.dice[i] == 0) break;
        const bool tie_wins = ties == Ties::to_attacker && attack.dice[i] == defence.dice[i];
        if (attack.dice[i] > defence.dice[i] || tie_wins) ++losses;
    }
    return losses;
}

constexpr ThrowOdds count_falls(DiceCount dice, Ties ties) {
    const Falls attacks = falls_of(dice.attack);
    const Falls defences = falls_of(dice.defence);
    ThrowOdds odds{std::min(dice.attack, dice.defence), 1, {}, {}};
    for (unsigned i = 0; i < dice.attack + dice.defence; ++i) odds.total *= 6;
    for (std::size_t a = 0; a < attacks.count; ++a) {
        for (std::size_t d = 0; d < defences.count; ++d) {
            const unsigned losses = defender_losses(attacks.items[a], defences.items[d], ties);
            odds.ways[losses] += attacks.items[a].orders * defences.items[d].orders;
        }
    }
    for (std::size_t k = 0; k <= odds.compared; ++k) {
        odds.chance[k] = static_cast<double>(odds.ways[k]) / static_cast<double>(odds.total);
    }
    return odds;
}

using ThrowTable = std::array<std::array<std::array<ThrowOdds, dice_max>, dice_max>, 2>;

consteval ThrowTable count_all() {
    ThrowTable table{};
    for (const Ties ties : {Ties::to_defender, Ties::to_attacker}) {
        for (unsigned a = 1; a <= dice_max; ++a) {
            for (unsigned d = 1; d <= dice_max; ++d) {
                table[static_cast<std::size_t>(ties)][a - 1][d - 1] = count_falls({a, d}, ties);
            }
        }
    }
    return table;
}

inline constexpr ThrowTable throws = count_all();

}  // namespace detail

// Precondition: 1 to 3 dice on each side.
constexpr const ThrowOdds& throw_odds(DiceCount dice, Ties ties) {
    assert(dice.attack >= 1 && dice.attack <= dice_max);
    assert(dice.defence >= 1 && dice.defence <= dice_max);
    return detail::throws[static_cast<std::size_t>(ties)][dice.attack - 1][dice.defence - 1];
}

}  // namespace kamchatka::odds
