// Several nodes on one private database, as stores in one process.
#pragma once

#include "store/postgres/store.hpp"
#include "testkit/store/private_postgres.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace kamchatka::store {

class SeveralNodes : public testing::Test {
protected:
    using Codes = std::vector<std::string>;

    std::unique_ptr<Store> open(
        const std::string& node, pg::HeartOptions heart = {}, StoreOptions caller = {}
    ) {
        return std::make_unique<pg::PostgresStore>(
            database_.as(node), pg::PostgresOptions{.heart = heart}, std::move(caller)
        );
    }
    // Its beats are over after the first, as those of a process that hangs; and that is long ago.
    std::unique_ptr<Store> open_silent(const std::string& node) {
        auto store = open(node, {.beat_every = std::chrono::hours{1}});
        sql("UPDATE node SET beat_at = beat_at - interval '1 hour' WHERE name = '" + node + "'");
        return store;
    }
    std::string sql(const std::string& text) {
        return shared_postgres().ask(database_.name(), text);
    }

    static Stored add_table(Store& store, TableId id, const std::string& code) {
        TableRow row = table_row(id, 1, code);
        row.host.reset();
        return ask<Stored>(
            store.catalogue(), &Catalogue::add_table, row, std::vector<SeatRow>{}, TableSecret{}
        );
    }
    static Stored add_tournament(Store& store, JournalId id, const std::string& code) {
        const JournalRow row{
            .id = id,
            .kind = JournalKind::tournament,
            .code = code,
            .owner = std::nullopt,
            .listing = Listing::listed,
            .summary = R"({"state":"running"})",
            .secret = {},
            .created_ms = now_ms};
        return ask<Stored>(
            store.journals(), &Journals::create, row, "organiser", std::vector<JournalEntry>{}
        );
    }
    static Changed release(Store& store, LogId log, LetGo how = LetGo::at_rest) {
        return ask<Changed>(store.ownership(), &Ownership::release, log, how);
    }
    static Codes deserted(Store& store, LogKind kind, std::int64_t count_max = 9) {
        return look<Codes>(store.ownership(), &Ownership::deserted, kind, count_max);
    }
    static Changed set_clock(Store& store, TableId table) {
        return ask<Changed>(store.catalogue(), &Catalogue::set_clock, table, "{}");
    }

    PrivateDatabase database_;
};

// What a node was told, in order.
template <typename T>
class Heard {
public:
    void add(const T& what) {
        const std::lock_guard lock{mutex_};
        all_.push_back(what);
    }
    std::vector<T> all() const {
        const std::lock_guard lock{mutex_};
        return all_;
    }
    std::size_t count() const { return all().size(); }

private:
    mutable std::mutex mutex_;
    std::vector<T> all_;
};

}  // namespace kamchatka::store
