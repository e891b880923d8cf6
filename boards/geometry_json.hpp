// A board as the browser draws it (docs/boards.md, "As geometry").
#pragma once

#include "boards/builder.hpp"
#include "record/json.hpp"

namespace kamchatka::boards {

// Pixels of a board about 1500 wide or high: outlines as SVG paths, where tokens and names stand,
// routes over the sea, and what is reached over the east and west edges.
record::json::object geometry_json(const BuiltBoard& built);

}  // namespace kamchatka::boards
