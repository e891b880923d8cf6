// One throw of the dice, counted exactly: how many of the equally likely outcomes cost the defender
// no army, one, two or three. Dice are sorted on both sides, highest against highest; of the pairs
// compared, the attacker loses those that the defender does not.
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
};

struct ThrowOdds {
    unsigned compared;    // pairs of dice: the armies lost on both sides together
    std::uint32_t total;  // outcomes, all equally likely: 6 to the number of dice
    std::array<std::uint32_t, dice_max + 1> ways;  // outcomes, by armies the defender loses
    std::array<double, dice_max + 1> chance;       // ways over total
};

namespace detail {

// How up to three dice fall, highest first, and in how many orders that comes about.
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

// Ties to the defender.
constexpr unsigned defender_losses(const Fall& attack, const Fall& defence) {
    unsigned losses = 0;
    for (std::size_t i = 0; i < dice_max; ++i) {
        if (attack.dice[i] == 0 || defence.dice[i] == 0) break;
        if (attack.dice[i] > defence.dice[i]) ++losses;
    }
    return losses;
}

constexpr ThrowOdds count_falls(const Falls& attacks, const Falls& defences, DiceCount dice) {
    ThrowOdds odds{std::min(dice.attack, dice.defence), 1, {}, {}};
    for (unsigned i = 0; i < dice.attack + dice.defence; ++i) odds.total *= 6;
    for (std::size_t a = 0; a < attacks.count; ++a) {
        for (std::size_t d = 0; d < defences.count; ++d) {
            const unsigned losses = defender_losses(attacks.items[a], defences.items[d]);
            odds.ways[losses] += attacks.items[a].orders * defences.items[d].orders;
        }
    }
    return odds;
}

using ThrowTable = std::array<std::array<std::array<ThrowOdds, dice_max>, dice_max>, 2>;

// With ties to the attacker, the attacker fares as a defender would with the sides exchanged.
constexpr ThrowTable count_all() {
    ThrowTable table{};
    auto& [to_defender, to_attacker] = table;
    const std::array falls{falls_of(1), falls_of(2), falls_of(3)};
    for (unsigned a = 0; a < dice_max; ++a) {
        for (unsigned d = 0; d < dice_max; ++d) {
            const ThrowOdds odds = count_falls(falls[a], falls[d], {a + 1, d + 1});
            ThrowOdds& mirror = to_attacker[d][a];
            to_defender[a][d] = mirror = odds;
            for (unsigned k = 0; k <= odds.compared; ++k) {
                mirror.ways[odds.compared - k] = odds.ways[k];
                const double chance =
                    static_cast<double>(odds.ways[k]) / static_cast<double>(odds.total);
                to_defender[a][d].chance[k] = mirror.chance[odds.compared - k] = chance;
            }
        }
    }
    return table;
}

// Counted when the program starts, or before: it is more than clang does at compile time.
inline const ThrowTable throws = count_all();

}  // namespace detail

// Precondition: 1 to 3 dice on each side.
inline const ThrowOdds& throw_odds(DiceCount dice, Ties ties) {
    assert(dice.attack >= 1 && dice.attack <= dice_max);
    assert(dice.defence >= 1 && dice.defence <= dice_max);
    return detail::throws[static_cast<std::size_t>(ties)][dice.attack - 1][dice.defence - 1];
}

}  // namespace kamchatka::odds
