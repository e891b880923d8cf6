// Making the tables, and telling ours from others.
#include "store/postgres/schema.hpp"

#include "store/postgres/schema_tables.hpp"

namespace kamchatka::store::pg {
namespace {

// Held while the tables are made: two nodes may start at the same time.
constexpr std::string_view alone_sql = "SELECT pg_advisory_xact_lock(1262570801)";
constexpr std::string_view application = "KAM1";

bool there(Database& database, std::string_view sql) {
    auto row = database.query(sql);
    return row.next() && row.integer(0) != 0;
}

}  // namespace

int version_of(Database& database) {
    const bool fresh = !there(
        database,
        "SELECT count(*) FROM pg_class WHERE relnamespace = current_schema()::regnamespace"
    );
    if (fresh) return 0;
    const bool settings = there(
        database,
        "SELECT count(*) FROM pg_class WHERE relname = 'setting'"
        " AND relnamespace = current_schema()::regnamespace"
    );
    const auto told = [&](std::string_view name) {
        if (!settings) return std::string{};
        auto row = database.query("SELECT value FROM setting WHERE name = $1", name);
        return row.next() ? std::string{row.text(0)} : std::string{};
    };
    if (told("application") != application) {
        throw std::runtime_error{"the database holds something else: name an empty one in --store"};
    }
    return std::stoi(told("schema"));
}

void make_tables(Database& database) {
    for (const std::string_view part :
         {owners_sql, log_sql, people_sql, journals_sql, office_sql}) {
        database.execute(std::string{part});
    }
    database.run("INSERT INTO setting (name, value) VALUES ('application', $1)", application);
    database.run(
        "INSERT INTO setting (name, value) VALUES ('schema', $1)", std::to_string(schema_version)
    );
}

void bring_up(Database& database) {
    database.execute("BEGIN");
    database.query(alone_sql);
    const int version = version_of(database);
    if (version == 0) make_tables(database);
    database.commit();
    if (version == 0 || version == schema_version || version == schema_version + 1) return;
    throw std::runtime_error{
        "the database is of version " + std::to_string(version) + ", this program knows " +
        std::to_string(schema_version) + " and works beside " + std::to_string(schema_version + 1) +
        (version > schema_version ? ": start a later program" : ": bring it up to date first")};
}

}  // namespace kamchatka::store::pg
