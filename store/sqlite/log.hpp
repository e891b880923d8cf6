// The log in SQLite.
#pragma once

#include "store/sql/log.hpp"
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

    using Head = sql::Head;

    Appended store(Database& database, const Entry& entry);
    Head& head_of(Database& database, TableId table);

    Writer& writer_;
    Readers& readers_;
    std::unordered_map<TableId, Head> heads_;  // the writer's thread only; a cache
};

// Every table, every link; the number of entries. Throws at the first that is wrong.
std::int64_t verify_log(Database& database);

}  // namespace kamchatka::store
