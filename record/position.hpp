// A position to set up: for problems, tests and games that go on from a photograph. The JSON has
// the shape of a state's, with almost everything left out (docs/notation.md, "Positions").
#pragma once

#include "engine/rules.hpp"
#include "engine/state.hpp"
#include "record/json.hpp"

namespace kamchatka::record {

// A state the engine can play on from, or what is wrong with the position. It is in one of the
// phases place, reinforce and attack.
Parsed<State> read_position(const Rules& rules, const json::value& value);

// What makes a state no sound position, if anything. read_position has checked it already.
std::optional<ParseError> unsound(const Rules& rules, const State& state);

}  // namespace kamchatka::record
