// A board of six quadrants for the tests, small enough to see at a glance: sixty territories, ten
// in each quadrant, which is a ring of its own; the last of each borders the first of the next, and
// the fifth the fifth of the opposite one. The quadrants bear the names and values of the booklet's
// example, 175 in all.
#pragma once

#include "engine/board.hpp"
#include "engine/rulebooks.hpp"
#include "engine/rules.hpp"

#include <array>
#include <string>
#include <string_view>

namespace kamchatka::test {

struct Island {
    std::string_view name;
    unsigned value;
    std::uint8_t bonus;
};
inline constexpr std::array islands{
    Island{"alfa", 23, 2},
    Island{"delta", 31, 3},
    Island{"omega", 28, 3},
    Island{"tau", 32, 4},
    Island{"epsilon", 45, 6},
    Island{"sigma", 16, 1},
};
inline constexpr unsigned island_size = 10;

// The territory of this number, from 0 to 9, in the quadrant of this number.
constexpr Territory land(unsigned island, unsigned number) {
    return Territory{static_cast<std::uint8_t>(island * island_size + number)};
}

inline Board make_archipelago() {
    Board board{};
    board.id = Name{"archipelago"};
    board.territory_count = island_size * islands.size();
    board.continent_count = islands.size();
    const auto join = [&](Territory a, Territory b) {
        board.neighbours[a].insert(b);
        board.neighbours[b].insert(a);
    };
    for (unsigned i = 0; i < islands.size(); ++i) {
        const auto continent = id_of<Continent>(i);
        const auto [name, value, bonus] = islands[i];
        board.continent_names[continent] = Name{name};
        board.bonus[continent] = bonus;
        for (unsigned n = 0; n < island_size; ++n) {
            const Territory territory = land(i, n);
            board.names[territory] = Name{std::string{name} + '_' + std::to_string(n)};
            board.continent[territory] = continent;
            board.members[continent].insert(territory);
            const bool one_more = n < value % island_size;
            board.value[territory] = static_cast<std::uint8_t>(value / island_size + one_more);
            join(territory, land(i, (n + 1) % island_size));
        }
        join(land(i, 9), land((i + 1) % islands.size(), 0));
        join(land(i, 5), land((i + 3) % islands.size(), 5));
    }
    return board;
}

// The rules of a ruleset on the classic board or on the archipelago, as it asks for.
inline Rules test_rules(const Ruleset& set) {
    if (set.setup.board == BoardKind::classic) return make_rules(set);
    static const Board archipelago = make_archipelago();
    return make_rules(set, archipelago);
}

}  // namespace kamchatka::test
