// A backup taken while games go on, and what a restore gives back.
#include "store/sqlite/store.hpp"
#include "testkit/store/fixture.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <thread>

namespace kamchatka::store {
namespace {

std::string back_up(Store& store, const std::string& path) {
    return ask<std::string>(store, &Store::backup, path);
}

// A folder with the backup as its database and the key that belongs to it.
void restore(const std::string& backup, const TemporaryFolder& from, const TemporaryFolder& to) {
    std::filesystem::copy_file(backup, to.database());
    std::filesystem::copy_file(from.file("key"), to.file("key"));
}

TEST(Backup, UnderLoadHoldsAllThatWasStoredWhenItWasAskedFor) {
    const TemporaryFolder folder;
    SqliteStore store{folder.path(), {}, {}};
    for (int i = 0; i < 8000; ++i) store.log().append(entry(1, 1 + 2 * i), {});
    append(store.log(), entry(2, 1));  // several steps of copying from here

    std::atomic<bool> over = false;
    std::thread room{[&] {
        for (int i = 0; !over; ++i) append(store.log(), entry(3, 1 + 2 * i));
    }};
    const std::string path = folder.file("backup.db");
    EXPECT_EQ(back_up(store, path), "");
    over = true;
    room.join();
    EXPECT_FALSE(std::filesystem::exists(path + ".partial"));

    const TemporaryFolder restored;
    restore(path, folder, restored);
    SqliteStore again{restored.path(), {}, {}};
    EXPECT_GE(again.verify(), 8001);
    EXPECT_EQ(events_of(again.log(), 1), 16'000);
    EXPECT_EQ(append(again.log(), entry(1, 16'001)), Appended::stored);
}

TEST(Backup, KeepsTheSecretsOfTablesForTheKeyOnly) {
    const TemporaryFolder folder;
    SqliteStore store{folder.path(), {}, {}};
    TableSecret seed{};
    seed.fill(0x5a);
    TableRow row = table_row(1, 1, "ABCDEF");
    row.host.reset();
    ask<Stored>(store.catalogue(), &Catalogue::add_table, row, std::vector<SeatRow>{}, seed);
    EXPECT_EQ(back_up(store, folder.file("backup.db")), "");
    const TemporaryFolder restored;
    restore(folder.file("backup.db"), folder, restored);
    EXPECT_EQ(table(open_store(restored.path())->catalogue(), "ABCDEF")->seed, seed);

    const TemporaryFolder elsewhere;
    open_store(elsewhere.path());
    std::filesystem::copy_file(
        folder.file("backup.db"),
        elsewhere.database(),
        std::filesystem::copy_options::overwrite_existing
    );
    EXPECT_THROW(open_store(elsewhere.path()), std::runtime_error);
}

TEST(Backup, NeverOverwrites) {
    const TemporaryFolder folder;
    SqliteStore store{folder.path(), {}, {}};
    EXPECT_EQ(back_up(store, folder.file("backup.db")), "");
    EXPECT_NE(back_up(store, folder.file("backup.db")), "");
    EXPECT_FALSE(store.failed());
}

}  // namespace
}  // namespace kamchatka::store
