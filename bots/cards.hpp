// What the tris in a hand are worth, to decide whether to play one or to wait.
#pragma once

#include "engine/rules.hpp"

namespace kamchatka::bots {

// The armies three cards would bring to whoever holds these territories; 0 if they are no tris.
unsigned tris_armies(const Rules& rules, const Three& cards, TerritorySet held);

// Those of the best tris in a hand; 0 when there is none.
unsigned best_tris(const Rules& rules, CardSet hand, TerritorySet held);

}  // namespace kamchatka::bots
