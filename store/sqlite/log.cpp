// Entries in and out of SQLite.
#include "store/sqlite/log.hpp"

#include <cassert>
#include <stdexcept>

namespace kamchatka::store {
namespace {

constexpr std::size_t heads_max = 50'000;  // about 5 MB

constexpr std::string_view insert_sql =
    "INSERT INTO entry (table_id, seq, event_count, ref, actor, at_ms, body, link)"
    " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
constexpr std::string_view head_sql =
    "SELECT seq + event_count, link FROM entry WHERE table_id = ?1 ORDER BY seq DESC LIMIT 1";
constexpr std::string_view ref_sql = "SELECT 1 FROM entry WHERE table_id = ?1 AND ref = ?2";
constexpr std::string_view all_sql =
    "SELECT table_id, seq, event_count, ref, actor, at_ms, body, link FROM entry"
    " ORDER BY table_id, seq";

bool ref_stored(Database& database, const Entry& entry) {
    return database.query(ref_sql, entry.table, entry.ref).next();
}

}  // namespace

class SqliteLog::Append final : public Job {
public:
    Append(SqliteLog& log, Entry entry, Done<Appended> done)
        : log_{log},
          entry_{std::move(entry)},
          done_{std::move(done)} {}

    void work(Database& database) override { outcome_ = log_.store(database, entry_); }
    void done() noexcept override {
        if (done_) done_(outcome_);
    }
    void failed() noexcept override {
        if (done_) done_(Appended::failed);
    }
    std::size_t bytes() const override { return 128 + entry_.body.size(); }

private:
    SqliteLog& log_;
    Entry entry_;
    Done<Appended> done_;
    Appended outcome_ = Appended::conflict;
};

void SqliteLog::append(Entry entry, Done<Appended> done) {
    assert(entry.table > 0 && entry.seq > 0 && entry.event_count > 0 && !entry.ref.empty());
    writer_.post(std::make_unique<Append>(*this, std::move(entry), std::move(done)));
}

void SqliteLog::read(TableId table, Part part, OnRead<std::vector<Entry>> done) {
    readers_.read<std::vector<Entry>>(std::move(done), [=](Database& database) {
        return sql::log_entries(database, table, part);
    });
}

Disk SqliteLog::disk() const { return writer_.disk(); }

// The head is only a guess when somebody else writes too: the schema has the last word.
Appended SqliteLog::store(Database& database, const Entry& entry) {
    Head* head = &head_of(database, entry.table);
    if (entry.seq != head->seq) {
        heads_.erase(entry.table);
        head = &head_of(database, entry.table);
    }
    if (entry.seq != head->seq) {
        return ref_stored(database, entry) ? Appended::duplicate : Appended::conflict;
    }
    const Link link = link_of(head->link, entry);
    try {
        database.run(
            insert_sql,
            entry.table,
            entry.seq,
            std::int64_t{entry.event_count},
            entry.ref,
            entry.actor,
            entry.at_ms,
            entry.body,
            link
        );
    } catch (const SqliteError& error) {
        if (!error.refused_by_schema()) throw;
        heads_.erase(entry.table);
        return ref_stored(database, entry) ? Appended::duplicate : Appended::conflict;
    }
    *head = {.seq = entry.seq + entry.event_count, .link = link};
    return Appended::stored;
}

SqliteLog::Head& SqliteLog::head_of(Database& database, TableId table) {
    if (const auto found = heads_.find(table); found != heads_.end()) return found->second;
    if (heads_.size() >= heads_max) heads_.clear();
    Head head;
    if (Cursor row = database.query(head_sql, table); row.next()) {
        head = {.seq = row.integer(0), .link = row.digest(1)};
    }
    return heads_.emplace(table, head).first->second;
}

std::int64_t verify_log(Database& database) {
    std::int64_t count = 0;
    TableId table = 0;
    sql::Inspection inspection;
    Cursor row = database.query(all_sql);
    for (; row.next(); ++count) {
        const Entry entry = sql::entry_at(row);
        if (entry.table != table) inspection = {};
        table = entry.table;
        inspection.pass(entry, row.digest(7), sql::Inspection::First::of_the_table);
    }
    return count;
}

}  // namespace kamchatka::store
