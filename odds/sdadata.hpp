// The sdadata: once time is called, two dice at the end of each turn may close the game, and more
// sums do so round after round. The chance that it closes at each of the next turns.
#pragma once

#include "engine/ids.hpp"
#include "engine/rules.hpp"
#include "engine/state.hpp"

#include <cstddef>
#include <vector>

namespace kamchatka::odds {

// The chance that one roll of two dice gives one of these sums.
double closing_chance(ClosingSums sums);

// One of the turns to come.
struct ClosingTurn {
    Seat seat;  // whose turn, or whose slot where the seat withdrew
    std::uint32_t round;
    double closes_here;  // the chance that the game is closed at the end of exactly this turn
    double closed;       // that it is closed by the end of it
};

// The turn in progress and those after it, `count` in all, as far as the game is sure to have them.
// It is assumed that nobody reaches an objective, and that the seats in `waiving` conquer enough in
// each turn to be spared the roll, where the ruleset spares them at all; the seat on turn is spared
// when it already has. Before time is called nothing closes the game.
std::vector<ClosingTurn> closing_turns(
    const Rules& rules, const PublicState& state, std::size_t count, SeatSet waiving = {}
);

}  // namespace kamchatka::odds
