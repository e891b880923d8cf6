// A list of people to enter, out of a file: who is new, and what is to be said about its lines.
#pragma once

#include "server/desk/types.hpp"
#include "tournament/state.hpp"

#include <string>
#include <vector>

namespace kamchatka::server {

struct Import {
    std::vector<tournament::Person> people{};
    ImportAnswer answer{};
};

Import read_import(const std::string& text, const tournament::State& state);

}  // namespace kamchatka::server
