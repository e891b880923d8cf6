// A signed companion table reaches the desk of its tournament as a result of that table.
#pragma once

#include "server/companion/companions.hpp"
#include "server/desk/desk.hpp"

#include <optional>
#include <span>
#include <string>

namespace kamchatka::server {

// Who sits at that table of the tournament, in order of play.
struct SeatedPlayer {
    tournament::PlayerId player;
    std::string name;
};

// The lines as the desk takes them: by name, and where names do not tell, in order of play. Nothing
// when they are not as many.
std::optional<tournament::Lines> desk_lines(
    const SignedTable& table, std::span<const SeatedPlayer> seated
);

// Signed again after it was opened again, it corrects what it reported before, with the reason.
// Nothing happens when the desk has no such table, when other people sit there, or when somebody
// typed a result in: the desk sees the paper too.
void report_to(Desk& desk, const SignedTable& table);

}  // namespace kamchatka::server
