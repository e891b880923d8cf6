// The final count of a real table: points inside and outside the objective, the ruleset's
// tie-breaks one by one, places. The engine ranks; this shows how.
#pragma once

#include "engine/rules.hpp"
#include "engine/state.hpp"

#include <cstdint>
#include <vector>

namespace kamchatka::referee {

struct CountStep {
    TieBreak by;                   // none: the points themselves
    PerSeat<std::uint32_t> value;  // the higher is ahead
    SeatSet level;                 // seats that were equal with another up to here
    bool decides = false;          // it tells some of them apart
    friend bool operator==(const CountStep&, const CountStep&) = default;
};

struct Count {
    State state;  // over, or waiting for dice between equals
    PerSeat<std::uint16_t> inside;
    PerSeat<std::uint16_t> outside;
    std::vector<CountStep> steps;  // up to the one that leaves no equals
    PerSeat<std::uint8_t> places;  // from 1
    friend bool operator==(const Count&, const Count&) = default;
};

// Precondition: the state is over, or in the phase tie_break.
Count count_of(const Rules& rules, const State& state);

// The seats that wait for their dice between equals.
SeatSet awaited_for_dice(const Count& count);

}  // namespace kamchatka::referee
