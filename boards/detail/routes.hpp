// The lines of a drawn board that cross the edges of quadrants.
#pragma once

#include "boards/builder.hpp"
#include "boards/detail/geometry.hpp"

#include <vector>

namespace kamchatka::boards {

// One for each pair of territories at each joint; where the two meet in several sectors, the
// shortest way.
struct Route {
    std::size_t joint = 0;
    Crossing crossing = Crossing::land;
    Territory a{};
    Territory b{};
    Spot from;    // on the coast of a, from the corner of its quadrant
    Spot middle;  // on the joint, likewise
    Spot to;      // on the coast of b, from the corner of b's
};

std::vector<Route> routes(const BuiltBoard& built);

}  // namespace kamchatka::boards
