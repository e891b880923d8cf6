// The personalities by id. The words for them are in bots/catalogue.cpp.
#pragma once

#include "bots/style.hpp"

#include <optional>
#include <string_view>

namespace kamchatka::bots {

// The style with that id, or nothing. Weights may follow it, `corsaro:card=5:army=0.4`, to try
// out another personality.
std::optional<Style> find_style(std::string_view id);

}  // namespace kamchatka::bots
