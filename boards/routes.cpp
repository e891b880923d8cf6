// The shortest lines from coast to coast through the middle of a sector's side.
#include "boards/detail/routes.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <tuple>

namespace kamchatka::boards {
namespace {

struct Landfall {
    Spot spot;
    double distance = std::numeric_limits<double>::max();
};

Landfall nearest(Spot from, const std::vector<Ring>& outline) {
    Landfall best;
    for_each_side(outline, [&](Point a, Point b) {
        const Spot spot = spot_of({(a.x + b.x) / 2, (a.y + b.y) / 2});
        const double distance = std::hypot(spot.x - from.x, spot.y - from.y);
        if (distance < best.distance) best = {spot, distance};
    });
    return best;
}

// The middle of the outer side of a sector, as the quadrant with that edge sees it.
Spot sector_middle(Edge edge, std::size_t sector) {
    const double side = tile_side;
    const double along = (static_cast<double>(sector) + 0.5) * side / sector_count;
    switch (edge) {
        case Edge::north: return {along, 0};
        case Edge::east: return {side, along};
        case Edge::south: return {along, side};
        case Edge::west: return {0, along};
    }
    return {};
}

}  // namespace

std::vector<Route> routes(const BuiltBoard& built) {
    std::map<std::tuple<std::size_t, Territory, Territory>, std::pair<double, Route>> best;
    for (const Contact& contact : built.contacts) {
        const bool by_land = built.by_land[contact.a].contains(contact.b);
        if (contact.crossing == Crossing::sea && by_land) continue;
        const Edge edge = built.joints[contact.joint].edge;
        const Spot middle = sector_middle(edge, contact.sector);
        const Spot beyond = sector_middle(opposite(edge), contact.sector);
        const Landfall from = nearest(middle, built.land_of(contact.a).outline);
        const Landfall to = nearest(beyond, built.land_of(contact.b).outline);
        const double length = from.distance + to.distance;
        const Route route{
            contact.joint, contact.crossing, contact.a, contact.b, from.spot, middle, to.spot};
        const auto [found, fresh] =
            best.try_emplace({contact.joint, contact.a, contact.b}, length, route);
        if (!fresh && length < found->second.first) found->second = {length, route};
    }
    std::vector<Route> all;
    all.reserve(best.size());
    for (const auto& [key, measured] : best) all.push_back(measured.second);
    return all;
}

bool goes_round(const Joint& joint, Shape shape) {
    return joint.edge == Edge::east && (joint.place + 1) % shape.columns == 0;
}

Spot bow_of(const Quadrant& quadrant, const Link& link) {
    const Spot a = spot_of(link.from);
    const Spot b = spot_of(link.to);
    Spot middle;
    for (const double bend : {0.12, -0.12, 0.0}) {
        middle = {(a.x + b.x) / 2 - (b.y - a.y) * bend, (a.y + b.y) / 2 + (b.x - a.x) * bend};
        const auto in_the_way = [&](const Land& land) {
            return inside(middle, land.outline) || clearance(middle, land.outline) < 8;
        };
        if (std::none_of(quadrant.lands.begin(), quadrant.lands.end(), in_the_way)) break;
    }
    return middle;
}

}  // namespace kamchatka::boards
