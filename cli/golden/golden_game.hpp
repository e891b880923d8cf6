// A new golden game between random players who like to fight. Its dice come from a seed it promises
// and reveals, so `kamchatka verify` can check it.
#pragma once

#include "record/record.hpp"

#include <cstdint>
#include <vector>

namespace kamchatka::cli {

// Something the arbiter does once, as soon as it can from this round on.
struct Ruling {
    Action action;
    std::uint32_t round = 0;
};

struct GoldenGame {
    Rules rules;
    std::uint8_t seat_count = 0;
    std::uint64_t seed = 0;
    // Time is called in this round; without a clock, all seats but s1 withdraw then.
    std::uint32_t last_round = 0;
    std::vector<Ruling> rulings = {};
};

// Precondition: the ruleset is offered for this many seats.
record::Record play_golden_game(const GoldenGame& game);

}  // namespace kamchatka::cli
