// The clauses of each rulebook in one sentence each, for the pages that explain the rules.
#pragma once

#include "server/reference/types.hpp"

#include <string_view>
#include <vector>

namespace kamchatka::server {

// Those a table or a player is concerned with, in the order of the book, and those that set a knob;
// not what else is for organisers of tournaments.
std::vector<ClauseLine> clauses_of(std::string_view ruleset);

}  // namespace kamchatka::server
