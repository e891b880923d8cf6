// Opening a database, or saying in a sentence why not.
#include "store/postgres/store.hpp"

#include "store/postgres/readiness.hpp"
#include "store/postgres/schema.hpp"
#include "store/sql/change.hpp"
#include "store/sql/journals_reads.hpp"

#include <sodium.h>

#include <cassert>
#include <charconv>

namespace kamchatka::store::pg {
namespace {

constexpr std::chrono::hours for_reading_all{24};

std::optional<std::int64_t> read_noted(Database& database) {
    auto row = database.query("SELECT value FROM setting WHERE name = 'time'");
    if (!row.next()) return std::nullopt;
    const std::string_view text = row.text(0);
    std::int64_t at_ms = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), at_ms);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return at_ms;
}

ConnectionOptions connection(const SharedDatabase& where, const char* purpose) {
    return {.url = where.url, .name = "kamchatka/" + where.node + "/" + purpose};
}

}  // namespace

void PostgresLog::append(Entry entry, Done<Appended> done) {
    assert(entry.table > 0 && entry.seq > 0 && entry.event_count > 0 && !entry.ref.empty());
    writer_.append(std::move(entry), std::move(done));
}

void PostgresLog::read(TableId table, Part part, OnRead<std::vector<Entry>> done) {
    readers_.read<std::vector<Entry>>(std::move(done), [=](Database& database) {
        return sql::log_entries(database, table, part);
    });
}

PostgresStore::PostgresStore(
    const SharedDatabase& where, const PostgresOptions& options, StoreOptions caller
)
    : url_{where.url} {
    if (sodium_init() < 0) throw std::runtime_error{"no entropy: libsodium did not start"};
    Database database{connection(where, "writer")};
    reach(database);
    check_clock(database);
    check_encoding(database);
    bring_up(database);
    if (where.protection == Protection::asked_for) check_standby(database);
    const auto keys = std::make_shared<Keys>(open_vault(database, where.key));
    noted_ms_ = read_noted(database);
    const Named named = take_name(database, where.node);
    const auto on_damage = caller.on_damage;
    pulse_ = std::make_unique<Pulse>(options.heart, named.sent);
    writer_ = std::make_unique<Writer>(
        std::move(database), *pulse_, named.node, named.batch, options.writer, caller
    );
    readers_ = std::make_unique<Readers>(connection(where, "reader"), *writer_, on_damage);
    log_ = std::make_unique<PostgresLog>(*writer_, *readers_);
    catalogue_ = std::make_unique<sql::SqlCatalogue<Engine>>(*writer_, *readers_, keys);
    journals_ = std::make_unique<sql::SqlJournals<Engine>>(*writer_, *readers_);
    office_ = std::make_unique<sql::SqlOffice<Engine>>(*writer_, *readers_, keys, where.key);
    listener_ = std::make_unique<Listener>(
        connection(where, "listener"),
        named.node,
        options.heart,
        named.notice,
        *writer_,
        std::move(caller)
    );
    ownership_ = std::make_unique<PostgresOwnership>(*writer_, *readers_, *pulse_, *listener_);
    beats_ = std::make_unique<Beats>(connection(where, "beats"), named.node, *pulse_, *writer_);
}

PostgresStore::~PostgresStore() { stop(); }

void PostgresStore::stop() {
    listener_->stop();
    readers_->stop();
    writer_->stop();
    beats_->stop();
}

void PostgresStore::backup(std::string, Done<std::string> done) {
    const auto told = [done = std::move(done)](Changed) {
        if (done) done("PostgreSQL is backed up by its own programs: docs/event-log.md");
    };
    sql::change<Changed>(*writer_, told, [](Database&) { return Changed::gone; });
}

std::int64_t PostgresStore::verify() {
    Database database{{.url = url_, .name = "kamchatka/verify", .patience = for_reading_all}};
    database.connect();
    return read_through(database);
}

void PostgresStore::note_time(std::int64_t at_ms) {
    sql::change<Changed>(*writer_, {}, [at_ms](Database& database) {
        database.run(
            "INSERT INTO setting (name, value) VALUES ('time', $1)"
            " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            std::to_string(at_ms)
        );
        return Changed::changed;
    });
}

}  // namespace kamchatka::store::pg

namespace kamchatka::store {

std::unique_ptr<Store> open_store(const SharedDatabase& where, StoreOptions options) {
    return std::make_unique<pg::PostgresStore>(where, pg::PostgresOptions{}, std::move(options));
}

}  // namespace kamchatka::store
