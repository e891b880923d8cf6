// How a game ended: places, points and objectives.
#pragma once

#include "engine/view.hpp"
#include "record/record.hpp"
#include "record/words/names.hpp"

#include <string>

namespace kamchatka::cli {

// Empty while the game goes on.
std::string result_text(
    const Rules& rules,
    const View& view,
    const PerSeat<std::string>& players,
    record::Language language
);

}  // namespace kamchatka::cli
