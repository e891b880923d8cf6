// A finished game once more: from the log as a record, and from a record as what the replay viewer
// draws, with every secret shown.
#pragma once

#include "record/parse_error.hpp"
#include "record/record.hpp"
#include "server/replays/types.hpp"
#include "server/tables/table.hpp"
#include "store/log.hpp"

#include <string>
#include <vector>

namespace kamchatka::server {

// The whole game as a record; the players are those of the table.
record::Parsed<record::Record> record_of(
    const Table& table, const Rules& rules, const std::vector<store::Entry>& entries
);

// When what happened is known from the entries, each of them is a step; otherwise each action of a
// seat or the arbiter with all that chance added.
ReplayAnswer replay_of(const record::Record& record, const std::vector<store::Entry>& entries);

}  // namespace kamchatka::server
