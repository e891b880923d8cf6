// A signed companion table reaches the desk of its tournament as a result of that table.
#pragma once

#include "server/companion/companions.hpp"
#include "server/desk/desk.hpp"

namespace kamchatka::server {

// Nothing happens when the desk has no such table, when other people sit there, or when somebody
// typed the result in before: the desk sees the paper too.
void report_to(Desk& desk, const SignedTable& table);

}  // namespace kamchatka::server
