// Rows of the catalogue as statements give them, for whoever reads or changes them.
#pragma once

#include "store/rows.hpp"
#include "store/sqlite/sqlite.hpp"
#include "store/sqlite/vault.hpp"

#include <vector>

namespace kamchatka::store {

// The columns of `player`, of `session`, in the order of the schema, from this one on.
PlayerRow player_at(const Cursor& row, int from = 0);
SessionRow session_at(const Cursor& row, int from = 0);
std::vector<SessionRow> sessions_of(Database& database, PlayerId player);

// With their seats, in one transaction, so that table and seats are of one moment; those that
// cannot be understood are left out.
std::vector<StoredTable> tables_with_player(
    Database& database, PlayerId player, std::int64_t count_max
);

std::vector<StoredTable> newest_tables(Database& database, std::int64_t count_max);

ChatRow chat_at(const Cursor& row);

// The first column of all rows, as text.
std::vector<std::string> first_column(Cursor row);

// As Catalogue::table_with_code; throws what keeps it from being read. Without its seed where there
// are no keys.
std::optional<WholeTable> whole_table(
    Database& database, const Keys* keys, const std::string& code, std::int64_t chat_lines
);

}  // namespace kamchatka::store
