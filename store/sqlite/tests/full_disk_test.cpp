// A disk without space, at every single operation of a run: what it cannot take is answered as
// failed and is not there, whatever happens next; everybody else goes on, and the store goes on by
// itself when there is space again.
#include "store/sqlite/store.hpp"
#include "testkit/store/fixture.hpp"
#include "testkit/store/tapped_disk.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <filesystem>
#include <mutex>
#include <thread>

namespace kamchatka::store {
namespace {

namespace fs = std::filesystem;

// No space from operation `from` on, for so many operations.
struct Shortage {
    int from;
    int length;
};

// What a process would find that starts when this one is killed now.
void expect_at_once(const TemporaryFolder& folder, TableId table, std::int64_t promised) {
    const TemporaryFolder copy;
    for (const auto& file : fs::directory_iterator{folder.path()}) {
        const std::string name = file.path().filename().string();
        if (name != "LOCK" && !name.ends_with("-shm")) fs::copy_file(file, copy.file(name));
    }
    SqliteStore found{copy.path(), {}, {}};
    EXPECT_EQ(events_of(found.log(), table), promised) << "answered as failed, and there";
}

struct Played {
    bool struck = false;
    bool refused = false;    // the store could not be opened, and said so
    bool failed = false;     // for good
    int failed_answers = 0;  // of an append
};

// Whoever is told that an entry is not stored tries again until it is.
void play_on(Store& store, const TemporaryFolder& folder, Played& played) {
    for (std::int64_t i = 0; i < 6; ++i) {
        for (TableId table = 1; table <= 2; ++table) {
            Appended answer = Appended::failed;
            for (int tries = 0; tries < 100 && answer != Appended::stored; ++tries) {
                answer = append(store.log(), entry(table, 1 + 2 * i));
                if (answer == Appended::stored) break;
                EXPECT_EQ(answer, Appended::failed) << "what was undone is in nobody's way";
                if (++played.failed_answers == 1) expect_at_once(folder, table, 2 * i);
                EXPECT_EQ(events_of(store.log(), table), 2 * i) << "readers go on";
            }
            EXPECT_EQ(answer, Appended::stored);
        }
    }
}

Played played_with(const Shortage& shortage, TappedDisk::Sectors sectors) {
    const TemporaryFolder folder;
    Played played;
    std::atomic<int> operations = 0;
    TappedDisk disk{
        [&](const DiskOperation& operation) {
            // Nothing new is needed to sync or to cut short.
            if (operation.kind != DiskOperation::Kind::write) return disk_answer::done;
            const int now = ++operations;
            if (now < shortage.from || now >= shortage.from + shortage.length) {
                return disk_answer::done;
            }
            played.struck = true;
            return disk_answer::full;
        },
        sectors};
    const SqliteOptions options{
        .writer = {.checkpoint_pages = 8}, .file_system = TappedDisk::name()};
    try {
        SqliteStore store{folder.path(), options, {}};
        try {
            play_on(store, folder, played);
            EXPECT_EQ(store.disk(), Disk::sound);
        } catch (const std::runtime_error&) {
            EXPECT_TRUE(store.failed());
        }
        played.failed = store.failed();
    } catch (const std::exception&) {
        played.refused = true;
    }
    if (played.refused || played.failed) return played;
    SqliteStore again{folder.path(), {}, {}};
    EXPECT_EQ(again.verify(), 12);
    return played;
}

struct Summary {
    int runs = 0;
    int answered = 0;  // runs in which somebody was told that an entry is not stored
    int failed = 0;
};

Summary everywhere(int length, TappedDisk::Sectors sectors) {
    Summary summary;
    for (int from = 1;; ++from) {
        const Played played = played_with({.from = from, .length = length}, sectors);
        if (!played.struck) return summary;
        ++summary.runs;
        summary.answered += played.failed_answers > 0 ? 1 : 0;
        summary.failed += played.failed ? 1 : 0;
    }
}

TEST(FullDisk, GoesOnByItselfWhereverItStruck) {
    const Summary once = everywhere(1, TappedDisk::Sectors::stay_whole);
    EXPECT_GT(once.runs, 60);
    EXPECT_GT(once.answered, 20);
    EXPECT_EQ(once.failed, 0);
    const Summary longer = everywhere(25, TappedDisk::Sectors::stay_whole);
    EXPECT_GT(longer.answered, 20);
    EXPECT_EQ(longer.failed, 0);
}

// Where SQLite writes more behind a transaction, some of it may be whole: then nobody knows.
TEST(FullDisk, FailsRatherThanGuessWhereSectorsMayTear) {
    const Summary once = everywhere(1, TappedDisk::Sectors::may_tear);
    EXPECT_GT(once.runs, 60);
    EXPECT_GT(once.failed, 10);
}

class Scarce : public testing::Test {
protected:
    Disk disk() const { return store_.disk(); }

