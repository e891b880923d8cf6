// Tables in every situation in which a judge can be called: each phase of a book, and the count.
#pragma once

#include "referee/tests/table.hpp"

#include <string_view>
#include <vector>

namespace kamchatka::referee::test {

struct Scene {
    std::string_view name;  // as the book stands, and "full" or "light"
    Table table;            // the Official Judge's
    Seat seat;              // a ruling falls on
};

// Full books in the order of a game, then light ones.
const std::vector<Scene>& scenes();
const Scene& scene(std::string_view name);

// The first attack on offer.
Attack any_attack(const Table& table);
// The dice of the battle in hand, all of these faces.
RollDice all(const Table& table, std::uint8_t attack, std::uint8_t defence);
// The objectives nobody has turned up yet.
void turn_objectives(Table& table);

}  // namespace kamchatka::referee::test
