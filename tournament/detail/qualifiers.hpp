// Who goes on to the next round.
#pragma once

#include "tournament/ranking/ties.hpp"
#include "tournament/seating/tables.hpp"
#include "tournament/state.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace kamchatka::tournament {

// Still in, and has not renounced.
bool goes_on(const State& state, PlayerId player);

// The standings of the first stage, those who go on only; equals that no cut has parted by lot with
// this seed.
std::vector<PlayerId> ranked(const State& state, std::uint64_t seed);

// Where the last round sends people, and how many.
struct Qualifying {
    PhaseKind into;
    std::vector<const Table*> tables;  // of the last round
    std::size_t seconds;
};

// The winners of these tables, in order of table. Who does not go on is replaced by the next of his
// table, then by the best second of the others; so many more best seconds follow. Equals that are
// not settled are named beside them.
struct Through {
    std::vector<PlayerId> players;
    std::vector<CutTie> ties;
};
Through winners_of(const State& state, const Qualifying& qualifying);

// From the first round to the final, for those who began it.
std::optional<std::vector<KnockoutRound>> knockout_plan(const State& state, std::size_t players);
std::size_t people_in(const Round& round);

// The last round's tables, of one group of parallel finals or of all.
std::vector<const Table*> last_tables(const State& state, std::optional<std::uint8_t> group);

// Whether somebody plays in the last round, and that is no longer one of the standings.
bool in_semifinal(const State& state, PlayerId player);

}  // namespace kamchatka::tournament
