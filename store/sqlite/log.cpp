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
// From the entry before the one asked for: its link is where the check begins.
constexpr std::string_view tail_sql =
    "SELECT table_id, seq, event_count, ref, actor, at_ms, body, link FROM entry"
    " WHERE table_id = ?1 AND seq >= coalesce("
    "  (SELECT seq FROM entry WHERE table_id = ?1 AND seq < ?2 AND seq + event_count <= ?2"
    "   ORDER BY seq DESC LIMIT 1), 1)"
    " ORDER BY seq";
constexpr std::string_view all_sql =
    "SELECT table_id, seq, event_count, ref, actor, at_ms, body, link FROM entry"
    " ORDER BY table_id, seq";

Entry entry_at(const Cursor& row) {
    return {
        .table = row.integer(0),
        .seq = row.integer(1),
        .event_count = static_cast<std::int32_t>(row.integer(2)),
        .ref = std::string{row.text(3)},
        .actor = std::string{row.text(4)},
        .at_ms = row.integer(5),
        .body = std::string{row.text(6)},
    };
}

// The entries of a table, met one by one, and whether each follows from the one before.
class Inspection {
public:
    // The first entry of a part read later is taken at its word.
    enum class First : std::uint8_t { of_the_table, of_a_part };

    void pass(const Entry& entry, const Link& link, First first) {
        const bool trusted = !begun_ && first == First::of_a_part;
        if (!trusted && (entry.seq != seq_ || link_of(link_, entry) != link)) {
            throw std::runtime_error{
                "table " + std::to_string(entry.table) + " is damaged at event " +
                std::to_string(entry.seq) + ": it does not follow from the one before"};
        }
        begun_ = true;
        seq_ = entry.seq + entry.event_count;
        link_ = link;
    }

private:
    bool begun_ = false;
    std::int64_t seq_ = 1;
    Link link_ = chain_start;
};

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
        return log_entries(database, table, part);
    });
}

std::vector<Entry> log_entries(Database& database, TableId table, Part part) {
    std::vector<Entry> entries;
    Inspection inspection;
    Cursor row = database.query(tail_sql, table, part.from_seq);
    while (std::ssize(entries) < part.entries_max && row.next()) {
        Entry entry = entry_at(row);
        const bool asked_for = entry.seq + entry.event_count > part.from_seq;
        inspection.pass(
            entry,
            row.digest(7),
            asked_for || entry.seq == 1 ? Inspection::First::of_the_table
                                        : Inspection::First::of_a_part
        );
        if (asked_for) entries.push_back(std::move(entry));
    }
    return entries;
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
    Inspection inspection;
    Cursor row = database.query(all_sql);
    for (; row.next(); ++count) {
        const Entry entry = entry_at(row);
        if (entry.table != table) inspection = {};
        table = entry.table;
        inspection.pass(entry, row.digest(7), Inspection::First::of_the_table);
    }
    return count;
}

}  // namespace kamchatka::store
