// The fenced append.
#include "store/postgres/append.hpp"

#include <algorithm>
#include <unordered_set>

namespace kamchatka::store::pg {
namespace {

constexpr std::size_t heads_max = 50'000;  // about 6 MB

// One entry a log. Whoever lost the log, or is not where it goes on, moves no head and inserts
// nothing.
constexpr std::string_view append_sql =
    "WITH put AS (SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[],"
    "  $5::text[], $6::text[], $7::bigint[], $8::bytea[], $9::bytea[])"
    "  AS t (table_id, epoch, seq, event_count, ref, actor, at_ms, body, link)),"
    " moved AS (UPDATE head SET next_seq = put.seq + put.event_count, link = put.link FROM put"
    "  WHERE head.log_id = put.table_id AND head.epoch = put.epoch AND head.next_seq = put.seq"
    "   AND NOT EXISTS (SELECT 1 FROM entry WHERE entry.table_id = put.table_id"
    "    AND entry.ref = put.ref)"
    "  RETURNING head.log_id)"
    " INSERT INTO entry (table_id, seq, event_count, ref, actor, at_ms, body, link, epoch)"
    " SELECT table_id, seq, event_count, ref, actor, at_ms, body, link, epoch"
    " FROM put JOIN moved ON moved.log_id = put.table_id RETURNING table_id";

Bytes bytes_of(const std::string& text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

}  // namespace

bool Heads::ready_for(const std::vector<Append*>& appends) const {
    std::unordered_set<TableId> met;
    return std::ranges::all_of(appends, [&](const Append* append) {
        const auto found = heads_.find(append->entry.table);
        return !append->link && found != heads_.end() &&
            found->second.head.seq == append->entry.seq && met.insert(append->entry.table).second;
    });
}

Database::Call Heads::call_for(const std::vector<Append*>& appends) {
    std::vector<std::int64_t> tables;
    std::vector<std::int64_t> epochs;
    std::vector<std::int64_t> seqs;
    std::vector<std::int64_t> counts;
    std::vector<std::string_view> refs;
    std::vector<std::string_view> actors;
    std::vector<std::int64_t> times;
    std::vector<Bytes> bodies;
    std::vector<Bytes> links;
    for (Append* append : appends) {
        const Entry& entry = append->entry;
        const OwnedHead& owned = heads_.at(entry.table);
        append->link = link_of(owned.head.link, entry);
        tables.push_back(entry.table);
        epochs.push_back(owned.epoch);
        seqs.push_back(entry.seq);
        counts.push_back(entry.event_count);
        refs.emplace_back(entry.ref);
        actors.emplace_back(entry.actor);
        times.push_back(entry.at_ms);
        bodies.push_back(bytes_of(entry.body));
        links.emplace_back(*append->link);
    }
    return {
        append_sql, Parameters{tables, epochs, seqs, counts, refs, actors, times, bodies, links}};
}

std::vector<Append*> Heads::take(Rows answer, const std::vector<Append*>& appends) {
    std::unordered_set<TableId> stored;
    while (answer.next()) stored.insert(answer.integer(0));
    std::vector<Append*> left;
    for (Append* append : appends) {
        const Entry& entry = append->entry;
        if (!stored.contains(entry.table)) {
            heads_.erase(entry.table);
            left.push_back(append);
            continue;
        }
        append->outcome = Appended::stored;
        heads_.at(entry.table).head = {.seq = entry.seq + entry.event_count, .link = *append->link};
    }
    return left;
}

void Heads::own(Database& database, const std::vector<Append*>& appends) {
    if (heads_.size() >= heads_max) heads_.clear();
    std::vector<std::int64_t> unknown;
    for (const Append* append : appends) {
        const auto found = heads_.find(append->entry.table);
        if (found == heads_.end() || found->second.head.seq != append->entry.seq) {
            unknown.push_back(append->entry.table);
            heads_.erase(append->entry.table);
        }
    }
    if (!unknown.empty()) heads_.merge(claim(database, node_, unknown, Missing::begin));
}

bool Heads::stored_before(Database& database, const Append& append) {
    auto row = database.query(
        "SELECT link FROM entry WHERE table_id = $1 AND seq = $2",
        append.entry.table,
        append.entry.seq
    );
    return row.next() && row.digest(0) == *append.link;
}

Appended Heads::refusal(Database& database, const Append& append) {
    const auto owned = heads_.find(append.entry.table);
    if (owned == heads_.end()) {
        database.fenced();
        return Appended::fenced;
    }
    auto row = database.query(
        "SELECT 1 FROM entry WHERE table_id = $1 AND ref = $2", append.entry.table, append.entry.ref
    );
    return row.next() ? Appended::duplicate : Appended::conflict;
}

void Heads::store(Database& database, const std::vector<Append*>& appends) {
    std::vector<Append*> fresh;
    for (Append* append : appends) {
        if (append->link && stored_before(database, *append))
            append->outcome = Appended::stored;
        else
            fresh.push_back(append);
    }
    own(database, fresh);
    std::vector<Append*> continuing;
    for (Append* append : fresh) {
        const auto owned = heads_.find(append->entry.table);
        if (owned != heads_.end() && owned->second.head.seq == append->entry.seq)
            continuing.push_back(append);
        else
            append->outcome = refusal(database, *append);
    }
    if (continuing.empty()) return;
    const Database::Call call = call_for(continuing);
    const auto left = take(database.query(call), continuing);
    // Its ref was there, or the log was claimed by another after ours: ask whose it is.
    own(database, left);
    for (Append* append : left) append->outcome = refusal(database, *append);
}

}  // namespace kamchatka::store::pg
