// What the log promises to a room.
#include "store/tests/contract.hpp"

#include <atomic>
#include <thread>

namespace kamchatka::store {
namespace {

class LogContract : public Contract {
protected:
    std::vector<std::int64_t> seqs_from(std::int64_t from_seq) {
        std::vector<std::int64_t> seqs;
        for (const Entry& entry : entries_of(log(), 1, from_seq)) seqs.push_back(entry.seq);
        return seqs;
    }
};
HOLDS_FOR_EVERY_STORE(LogContract);

TEST_P(LogContract, WhatWasStoredIsReadBackAsItWas) {
    Entry strange = entry(7, 1, 3);
    strange.body = "{\"name\":\"È \\u0000 \xF0\x9F\x8E\xB2\"}";
    strange.body += std::string{"\0after a zero", 13};
    EXPECT_EQ(append(log(), strange), Appended::stored);
    EXPECT_EQ(entries_of(log(), 7), std::vector{strange});
    reopen();
    EXPECT_EQ(entries_of(log(), 7), std::vector{strange});
}

TEST_P(LogContract, TablesAreApart) {
    fill(log(), 1, 3);
    fill(log(), 2, 1);
    EXPECT_EQ(events_of(log(), 1), 6);
    EXPECT_EQ(events_of(log(), 2), 2);
    EXPECT_EQ(events_of(log(), 3), 0);
}

TEST_P(LogContract, ReadingBeginsWithTheEntryThatHoldsTheEvent) {
    fill(log(), 1, 5);  // 1-2 3-4 5-6 7-8 9-10
    EXPECT_EQ(seqs_from(1), (std::vector<std::int64_t>{1, 3, 5, 7, 9}));
    EXPECT_EQ(seqs_from(2), (std::vector<std::int64_t>{1, 3, 5, 7, 9}));
    EXPECT_EQ(seqs_from(3), (std::vector<std::int64_t>{3, 5, 7, 9}));
    EXPECT_EQ(seqs_from(6), (std::vector<std::int64_t>{5, 7, 9}));
    EXPECT_EQ(seqs_from(10), (std::vector<std::int64_t>{9}));
    EXPECT_TRUE(seqs_from(11).empty());
}

TEST_P(LogContract, AnEntryMustContinueItsTable) {
    EXPECT_EQ(append(log(), entry(1, 2)), Appended::conflict);  // a first entry begins at 1
    fill(log(), 1, 2);
    EXPECT_EQ(append(log(), entry(1, 7)), Appended::conflict);  // a gap
    Entry fork = entry(1, 3);
    fork.ref = "another";
    EXPECT_EQ(append(log(), fork), Appended::conflict);
    EXPECT_EQ(append(log(), entry(1, 5)), Appended::stored);
    EXPECT_EQ(events_of(log(), 1), 6);
}

TEST_P(LogContract, ARefActsOnce) {
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

TEST_P(LogContract, ARefusedRefMayBeUsedAgain) {
    EXPECT_EQ(append(log(), entry(1, 3)), Appended::conflict);
    fill(log(), 1, 1);
    EXPECT_EQ(append(log(), entry(1, 3)), Appended::stored);
}

TEST_P(LogContract, TheAnswersAreTheSameAfterARestart) {
    fill(log(), 1, 2);
    reopen();
    EXPECT_EQ(append(log(), entry(1, 3)), Appended::duplicate);
    EXPECT_EQ(append(log(), entry(1, 7)), Appended::conflict);
    EXPECT_EQ(append(log(), entry(1, 5)), Appended::stored);
    EXPECT_EQ(store().verify(), 3);
}

TEST_P(LogContract, ABatchMayHoldRefusedEntriesAmongOthers) {
    std::vector<Appended> answers;
    std::mutex mutex;
    const auto note = [&](Appended outcome) {
        const std::lock_guard lock{mutex};
        answers.push_back(outcome);
    };
    log().append(entry(1, 1), note);
    log().append(entry(1, 1), note);
    log().append(entry(1, 9), note);
    log().append(entry(1, 3), note);
    EXPECT_EQ(append(log(), entry(2, 1)), Appended::stored);
    const std::vector expected{
        Appended::stored, Appended::duplicate, Appended::conflict, Appended::stored};
    EXPECT_EQ(answers, expected);
}

TEST_P(LogContract, NobodyNeedsToHearTheAnswer) {
    log().append(entry(1, 1), {});
    EXPECT_EQ(append(log(), entry(1, 3)), Appended::stored);
}

TEST_P(LogContract, ManyThreadsManyTablesNothingIsLost) {
    constexpr int thread_count = 8;
    constexpr int entry_count = 200;
    std::vector<std::thread> threads;
    for (int t = 1; t <= thread_count; ++t) {
        threads.emplace_back([this, t] { fill(log(), t, entry_count); });
    }
    for (std::thread& thread : threads) thread.join();
    for (int t = 1; t <= thread_count; ++t) EXPECT_EQ(events_of(log(), t), 2 * entry_count);
    EXPECT_EQ(store().verify(), thread_count * entry_count);
}

TEST_P(LogContract, OfSeveralWhoWriteAtOnceExactlyOneWinsEachPlace) {
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
    EXPECT_EQ(store().verify(), 100);
}

TEST_P(LogContract, ItIsReadWhileOthersWrite) {
    std::atomic<bool> over = false;
    std::thread room{[&] {
        for (std::int64_t seq = 1; !over; seq += 2) append(log(), entry(1, seq));
    }};
    std::int64_t before = 0;
    for (int i = 0; i < 50; ++i) {
        const std::int64_t now = events_of(log(), 1);
        EXPECT_GE(now, before);
        before = now;
    }
    over = true;
    room.join();
}

TEST_P(LogContract, WhatIsQueuedWhenTheStoreClosesIsStoredAndAnswered) {
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

TEST_P(LogContract, WhatComesAfterTheStopIsDroppedAndTheRestAnswered) {
    std::atomic<int> answered = 0;
    for (int i = 0; i < 100; ++i) {
        log().append(entry(1, 1 + 2 * i), [&](Appended) { ++answered; });
    }
    store().stop();
    EXPECT_EQ(answered, 100);
    EXPECT_THROW(append(log(), entry(1, 201)), std::runtime_error);
    EXPECT_FALSE(log().failed());
    reopen();
    EXPECT_EQ(events_of(log(), 1), 200);
}

}  // namespace
}  // namespace kamchatka::store
