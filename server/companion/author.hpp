// Who writes in the books of a tournament's tables: the role and the name that came with the link
// somebody was given at its desk, whatever a form says.
#pragma once

#include "referee/entry.hpp"
#include "server/companion/companions.hpp"
#include "server/desk/desk.hpp"

#include <optional>
#include <string>

namespace kamchatka::server {

// What a role at the desk is at a table. The organiser of an event without an Official Judge judges
// there too (tournament::acting_role), of others counts as a Table Judge.
std::optional<referee::Role> role_at_tables(const tournament::State& state, DeskRole role);

// Nobody where the player has no role at the tournament, or there is none of that code.
void find_author(
    Desk& desk,
    store::Journals& journals,
    const std::string& tournament,
    const store::PlayerRow& player,
    const Companions::Then<std::optional<referee::Author>>& then
);

}  // namespace kamchatka::server
