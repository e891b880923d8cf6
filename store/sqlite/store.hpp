// A data folder with an SQLite database, opened. One process has it open at a time.
#pragma once

#include "store/file.hpp"
#include "store/sole_ownership.hpp"
#include "store/sql/catalogue.hpp"
#include "store/sql/journals.hpp"
#include "store/sql/office.hpp"
#include "store/sqlite/engine.hpp"
#include "store/sqlite/log.hpp"
#include "store/store.hpp"

#include <memory>
#include <string>

namespace kamchatka::store {

struct SqliteOptions {
    WriterOptions writer{};
    std::string file_system{};  // one of SQLite's VFSs, for tests; empty for the usual one
};

class SqliteStore final : public Store {
public:
    // As open_store (store/store.hpp).
    SqliteStore(const std::string& folder, const SqliteOptions& options, StoreOptions caller);
    ~SqliteStore() override;
    SqliteStore(const SqliteStore&) = delete;
    SqliteStore& operator=(const SqliteStore&) = delete;

    Log& log() override { return *log_; }
    Catalogue& catalogue() override { return *catalogue_; }
    Journals& journals() override { return *journals_; }
    Office& office() override { return *office_; }
    Ownership& ownership() override { return ownership_; }
    void backup(std::string path, Done<std::string> done) override;
    std::int64_t verify() override;
    void note_time(std::int64_t at_ms) override;
    std::optional<std::int64_t> noted_time() const override { return noted_ms_; }
    Disk disk() const override { return writer_->disk(); }
    void stop() override;

private:
    std::string path_;
    std::string file_system_;
    FolderLock lock_;
    std::optional<std::int64_t> noted_ms_;
    // In this order: the readers close before the writer, which then tidies up after itself.
    std::unique_ptr<Writer> writer_;
    std::unique_ptr<Readers> readers_;
    std::unique_ptr<SqliteLog> log_;
    std::unique_ptr<sql::SqlCatalogue<SqliteEngine>> catalogue_;
    std::unique_ptr<sql::SqlJournals<SqliteEngine>> journals_;
    std::unique_ptr<sql::SqlOffice<SqliteEngine>> office_;
    SoleOwnership ownership_;
};

}  // namespace kamchatka::store
