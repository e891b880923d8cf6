// See readiness.hpp.
#include "store/postgres/readiness.hpp"

#include "store/sql/journals_reads.hpp"
#include "store/sql/key_place.hpp"
#include "store/sql/log.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>

namespace kamchatka::store::pg {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t clock_apart_max_ms = 2000;

std::string setting(Database& database, std::string_view name) {
    auto row = database.query("SELECT current_setting($1)", name);
    row.next();
    return std::string{row.text(0)};
}

std::int64_t read_log(Database& database, TableId table) {
    const std::vector<Entry> entries = sql::log_entries(database, table, {});
    auto row = database.query("SELECT next_seq FROM head WHERE log_id = $1", table);
    const std::int64_t next = entries.empty() ? 1 : entries.back().seq + entries.back().event_count;
    if (!row.next() || row.integer(0) != next) {
        throw std::runtime_error{
            "table " + std::to_string(table) + " is damaged: its head is not where its log ends"};
    }
    return std::ssize(entries);
}

}  // namespace

std::int64_t wall_ms() {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

void reach(Database& database) {
    try {
        database.connect();
    } catch (const Lost& error) {
        throw std::runtime_error{
            "the database cannot be reached: start it, or correct --store (" +
            std::string{error.what()} + ")"};
    }
}

void check_clock(Database& database) {
    const std::int64_t before = wall_ms();
    auto row = database.query("SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint");
    row.next();
    const std::int64_t here = before + (wall_ms() - before) / 2;
    const std::int64_t apart = std::abs(row.integer(0) - here);
    if (apart <= clock_apart_max_ms) return;
    throw std::runtime_error{
        "the clocks of this machine and of the database are " + std::to_string(apart) +
        " ms apart: set them by the same time server (2000 ms at most)"};
}

void check_encoding(Database& database) {
    const std::string encoding = setting(database, "server_encoding");
    if (encoding == "UTF8") return;
    throw std::runtime_error{
        "the database is in " + encoding + ": make one with ENCODING 'UTF8' TEMPLATE template0"};
}

void check_standby(Database& database) {
    const std::string advice =
        ": give it one (synchronous_standby_names), or start with --unprotected and lose what"
        " was played last when the machine of the database is lost";
    if (setting(database, "synchronous_standby_names").empty()) {
        throw std::runtime_error{"the database has no synchronous standby" + advice};
    }
    auto row = database.query("SELECT count(*) FROM pg_stat_replication");
    row.next();
    if (row.integer(0) == 0) {
        throw std::runtime_error{"no standby of the database is connected" + advice};
    }
}

Vault open_vault(Database& database, const std::string& path) {
    const std::string coming = sql::coming_key(path);
    const bool first = !database.query("SELECT 1 FROM setting WHERE name = 'key'").next();
    if (first) {
        const Vault vault =
            fs::exists(path) ? Vault{read_key(path)} : sql::vault_of_new_key(coming);
        database.execute("BEGIN");
        database.run(
            "INSERT INTO setting (name, value) VALUES ('key', $1) ON CONFLICT DO NOTHING",
            vault.fingerprint()
        );
        database.commit();
    }
    if (sql::is_coming(database, coming)) sql::put_in_place(coming, path);
    if (!fs::exists(path)) {
        throw std::runtime_error{
            path +
            " is missing: copy the key of this database there from another node, or from"
            " where it is kept"};
    }
    const Vault vault{read_key(path)};
    if (!sql::fingerprint_stored(database, vault)) {
        throw std::runtime_error{
            path + " is not the key this database was sealed with: copy the right one there"};
    }
    // Of a change that did not come about. Where keys lie in a place that is only read, there is
    // none.
    if (fs::exists(coming)) fs::remove(coming);
    return vault;
}

std::int64_t read_through(Database& database) {
    const Moment moment{database};
    std::int64_t count = 0;
    const auto logs = sql::first_numbers(
        database.query("SELECT log_id FROM head WHERE log_id NOT IN (SELECT id FROM journal)")
    );
    for (const TableId table : logs) count += read_log(database, table);
    return count + sql::verify_journals(database);
}

}  // namespace kamchatka::store::pg
