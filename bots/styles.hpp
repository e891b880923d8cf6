// The personalities by id. The words for them are in bots/catalogue.cpp.
#pragma once

#include "bots/style.hpp"

#include <string_view>

namespace kamchatka::bots {

// The style of that id, or null.
const Style* find_style(std::string_view id);

}  // namespace kamchatka::bots
