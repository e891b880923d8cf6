// The next round: who plays in it, at which table, in which order.
#pragma once

#include "engine/result.hpp"
#include "tournament/rejection.hpp"
#include "tournament/seating/seating.hpp"
#include "tournament/state.hpp"

#include <optional>
#include <span>
#include <vector>

namespace kamchatka::tournament {

// The stage the next round belongs to; nothing when the last one has been played.
std::optional<std::uint8_t> next_stage(const State& state);

// Every round that the format has was played.
bool over(const State& state);

// People, tables and order of play for the next round of the tournament, or why there is none.
Result<RoundSeated, Rejected> draw_round(const State& state, std::uint64_t seed);

// Those people with their clubs, regions and what they played before a round (from 0), as the
// solver sees them. Clubs and regions are numbered in order of appearance.
SeatingProblem problem_of(
    const State& state,
    std::span<const PlayerId> people,
    std::span<const Criterion> criteria,
    std::size_t before_round
);

// What a seated round could not avoid, and why; of its drawing or after exchanges by hand.
struct SeatingReport {
    std::vector<PlayerId> people;  // what the indices below mean
    std::vector<std::string> clubs;
    std::vector<std::string> regions;
    std::vector<Conflict> conflicts;
    std::vector<Necessity> necessities;
    SeatingCost cost;
};
SeatingReport report_on(const State& state, std::size_t round);

}  // namespace kamchatka::tournament
