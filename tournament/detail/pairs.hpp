// Two against two: pairs are drawn, not people.
#pragma once

#include "engine/result.hpp"
#include "tournament/rejection.hpp"
#include "tournament/state.hpp"

#include <cstdint>
#include <vector>

namespace kamchatka::tournament {

// Those of one team are partners and sit across the table from each other.
Result<RoundSeated, Rejected> draw_pairs(
    const State& state, const std::vector<PlayerId>& people, std::uint8_t stage, std::uint64_t seed
);

}  // namespace kamchatka::tournament
