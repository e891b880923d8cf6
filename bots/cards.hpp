// What tris are worth.
#pragma once

#include "engine/rules.hpp"

namespace kamchatka::bots {

// The armies three cards would bring to whoever holds these territories; 0 when they are no tris.
unsigned tris_armies(const Rules& rules, const Three& cards, TerritorySet held);

}  // namespace kamchatka::bots
