#pragma once

#include "store/rows.hpp"

#include <string>

namespace kamchatka::server {

// All that is stored about a player, for that player. JSON, indented: who they are, their sessions
// (not the tokens), every table where they have a seat or are host, every line they said.
std::string all_about(const store::PlayerRow& player, const store::PlayerFile& file);

}  // namespace kamchatka::server
