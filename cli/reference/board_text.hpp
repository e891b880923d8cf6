// A built board as text for the terminal, and as JSON for programs.
#pragma once

#include "boards/builder.hpp"
#include "record/json.hpp"
#include "record/words/names.hpp"

#include <span>
#include <string>

namespace kamchatka::cli {

// The grid of quadrants, the territories with their neighbours, the borders between quadrants.
std::string board_text(const boards::BuiltBoard& built, record::Language language);

// The same as data: docs/boards.md.
record::json::object board_json(const boards::BuiltBoard& built);

// One line for each quadrant.
std::string quadrant_table(std::span<const boards::Quadrant> quadrants, record::Language language);

}  // namespace kamchatka::cli
