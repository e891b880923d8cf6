// Nothing is written, not even beside the file: without a write-ahead log the file is opened as one
// that never changes, and with one its index is kept in memory.
#include "store/sql/archive.hpp"
#include "store/file.hpp"
#include "store/sqlite/schema.hpp"

#include <sodium.h>

#include <algorithm>
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

std::optional<FolderLock> lock_of(const std::string& path) {
    if (!fs::exists(path + "/LOCK")) return std::nullopt;
    return FolderLock{path, FolderLock::Of::existing};
}

class SqliteArchive final : public sql::SqlArchive<Database> {
public:
    SqliteArchive(const std::string& path, std::optional<FolderLock> lock)
        : SqlArchive{Database{path, access_to(path)}},
          lock_{std::move(lock)} {
        file = path;
        version = version_of(database_);
        // What is read of tables and journals says since version 3 whether the operator withholds
        // it.
        if (version < 3) {
            database_.execute("CREATE TEMP TABLE withheld (kind TEXT, id INTEGER, display TEXT)");
        }
        if (version == 0) throw std::runtime_error{path + " is empty"};
    }

    std::vector<std::string> page_faults() override {
        std::vector<std::string> faults;
        try {
            faults = sql::first_column(database_.query("PRAGMA integrity_check(100)"));
            std::erase(faults, "ok");
            for (const std::string& table :
                 sql::first_column(database_.query("PRAGMA foreign_key_check"))) {
                faults.push_back("a row of " + table + " refers to one that is not there");
                if (faults.size() > 100) break;
            }
        } catch (const SqliteError& error) {
            if ((error.code() & 0xff) == SQLITE_INTERRUPT) throw;
            faults.emplace_back(error.what());
        }
        return faults;
    }

    void stop_when(std::function<bool()> asked) override {
        stop = std::move(asked);
        const auto ask = [](void* question) {
            const auto& stops = *static_cast<std::function<bool()>*>(question);
            return stops && stops() ? 1 : 0;
        };
        sqlite3_progress_handler(database_.handle(), operations_a_question, ask, &stop);
    }

private:
    std::optional<FolderLock> lock_;
};

}  // namespace

std::unique_ptr<Archive::Contents> open_archive_file(
    const std::string& path, const std::optional<std::string>& key
) {
    if (sodium_init() < 0) throw std::runtime_error{"no entropy: libsodium did not start"};
    if (!fs::exists(path)) throw std::runtime_error{path + " is not there"};
    const bool folder = fs::is_directory(path);
    const std::string file = folder ? path + "/kamchatka.db" : path;
    auto opened = std::make_unique<SqliteArchive>(file, lock_of(path));
    const auto own = folder ? std::optional{path + "/key"} : std::nullopt;
    if (const auto from = key ? key : own) opened->open_with(*from);
    return opened;
}

}  // namespace kamchatka::store
