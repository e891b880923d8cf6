// The levels of the planner as data.
#include "bots/levels.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace kamchatka::bots {
namespace {

using Level = std::pair<std::string_view, Effort>;

constexpr std::array levels{
    Level{"planner_1", {.styles = 8, .targets = 0, .rollouts = 0, .turns = 0, .belief = false}},
    Level{"planner_2", {.styles = 8, .targets = 2, .rollouts = 10, .turns = 0, .belief = false}},
    Level{"planner_3", {.styles = 8, .targets = 4, .rollouts = 72, .turns = 1, .belief = false}},
    Level{"planner_4", {.styles = 8, .targets = 4, .rollouts = 200, .turns = 1, .belief = true}},
    Level{"planner_5", {.styles = 8, .targets = 8, .rollouts = 1200, .turns = 1, .belief = true}},
};

}  // namespace

std::optional<Effort> find_effort(std::string_view id) {
    const auto* level = std::ranges::find(levels, id, &Level::first);
    if (level != levels.end()) return level->second;
    constexpr std::string_view own = "planner:";
    if (id.substr(0, own.size()) != own) return std::nullopt;
    std::array<unsigned, 6> numbers{};
    const char* next = id.data() + own.size();
    const char* const end = id.data() + id.size();
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto [after, error] = std::from_chars(next, end, numbers[i]);
        const bool last = i + 1 == numbers.size();
        if (error != std::errc{} || (last ? after != end : after == end || *after != ':')) {
            return std::nullopt;
        }
        next = last ? after : after + 1;
    }
    return Effort{numbers[0], numbers[1], numbers[2], numbers[3], numbers[4] != 0, numbers[5] != 0};
}

}  // namespace kamchatka::bots
