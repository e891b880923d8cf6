// See heads.hpp.
#include "store/postgres/heads.hpp"

namespace kamchatka::store::pg {
namespace {

constexpr std::string_view begin_logs_sql =
    "INSERT INTO head (log_id, link) SELECT id, $2::bytea FROM unnest($1::bigint[]) AS wanted(id)"
    " ON CONFLICT DO NOTHING";
// In the order of their numbers, so that two nodes never wait for each other.
constexpr std::string_view lock_logs_sql =
    "SELECT log_id FROM head WHERE log_id = ANY ($1::bigint[]) ORDER BY log_id FOR UPDATE";
constexpr std::string_view claim_logs_sql =
    "UPDATE head SET epoch = epoch + 1, owner = $2, incarnation = $3,"
    "  claimed_at = clock_timestamp(), wanted = NULL, wanted_at = NULL, idle = false"
    " WHERE log_id = ANY ($1::bigint[]) AND (owner IS NULL OR NOT EXISTS (SELECT 1 FROM node WHERE "
    "node.name = head.owner"
    "   AND node.incarnation = head.incarnation AND node.state IN ('up', 'draining')))";
constexpr std::string_view owned_logs_sql =
    "SELECT log_id, epoch, next_seq, link FROM head"
    " WHERE log_id = ANY ($1::bigint[]) AND owner = $2 AND incarnation = $3";

}  // namespace

std::unordered_map<std::int64_t, OwnedHead> claim(
    Database& database, const Node& node, const std::vector<std::int64_t>& logs, Missing missing
) {
    if (missing == Missing::begin) database.run(begin_logs_sql, logs, chain_start);
    database.query(lock_logs_sql, logs);
    database.run(claim_logs_sql, logs, node.name, node.incarnation);
    std::unordered_map<std::int64_t, OwnedHead> ours;
    auto row = database.query(owned_logs_sql, logs, node.name, node.incarnation);
    while (row.next()) {
        ours.emplace(
            row.integer(0),
            OwnedHead{
                .epoch = row.integer(1), .head = {.seq = row.integer(2), .link = row.digest(3)}}
        );
    }
    return ours;
}

}  // namespace kamchatka::store::pg
