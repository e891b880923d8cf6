// Deleted means gone. SQLite overwrites what is deleted (secure_delete), but rows that it moved
// from one page to another before may have left a copy behind in the gap of the old page. So after
// somebody was deleted, the tables that speak of people are written anew, one at a time.
#pragma once

#include "store/sqlite/sqlite.hpp"

#include <array>
#include <string_view>

namespace kamchatka::store {

inline constexpr std::array<std::string_view, 7> personal_tables{
    "player", "account", "session", "seat", "chat", "journal_personal", "journal_invitation"};

// Takes all rows out of a table, which overwrites its pages, and puts them back. In a transaction
// that does not enforce references; what it did may be read in the write-ahead log until that is
// truncated.
void rewrite(Database& database, std::string_view table);

// Whether tables must still be rewritten: remembered in the database, across a crash.
void note_erasure(Database& database);
bool erasure_noted(Database& database);
void forget_erasure(Database& database);

}  // namespace kamchatka::store
