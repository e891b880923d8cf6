// Which edges of a layout face each other, and what happens there. The board is a cylinder: every
// place faces the next one to the east, the last in a row facing the first; and the one to the
// south, except in the last row (MA-5). With two columns a place faces the same neighbour on both
// sides, and both joints count.
#pragma once

#include "boards/layout.hpp"
#include "boards/quadrant.hpp"

#include <vector>

namespace kamchatka::boards {

struct Joint {
    std::size_t place = 0;
    Edge edge = Edge::east;  // east or south
    std::size_t facing = 0;  // the place that it faces there, with its opposite edge
};

std::vector<Joint> joints(Shape shape);

// Land faces land and sea faces sea in this sector.
inline bool coherent(const Sector& one, const Sector& other) {
    return one.land.has_value() == other.land.has_value();
}

// The same in all the sectors where `one` at its edge faces `other`.
bool coherent(const Quadrant& one, Edge edge, const Quadrant& other);

}  // namespace kamchatka::boards
