// What a board is: territories with their neighbours, continents with their bonus. A plain value,
// so that a board may be the printed one or one put together for a single game.
#pragma once

#include "engine/ids.hpp"
#include "engine/name.hpp"

#include <cstddef>
#include <cstdint>

namespace kamchatka {

struct Board {
    Name id;
    std::uint8_t territory_count;
    std::uint8_t continent_count;

    PerTerritory<TerritorySet> neighbours;  // by land and along the sea lines alike
    PerTerritory<Continent> continent;
    PerTerritory<std::uint8_t> value;  // points at the final count
    PerTerritory<Name> names;

    PerContinent<TerritorySet> members;
    PerContinent<std::uint8_t> bonus;  // armies a turn for whoever holds all of it
    PerContinent<Name> continent_names;

    constexpr TerritorySet territories() const { return TerritorySet::first(territory_count); }
    constexpr ContinentSet continents() const { return ContinentSet::first(continent_count); }

    friend constexpr bool operator==(const Board&, const Board&) = default;
};

constexpr bool adjacent(const Board& board, Territory a, Territory b) {
    return board.neighbours[a].contains(b);
}

constexpr unsigned value_of(const Board& board, TerritorySet territories) {
    unsigned sum = 0;
    for (const Territory territory : territories) sum += board.value[territory];
    return sum;
}

// Every territory can be reached from every other.
constexpr bool connected(const Board& board) {
    TerritorySet reached{Territory{0}};
    TerritorySet edge = reached;
    while (!edge.empty()) {
        TerritorySet next;
        for (const Territory territory : edge) next = next | board.neighbours[territory];
        edge = next - reached;
        reached = reached | next;
    }
    return reached == board.territories();
}

// The ends of all borders: two for each border of a sound board.
constexpr std::size_t border_ends(const Board& board) {
    std::size_t ends = 0;
    for (const Territory a : board.territories()) {
        if (adjacent(board, a, a)) return 0;
        ends += board.neighbours[a].size();
    }
    return ends;
}

constexpr bool values_equal_borders(const Board& board) {
    for (const Territory territory : board.territories()) {
        if (board.value[territory] != board.neighbours[territory].size()) return false;
    }
    return true;
}

}  // namespace kamchatka
