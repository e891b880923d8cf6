// The tables of a PostgreSQL database: those of SQLite (docs/event-log.md), and beside them who
// writes which log. Versions have the same numbers.
#pragma once

#include "store/postgres/postgres.hpp"

namespace kamchatka::store::pg {

inline constexpr int schema_version = 4;

// The version that it has; 0 when there is nothing in it. Throws when it is not ours.
int version_of(Database& database);

// In a transaction, in an empty database.
void make_tables(Database& database);

// Makes the tables in an empty database. Throws with a sentence for the operator when it holds
// something else, or a version that this program cannot work beside: only its own and the next one.
void bring_up(Database& database);

}  // namespace kamchatka::store::pg
