// What the tris in a hand are worth, to decide whether to play one or to wait.
#pragma once

#include "engine/rules.hpp"

namespace kamchatka::bots {

// The armies three cards would bring to whoever holds these territories; 0 if they are no tris.
unsigned tris_armies(const Rules& rules, const Three& cards, TerritorySet held);

}  // namespace kamchatka::bots
