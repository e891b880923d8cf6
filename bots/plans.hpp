// What a planner chooses between: whole turns, each summed up as a style and its targets.
#pragma once

#include "bots/levels.hpp"
#include "bots/reading.hpp"
#include "bots/style.hpp"

#include <vector>

namespace kamchatka::bots {

// A whole turn: play it as this style would, with these targets in mind.
struct Plan {
    Style style{};
    Intent intent{};

    friend constexpr bool operator==(const Plan&, const Plan&) = default;
};

// The plans worth considering in the situation that was read, as many as the effort says.
void list_plans(const Reading& reading, const Effort& effort, std::vector<Plan>& plans);

}  // namespace kamchatka::bots
