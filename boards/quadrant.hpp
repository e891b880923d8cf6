// A quadrant of RisiKo! Master: a square tile with a continent on it. A plain value, read from the
// format of docs/quadrants.md.
#pragma once

#include "record/parse_error.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kamchatka::boards {

inline constexpr int tile_side = 1000;
inline constexpr std::size_t sector_count = 8;  // along each edge

enum class Edge : std::uint8_t { north, east, south, west };
inline constexpr std::array edges{Edge::north, Edge::east, Edge::south, Edge::west};

constexpr Edge opposite(Edge edge) {
    return static_cast<Edge>((static_cast<unsigned>(edge) + 2) % 4);
}

std::string_view name_of(Edge edge);

// x to the east, y to the south, both from 0 to tile_side.
struct Point {
    int x = 0;
    int y = 0;

    friend constexpr bool operator==(const Point&, const Point&) = default;
    friend constexpr bool operator<(Point a, Point b) { return a.x != b.x ? a.x < b.x : a.y < b.y; }
};

using Ring = std::vector<Point>;  // not closed: the last point joins the first

struct Land {
    std::string id;
    std::string name;
    std::string code;  // first two letters of the name, first of the quadrant
    std::uint8_t value = 0;
    Point capital;
    std::vector<Ring> outline;  // filled by the even-odd rule
};

using LandIndex = std::size_t;  // of a territory in its quadrant

struct Link {
    LandIndex a = 0;
    LandIndex b = 0;
    Point from;  // on the coast of a
    Point to;    // on that of b
};

// A square along the edge: land all along the outer side, or sea and the coasts that reach it.
struct Sector {
    std::optional<LandIndex> land;
    std::vector<LandIndex> coasts;

    friend bool operator==(const Sector&, const Sector&) = default;
};

using Sectors = std::array<Sector, sector_count>;

struct Quadrant {
    std::string name;
    std::string symbol;
    std::string title_italian;
    std::string title_english;
    unsigned value = 0;  // of all its territories
    std::uint8_t bonus = 0;
    Point plate;
    std::vector<Land> lands;
    std::vector<std::pair<LandIndex, LandIndex>> borders;
    std::vector<Link> links;
    std::array<Sectors, 4> strip;  // by Edge; north and south west to east, the others downwards

    const Sectors& edge(Edge edge) const { return strip[static_cast<std::size_t>(edge)]; }
    Sectors& edge(Edge edge) { return strip[static_cast<std::size_t>(edge)]; }
};

// Whether each territory can be reached from another quadrant on some board.
std::vector<bool> exposed(const Quadrant& quadrant);

// Strict: keys, types, ranges, ids, codes, counts, borders, values, bonus, edges and as much of the
// drawing as can be checked without measuring. tools/quadrants/build.py --check measures the rest.
record::Parsed<Quadrant> read_quadrant(std::string_view text);

}  // namespace kamchatka::boards
