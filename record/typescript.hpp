// The TypeScript declarations of what this folder writes as JSON: actions, options, events, views
// and their words.
#pragma once

#include <string>

namespace kamchatka::record {

// Seat, Colour, Phase, Rejection, Action, Option, GameEvent, View and all they are made of.
std::string typescript_game_types();

}  // namespace kamchatka::record
