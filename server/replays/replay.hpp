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

// All but the steps.
ReplayAnswer replay_of(const record::Record& record);

// Each action of a seat or the arbiter with all that chance added.
std::vector<ReplayStep> steps_of(const record::Record& record);
// The same from some of a log, where each entry is one. Throws when one cannot be read.
std::vector<ReplayStep> steps_of(
    const Table& table, const Rules& rules, const std::vector<store::Entry>& entries
);

}  // namespace kamchatka::server
