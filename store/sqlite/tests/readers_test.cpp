// The threads that read: two at once, all that is queued before they end, and one fault alone.
#include "store/sqlite/readers.hpp"

#include "store/sqlite/store.hpp"
#include "testkit/store/fixture.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <latch>
#include <set>

namespace kamchatka::store {
namespace {

class ReadersTest : public testing::Test {
protected:
    ReadersTest() { fill(store_.log(), 1, 3); }

    TemporaryFolder folder_;
    SqliteStore store_{folder_.path(), {}, {}};
    Readers readers_{folder_.database(), {}, Delivery{{}}};
};

std::int64_t entry_count(Database& database) {
    Cursor row = database.query("SELECT count(*) FROM entry");
    return row.next() ? row.integer(0) : 0;
}

TEST_F(ReadersTest, AreTwo) {
    // Neither ends before the other has begun.
    std::latch both{2};
    std::mutex mutex;
    std::set<std::thread::id> threads;
    for (int i = 0; i < 2; ++i) {
        readers_.read<std::int64_t>(
            [&](const Read<std::int64_t>& read) {
                const std::lock_guard lock{mutex};
                EXPECT_EQ(*read, 3);
                threads.insert(std::this_thread::get_id());
            },
            [&](Database& database) {
                both.arrive_and_wait();
                return entry_count(database);
            }
        );
    }
    readers_.stop();
    EXPECT_EQ(threads.size(), 2U);
}

TEST_F(ReadersTest, AnswerWhatIsQueuedBeforeTheyStopAndDropWhatComesLater) {
    std::latch asked{1};
    std::atomic<int> answered = 0;
    const auto ask_for = [&] {
        readers_.read<std::int64_t>(
            [&](const Read<std::int64_t>& read) {
                EXPECT_EQ(*read, 3);
                ++answered;
            },
            [&](Database& database) {
                asked.wait();
                return entry_count(database);
            }
        );
    };
    for (int i = 0; i < 200; ++i) ask_for();
    EXPECT_EQ(answered, 0);
    asked.count_down();
    readers_.stop();
    EXPECT_EQ(answered, 200);
    ask_for();
    readers_.stop();
    EXPECT_EQ(answered, 200);
}

TEST_F(ReadersTest, SayWhyTheyCouldNotRead) {
    const auto read = [&](auto reading) {
        return await<Read<std::int64_t>>([&](OnRead<std::int64_t> done) {
            readers_.read<std::int64_t>(std::move(done), reading);
        });
    };
    const auto unread = read([](Database&) -> std::int64_t { throw std::runtime_error{"torn"}; });
    ASSERT_FALSE(unread);
    EXPECT_EQ(unread.error().why, "torn");
    const auto refused = read([](Database& database) {
        return database.run("DELETE FROM chat");  // they only read
    });
    EXPECT_FALSE(refused);
    for (int i = 0; i < 8; ++i) EXPECT_EQ(*read(entry_count), 3) << "both go on";
}

TEST_F(ReadersTest, DoNotKeepTheWriteAheadLogFromBeingEmptied) {
    SqliteStore& store = store_;
    for (int i = 0; i < 40; ++i) {
        EXPECT_EQ(events_of(store.log(), 1), 6);
        EXPECT_FALSE(table(store.catalogue(), "NOCODE"));
    }
    Database other{folder_.database(), Database::Access::read_write};
    Cursor row = other.query("PRAGMA wal_checkpoint(TRUNCATE)");
    ASSERT_TRUE(row.next());
    EXPECT_EQ(row.integer(0), 0) << "somebody still reads";
}

TEST_F(ReadersTest, ADamagedTableIsUnreadWhileOthersAreRead) {
    fill(store_.log(), 2, 3);
    Database{folder_.database(), Database::Access::read_write}.execute(
        "DROP TRIGGER entry_is_final; UPDATE entry SET body = 'x' WHERE table_id = 2 AND seq = 3"
    );
    std::atomic<int> whole = 0;
    std::atomic<int> unread = 0;
    for (int i = 0; i < 40; ++i) {
        store_.log().read(1 + i % 2, {}, [&](const Read<std::vector<Entry>>& read) {
            if (read) {
                EXPECT_EQ(read->size(), 3U);
                ++whole;
            } else {
                EXPECT_NE(read.error().why.find("table 2 is damaged"), std::string::npos);
                ++unread;
            }
        });
    }
    store_.stop();
    EXPECT_EQ(whole, 20);
    EXPECT_EQ(unread, 20);
    EXPECT_FALSE(store_.failed());
}

TEST_F(ReadersTest, GiveTheirAnswersToWhoeverDelivers) {
    std::mutex mutex;
    std::vector<std::function<void()>> answers;
    const Delivery later{[&](std::function<void()> answer) {
        const std::lock_guard lock{mutex};
        answers.push_back(std::move(answer));
    }};
    Readers readers{folder_.database(), {}, later};
    int answered = 0;
    for (int i = 0; i < 5; ++i) {
        readers.read<std::int64_t>([&](const Read<std::int64_t>&) { ++answered; }, entry_count);
    }
    readers.stop();
    EXPECT_EQ(answered, 0);
    for (const auto& answer : answers) answer();
    EXPECT_EQ(answered, 5);
}

}  // namespace
}  // namespace kamchatka::store
