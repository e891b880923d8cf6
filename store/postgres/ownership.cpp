// Locks are taken in the order node, head; and none is waited for: whoever holds one is at work
// with the log, and asking again costs less than a queue of nodes behind a commit.
#include "store/postgres/ownership.hpp"

#include "store/postgres/engine.hpp"
#include "store/sql/change.hpp"
#include "store/sql/rows.hpp"

namespace kamchatka::store::pg {
namespace {

// The log, whether it is ours, whether its owner lives, and whether that one has been silent for
// too long; who that is.
constexpr std::string_view found_sql =
    "SELECT log_id, coalesce(head.owner = $2 AND head.incarnation = $3, false),"
    "  coalesce(node.state IN ('up', 'draining'), false),"
    "  coalesce(node.beat_at < clock_timestamp() - $4::bigint * interval '1 millisecond', false),"
    "  head.owner, head.incarnation"
    " FROM head LEFT JOIN node ON node.name = head.owner AND node.incarnation = head.incarnation";
constexpr std::string_view declare_dead_sql =
    "UPDATE node SET state = 'dead' WHERE name = (SELECT name FROM node"
    "  WHERE name = $1 AND incarnation = $2 AND state IN ('up', 'draining')"
    "   AND beat_at < clock_timestamp() - $3::bigint * interval '1 millisecond'"
    "  FOR NO KEY UPDATE SKIP LOCKED)";
constexpr std::string_view claim_sql =
    "UPDATE head SET epoch = epoch + 1, owner = $2, incarnation = $3,"
    "  claimed_at = clock_timestamp(), wanted = NULL, wanted_at = NULL, idle = false"
    " WHERE log_id = (SELECT log_id FROM head WHERE log_id = $1 AND (owner IS NULL"
    "   OR NOT EXISTS (SELECT 1 FROM node WHERE node.name = head.owner"
    "    AND node.incarnation = head.incarnation AND node.state IN ('up', 'draining')))"
    "  FOR NO KEY UPDATE OF head SKIP LOCKED)";
constexpr std::string_view want_sql =
    "UPDATE head SET wanted = $2, wanted_at = clock_timestamp()"
    " WHERE log_id = (SELECT log_id FROM head WHERE log_id = $1 AND owner IS NOT NULL"
    "  FOR NO KEY UPDATE SKIP LOCKED)";
constexpr std::string_view release_sql =
    "UPDATE head SET owner = NULL, incarnation = NULL, wanted = NULL, wanted_at = NULL, idle = $4"
    " WHERE log_id = $1 AND owner = $2 AND incarnation = $3";

// Not at rest, and nobody living has it: $1 is a time without a beat that says that a node is dead,
// in milliseconds, or nothing where we may not say so.
constexpr std::string_view deserted_sql =
    " LEFT JOIN node ON node.name = head.owner AND node.incarnation = head.incarnation"
    " WHERE NOT idle AND (node.name IS NULL OR node.state NOT IN ('up', 'draining')"
    "  OR coalesce(node.beat_at < clock_timestamp() - $1::bigint * interval '1 millisecond', false)"
    " )";

std::string found_with_code(LogKind kind) {
    const std::string table = kind == LogKind::table ? "game_table" : "journal";
    return std::string{found_sql} + " WHERE log_id = (SELECT id FROM " + table +
        " WHERE code = $1)";
}

// Another time, others.
std::string deserted_codes(LogKind kind) {
    const std::string found = kind == LogKind::table
        ? "SELECT code FROM head JOIN game_table ON id = log_id" + std::string{deserted_sql} +
            " AND game_table.state IN ('lobby', 'playing') AND NOT EXISTS (SELECT 1 FROM withheld"
            "  WHERE withheld.kind = 'table' AND withheld.id = log_id AND display = 'deleted')"
        : "SELECT code FROM head JOIN journal ON id = log_id" + std::string{deserted_sql} +
            " AND kind = 'tournament' AND " + std::string{Engine::summary_is_running};
    return found + " ORDER BY random() LIMIT $2";
}

}  // namespace

Claimed PostgresOwnership::claim_now(
    Database& database, LogKind kind, const std::string& code, Asking asking
) {
    const Node& node = database.node();
    const std::int64_t ttl_ms = pulse_.options().ttl.count();
    auto found = database.query(found_with_code(kind), code, node.name, node.incarnation, ttl_ms);
    if (!found.next()) return Claimed::none;
    const LogId log = found.integer(0);
    if (found.integer(1) != 0) return Claimed::ours;
    bool lives = found.integer(2) != 0;
    if (lives && found.integer(3) != 0 && pulse_.may_declare_dead()) {
        lives = database.run(declare_dead_sql, found.text(4), found.integer(5), ttl_ms) == 0;
    }
    if (!lives && database.run(claim_sql, log, node.name, node.incarnation) > 0) {
        writer_.forget(log);
        ++claims_;
        return Claimed::ours;
    }
    if (asking == Asking::nobody) return Claimed::elsewhere;
    database.run(want_sql, log, node.name);
    wake_listeners(database);
    return Claimed::elsewhere;
}

void PostgresOwnership::claim(LogKind kind, std::string code, Done<Claimed> done) {
    claim(kind, std::move(code), Asking::of_whoever_has_it, std::move(done));
}

void PostgresOwnership::claim_deserted(LogKind kind, std::string code, Done<Claimed> done) {
    claim(kind, std::move(code), Asking::nobody, std::move(done));
}

void PostgresOwnership::claim(LogKind kind, std::string code, Asking asking, Done<Claimed> done) {
    auto work = [this, kind, asking, code = std::move(code)](Database& database) {
        return claim_now(database, kind, code, asking);
    };
    sql::change<Claimed>(writer_, std::move(done), std::move(work));
}

void PostgresOwnership::release(LogId log, LetGo how, Done<Changed> done) {
    sql::change<Changed>(writer_, std::move(done), [this, log, how](Database& database) {
        writer_.forget(log);
        const Node& node = database.node();
        const std::int64_t idle = how == LetGo::at_rest ? 1 : 0;
        return sql::changed_if(database.run(release_sql, log, node.name, node.incarnation, idle));
    });
}

void PostgresOwnership::deserted(
    LogKind kind, std::int64_t count_max, OnRead<std::vector<std::string>> done
) {
    auto reading = [this, kind, count_max](Database& database) -> std::vector<std::string> {
        if (draining_) return {};
        std::optional<std::int64_t> ttl_ms;
        if (pulse_.may_declare_dead()) ttl_ms = pulse_.options().ttl.count();
        return sql::first_column(database.query(deserted_codes(kind), ttl_ms, count_max));
    };
    readers_.read<std::vector<std::string>>(std::move(done), std::move(reading));
}

void PostgresOwnership::drain(Done<> done) {
    draining_ = true;
    auto told = [done = std::move(done)](Changed) {
        if (done) done();
    };
    sql::change<Changed>(writer_, std::move(told), [](Database& database) {
        return sql::changed_if(database.run(
            "UPDATE node SET state = 'draining'"
            " WHERE name = $1 AND incarnation = $2 AND state = 'up'",
            database.node().name,
            database.node().incarnation
        ));
    });
}

ClusterCounts PostgresOwnership::counts() const {
    const Lag lag = listener_.lag();
    return {
        .claims = claims_,
        .wanted = listener_.wanted(),
        .fenced = writer_.fenced(),
        .unknown_batches = writer_.unknown_batches(),
        .beats_late = pulse_.late(),
        .beat_age_ms = pulse_.age().count(),
        .clock_apart_ms = pulse_.apart().count(),
        .lag_bytes = lag.bytes,
        .lag_ms = lag.ms,
    };
}

}  // namespace kamchatka::store::pg
