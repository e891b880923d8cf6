// Which armies come off the board as a penalty: first those placed this turn, never the last of a
// territory. The owner may choose otherwise among equals; this is a proposal that holds.
#pragma once

#include "engine/action.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace kamchatka::referee {

struct Holding {
    Territory territory;
    std::uint16_t armies;
    std::uint16_t placed = 0;  // of these, this turn
};

struct Removal {
    std::vector<RemoveArmies> actions;  // for the arbiter, one a territory
    std::uint16_t missing = 0;          // that cannot be removed without emptying a territory
};

Removal plan_removal(std::span<const Holding> holdings, std::uint16_t armies);

}  // namespace kamchatka::referee
