// What scores by deal amount to: shares with their intervals, and whether enough has been seen.
#pragma once

#include "cli/arena/arena.hpp"

#include <cstdint>
#include <span>

namespace kamchatka::cli {

// A mean over deals and half the width of its 95% interval.
struct Estimate {
    double mean = 0;
    double margin = 0;
};

struct Standing {
    std::uint64_t deals = 0;
    std::uint64_t games = 0;  // times the seats of the subject
    Estimate share;           // of tables won by one seat of the subject
    Estimate place;
    Estimate points;
};

Standing standing_of(std::span<const DealScore> scores);

// A sequential test of the share against a bar: is it below the bar by the tolerance, or above it
// by as much? Wrong one time in twenty, either way.
struct Bar {
    double share = 0.25;
    double tolerance = 0.02;
};

enum class Finding : std::uint8_t { open, above, below };

Finding find(std::span<const DealScore> scores, const Bar& bar);

}  // namespace kamchatka::cli
