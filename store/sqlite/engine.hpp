// SQLite as store/sql needs to know it.
#pragma once

#include "store/journals.hpp"
#include "store/sqlite/readers.hpp"
#include "store/sqlite/writer.hpp"

#include <string_view>
#include <vector>

namespace kamchatka::store {

struct SqliteEngine {
    using Database = store::Database;
    using Writer = store::Writer;
    using Readers = store::Readers;

    // Conditions on a journal; the second has the code of the tournament as $2.
    static constexpr std::string_view summary_is_running =
        "CASE WHEN json_valid(summary) THEN summary ->> '$.state' = 'running' ELSE TRUE END";
    static constexpr std::string_view summary_is_of_tournament =
        "CASE WHEN json_valid(summary) THEN summary ->> '$.desk.code' = $2 ELSE FALSE END";

    // One process has the folder: there is nobody to tell, and nobody to lose a log to.
    static void tell(Database&, const Notice&) {}
    static constexpr bool fenced(Database&, std::int64_t) { return false; }
    // A table that was made in the same transaction: its log needs no beginning.
    static void begin_table(Database&, TableId) {}

    // Entries of a journal that was made in the same transaction; none is fine too.
    static Appended begin(
        Database& database, JournalId journal, const std::vector<JournalEntry>& entries
    );
    // All or none; the schema has the last word.
    static Appended append(Database& database, const std::vector<JournalEntry>& entries);
};

}  // namespace kamchatka::store
