// What a player might do: where to place his armies, which territory to claim, or whatever else is
// asked of him; worked out from what his seat sees, for him to take, change or leave.
#pragma once

#include "bots/bot.hpp"

#include <vector>

namespace kamchatka::bots {

// Placements in the order in which they are worth most, at the set-up those of the goes to come as
// well; or one claim, since what is free afterwards is for the others to say. Nothing where there
// is neither to be done.
std::vector<Action> proposed_placement(const Situation& now);

// What the usual bot would do now: its placements, as above, or the one action that comes next.
// Nothing where nothing is asked of the seat, or only bytes for the seed.
std::vector<Action> proposed_turn(const Situation& now, const Budget& budget);

}  // namespace kamchatka::bots
