// A list of people to enter, out of a file: who is new, and what is to be said about its lines.
#pragma once

#include "server/desk/types.hpp"
#include "tournament/people/roster.hpp"
#include "tournament/state.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kamchatka::server {

struct ImportedPerson {
    tournament::Register entry{};
    std::optional<std::uint32_t> paid{};  // to enter, in cents
};
struct Import {
    std::vector<ImportedPerson> people{};
    ImportAnswer answer{};
};

// What whoever has seen the preview says, out of the query of a request:
// columns=surname,first_name,none,club&headings=3&same=5,7&another=9&out=12. Nothing when it cannot
// be understood.
std::optional<tournament::RosterPlan> read_roster_plan(std::string_view query);

// Each row is asked of the tournament too, so that one that it would refuse stops no other.
Import read_import(
    const std::string& text, const tournament::State& state, tournament::RosterPlan plan
);

}  // namespace kamchatka::server
