#include "boards/joints.hpp"

namespace kamchatka::boards {

std::vector<Joint> joints(Shape shape) {
    std::vector<Joint> found;
    for (std::size_t row = 0; row < shape.rows; ++row) {
        for (std::size_t column = 0; column < shape.columns; ++column) {
            const std::size_t first = row * shape.columns;
            const std::size_t place = first + column;
            found.push_back({place, Edge::east, first + (column + 1) % shape.columns});
            if (row + 1 < shape.rows) found.push_back({place, Edge::south, place + shape.columns});
        }
    }
    return found;
}

bool coherent(const Quadrant& one, Edge edge, const Quadrant& other) {
    const Sectors& mine = one.edge(edge);
    const Sectors& theirs = other.edge(opposite(edge));
    for (std::size_t i = 0; i < sector_count; ++i) {
        if (!coherent(mine[i], theirs[i])) return false;
    }
    return true;
}

}  // namespace kamchatka::boards
