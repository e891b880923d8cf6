// Quadrants of a few territories, to try one rule at a time. Their sectors are all open sea unless
// set otherwise; they need not be drawn.
#pragma once

#include "boards/builder.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace kamchatka::boards::test {

// Territories `<name>_0` to `<name>_<count - 1>`, in a chain.
inline Quadrant tiny(const std::string& name, std::size_t count = 1) {
    Quadrant quadrant;
    quadrant.name = name;
    quadrant.symbol = quadrant.title_italian = quadrant.title_english = name;
    quadrant.bonus = 2;
    for (LandIndex i = 0; i < count; ++i) {
        Land land;
        land.id = land.name = name + '_' + std::to_string(i);
        land.code = land.id;
        land.value = 1;
        quadrant.value += 1;
        quadrant.lands.push_back(land);
        if (i > 0) quadrant.borders.emplace_back(i - 1, i);
    }
    return quadrant;
}

inline Quadrant& land(Quadrant& quadrant, Edge edge, std::size_t sector, LandIndex who = 0) {
    quadrant.edge(edge)[sector] = {.land = who, .coasts = {}};
    return quadrant;
}

inline Quadrant& coast(Quadrant& quadrant, Edge edge, std::size_t sector, LandIndex who = 0) {
    quadrant.edge(edge)[sector].coasts.push_back(who);
    return quadrant;
}

// All the quadrants, row by row.
inline Layout layout_of(Shape shape, const std::vector<Quadrant>& quadrants) {
    Layout layout{.shape = shape, .quadrants = {}};
    for (const Quadrant& quadrant : quadrants) layout.quadrants.push_back(quadrant.name);
    return layout;
}

inline Territory called(const BuiltBoard& built, std::string_view id) {
    for (const Territory one : built.board.territories()) {
        if (built.board.names[one].view() == id) return one;
    }
    ADD_FAILURE() << "no territory is called " << id;
    return {};
}

inline bool border(const BuiltBoard& built, std::string_view a, std::string_view b) {
    return adjacent(built.board, called(built, a), called(built, b));
}

inline std::vector<FaultKind> kinds(const Result<BuiltBoard, Faults>& built) {
    std::vector<FaultKind> found;
    if (built) return found;
    for (const Fault& fault : built.error()) found.push_back(fault.kind);
    return found;
}

}  // namespace kamchatka::boards::test
