// From a layout to a board that the engine can play on, or to everything that is wrong with it.
#pragma once

#include "boards/joints.hpp"
#include "boards/layout.hpp"
#include "boards/quadrant.hpp"
#include "engine/board.hpp"
#include "engine/result.hpp"

#include <span>
#include <string>
#include <vector>

namespace kamchatka::boards {

enum class FaultKind : std::uint8_t {
    impossible_shape,
    wrong_number_of_quadrants,
    unknown_quadrant,
    repeated_quadrant,
    repeated_territory,    // two quadrants use the same id
    too_many_territories,  // more than 64
    land_meets_sea,
    cut_off,
};

struct Fault {
    FaultKind kind{};
    std::string what;  // for people
};

enum class Crossing : std::uint8_t { land, sea };

// A border between two quadrants, in one sector of a joint; a pair may meet in several.
struct Contact {
    std::size_t joint = 0;  // of BuiltBoard::joints
    std::size_t sector = 0;
    Crossing crossing = Crossing::land;
    Territory a{};  // at the joint's place
    Territory b{};  // at the place it faces
};

// Territories are numbered quadrant by quadrant; continents are the places of the layout.
struct BuiltBoard {
    Layout layout;
    std::vector<const Quadrant*> places;  // they must outlive the board
    Board board;
    PerContinent<Territory> first;  // the first territory of each place

    // How neighbours are: a pair that meets by land and by sea too is in both.
    PerTerritory<TerritorySet> by_land;  // inside a quadrant and across edges
    PerTerritory<TerritorySet> by_link;  // dashed lines
    PerTerritory<TerritorySet> by_sea;   // across edges

    std::vector<Joint> joints;
    std::vector<Contact> contacts;

    const Quadrant& quadrant_of(Territory territory) const {
        return *places[index(board.continent[territory])];
    }
    const Land& land_of(Territory territory) const {
        const Territory start = first[board.continent[territory]];
        return quadrant_of(territory).lands[index(territory) - index(start)];
    }
};

using Faults = std::vector<Fault>;  // at least one

// The names of the layout are looked up among `quadrants`. Faults come in the order of FaultKind;
// those that make the next checks pointless come alone.
Result<BuiltBoard, Faults> build(const Layout& layout, std::span<const Quadrant> quadrants);

}  // namespace kamchatka::boards
