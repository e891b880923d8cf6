// Whether a database can be worked with; each refusal is one sentence that says what to do.
#pragma once

#include "store/postgres/postgres.hpp"
#include "store/vault.hpp"

#include <string>

namespace kamchatka::store::pg {

void reach(Database& database);
std::int64_t wall_ms();
// Stamps and the delay of spectators go by it: two seconds apart at most.
void check_clock(Database& database);
void check_standby(Database& database);
// Names are in any script.
void check_encoding(Database& database);

// The key of the database; a database that has none yet takes that of the file, and where there is
// no file either, one is made.
Vault open_vault(Database& database, const std::string& path);

// Every log and every journal, link by link, up to its head; the number of entries. Throws at the
// first that is wrong.
std::int64_t read_through(Database& database);

}  // namespace kamchatka::store::pg
