// The lines of a drawn board that cross water or the edges of quadrants.
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

// Whether the joint is the one between the last column and the first.
bool goes_round(const Joint& joint, Shape shape);

// The control point of a link's curve: a bow over open water, on the side where there is room.
Spot bow_of(const Quadrant& quadrant, const Link& link);

}  // namespace kamchatka::boards
