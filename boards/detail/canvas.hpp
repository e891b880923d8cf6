// From the tiles of a layout to one drawing without seams: half size, with a margin of sea. Land
// that reaches the rim of the world runs to the edge of the drawing, and where it crosses from tile
// to tile the border is not the straight edge of the tile but a line that wanders about it.
#pragma once

#include "boards/builder.hpp"
#include "boards/detail/geometry.hpp"

#include <string>

namespace kamchatka::boards {

class Canvas {
public:
    explicit Canvas(Shape shape) : shape_{shape} {}

    int width() const;
    int height() const;

    // Where a spot of the tile at this place is drawn; spots on a tile's edge where they are.
    Spot at(std::size_t place, Spot spot) const;
    // An outline of that tile, closed, in relative steps: "M12 7.5l3 -1 0 4z".
    std::string path(std::size_t place, const std::vector<Ring>& outline) const;

private:
    // Where a vertex of an outline is drawn: as `at`, except on a tile's edge.
    Spot vertex(std::size_t place, Spot spot) const;
    // On a border between tiles, with enough points between a and b for it to wander.
    std::vector<Spot> side(Point a, Point b) const;

    Shape shape_;
};

// To the tenth: "12", "7.5", "-0.3".
std::string tenths(double value);
// "12 7.5"
std::string written(Spot spot);

}  // namespace kamchatka::boards
