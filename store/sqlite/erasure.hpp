// Deleted means gone. SQLite overwrites what is deleted (secure_delete), but rows that it moved
// from one page to another before may have left a copy behind in the gap of the old page. So after
// somebody was deleted, the tables that speak of people are written anew, one at a time.
#pragma once

#include "store/sql/erasure.hpp"
#include "store/sqlite/sqlite.hpp"

#include <string_view>

namespace kamchatka::store {

// Takes all rows out of a table, which overwrites its pages, and puts them back. In a transaction
// that does not enforce references; what it did may be read in the write-ahead log until that is
// truncated.
void rewrite(Database& database, std::string_view table);

}  // namespace kamchatka::store
