// Nothing is written, not even beside the file: without a write-ahead log the file is opened as one
// that never changes, and with one its index is kept in memory.
#include "store/archive.hpp"

#include "store/sqlite/file.hpp"
#include "store/sqlite/journals.hpp"
#include "store/sqlite/log.hpp"
#include "store/sqlite/rows.hpp"
#include "store/sqlite/schema.hpp"
#include "store/sqlite/vault.hpp"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <filesystem>

namespace kamchatka::store {
namespace {

namespace fs = std::filesystem;

constexpr int operations_a_question = 20'000;  // some milliseconds

Database::Access access_to(const std::string& file) {
    std::error_code none;
    const auto waiting = fs::file_size(file + "-wal", none);
    return none || waiting == 0 ? Database::Access::frozen : Database::Access::alone;
}

template <typename T, typename Reading>
Read<T> attempted(Reading reading) {
    try {
        return reading();
    } catch (const std::exception& error) {
        return Unread{error.what()};
    }
}

template <typename T>
T present(std::optional<T> row) {
    if (!row) throw std::runtime_error{"it is not there"};
    return *std::move(row);
}

std::vector<TableId> ids(Database& database, std::string_view sql) {
    std::vector<TableId> all;
    Cursor row = database.query(sql);
    while (row.next()) all.push_back(row.integer(0));
    return all;
}

}  // namespace

struct Archive::Opened {
    std::string file;
    std::optional<FolderLock> lock;
    Database database;
    int version = 0;
    std::optional<Vault> vault{};
    std::function<bool()> stop{};

    explicit Opened(const std::string& path)
        : file{fs::is_directory(path) ? path + "/kamchatka.db" : path},
          lock{lock_of(path)},
          database{file, access_to(file)} {}

    static std::optional<FolderLock> lock_of(const std::string& path) {
        if (!fs::exists(path + "/LOCK")) return std::nullopt;
        return FolderLock{path, FolderLock::Of::existing};
    }
};

Archive::Archive(const std::string& path, const std::optional<std::string>& key) {
    if (sodium_init() < 0) throw std::runtime_error{"no entropy: libsodium did not start"};
    if (!fs::exists(path)) throw std::runtime_error{path + " is not there"};
    opened_ = std::make_unique<Opened>(path);
    Database& database = opened_->database;
    opened_->version = version_of(database);
    // What is read of tables and journals says since version 3 whether the operator withholds it.
    if (opened_->version < 3) {
        database.execute("CREATE TEMP TABLE withheld (kind TEXT, id INTEGER, display TEXT)");
    }
    if (opened_->version == 0) throw std::runtime_error{opened_->file + " is empty"};
    const auto own = fs::is_directory(path) ? std::optional{path + "/key"} : std::nullopt;
    if (const auto from = key ? key : own) {
        opened_->vault.emplace(read_key(*from));
        Cursor row = database.query("SELECT value FROM setting WHERE name = 'key'");
        if (!row.next() || !std::ranges::equal(row.blob(0), opened_->vault->fingerprint())) {
            throw std::runtime_error{*from + " is not the key this database was sealed with"};
        }
    }
}

Archive::~Archive() = default;

const std::string& Archive::file() const { return opened_->file; }
int Archive::version() const { return opened_->version; }
bool Archive::has_key() const { return opened_->vault.has_value(); }

std::vector<std::string> Archive::page_faults() {
    Database& database = opened_->database;
    std::vector<std::string> faults;
    try {
        faults = first_column(database.query("PRAGMA integrity_check(100)"));
        std::erase(faults, "ok");
        for (const std::string& table : first_column(database.query("PRAGMA foreign_key_check"))) {
            faults.push_back("a row of " + table + " refers to one that is not there");
            if (faults.size() > 100) break;
        }
    } catch (const SqliteError& error) {
        if ((error.code() & 0xff) == SQLITE_INTERRUPT) throw;
        faults.emplace_back(error.what());
    }
    return faults;
}

std::vector<std::string> Archive::chain_faults() {
    Database& database = opened_->database;
    std::vector<std::string> faults;
    const auto attempt = [&](const auto& reading) {
        try {
            reading();
        } catch (const std::exception& error) {
            if (opened_->stop && opened_->stop()) throw;
            faults.emplace_back(error.what());
        }
    };
    attempt([&] {
        for (const TableId table : ids(database, "SELECT DISTINCT table_id FROM entry")) {
            attempt([&] { log_entries(database, table, {}); });
        }
    });
    if (opened_->version < 2) return faults;
    attempt([&] {
        for (const JournalId journal : ids(database, "SELECT id FROM journal")) {
            attempt([&] { store::journal_entries(database, journal); });
        }
    });
    return faults;
}

std::vector<std::string> Archive::table_codes() {
    return first_column(opened_->database.query("SELECT code FROM game_table ORDER BY code"));
}

std::vector<std::string> Archive::journal_codes() {
    if (opened_->version < 2) return {};
    return first_column(opened_->database.query("SELECT code FROM journal ORDER BY code"));
}

std::vector<TableId> Archive::stray_logs() {
    return ids(
        opened_->database,
        "SELECT DISTINCT table_id FROM entry WHERE table_id NOT IN (SELECT id FROM game_table)"
    );
}

Read<WholeTable> Archive::table(const std::string& code) {
    std::optional<Keys> keys;
    if (opened_->vault) keys.emplace(*opened_->vault);
    return attempted<WholeTable>([&] {
        return present(whole_table(opened_->database, keys ? &*keys : nullptr, code, 0));
    });
}

Read<std::vector<Entry>> Archive::log(TableId table) {
    return attempted<std::vector<Entry>>([&] { return log_entries(opened_->database, table, {}); });
}

Read<JournalRow> Archive::journal(const std::string& code) {
    return attempted<JournalRow>([&] { return present(journal_in(opened_->database, code)); });
}

Read<std::vector<JournalEntry>> Archive::entries(JournalId journal) {
    return attempted<std::vector<JournalEntry>>([&] {
        return store::journal_entries(opened_->database, journal);
    });
}

std::vector<Archive::Count> Archive::counts() {
    static constexpr std::array<std::pair<const char*, std::string_view>, 8> kinds{{
        {"entries of games", "SELECT count(*) FROM entry"},
        {"seats", "SELECT count(*) FROM seat"},
        {"lines of chat", "SELECT count(*) FROM chat"},
        {"players", "SELECT count(*) FROM player"},
        {"accounts", "SELECT count(*) FROM account"},
        {"sessions", "SELECT count(*) FROM session"},
        {"entries of journals", "SELECT count(*) FROM journal_entry"},
        {"personal parts", "SELECT count(*) FROM journal_personal"},
    }};
    std::vector<Count> counts;
    for (const auto& [what, sql] : kinds) {
        if (opened_->version < 2 && sql.find("journal") != std::string_view::npos) continue;
        Cursor row = opened_->database.query(sql);
        if (row.next()) counts.push_back({what, row.integer(0)});
    }
    return counts;
}

void Archive::stop_when(std::function<bool()> asked) {
    opened_->stop = std::move(asked);
    const auto ask = [](void* stop) {
        const auto& question = *static_cast<std::function<bool()>*>(stop);
        return question && question() ? 1 : 0;
    };
    sqlite3_progress_handler(
        opened_->database.handle(), operations_a_question, ask, &opened_->stop
    );
}

}  // namespace kamchatka::store
