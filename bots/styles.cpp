// The personalities as data.
#include "bots/styles.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace kamchatka::bots {
namespace {

constexpr std::array styles{
    std::pair<std::string_view, Style>{"stratega", {}},
};

}  // namespace

const Style* find_style(std::string_view id) {
    const auto* found =
        std::ranges::find(styles, id, [](const auto& style) { return style.first; });
    return found == styles.end() ? nullptr : &found->second;
}

}  // namespace kamchatka::bots
