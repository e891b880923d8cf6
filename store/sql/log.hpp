// The log as both databases keep it: how entries are read, and whether they hang together.
#pragma once

#include "store/chain.hpp"
#include "store/log.hpp"

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace kamchatka::store::sql {

// Where a table or a journal goes on.
struct Head {
    std::int64_t seq = 1;
    Link link = chain_start;
};

// From the entry before the one asked for: its link is where the check begins.
inline constexpr std::string_view tail_sql =
    "SELECT table_id, seq, event_count, ref, actor, at_ms, body, link FROM entry"
    " WHERE table_id = $1 AND seq >= coalesce("
    "  (SELECT seq FROM entry WHERE table_id = $1 AND seq < $2 AND seq + event_count <= $2"
    "   ORDER BY seq DESC LIMIT 1), 1)"
    " ORDER BY seq LIMIT $3";

template <typename Row>
Entry entry_at(const Row& row) {
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
        if (!trusted && (entry.seq != head_.seq || link_of(head_.link, entry) != link)) {
            throw std::runtime_error{
                "table " + std::to_string(entry.table) + " is damaged at event " +
                std::to_string(entry.seq) + ": it does not follow from the one before"};
        }
        begun_ = true;
        head_ = {.seq = entry.seq + entry.event_count, .link = link};
    }

    const Head& head() const { return head_; }

private:
    bool begun_ = false;
    Head head_;
};

// As Log::read; throws what keeps it from being read.
template <typename Database>
std::vector<Entry> log_entries(Database& database, TableId table, Part part) {
    std::vector<Entry> entries;
    Inspection inspection;
    // One more than asked for: the entry before them.
    const std::int64_t rows_max = part.entries_max == INT64_MAX ? INT64_MAX : part.entries_max + 1;
    auto row = database.query(tail_sql, table, part.from_seq, rows_max);
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

}  // namespace kamchatka::store::sql
