// Points through a game, by the rules it was played by: a client that draws them over time adds up
// nothing itself.
#pragma once

#include "record/record.hpp"
#include "server/replays/types.hpp"

#include <vector>

namespace kamchatka::server {

// From the first state on, after each step that changed them.
std::vector<PointsMark> points_through(const record::Record& record);

}  // namespace kamchatka::server
