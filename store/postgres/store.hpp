// A PostgreSQL database, opened by one node.
#pragma once

#include "store/postgres/beats.hpp"
#include "store/postgres/engine.hpp"
#include "store/postgres/listener.hpp"
#include "store/postgres/ownership.hpp"
#include "store/sql/catalogue.hpp"
#include "store/sql/journals.hpp"
#include "store/sql/office.hpp"
#include "store/store.hpp"

#include <memory>
#include <string>

namespace kamchatka::store::pg {

class PostgresLog final : public Log {
public:
    PostgresLog(Writer& writer, Readers& readers) : writer_{writer}, readers_{readers} {}

    void append(Entry entry, Done<Appended> done) override;
    void read(TableId table, Part part, OnRead<std::vector<Entry>> done) override;
    Disk disk() const override { return writer_.disk(); }

private:
    Writer& writer_;
    Readers& readers_;
};

struct PostgresOptions {
    WriterOptions writer{};
    HeartOptions heart{};
};

class PostgresStore final : public Store {
public:
    // As open_store (store/store.hpp).
    PostgresStore(const SharedDatabase& where, const PostgresOptions& options, StoreOptions caller);
    ~PostgresStore() override;
    PostgresStore(const PostgresStore&) = delete;
    PostgresStore& operator=(const PostgresStore&) = delete;

    Log& log() override { return *log_; }
    Catalogue& catalogue() override { return *catalogue_; }
    Journals& journals() override { return *journals_; }
    Office& office() override { return *office_; }
    Ownership& ownership() override { return *ownership_; }
    // Answers that the database has its own ways.
    void backup(std::string path, Done<std::string> done) override;
    std::int64_t verify() override;
    void note_time(std::int64_t at_ms) override;
    std::optional<std::int64_t> noted_time() const override { return noted_ms_; }
    Disk disk() const override { return writer_->disk(); }
    void stop() override;

private:
    const std::string url_;
    std::optional<std::int64_t> noted_ms_;
    std::unique_ptr<Pulse> pulse_;
    // In this order: the readers end before the writer, through which they answer.
    std::unique_ptr<Writer> writer_;
    std::unique_ptr<Readers> readers_;
    std::unique_ptr<PostgresLog> log_;
    std::unique_ptr<sql::SqlCatalogue<Engine>> catalogue_;
    std::unique_ptr<sql::SqlJournals<Engine>> journals_;
    std::unique_ptr<sql::SqlOffice<Engine>> office_;
    std::unique_ptr<Listener> listener_;
    std::unique_ptr<PostgresOwnership> ownership_;
    std::unique_ptr<Beats> beats_;
};

}  // namespace kamchatka::store::pg
