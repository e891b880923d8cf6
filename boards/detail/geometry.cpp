// The area of a ring, what lies inside an outline, and distances to it.
#include "boards/detail/geometry.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace kamchatka::boards {

long long doubled_area(const Ring& ring) {
    long long sum = 0;
    for_each_side({ring}, [&](Point a, Point b) {
        sum += static_cast<long long>(a.x) * b.y - static_cast<long long>(b.x) * a.y;
    });
    return sum;
}

bool inside(Spot spot, const std::vector<Ring>& outline) {
    bool odd = false;
    for_each_side(outline, [&](Point from, Point to) {
        const Spot a = spot_of(from);
        const Spot b = spot_of(to);
        if ((a.y > spot.y) == (b.y > spot.y)) return;
        if (spot.x < a.x + (spot.y - a.y) / (b.y - a.y) * (b.x - a.x)) odd = !odd;
    });
    return odd;
}

double clearance(Spot spot, const std::vector<Ring>& outline) {
    double least = std::numeric_limits<double>::max();
    for_each_side(outline, [&](Point from, Point to) {
        const Spot a = spot_of(from);
        const double dx = to.x - a.x;
        const double dy = to.y - a.y;
        const double length = dx * dx + dy * dy;
        const double along = length == 0 ? 0 : ((spot.x - a.x) * dx + (spot.y - a.y) * dy) / length;
        const double part = std::clamp(along, 0.0, 1.0);
        least = std::min(least, std::hypot(spot.x - a.x - part * dx, spot.y - a.y - part * dy));
    });
    return least;
}

}  // namespace kamchatka::boards
