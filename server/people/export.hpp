// All that is stored about a player, for that player.
#pragma once

#include "store/catalogue.hpp"

#include <string>

namespace kamchatka::server {

// JSON, indented: who he is, his sessions (not their tokens), every table where he has a seat or is
// host, every line he said.
std::string all_about(store::Catalogue& catalogue, const store::PlayerRow& player);

}  // namespace kamchatka::server
