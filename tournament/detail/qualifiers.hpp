// Who goes on to the next round.
#pragma once

#include "tournament/state.hpp"

#include <cstdint>
#include <vector>

namespace kamchatka::tournament {

// Still in, and has not renounced.
bool goes_on(const State& state, PlayerId player);

// The standings of the first stage, those who go on only; equals by lot with this seed.
std::vector<PlayerId> ranked(const State& state, std::uint64_t seed);

// The winners of these tables. Who does not go on is replaced by the next of his table, then by the
// best second of the others; `seconds` more best seconds follow. In order of table.
std::vector<PlayerId> winners_of(
    const State& state, const std::vector<const Table*>& tables, std::size_t seconds
);

}  // namespace kamchatka::tournament
