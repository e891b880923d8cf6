// What a planner chooses between: whole turns, each in a nutshell.
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

// The plans worth a thought in the situation that was read, as many of them as the effort says.
void list_plans(const Reading& reading, const Effort& effort, std::vector<Plan>& plans);

}  // namespace kamchatka::bots
