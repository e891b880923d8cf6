// Opening a data folder.
#include "store/sqlite/store.hpp"

#include "store/sql/change.hpp"
#include "store/sql/journals_reads.hpp"
#include "store/sql/key_place.hpp"
#include "store/sqlite/schema.hpp"

#include <sodium.h>

#include <algorithm>
#include <charconv>
#include <filesystem>

namespace kamchatka::store {
namespace {

namespace fs = std::filesystem;

std::string made(const std::string& folder) {
    if (sodium_init() < 0) throw std::runtime_error{"no entropy: libsodium did not start"};
    make_folder(folder);
    return folder;
}

// A folder with a key had a database with games in it. To begin anew beside the key would hide that
// they are lost, and SQLite would throw away what is left of them.
void check_not_lost(const std::string& path, const std::string& key_path) {
    std::error_code missing;
    const auto size = fs::file_size(path, missing);
    if ((missing || size == 0) && fs::exists(key_path)) {
        throw std::runtime_error{
            path + " is gone: bring it back from a backup, or take " + key_path +
            " away to begin anew"};
    }
    // Empty and for its owner only; SQLite gives the files beside it the same rights.
    if (missing) write_new_file(path, {});
}

// The first key, and each that follows it, comes to its place after the database knows it, so that
// a crash in between leaves neither a database without its key nor a key that tells of a lost
// database.
Vault open_vault(Database& database, const std::string& path) {
    const std::string coming = sql::coming_key(path);
    const bool first = !database.query("SELECT 1 FROM setting WHERE name = 'key'").next();
    if (first) {
        database.run(
            "INSERT INTO setting (name, value) VALUES ('key', ?1)",
            sql::vault_of_new_key(coming).fingerprint()
        );
    }
    if (sql::is_coming(database, coming)) sql::put_in_place(coming, path);
    const Vault vault{read_key(path)};
    if (!sql::fingerprint_stored(database, vault)) {
        throw std::runtime_error{path + " is not the key this database was sealed with"};
    }
    fs::remove(coming);  // of a change that did not come about
    return vault;
}

std::optional<std::int64_t> read_noted(Database& database) {
    Cursor row = database.query("SELECT CAST(value AS TEXT) FROM setting WHERE name = 'time'");
    if (!row.next()) return std::nullopt;
    const std::string_view text = row.text(0);
    std::int64_t at_ms = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), at_ms);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return at_ms;
}

// The steps of the schema do not lead back: whoever has to return to the program before puts this
// copy in place (docs/event-log.md).
void keep_older_version(Database& database, const std::string& path, int version) {
    std::string name = path + ".v" + std::to_string(version);
    for (int i = 2; fs::exists(name); ++i) {
        name = path + ".v" + std::to_string(version) + '-' + std::to_string(i);
    }
    std::string wrong;
    Backup copy{database, name, [&](const std::string& said) { wrong = said; }};
    while (copy.step() == Backup::Progress::going) {}
    if (!wrong.empty()) {
        throw std::runtime_error{
            path +
            " is of an older version and cannot be brought up to date without a copy of it: " +
            wrong};
    }
}

}  // namespace

SqliteStore::SqliteStore(
    const std::string& folder, const SqliteOptions& options, StoreOptions caller
)
    : path_{made(folder) + "/kamchatka.db"},
      file_system_{options.file_system},
      lock_{folder} {
    check_not_lost(path_, folder + "/key");
    Database database{path_, Database::Access::read_write, file_system_};
    configure(database);
    if (const int version = version_of(database); version > 0 && version < schema_version) {
        keep_older_version(database, path_, version);
    }
    bring_up_to_date(database);
    const std::string key_path = folder + "/key";
    const auto keys = std::make_shared<Keys>(open_vault(database, key_path));
    noted_ms_ = read_noted(database);
    const Delivery deliver{caller.deliver};
    const auto on_damage = caller.on_damage;
    writer_ = std::make_unique<Writer>(std::move(database), options.writer, std::move(caller));
    readers_ = std::make_unique<Readers>(path_, file_system_, deliver, on_damage);
    log_ = std::make_unique<SqliteLog>(*writer_, *readers_);
    catalogue_ = std::make_unique<sql::SqlCatalogue<SqliteEngine>>(*writer_, *readers_, keys);
    journals_ = std::make_unique<sql::SqlJournals<SqliteEngine>>(*writer_, *readers_);
    office_ = std::make_unique<sql::SqlOffice<SqliteEngine>>(*writer_, *readers_, keys, key_path);
}

SqliteStore::~SqliteStore() { stop(); }

void SqliteStore::stop() {
    readers_->stop();
    writer_->stop();
}

void SqliteStore::backup(std::string path, Done<std::string> done) {
    writer_->backup(std::move(path), std::move(done));
}

std::int64_t SqliteStore::verify() {
    Database database{path_, Database::Access::read_only, file_system_};
    {
        Cursor row = database.query("PRAGMA integrity_check(1)");
        if (!row.next() || row.text(0) != "ok") {
            throw std::runtime_error{path_ + " is damaged: " + std::string{row.text(0)}};
        }
    }
    if (database.query("PRAGMA foreign_key_check").next()) {
        throw std::runtime_error{path_ + " refers to rows that are not there"};
    }
    return verify_log(database) + sql::verify_journals(database);
}

void SqliteStore::note_time(std::int64_t at_ms) {
    sql::change<Changed>(*writer_, {}, [at_ms](Database& database) {
        database.run(
            "INSERT INTO setting (name, value) VALUES ('time', CAST(?1 AS BLOB)) "
            "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            std::to_string(at_ms)
        );
        return Changed::changed;
    });
}

std::unique_ptr<Store> open_store(const std::string& folder, StoreOptions options) {
    return std::make_unique<SqliteStore>(folder, SqliteOptions{}, std::move(options));
}

}  // namespace kamchatka::store
