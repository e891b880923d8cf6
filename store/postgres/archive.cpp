// All of it as it is at one moment, while nodes may go on.
#include "store/sql/archive.hpp"

#include "store/postgres/readiness.hpp"
#include "store/postgres/schema.hpp"

#include <sodium.h>

namespace kamchatka::store::pg {
namespace {

constexpr std::chrono::hours for_one_answer{24};

// Heads that are not where their logs end.
constexpr std::string_view astray_sql =
    "SELECT log_id::text FROM head"
    " LEFT JOIN LATERAL (SELECT seq + event_count AS next, link FROM entry"
    "  WHERE table_id = log_id ORDER BY seq DESC LIMIT 1) AS game ON true"
    " LEFT JOIN LATERAL (SELECT seq + 1 AS next, link FROM journal_entry"
    "  WHERE journal_id = log_id ORDER BY seq DESC LIMIT 1) AS journal ON true"
    " WHERE next_seq <> coalesce(game.next, journal.next, 1)"
    "  OR head.link <> coalesce(game.link, journal.link, $1) LIMIT 100";

class PostgresArchive final : public sql::SqlArchive<Database> {
public:
    explicit PostgresArchive(const std::string& url)
        : SqlArchive{
              Database{{.url = url, .name = "kamchatka/archive", .patience = for_one_answer}}} {
        file = url;
        reach(database_);
        version = version_of(database_);
        if (version == 0) throw std::runtime_error{"the database is empty"};
        if (version > schema_version + 1) {
            throw std::runtime_error{"a later program wrote the database: check it with that one"};
        }
        database_.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    }

    // References and pages are the server's own business (data_checksums, pg_amcheck).
    std::vector<std::string> page_faults() override {
        std::vector<std::string> faults;
        for (const std::string& log : sql::first_column(database_.query(astray_sql, chain_start))) {
            faults.push_back("the head of log " + log + " is not where the log ends");
        }
        return faults;
    }
};

}  // namespace
}  // namespace kamchatka::store::pg

namespace kamchatka::store {

std::unique_ptr<Archive::Contents> open_archive_database(
    const std::string& url, const std::optional<std::string>& key
) {
    if (sodium_init() < 0) throw std::runtime_error{"no entropy: libsodium did not start"};
    auto opened = std::make_unique<pg::PostgresArchive>(url);
    if (key) opened->open_with(*key);
    return opened;
}

}  // namespace kamchatka::store
