// Where a player might place his armies, or which territory he might claim: worked out for him from
// what his seat sees, for him to take, change or leave.
#pragma once

#include "bots/bot.hpp"

#include <vector>

namespace kamchatka::bots {

// Placements in the order in which they are worth most, at the set-up those of the goes to come as
// well; or one claim, since what is free afterwards is for the others to say. Nothing where there
// is neither to be done.
std::vector<Action> proposed_placement(const Situation& now);

}  // namespace kamchatka::bots
