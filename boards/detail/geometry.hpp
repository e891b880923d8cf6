// Plane geometry of outlines: areas, what lies inside, how far a spot is from the sides.
#pragma once

#include "boards/quadrant.hpp"

namespace kamchatka::boards {

struct Spot {
    double x = 0;
    double y = 0;
};

// Twice the area; positive when the ring runs clockwise on the screen.
long long doubled_area(const Ring& ring);
// By the even-odd rule.
bool inside(Spot spot, const std::vector<Ring>& outline);
// From the spot to the nearest side.
double clearance(Spot spot, const std::vector<Ring>& outline);

constexpr Spot spot_of(Point point) {
    return {static_cast<double>(point.x), static_cast<double>(point.y)};
}

// Calls with both ends of every side of the outline.
template <typename See>
void for_each_side(const std::vector<Ring>& outline, See see) {
    for (const Ring& ring : outline) {
        for (std::size_t i = 0; i < ring.size(); ++i) see(ring[i], ring[(i + 1) % ring.size()]);
    }
}

}  // namespace kamchatka::boards
