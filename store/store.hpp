// A data folder, opened: the log, the catalogue, the writer behind both, backups. One process has
// it open at a time.
//
//   DATA/kamchatka.db (-wal, -shm)   everything; docs/event-log.md
//   DATA/key                         what the secrets of tables are sealed with; back it up apart
//   DATA/LOCK                        held while a process has the folder open
#pragma once

#include "store/catalogue.hpp"
#include "store/file.hpp"
#include "store/journals.hpp"
#include "store/sqlite/sqlite_log.hpp"
#include "store/sqlite/writer.hpp"

#include <string>

namespace kamchatka::store {

struct StoreOptions {
    WriterOptions writer;
    std::string file_system;  // one of SQLite's VFSs, for tests; empty for the usual one
};

class Store {
public:
    // Makes the folder, the key and the database when they are missing, and brings an older
    // database up to date. Throws with a sentence for the operator when it cannot: the folder is
    // in use, the key is missing or another one, the file is damaged or of a later version.
    explicit Store(const std::string& folder, StoreOptions options = {});
    ~Store();
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;

    SqliteLog& log() { return *log_; }
    Catalogue& catalogue() { return *catalogue_; }
    Journals& journals() { return *journals_; }

    // A copy of the database under `path`, which must not exist; see Writer::backup. The key is
    // not part of it.
    void backup(std::string path, Done<std::string> done);

    // Reads everything: the pages, the references, the chain of every table and journal. The number
    // of entries; throws at the first fault. Slow: for the operator and after a restore.
    std::int64_t verify();

    bool failed() const { return writer_->failed(); }

    // Commits and answers what is queued; what comes later is dropped. To be called while those who
    // wait for answers still live; the destructor does it too.
    void stop() { writer_->stop(); }

private:
    std::string path_;
    std::string file_system_;
    FolderLock lock_;
    // In this order: the readers close before the writer, which then tidies up after itself.
    std::unique_ptr<Writer> writer_;
    std::unique_ptr<SqliteLog> log_;
    std::unique_ptr<Catalogue> catalogue_;
    std::unique_ptr<Journals> journals_;
};

}  // namespace kamchatka::store
