// sqlite3_backup, a few pages at a time.
#include "store/sqlite/backup.hpp"

#include "store/file.hpp"

#include <fcntl.h>

#include <filesystem>

namespace kamchatka::store {
namespace {

constexpr int pages_a_step = 256;  // 1 MiB: a pause of a few milliseconds for the tables

}  // namespace

Backup::Backup(Database& source, std::string path, Done<std::string> done)
    : source_{source},
      path_{std::move(path)},
      done_{std::move(done)} {}

Backup::Progress Backup::step() {
    try {
        if (!running_) begin();
        const int code = sqlite3_backup_step(running_.get(), pages_a_step);
        if (code == SQLITE_OK) return Progress::going;
        if (code != SQLITE_DONE) throw SqliteError{code, sqlite3_errstr(code)};
        complete();
    } catch (const std::exception& error) {
        abandon(error.what());
    }
    return Progress::over;
}

void Backup::begin() {
    if (std::filesystem::exists(path_)) throw std::runtime_error{path_ + " exists"};
    std::filesystem::remove(partial());
    // Made here so that nobody else may read it.
    write_new_file(partial(), {});
    copy_ = std::make_unique<Database>(partial(), Database::Access::read_write);
    running_.reset(sqlite3_backup_init(copy_->handle(), "main", source_.handle(), "main"));
    if (!running_) throw std::runtime_error{sqlite3_errmsg(copy_->handle())};
}

void Backup::complete() {
    if (const int code = sqlite3_backup_finish(running_.release()); code != SQLITE_OK) {
        throw SqliteError{code, sqlite3_errstr(code)};
    }
    copy_.reset();
    File{partial(), O_RDONLY}.sync(partial());
    std::filesystem::rename(partial(), path_);
    sync_folder_of(path_);
    if (done_) done_({});
}

void Backup::abandon(const std::string& why) {
    running_.reset();
    copy_.reset();
    std::error_code ignored;
    std::filesystem::remove(partial(), ignored);
    if (done_) done_("cannot back up: " + why);
}

}  // namespace kamchatka::store
