// Rows of the catalogue as statements give them, for whoever reads or changes them.
#pragma once

#include "store/rows.hpp"
#include "store/sqlite/sqlite.hpp"

#include <vector>

namespace kamchatka::store {

// The columns of `player`, of `session`, in the order of the schema, from this one on.
PlayerRow player_at(const Cursor& row, int from = 0);
SessionRow session_at(const Cursor& row, int from = 0);
std::vector<SessionRow> sessions_of(Database& database, PlayerId player);

// With their seats, in one transaction, so that table and seats are of one moment.
std::vector<StoredTable> tables_with_player(
    Database& database, PlayerId player, std::int64_t count_max
);

ChatRow chat_at(const Cursor& row);

}  // namespace kamchatka::store
