// How many people sit at each table, and how a knock-out goes from the first round to the final.
#pragma once

#include "tournament/format/format.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace kamchatka::tournament {

struct TableSize {
    std::uint8_t people;
    std::uint8_t ghosts = 0;

    friend bool operator==(const TableSize&, const TableSize&) = default;
};

// Larger tables first; nothing when so many people cannot be seated so.
std::optional<std::vector<TableSize>> table_sizes(std::size_t people, Sizes sizes);

// One round of a knock-out. CH-12.3b: the tables are a multiple of the final's places.
struct KnockoutRound {
    std::uint16_t players;
    std::uint16_t fives;
    std::uint16_t fours;
    std::uint16_t threes = 0;   // only where the final itself is of three
    std::uint16_t seconds = 0;  // best seconds who go through with the winners

    std::uint16_t tables() const { return static_cast<std::uint16_t>(fives + fours + threes); }
    friend bool operator==(const KnockoutRound&, const KnockoutRound&) = default;
};

enum class Seconds : std::uint8_t { stay_out, may_fill };

// From the first round to the final, both included. Equal tables before mixed ones, larger before
// smaller. Nothing when the numbers do not fit.
std::optional<std::vector<KnockoutRound>> knockout_plan(
    std::size_t players, std::size_t final_size, Seconds seconds
);

// The nearest numbers of players, below and above, that fit without seconds; 0 for none.
struct NearestNumbers {
    std::size_t below;
    std::size_t above;
};
NearestNumbers nearest_numbers(std::size_t players, std::size_t final_size);

std::vector<TableSize> sizes_of(const KnockoutRound& round);

}  // namespace kamchatka::tournament
