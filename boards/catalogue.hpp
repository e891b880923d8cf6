// The twelve quadrants of quadrants/*.json, compiled into the program.
#pragma once

#include "boards/quadrant.hpp"

#include <span>

namespace kamchatka::boards {

// In the order of their names. Read once, when first asked for.
std::span<const Quadrant> catalogue();

// Null if there is none of this name.
const Quadrant* find(std::span<const Quadrant> quadrants, std::string_view name);

}  // namespace kamchatka::boards
