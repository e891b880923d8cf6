// A disk that fails at the n-th operation, for every n: what was acknowledged is there afterwards,
// nothing is acknowledged that is not, and the store says that it has failed.
#include "store/sqlite/store.hpp"
#include "testkit/store/fixture.hpp"
#include "testkit/store/tapped_disk.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <map>

namespace kamchatka::store {
namespace {

// The disk fails at one operation, once or from then on.
struct Fault {
    int at;
    int code;
    enum class Then : std::uint8_t { recovers, stays } then;
};

struct Run {
    bool struck = false;                           // the script got as far as the fault
    bool refused = false;                          // the store could not be opened, and said so
    bool failed = false;                           // failed() in the end
    int told = 0;                                  // that it failed
    std::map<TableId, std::int64_t> acknowledged;  // the last event
};

// Some games with tiny checkpoints, so that the database file is written too.
void play(Store& store, Run& run) {
    for (int i = 0; i < 6; ++i) {
        for (TableId table = 1; table <= 2; ++table) {
            const Entry next = entry(table, 1 + 2 * i);
            if (append(store.log(), next) != Appended::stored) continue;
            run.acknowledged[table] = next.seq + 1;
        }
    }
}

Run run_with(const TemporaryFolder& folder, const Fault& fault) {
    Run run;
    std::atomic<int> operations = 0;
    TappedDisk disk{[&](const DiskOperation&) {
        const int now = ++operations;
        if (now < fault.at) return SQLITE_OK;
        if (now > fault.at && fault.then == Fault::Then::recovers) return SQLITE_OK;
        run.struck = true;
        return fault.code;
    }};
    const SqliteOptions options{
        .writer = {.checkpoint_pages = 8}, .file_system = TappedDisk::name()};
    try {
        const auto note = [&](Disk now, const std::string&) {
            run.told += now == Disk::failed ? 1 : 0;
        };
        SqliteStore store{folder.path(), options, {.on_disk = note}};
        try {
            play(store, run);
        } catch (const std::runtime_error&) {
            EXPECT_TRUE(store.failed());
        }
        run.failed = store.failed();
    } catch (const std::exception&) {
        run.refused = true;
    }
    return run;
}

// False when the script ended before the fault came.
bool survives(const Fault& fault) {
    const TemporaryFolder folder;
    const Run run = run_with(folder, fault);
    EXPECT_FALSE(run.refused && run.failed);
    EXPECT_LE(run.told, 1);
    EXPECT_TRUE(run.told == 1 || !run.failed);
    EXPECT_TRUE(!run.struck || run.told == 1 || run.refused) << "silence at " << fault.at;

    SqliteStore again{folder.path(), {}, {}};
    for (TableId table = 1; table <= 2; ++table) {
        const auto last = run.acknowledged.find(table);
        const std::int64_t promised = last == run.acknowledged.end() ? 0 : last->second;
        EXPECT_GE(events_of(again.log(), table), promised) << "lost after operation " << fault.at;
        // At most the one entry whose answer never came.
        EXPECT_LE(events_of(again.log(), table), promised + 2);
    }
    again.verify();
    return run.struck;
}

void fail_everywhere(int code, Fault::Then then) {
    int at = 1;
    while (survives({.at = at, .code = code, .then = then})) ++at;
    // Opening, 12 commits and their checkpoints: the loop must not have ended at once.
    EXPECT_GT(at, 200);
}

TEST(FailingDisk, LosesNothingWhenOneOperationFails) {
    fail_everywhere(SQLITE_IOERR_WRITE, Fault::Then::recovers);
}

TEST(FailingDisk, LosesNothingWhenASyncFailsAndTheDiskStaysBroken) {
    fail_everywhere(SQLITE_IOERR_FSYNC, Fault::Then::stays);
}

TEST(FailingDisk, IsNeverTrustedAgain) {
    const TemporaryFolder folder;
    std::atomic<bool> broken = false;
    TappedDisk disk{[&](const DiskOperation&) { return broken ? SQLITE_IOERR_FSYNC : SQLITE_OK; }};
    SqliteStore store{folder.path(), {.file_system = TappedDisk::name()}, {}};
    fill(store.log(), 1, 3);
    broken = true;
    EXPECT_THROW(append(store.log(), entry(1, 7)), std::runtime_error);
    broken = false;
    EXPECT_TRUE(store.log().failed());
    EXPECT_THROW(append(store.log(), entry(1, 7)), std::runtime_error);
    EXPECT_THROW(change_people(store.catalogue(), [](PeopleRows&) {}), std::runtime_error);
    EXPECT_THROW(
        ask<Changed>(store.journals(), &Journals::set_summary, 1, "{}", Listing::listed),
        std::runtime_error
    );
    EXPECT_EQ(events_of(store.log(), 1), 6) << "what is there can still be read";
}

TEST(FailingDisk, ABackupThatCannotBeWrittenHarmsNothing) {
    const TemporaryFolder folder;
    SqliteStore store{folder.path(), {}, {}};
    fill(store.log(), 1, 3);
    const auto said =
        ask<std::string>(store, &Store::backup, folder.file("no/such/folder/backup.db"));
    EXPECT_NE(said, "");
    EXPECT_FALSE(store.failed());
    EXPECT_EQ(append(store.log(), entry(1, 7)), Appended::stored);
}

}  // namespace
}  // namespace kamchatka::store
