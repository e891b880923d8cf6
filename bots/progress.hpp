// How far a seat is with what it must achieve, as one number and a list of what is missing: a
// measure for judging positions, not a rule.
#pragma once

#include "engine/rules.hpp"
#include "engine/state.hpp"

namespace kamchatka::bots {

// The territories still to be taken for the objective, and the share of it already reached.
struct Progress {
    TerritorySet missing;
    float share = 0;
};

Progress progress_of(const Rules& rules, const State& state, Seat seat);

// Armies a turn for whoever holds these territories.
unsigned income_of(const Rules& rules, TerritorySet held);

}  // namespace kamchatka::bots
