// The log in SQLite.
#pragma once

#include "store/chain.hpp"
#include "store/log.hpp"
#include "store/sqlite/readers.hpp"
#include "store/sqlite/writer.hpp"

#include <unordered_map>

namespace kamchatka::store {

class SqliteLog final : public Log {
public:
    SqliteLog(Writer& writer, Readers& readers) : writer_{writer}, readers_{readers} {}

    void append(Entry entry, Done<Appended> done) override;
    void read(TableId table, Part part, OnRead<std::vector<Entry>> done) override;
    Disk disk() const override;

private:
    class Append;

    // Where a table goes on.
    struct Head {
        std::int64_t seq = 1;
        Link link = chain_start;
    };

    Appended store(Database& database, const Entry& entry);
    Head& head_of(Database& database, TableId table);

    Writer& writer_;
    Readers& readers_;
    std::unordered_map<TableId, Head> heads_;  // the writer's thread only; a cache
};

// As Log::read; throws what keeps it from being read.
std::vector<Entry> log_entries(Database& database, TableId table, Part part);

// Every table, every link; the number of entries. Throws at the first that is wrong.
std::int64_t verify_log(Database& database);

}  // namespace kamchatka::store