    std::atomic<int> answer_ = disk_answer::done;
    TappedDisk disk_{
        [this](const DiskOperation&) { return answer_.load(); }, TappedDisk::Sectors::stay_whole};
    TemporaryFolder folder_;
    std::mutex mutex_;
    std::vector<Disk> told_;
    SqliteStore store_{
        folder_.path(),
        {.writer = {.idle = std::chrono::milliseconds{5}, .retry = std::chrono::milliseconds{20}},
         .file_system = TappedDisk::name()},
        {.on_disk = [this](Disk disk, const std::string&) {
            const std::lock_guard lock{mutex_};
            told_.push_back(disk);
        }}};
};

TEST_F(Scarce, SpaceIsFoundAgainThoughNobodyAsks) {
    fill(store_.log(), 1, 2);
    answer_ = disk_answer::full;
    EXPECT_EQ(append(store_.log(), entry(1, 5)), Appended::failed);
    EXPECT_EQ(append(store_.log(), entry(2, 1)), Appended::failed);
    EXPECT_EQ(disk(), Disk::refusing);
    EXPECT_EQ(
        change_people(
            store_.catalogue(),
            [](PeopleRows& rows) { rows.insert(guest_row(1, "Olga"), plain_name("Olga")); }
        ),
        Changed::failed
    );
    std::this_thread::sleep_for(std::chrono::milliseconds{60});
    EXPECT_EQ(disk(), Disk::refusing);
    EXPECT_EQ(events_of(store_.log(), 1), 4);
    answer_ = disk_answer::done;
    for (int tries = 0; tries < 500 && disk() != Disk::sound; ++tries) {
        std::this_thread::sleep_for(std::chrono::milliseconds{10});
    }
    EXPECT_EQ(disk(), Disk::sound);
    EXPECT_EQ(append(store_.log(), entry(1, 5)), Appended::stored);
    EXPECT_EQ(player(store_.catalogue(), 1), std::nullopt);
    const std::lock_guard lock{mutex_};
    EXPECT_EQ(told_, (std::vector{Disk::refusing, Disk::sound})) << "each turn once";
}

TEST_F(Scarce, ABatchIsUndoneAsAWhole) {
    answer_ = disk_answer::full;
    std::atomic<int> failed = 0;
    for (TableId table = 1; table <= 300; ++table) {
        store_.log().append(entry(table, 1), [&](Appended answer) {
            failed += answer == Appended::failed ? 1 : 0;
        });
    }
    EXPECT_EQ(append(store_.log(), entry(301, 1)), Appended::failed);
    EXPECT_EQ(failed, 300);
    answer_ = disk_answer::done;
    for (TableId table = 1; table <= 301; ++table) {
        EXPECT_EQ(append(store_.log(), entry(table, 1)), Appended::stored);
    }
    EXPECT_EQ(store_.verify(), 301);
}

TEST_F(Scarce, WhoIsErasedWaitsForSpace) {
    add_account(store_.catalogue(), 1, "Olga", 1);
    EXPECT_EQ(
        change_people(store_.catalogue(), [](PeopleRows& rows) { rows.erase(1); }), Changed::changed
    );
    answer_ = disk_answer::full;  // the tables are still to be rewritten
    std::this_thread::sleep_for(std::chrono::milliseconds{60});
    EXPECT_FALSE(store_.failed());
    answer_ = disk_answer::done;
    EXPECT_EQ(append(store_.log(), entry(1, 1)), Appended::stored);
    store_.verify();
}

TEST_F(Scarce, ALockOfSomebodyElsesIsWaitedOutAndAnswered) {
    fill(store_.log(), 1, 1);
    Database other{folder_.database(), Database::Access::read_write};
    other.execute("BEGIN IMMEDIATE");
    EXPECT_EQ(append(store_.log(), entry(1, 3)), Appended::failed) << "after five seconds";
    EXPECT_EQ(events_of(store_.log(), 1), 2);
    other.execute("ROLLBACK");
    EXPECT_EQ(append(store_.log(), entry(1, 3)), Appended::stored);
    EXPECT_EQ(disk(), Disk::sound);
}

}  // namespace
}  // namespace kamchatka::store
