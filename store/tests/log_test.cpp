// What the log promises to a room.
#include "testkit/store/fixture.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <thread>

namespace kamchatka::store {
namespace {

class LogTest : public testing::Test {
protected:
    TemporaryFolder folder_;
    std::unique_ptr<Store> store_ = std::make_unique<Store>(folder_.path());

    Log& log() { return store_->log(); }
    void reopen() {
        store_.reset();
        store_ = std::make_unique<Store>(folder_.path());
    }
};

TEST_F(LogTest, WhatWasStoredIsReadBackAsItWas) {
    Entry strange = entry(7, 1, 3);
    strange.body = "{\"name\":\"È \\u0000 \xF0\x9F\x8E\xB2\"}";
    strange.body += std::string{"\0after a zero", 13};
    EXPECT_EQ(append(log(), strange), Appended::stored);
    ASSERT_EQ(log().read(7, 1).size(), 1U);
    EXPECT_EQ(log().read(7, 1).front(), strange);
    reopen();
    EXPECT_EQ(log().read(7, 1).front(), strange);
}

TEST_F(LogTest, TablesAreApart) {
    fill(log(), 1, 3);
    fill(log(), 2, 1);
    EXPECT_EQ(events_of(log(), 1), 6);
    EXPECT_EQ(events_of(log(), 2), 2);
    EXPECT_EQ(events_of(log(), 3), 0);
}

TEST_F(LogTest, ReadingBeginsWithTheEntryThatHoldsTheEvent) {
    fill(log(), 1, 5);  // 1-2 3-4 5-6 7-8 9-10
    EXPECT_EQ(log().read(1, 1).front().seq, 1);
    EXPECT_EQ(log().read(1, 2).front().seq, 1);
    EXPECT_EQ(log().read(1, 3).front().seq, 3);
    EXPECT_EQ(log().read(1, 6).front().seq, 5);
    EXPECT_EQ(log().read(1, 6).size(), 3U);
    EXPECT_EQ(log().read(1, 10).size(), 1U);
    EXPECT_TRUE(log().read(1, 11).empty());
}

TEST_F(LogTest, AnEntryMustContinueItsTable) {
    EXPECT_EQ(append(log(), entry(1, 2)), Appended::conflict);  // a first entry begins at 1
    fill(log(), 1, 2);
    EXPECT_EQ(append(log(), entry(1, 7)), Appended::conflict);  // a gap
    Entry fork = entry(1, 3);
    fork.ref = "another";
    EXPECT_EQ(append(log(), fork), Appended::conflict);
    EXPECT_EQ(append(log(), entry(1, 5)), Appended::stored);
    EXPECT_EQ(events_of(log(), 1), 6);
}

TEST_F(LogTest, ARefActsOnce) {
    fill(log(), 1, 2);
    Entry again = entry(1, 3);
    EXPECT_EQ(append(log(), again), Appended::duplicate);
    again.seq = 5;  // decided on a later board, but it is the same request
    EXPECT_EQ(append(log(), again), Appended::duplicate);
    again.table = 2;  // at another table it is another request
    again.seq = 1;
    EXPECT_EQ(append(log(), again), Appended::stored);
    EXPECT_EQ(events_of(log(), 1), 4);
}

TEST_F(LogTest, TheAnswersAreTheSameAfterARestart) {
    fill(log(), 1, 2);
    reopen();
    EXPECT_EQ(append(log(), entry(1, 3)), Appended::duplicate);
    EXPECT_EQ(append(log(), entry(1, 7)), Appended::conflict);
    EXPECT_EQ(append(log(), entry(1, 5)), Appended::stored);
    EXPECT_EQ(store_->verify(), 3);
}

TEST_F(LogTest, ABatchMayHoldRefusedEntriesAmongOthers) {
    std::vector<Appended> answers;
    std::atomic<int> answered = 0;
    std::mutex mutex;
    const auto note = [&](Appended outcome) {
        const std::lock_guard lock{mutex};
        answers.push_back(outcome);
        ++answered;
    };
    log().append(entry(1, 1), note);
    log().append(entry(1, 1), note);
    log().append(entry(1, 9), note);
    log().append(entry(1, 3), note);
    EXPECT_EQ(append(log(), entry(2, 1)), Appended::stored);
    EXPECT_EQ(answered, 4);
    const std::vector expected{
        Appended::stored, Appended::duplicate, Appended::conflict, Appended::stored};
    EXPECT_EQ(answers, expected);
}

TEST_F(LogTest, ManyThreadsManyTablesNothingIsLost) {
    constexpr int thread_count = 8;
    constexpr int entry_count = 200;
    std::vector<std::thread> threads;
    for (int t = 1; t <= thread_count; ++t) {
        threads.emplace_back([this, t] { fill(log(), t, entry_count); });
    }
    for (std::thread& thread : threads) thread.join();
    for (int t = 1; t <= thread_count; ++t) EXPECT_EQ(events_of(log(), t), 2 * entry_count);
    EXPECT_EQ(store_->verify(), thread_count * entry_count);
}

TEST_F(LogTest, OfSeveralWhoWriteAtOnceExactlyOneWinsEachPlace) {
    constexpr int thread_count = 4;
    std::atomic<int> won = 0;
    std::vector<std::thread> threads;
    for (int t = 0; t < thread_count; ++t) {
        threads.emplace_back([&, t] {
            for (std::int64_t seq = 1; seq <= 100; ++seq) {
                Entry mine = entry(1, seq, 1);
                mine.ref += "-" + std::to_string(t);
                if (append(log(), mine) == Appended::stored) ++won;
            }
        });
    }
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(won, 100);
    EXPECT_EQ(store_->verify(), 100);
}

TEST_F(LogTest, WhatIsQueuedWhenTheStoreClosesIsStoredAndAnswered) {
    std::atomic<int> answered = 0;
    for (int i = 0; i < 1000; ++i) {
        log().append(entry(1, 1 + 2 * i), [&](Appended outcome) {
            if (outcome == Appended::stored) ++answered;
        });
    }
    reopen();
    EXPECT_EQ(answered, 1000);
    EXPECT_EQ(events_of(log(), 1), 2000);
}

TEST_F(LogTest, WhatComesAfterTheStopIsDroppedAndTheRestAnswered) {
    std::atomic<int> answered = 0;
    for (int i = 0; i < 100; ++i) {
        log().append(entry(1, 1 + 2 * i), [&](Appended) { ++answered; });
    }
    store_->stop();
    EXPECT_EQ(answered, 100);
    EXPECT_THROW(append(log(), entry(1, 201)), std::runtime_error);
    EXPECT_EQ(events_of(log(), 1), 200);
    EXPECT_FALSE(log().failed());
}

TEST_F(LogTest, LargeEntriesAndSmallBatchesAreOneAndTheSame) {
    store_.reset();
    StoreOptions options;
    options.writer.batch_jobs_max = 3;
    options.writer.batch_bytes_max = 1000;
    options.writer.checkpoint_pages = 10;
    store_ = std::make_unique<Store>(folder_.path(), std::move(options));
    Entry large = entry(1, 1);
    large.body = std::string(200'000, 'x');
    EXPECT_EQ(append(log(), large), Appended::stored);
    std::atomic<int> answered = 0;
    for (int i = 0; i < 100; ++i) log().append(entry(2, 1 + 2 * i), [&](Appended) { ++answered; });
    fill(log(), 3, 1);
    EXPECT_EQ(answered, 100);
    EXPECT_EQ(log().read(1, 1).front(), large);
    EXPECT_EQ(store_->verify(), 102);
}

TEST_F(LogTest, TheWriteAheadLogIsKeptShort) {
    store_.reset();
    StoreOptions options;
    options.writer.checkpoint_pages = 100;
    store_ = std::make_unique<Store>(folder_.path(), std::move(options));
    for (int i = 0; i < 3000; ++i) log().append(entry(1, 1 + 2 * i), {});
    for (int i = 0; i < 300; ++i) append(log(), entry(1, 6001 + 2 * i));
    // A batch of 512 entries is about 60 pages, and a reader may hold one round back.
    EXPECT_LT(std::filesystem::file_size(folder_.database() + "-wal"), 1'500'000U);
    EXPECT_EQ(store_->verify(), 3300);
}

}  // namespace
}  // namespace kamchatka::store
