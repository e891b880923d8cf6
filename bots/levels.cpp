// What each level of the planner spends on a choice, and how other levels are spelt.
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
    id.remove_prefix(own.size());
    Effort effort;
    constexpr std::string_view by_net = ":net";
    if (id.ends_with(by_net)) {
        id.remove_suffix(by_net.size());
        effort.evaluator = Evaluator::net;
    }
    constexpr std::size_t needed = 6;
    std::array<unsigned, needed + 1> numbers{};
    const char* next = id.data();
    const char* const end = id.data() + id.size();
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto [after, error] = std::from_chars(next, end, numbers[i]);
        const bool last = i + 1 == numbers.size() || (i + 1 == needed && after == end);
        if (error != std::errc{} || (last ? after != end : after == end || *after != ':')) {
            return std::nullopt;
        }
        if (last) break;
        next = after + 1;
    }
    effort.styles = numbers[0];
    effort.targets = numbers[1];
    effort.rollouts = numbers[2];
    effort.turns = numbers[3];
    effort.belief = numbers[4] != 0;
    effort.variations = numbers[5] != 0;
    effort.ambitions = numbers[6] != 0;
    return effort;
}

}  // namespace kamchatka::bots
