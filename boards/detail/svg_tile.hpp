// One quadrant as SVG, in layers: a board draws all seas before all lands before all words.
#pragma once

#include "boards/detail/geometry.hpp"
#include "boards/quadrant.hpp"
#include "record/words/names.hpp"

#include <string>
#include <string_view>

namespace kamchatka::boards {

namespace ink {
inline constexpr std::string_view paper = "#f3e9d2";
inline constexpr std::string_view line = "#3b2a1a";
inline constexpr std::string_view sea = "#c3d6d2";
inline constexpr std::string_view strip = "#b1c8c6";
}  // namespace ink

struct Tile {
    std::string shape;  // for <defs>: the land, used by the ripples
    std::string sea;
    std::string lands;
    std::string words;
};

Tile draw_tile(const Quadrant& quadrant, record::Language language);

// The opening tag of a group there.
std::string group_at(Point point);
// To the nearest whole number.
std::string whole(double value);
// With the characters that mean something to XML written out.
std::string escaped(std::string_view text);

}  // namespace kamchatka::boards
