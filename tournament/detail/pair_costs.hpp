// What it costs to put two people at one table, all criteria in one word: eight bits for each, the
// first criterion in the highest. No sum over two tables overflows its eight bits, so words compare
// as the criteria do.
#pragma once

#include "tournament/seating/seating.hpp"

#include <cstdint>
#include <vector>

namespace kamchatka::tournament {

using Lanes = std::uint64_t;

constexpr unsigned lane_bits = 8;
constexpr Lanes lane_max = 12;  // of one pair; ten pairs and five people stay under 255

// One break of the criterion at this index.
constexpr Lanes lane_of(std::size_t criterion) {
    return Lanes{1} << (lane_bits * (criteria_max - criterion));
}
constexpr std::uint32_t lane_value(Lanes lanes, std::size_t criterion) {
    return static_cast<std::uint32_t>(lanes >> (lane_bits * (criteria_max - criterion))) & 0xffU;
}

class PairCosts {
public:
    explicit PairCosts(const SeatingProblem& problem);

    Lanes pair(std::uint16_t a, std::uint16_t b) const { return pairs_[a * count_ + b]; }
    // Of sitting at a table of five.
    Lanes five(std::uint16_t person) const { return fives_[person]; }
    // Of a person among the people of a table, without the one at `leaving`.
    Lanes among(std::uint16_t person, const std::vector<std::uint16_t>& table, std::size_t leaving)
        const;
    Lanes of_table(const std::vector<std::uint16_t>& table) const;
    SeatingCost of_plan(const SeatingPlan& plan) const;

private:
    void add_pair(std::size_t criterion, std::uint32_t a, std::uint32_t b, Lanes times);

    std::size_t count_;
    std::vector<Lanes> pairs_;
    std::vector<Lanes> fives_;
};

}  // namespace kamchatka::tournament
