// How many tables of each size so many people make.
#pragma once

#include "tournament/format/format.hpp"

#include <cstddef>
#include <optional>

namespace kamchatka::tournament {

// Tables of three, four and five.
struct TableKinds {
    std::size_t threes = 0;
    std::size_t fours = 0;
    std::size_t fives = 0;

    std::size_t tables() const { return threes + fours + fives; }
    // Larger first.
    std::size_t size_of(std::size_t table) const {
        return table < fives ? 5 : table < fives + fours ? 4 : 3;
    }
};

// So many people at so many tables, as the format has them.
std::optional<TableKinds> kinds_for(std::size_t people, std::size_t tables, Sizes sizes);

// CH-12.3b: a knock-out's first round has so many tables and no others; less those that were
// played, with `people` for the rest.
std::optional<TableKinds> knockout_kinds(
    std::size_t people, const TableKinds& played, const Stage& stage
);

}  // namespace kamchatka::tournament
