// The ports over SQLite; and how a journal goes on there.
#include "store/sqlite/engine.hpp"

#include "store/sql/journals_reads.hpp"
#include "store/sql/journals_writes.hpp"
#include "store/sql/key_change.hpp"
#include "store/sql/office_acts.hpp"
#include "store/sql/people_reads.hpp"
#include "store/sql/people_rows.hpp"
#include "store/sql/table_reads.hpp"
#include "store/sql/table_writes.hpp"

namespace kamchatka::store {
namespace {

sql::Head journal_head(Database& database, JournalId journal) {
    Cursor row = database.query(
        "SELECT seq + 1, link FROM journal_entry WHERE journal_id = $1 ORDER BY seq DESC LIMIT 1",
        journal
    );
    if (!row.next()) return {};
    return {.seq = row.integer(0), .link = row.digest(1)};
}

}  // namespace

Appended SqliteEngine::begin(
    Database& database, JournalId, const std::vector<JournalEntry>& entries
) {
    return entries.empty() ? Appended::stored : append(database, entries);
}

Appended SqliteEngine::append(Database& database, const std::vector<JournalEntry>& entries) {
    const JournalEntry& first = entries.front();
    const sql::Head head = journal_head(database, first.journal);
    if (sql::ref_stored(database, first)) return Appended::duplicate;
    if (first.seq != head.seq) return Appended::conflict;
    try {
        Savepoint all{database};
        sql::insert_entries(database, head, entries);
        all.keep();
        return Appended::stored;
    } catch (const SqliteError& error) {
        if (!error.refused_by_schema()) throw;
        return Appended::conflict;
    }
}

template class sql::SqlCatalogue<SqliteEngine>;
template class sql::SqlJournals<SqliteEngine>;
template class sql::SqlOffice<SqliteEngine>;

}  // namespace kamchatka::store
