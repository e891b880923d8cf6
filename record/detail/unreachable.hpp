// The part of a position's check that asks what a game could have come to.
#pragma once

#include "engine/rules.hpp"
#include "engine/state.hpp"
#include "record/parse_error.hpp"

namespace kamchatka::record {

// Precondition: the state is a sound table.
Fault unreachable(const Rules& rules, const State& state);

}  // namespace kamchatka::record
