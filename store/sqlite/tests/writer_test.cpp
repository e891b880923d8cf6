// How the writer gathers what it writes, and what it leaves behind.
#include "store/sqlite/store.hpp"
#include "testkit/store/fixture.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>

namespace kamchatka::store {
namespace {

TEST(Writer, LargeEntriesAndSmallBatchesAreOneAndTheSame) {
    const TemporaryFolder folder;
    const WriterOptions small{.batch_jobs_max = 3, .batch_bytes_max = 1000, .checkpoint_pages = 10};
    SqliteStore store{folder.path(), {.writer = small}, {}};
    Log& log = store.log();
    Entry large = entry(1, 1);
    large.body = std::string(200'000, 'x');
    EXPECT_EQ(append(log, large), Appended::stored);
    std::atomic<int> answered = 0;
    for (int i = 0; i < 100; ++i) log.append(entry(2, 1 + 2 * i), [&](Appended) { ++answered; });
    fill(log, 3, 1);
    EXPECT_EQ(answered, 100);
    EXPECT_EQ(entries_of(log, 1).front(), large);
    EXPECT_EQ(store.verify(), 102);
}

TEST(Writer, TheWriteAheadLogIsKeptShort) {
    const TemporaryFolder folder;
    SqliteStore store{folder.path(), {.writer = {.checkpoint_pages = 100}}, {}};
    Log& log = store.log();
    for (int i = 0; i < 3000; ++i) log.append(entry(1, 1 + 2 * i), {});
    for (int i = 0; i < 300; ++i) append(log, entry(1, 6001 + 2 * i));
    // A batch of 512 entries is about 60 pages, and a reader may hold one round back.
    EXPECT_LT(std::filesystem::file_size(folder.database() + "-wal"), 1'500'000U);
    EXPECT_EQ(store.verify(), 3300);
}

}  // namespace
}  // namespace kamchatka::store
