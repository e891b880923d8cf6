// The ports over PostgreSQL; and how a journal goes on there.
#include "store/postgres/engine.hpp"

#include "store/postgres/notices.hpp"
#include "store/sql/journals_reads.hpp"
#include "store/sql/journals_writes.hpp"
#include "store/sql/key_change.hpp"
#include "store/sql/office_acts.hpp"
#include "store/sql/people_reads.hpp"
#include "store/sql/people_rows.hpp"
#include "store/sql/table_reads.hpp"
#include "store/sql/table_writes.hpp"

namespace kamchatka::store::pg {
namespace {

bool known(Database& database, std::int64_t log) {
    return database.query("SELECT 1 FROM head WHERE log_id = $1", log).next();
}

Appended continue_journal(
    Database& database, const sql::Head& head, const std::vector<JournalEntry>& entries
) {
    const JournalEntry& first = entries.front();
    if (sql::ref_stored(database, first)) return Appended::duplicate;
    if (first.seq != head.seq) return Appended::conflict;
    try {
        Savepoint all{database};
        const sql::Head after = sql::insert_entries(database, head, entries);
        database.run(
            "UPDATE head SET next_seq = $1, link = $2 WHERE log_id = $3",
            after.seq,
            after.link,
            first.journal
        );
        all.keep();
        return Appended::stored;
    } catch (const PostgresError& error) {
        if (!error.state().starts_with("23")) throw;
        return Appended::conflict;
    }
}

}  // namespace

void Engine::tell(Database& database, const Notice& notice) { add_notice(database, notice); }

bool Engine::fenced(Database& database, std::int64_t log) {
    const Node& node = database.node();
    const bool ours = database
                          .query(
                              "SELECT 1 FROM head WHERE log_id = $1 AND owner = $2"
                              " AND incarnation = $3 FOR SHARE",
                              log,
                              node.name,
                              node.incarnation
                          )
                          .next();
    // One that is not there is nobody's to keep from us, and what speaks of it is gone.
    if (ours || !known(database, log)) return false;
    database.fenced();
    return true;
}

void Engine::begin_table(Database& database, TableId table) {
    if (claim(database, database.node(), {table}, Missing::begin).contains(table)) return;
    throw PostgresError{"23505", "the log of a new table is another node's"};
}

// It has no owner before somebody asks for it.
Appended Engine::begin(
    Database& database, JournalId journal, const std::vector<JournalEntry>& entries
) {
    database.run("INSERT INTO head (log_id, link) VALUES ($1, $2)", journal, chain_start);
    return entries.empty() ? Appended::stored : continue_journal(database, {}, entries);
}

Appended Engine::append(Database& database, const std::vector<JournalEntry>& entries) {
    const JournalId journal = entries.front().journal;
    const auto ours = claim(database, database.node(), {journal}, Missing::leave);
    if (const auto head = ours.find(journal); head != ours.end()) {
        return continue_journal(database, head->second.head, entries);
    }
    if (!known(database, journal)) return Appended::conflict;
    database.fenced();
    return Appended::fenced;
}

}  // namespace kamchatka::store::pg

namespace kamchatka::store::sql {

template class SqlCatalogue<pg::Engine>;
template class SqlJournals<pg::Engine>;
template class SqlOffice<pg::Engine>;

}  // namespace kamchatka::store::sql
