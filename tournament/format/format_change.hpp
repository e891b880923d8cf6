// Another format for a tournament under way: anything may change that leaves what was played valid.
#pragma once

#include "tournament/rejection.hpp"
#include "tournament/state.hpp"

#include <optional>

namespace kamchatka::tournament {

// Why this format cannot take the place of the one there is; nothing before the first draw.
std::optional<Rejected> refusal_to_change(const State& state, const Format& next);

}  // namespace kamchatka::tournament
