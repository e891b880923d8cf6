// What `kamchatka simulate` reports about the games it played.
#pragma once

#include "cli/arena/simulation.hpp"
#include "cli/arena/table.hpp"
#include "cli/arena/tally.hpp"

namespace kamchatka::cli {

Report report_of(const Simulation& simulation, const Tally& tally);

}  // namespace kamchatka::cli
