// The deal of the territories, card by card; the order of play is s1, s2, ...
#pragma once

#include "engine/tests/table.hpp"

namespace kamchatka::test {

// A table about to deal the first territory.
inline Table at_the_deal(const Ruleset& set, std::uint8_t seat_count = 4) {
    Table table = Table::fresh(set, seat_count).play(Chance{}, StartGame{});
    for (std::uint8_t i = 0; i < seat_count; ++i) {
        roll_for_order(table, {static_cast<std::uint8_t>(6 - i)});
    }
    choose_colours(table);
    if (set.setup.objectives_dealt == ObjectivesDealt::before_territories) deal_objectives(table);
    return table;
}

inline Table& deal(Table& table, std::initializer_list<Territory> cards) {
    for (const Territory card : cards) table.play(Chance{}, DealTerritory{card});
    return table;
}

// Deals the card and says who has it.
inline Seat receiver(Table& table, Territory card) {
    return table.play(Chance{}, DealTerritory{card}).owner_of(card);
}

}  // namespace kamchatka::test
