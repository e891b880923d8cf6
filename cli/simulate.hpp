// What `kamchatka simulate` reports about the games it played.
#pragma once

#include "cli/simulation.hpp"
#include "cli/table.hpp"
#include "cli/tally.hpp"

namespace kamchatka::cli {

Report report_of(const Simulation& simulation, const Tally& tally);

}  // namespace kamchatka::cli
