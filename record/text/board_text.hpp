// A game on a terminal: the board as a table by continent, the seats, and where the game stands. At
// most 100 columns wide. A View shows only what its viewer may know.
#pragma once

#include "engine/rules.hpp"
#include "engine/view.hpp"
#include "record/words/names.hpp"

#include <string>

namespace kamchatka::record {

enum class Paint : std::uint8_t { plain, ansi };

struct BoardStyle {
    Language language = Language::english;
    Paint paint = Paint::plain;
    PerSeat<std::string> players = {};  // shown beside the seats; empty for none
};

std::string board_text(const Rules& rules, const State& state, const BoardStyle& style);
std::string board_text(const Rules& rules, const View& view, const BoardStyle& style);

}  // namespace kamchatka::record
