// Every action there is, legal or not, with quantities at and around the edges and ids that name
// nothing. Where a kind has too many, all of those near the legal ones and some of the others.
#pragma once

#include "testkit/engine/random_table.hpp"

#include <functional>

namespace kamchatka::test {

using Visit = std::function<void(const Action&)>;

// All pairs of territories, or a handful.
enum class Pairs { all, some };

void for_each_action(
    const Rules& rules, const State& state, Pairs pairs, Tape& tape, const Visit& visit
);

// Seats, Chance and the Arbiter, and seats that are not at any table.
std::vector<Actor> all_actors();

// A few actions of every kind with ids and numbers at random, most of them nonsense.
std::vector<Action> nonsense(Tape& tape);

}  // namespace kamchatka::test
