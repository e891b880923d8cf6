// What chance does in a state that waits for it. The order of the draws is part of the format of
// records: docs/chance.md states it, chance/verify.hpp repeats it, so it may never change.
#pragma once

#include "chance/source.hpp"
#include "engine/action.hpp"
#include "engine/rules.hpp"
#include "engine/state.hpp"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace kamchatka::chance {

IdSet<Objective> undealt_objectives(const Rules& rules, const State& state);
TerritorySet undealt_territories(const Rules& rules, const State& state);

// How many dice the next roll for a place takes.
unsigned place_dice(const Rules& rules, const State& state);

// Whether outcome() knows what to do: chance's turn, and not one in which it tells something of its
// seed instead of drawing.
bool draws(Phase phase);

// The first `count` dice, one after the other; the other places stay 0.
template <std::size_t N, Generator G>
std::array<std::uint8_t, N> roll(unsigned count, G& generator) {
    assert(count <= N);
    std::array<std::uint8_t, N> dice{};
    for (std::size_t die = 0; die < count; ++die) {
        dice[die] = static_cast<std::uint8_t>(generator.below(6) + 1);
    }
    return dice;
}

// Any member of the set, counted in ascending order. Precondition: not empty.
template <typename Id, Generator G>
Id pick(IdSet<Id> set, G& generator) {
    return set.nth(generator.below(static_cast<unsigned>(set.size())));
}

// Precondition: draws(state.phase).
template <Generator G>
Action outcome(const Rules& rules, const State& state, G& generator) {
    switch (state.phase) {
        case Phase::order:
        case Phase::tie_break: return RollForPlace{roll<3>(place_dice(rules, state), generator)};
        case Phase::objectives:
            return DealObjective{pick(undealt_objectives(rules, state), generator)};
        case Phase::deal: return DealTerritory{pick(undealt_territories(rules, state), generator)};
        case Phase::roll: {
            const DiceThree attack = roll<3>(state.battle.attack_dice, generator);
            return RollDice{attack, roll<3>(state.battle.defence_dice, generator)};
        }
        case Phase::capture:
            return TakeCard{pick(state.hand[state.battle.loser].reveal(), generator)};
        case Phase::draw: return DrawCard{pick(state.deck.reveal(), generator)};
        case Phase::closing: return RollClosing{roll<2>(2, generator)};
        case Phase::start:
        case Phase::promise:
        case Phase::reveal:
        case Phase::supply:
        case Phase::contribute:
        case Phase::colours:
        case Phase::draft:
        case Phase::place:
        case Phase::exchange:
        case Phase::reinforce:
        case Phase::attack:
        case Phase::gather:
        case Phase::defend:
        case Phase::occupy:
        case Phase::choice:
        case Phase::over:
        case Phase::closed: break;
    }
    assert(false);
    return EndTurn{};
}

}  // namespace kamchatka::chance
