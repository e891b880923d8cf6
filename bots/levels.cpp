#include "bots/levels.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace kamchatka::bots {
namespace {

using Level = std::pair<std::string_view, Effort>;

// By styles, targets, rollouts, turns, belief and variations.
constexpr std::array levels{
    Level{"planner_1", {8, 0, 0, 0, false, false}},
    Level{"planner_2", {8, 2, 10, 0, false, false}},
    Level{"planner_3", {8, 4, 72, 1, false, true}},
    Level{"planner_4", {8, 4, 100, 3, true, true}},
    Level{"planner_5", {8, 8, 300, 7, true, true}},
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
