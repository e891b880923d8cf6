// The tables of the database and how older ones are brought up to date (docs/event-log.md).
#pragma once

#include "store/sqlite/sqlite.hpp"

namespace kamchatka::store {

inline constexpr int schema_version = 2;

// Settings of every connection that writes: durable, checkpoints by hand, deleted means erased.
void configure(Database& database);

// From nothing or from any older version to this one, in one transaction. Throws when the file is
// not ours or is of a later version.
void bring_up_to_date(Database& database);

}  // namespace kamchatka::store
