// The reader of states, strict or with the gaps of a position.
#pragma once

#include "engine/state.hpp"
#include "record/json.hpp"

namespace kamchatka::record {

enum class Gaps : std::uint8_t {
    refused,  // a state says everything
    kept,     // what a position leaves out stays as it was
};

// Fills `state` from the JSON. Its seat_count is set first, from the number of seats given.
std::optional<ParseError> read_state(
    const Lexicon& lexicon, const json::value& value, Gaps gaps, State& state
);

// The first fact in the JSON that follows from others and does not agree with them. Precondition:
// read_state found no fault.
std::optional<ParseError> contradiction(
    const Lexicon& lexicon, const json::value& value, const State& state
);

}  // namespace kamchatka::record
