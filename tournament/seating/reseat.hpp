// After the draw: people who came late, and people who did not come. The tables that are still to
// be played are put right, with as few people as possible at another table, or with ghosts and
// nobody moved.
#pragma once

#include "engine/result.hpp"
#include "tournament/action.hpp"
#include "tournament/rejection.hpp"
#include "tournament/state.hpp"

#include <vector>

namespace kamchatka::tournament {

// Of the last round, where people may still enter it; nobody anywhere else.
struct Unsettled {
    std::vector<PlayerId> missing;  // have a place at a table to be played, and are not there
    std::vector<PlayerId> late;     // are there, and sit nowhere
};
Unsettled unsettled(const State& state);

Result<RoundReseated, Rejected> reseat_round(const State& state, Reseating how, std::uint64_t seed);

// Whether the last round is one that people may still come to and leave.
bool open_to_latecomers(const State& state);
// A table without a result, and not opened elsewhere.
bool may_be_reseated(const Table& table);
bool is_there(const State& state, PlayerId player);

// How many of those who stay sit at another table than before.
std::size_t moved_by(const State& state, const RoundReseated& reseated);

}  // namespace kamchatka::tournament
