#pragma once

#include "server/tables/room/world.hpp"
#include "tournament/action.hpp"

#include <boost/json.hpp>

#include <optional>
#include <vector>

namespace kamchatka::server {

// What is asked of a tournament, out of a request: one action, or several that happen all or not at
// all. Nothing when it is none, or not for a client to ask.
std::optional<std::vector<tournament::Action>> read_actions(
    const boost::json::value& value, World& world
);

}  // namespace kamchatka::server
