// Another key for the secrets of tables: whenever the process dies, the next one reads them.
#include "store/sqlite/store.hpp"
#include "testkit/store/fixture.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace kamchatka::store {
namespace {

namespace fs = std::filesystem;

class KeyChange : public testing::Test {
protected:
    KeyChange() {
        SqliteStore store{folder_.path(), {}, {}};
        for (TableId id = 1; id <= 20; ++id) {
            TableRow row = table_row(id, 1, code(id));
            row.host.reset();
            TableSecret seed{};
            seed.fill(static_cast<std::uint8_t>(id));
            ask<Stored>(
                store.catalogue(), &Catalogue::add_table, row, std::vector<SeatRow>{}, seed
            );
        }
    }

    static std::string code(TableId id) { return "TABLE" + std::to_string(id); }

    void expect_all_readable() {
        SqliteStore store{folder_.path(), {}, {}};
        for (TableId id = 1; id <= 20; ++id) {
            TableSecret seed{};
            seed.fill(static_cast<std::uint8_t>(id));
            EXPECT_EQ(table(store.catalogue(), code(id))->seed, seed);
        }
        EXPECT_FALSE(fs::exists(folder_.file("key.new")));
    }
    std::string change() {
        SqliteStore store{folder_.path(), {}, {}};
        return ask<std::string>(store.office(), &Office::change_key);
    }
    std::vector<std::uint8_t> key() { return read_file(folder_.file("key")); }

    TemporaryFolder folder_;
};

TEST_F(KeyChange, LeavesTheOldKeyWorthNothing) {
    const auto old = key();
    EXPECT_EQ(change(), "");
    EXPECT_NE(key(), old);
    expect_all_readable();
    fs::remove(folder_.file("key"));
    write_new_file(folder_.file("key"), old);
    EXPECT_THROW(SqliteStore(folder_.path(), {}, {}), std::runtime_error);
}

TEST_F(KeyChange, ThatDiedBeforeTheCommitDidNotHappen) {
    const auto old = key();
    write_new_file(folder_.file("key.new"), new_key());
    expect_all_readable();
    EXPECT_EQ(key(), old);
    // Written in part.
    std::ofstream{folder_.file("key.new")} << "half";
    fs::permissions(folder_.file("key.new"), fs::perms::owner_read | fs::perms::owner_write);
    expect_all_readable();
    EXPECT_EQ(key(), old);
}

TEST_F(KeyChange, ThatDiedAfterTheCommitIsFinished) {
    const auto old = key();
    EXPECT_EQ(change(), "");
    const auto fresh = key();
    fs::rename(folder_.file("key"), folder_.file("key.new"));
    write_new_file(folder_.file("key"), old);
    expect_all_readable();
    EXPECT_EQ(key(), fresh);
}

TEST_F(KeyChange, IsDoneWhileTablesComeAndAreRead) {
    SqliteStore store{folder_.path(), {}, {}};
    std::vector<std::future<std::string>> changed;
    for (TableId id = 100; id < 160; ++id) {
        TableRow row = table_row(id, 1, code(id));
        row.host.reset();
        TableSecret seed{};
        seed.fill(static_cast<std::uint8_t>(id));
        store.catalogue().add_table(row, {}, seed, {});
        if (id % 10 == 0) {
            const auto promise = std::make_shared<std::promise<std::string>>();
            changed.push_back(promise->get_future());
            store.office().change_key([promise](std::string why) { promise->set_value(why); });
        }
        EXPECT_TRUE(table(store.catalogue(), code(1 + id % 20))->seed);
    }
    EXPECT_EQ(changed.front().get(), "");
    for (std::size_t i = 1; i < changed.size(); ++i) {
        const std::string why = changed[i].get();
        EXPECT_TRUE(why.empty() || why == "another change of the key is under way") << why;
    }
    for (TableId id = 100; id < 160; ++id) {
        TableSecret seed{};
        seed.fill(static_cast<std::uint8_t>(id));
        EXPECT_EQ(table(store.catalogue(), code(id))->seed, seed);
    }
}

}  // namespace
}  // namespace kamchatka::store
