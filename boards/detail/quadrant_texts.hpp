// The files of quadrants/ as text; defined by cmake/Quadrants.cmake.
#pragma once

#include <span>
#include <string_view>

namespace kamchatka::boards {

std::span<const std::string_view> quadrant_texts();

}  // namespace kamchatka::boards
