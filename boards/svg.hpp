// A board drawn in the manner of an old atlas.
#pragma once

#include "boards/builder.hpp"
#include "record/words/names.hpp"

#include <string>

namespace kamchatka::boards {

// Dashed lines are links, dotted ones sea borders; arrows in the frame name the territory that a
// border over the east or west edge leads to.
std::string to_svg(const BuiltBoard& built, record::Language language);

}  // namespace kamchatka::boards
