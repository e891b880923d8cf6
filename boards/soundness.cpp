// The invariants of docs/quadrants.md that need no measuring.
#include "boards/detail/soundness.hpp"

#include "boards/detail/geometry.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace kamchatka::boards {
namespace {

[[noreturn]] void refuse(std::string path, std::string what) {
    throw record::ParseError{.line = 0, .path = std::move(path), .what = std::move(what)};
}

std::string land_path(LandIndex land, std::string_view key) {
    return "territories[" + std::to_string(land) + "]." + std::string{key};
}

std::string both(std::string_view said, unsigned says, unsigned by_the_rule) {
    return std::string{said} + ' ' + std::to_string(says) + ", by the rule " +
        std::to_string(by_the_rule);
}

void check_codes(const Quadrant& quadrant) {
    for (LandIndex i = 0; i < quadrant.lands.size(); ++i) {
        const Land& land = quadrant.lands[i];
        const std::string code = land.name.substr(0, 2) + quadrant.title_italian.substr(0, 1);
        if (land.code != code) {
            refuse(land_path(i, "code"), "is " + land.code + ", the initials give " + code);
        }
    }
}

std::vector<std::set<LandIndex>> neighbours_inside(const Quadrant& quadrant) {
    std::vector<std::set<LandIndex>> found(quadrant.lands.size());
    const auto join = [&](LandIndex a, LandIndex b) {
        found[a].insert(b);
        found[b].insert(a);
    };
    for (const auto& [a, b] : quadrant.borders) join(a, b);
    for (const Link& link : quadrant.links) join(link.a, link.b);
    return found;
}

void check_connected(const Quadrant& quadrant) {
    const auto neighbours = neighbours_inside(quadrant);
    std::set<LandIndex> reached{0};
    std::vector<LandIndex> waiting{0};
    while (!waiting.empty()) {
        const LandIndex land = waiting.back();
        waiting.pop_back();
        for (const LandIndex next : neighbours[land]) {
            if (reached.insert(next).second) waiting.push_back(next);
        }
    }
    for (LandIndex i = 0; i < quadrant.lands.size(); ++i) {
        if (!reached.contains(i)) {
            refuse("borders", quadrant.lands[i].id + " is cut off from " + quadrant.lands[0].id);
        }
    }
}

void check_values(const Quadrant& quadrant) {
    const auto neighbours = neighbours_inside(quadrant);
    const std::vector<bool> open = exposed(quadrant);
    unsigned total = 0;
    for (LandIndex i = 0; i < quadrant.lands.size(); ++i) {
        const unsigned worth = static_cast<unsigned>(neighbours[i].size()) + (open[i] ? 1 : 0);
        const unsigned value = quadrant.lands[i].value;
        if (value != worth) refuse(land_path(i, "value"), both("is", value, worth));
        total += value;
    }
    if (quadrant.value != total) {
        refuse(
            "value",
            "is " + std::to_string(quadrant.value) + ", but the territories sum to " +
                std::to_string(total)
        );
    }
    const auto open_count = static_cast<std::size_t>(std::count(open.begin(), open.end(), true));
    const unsigned bonus = (2 * total + 7) / 14 + (2 * open_count > open.size() ? 1 : 0);
    if (quadrant.bonus != bonus) refuse("bonus", both("is", quadrant.bonus, bonus));
}

// Land crosses at the gate alone, in both of its sectors or in none.
void check_gates(const Quadrant& quadrant) {
    for (const Edge edge : edges) {
        const std::size_t gate = edge == Edge::north || edge == Edge::south ? 4 : 2;
        const Sectors& sectors = quadrant.edge(edge);
        const bool open = sectors[gate].land.has_value();
        for (std::size_t i = 0; i < sector_count; ++i) {
            const bool in_gate = i == gate || i == gate + 1;
            if (sectors[i].land.has_value() != (open && in_gate)) {
                refuse(
                    "edges." + std::string{name_of(edge)} + '[' + std::to_string(i) + ']',
                    "land crosses this edge in sectors " + std::to_string(gate) + " and " +
                        std::to_string(gate + 1) + ", both or none"
                );
            }
        }
    }
    const auto crossed = [&](Edge edge) { return quadrant.edge(edge)[2].land.has_value(); };
    if (crossed(Edge::east) != crossed(Edge::west)) {
        refuse("edges", "east and west must both have a gate or both be sea");
    }
}

void check_corners(const Quadrant& quadrant) {
    constexpr std::size_t last = sector_count - 1;
    const Sectors& north = quadrant.edge(Edge::north);
    const Sectors& south = quadrant.edge(Edge::south);
    const Sectors& east = quadrant.edge(Edge::east);
    const Sectors& west = quadrant.edge(Edge::west);
    if (north[0] != west[0]) refuse("edges.west[0]", "is the same sector as north[0], but differs");
    if (north[last] != east[0]) refuse("edges.east[0]", "is the same as north[7], but differs");
    if (south[0] != west[last]) refuse("edges.west[7]", "is the same as south[0], but differs");
    if (south[last] != east[last]) refuse("edges.east[7]", "is the same as south[7], but differs");
}

void check_capitals(const Quadrant& quadrant) {
    for (LandIndex i = 0; i < quadrant.lands.size(); ++i) {
        const Land& land = quadrant.lands[i];
        if (doubled_area(land.outline.front()) <= 0) {
            refuse(land_path(i, "outline[0]"), "must run clockwise");
        }
        if (!inside(spot_of(land.capital), land.outline)) {
            refuse(land_path(i, "capital"), "lies outside the outline");
        }
    }
}

// Two outlines share a side exactly where a border is listed.
void check_drawn_borders(const Quadrant& quadrant) {
    std::map<std::pair<Point, Point>, std::vector<LandIndex>> holders;
    for (LandIndex i = 0; i < quadrant.lands.size(); ++i) {
        for_each_side(quadrant.lands[i].outline, [&](Point a, Point b) {
            holders[std::minmax(a, b)].push_back(i);
        });
    }
    std::set<std::pair<LandIndex, LandIndex>> drawn;
    for (const auto& [side, who] : holders) {
        if (who.size() > 2) refuse("territories", "a side belongs to more than two outlines");
        if (who.size() == 2) drawn.insert(std::minmax(who[0], who[1]));
    }
    const auto told = [&](std::pair<LandIndex, LandIndex> pair, std::string_view what) {
        refuse(
            "borders",
            quadrant.lands[pair.first].id + " and " + quadrant.lands[pair.second].id +
                std::string{what}
        );
    };
    for (const auto& [a, b] : quadrant.borders) {
        if (drawn.erase(std::minmax(a, b)) == 0) told({a, b}, " share no side of their outlines");
    }
    if (!drawn.empty()) told(*drawn.begin(), " share a side, but no border is listed");
}

}  // namespace

void check_sound(const Quadrant& quadrant) {
    check_codes(quadrant);
    check_connected(quadrant);
    check_gates(quadrant);
    check_corners(quadrant);
    check_values(quadrant);
    check_capitals(quadrant);
    check_drawn_borders(quadrant);
}

}  // namespace kamchatka::boards
