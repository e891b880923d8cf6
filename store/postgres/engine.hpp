// PostgreSQL as store/sql needs to know it.
#pragma once

#include "store/journals.hpp"
#include "store/postgres/readers.hpp"
#include "store/postgres/writer.hpp"

#include <string_view>
#include <vector>

namespace kamchatka::store::pg {

struct Engine {
    using Database = pg::Database;
    using Writer = pg::Writer;
    using Readers = pg::Readers;

    // Conditions on a journal; the second has the code of the tournament as $2.
    static constexpr std::string_view summary_is_running =
        "coalesce(json_of(summary) ->> 'state' = 'running', json_of(summary) IS NULL)";
    static constexpr std::string_view summary_is_of_tournament =
        "json_of(summary) #>> '{desk,code}' = $2";

    static void tell(Database& database, const Notice& notice);
    // Whether the log is another node's, or nobody's: then it is not ours to change. Nobody claims
    // it before the transaction is over.
    static bool fenced(Database& database, std::int64_t log);
    // The log of a table that was made in the same transaction, owned by whoever made it.
    static void begin_table(Database& database, TableId table);

    // The head of a journal that was made in the same transaction, and its entries, if any.
    static Appended begin(
        Database& database, JournalId journal, const std::vector<JournalEntry>& entries
    );
    // All or none, by whoever owns the journal.
    static Appended append(Database& database, const std::vector<JournalEntry>& entries);
};

}  // namespace kamchatka::store::pg
