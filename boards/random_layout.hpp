// Random layouts: all that suit the players are equally likely.
#pragma once

#include "boards/layout.hpp"
#include "boards/quadrant.hpp"

#include <cstdint>
#include <optional>
#include <span>

namespace kamchatka::boards {

struct Wish {
    unsigned players = 4;        // divide the number of territories (MA-B2)
    std::uint64_t seed = 1;      // the same seed gives the same layout
    std::optional<Shape> shape;  // one of `shapes`, all equally likely, unless given
};

// Coherent, in one piece, and of a size that the players divide. Nothing when a million tries found
// none: with the twelve quadrants and the shapes of the game, it takes a thousand or so.
std::optional<Layout> random_layout(const Wish& wish, std::span<const Quadrant> quadrants);

}  // namespace kamchatka::boards
