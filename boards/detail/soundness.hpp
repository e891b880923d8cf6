// What must hold of a quadrant besides its shape as JSON.
#pragma once

#include "boards/quadrant.hpp"

namespace kamchatka::boards {

// Codes, borders, values, bonus, edges and the drawing; throws a ParseError with the first fault.
void check_sound(const Quadrant& quadrant);

}  // namespace kamchatka::boards
