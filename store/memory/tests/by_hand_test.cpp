// A store in memory that a test is in charge of: what waits, what is lost, what is damaged.
#include "store/memory/store.hpp"
#include "testkit/store/fixture.hpp"

#include <gtest/gtest.h>

namespace kamchatka::store {
namespace {

using Running = MemoryStore::Running;

class ByHand : public testing::Test {
protected:
    auto heard() {
        return [this](auto) { ++answered_; };
    }
    void add_player(PlayerId id, const std::string& name) {
        store_.catalogue().change_people(
            [=](PeopleRows& rows) { rows.insert(guest_row(id, name), plain_name(name)); }, heard()
        );
    }
    void append(std::int64_t seq) { store_.log().append(entry(1, seq), heard()); }

    std::vector<Disk> told_;
    MemoryStore store_{Running::by_hand, {.on_disk = [this](Disk disk, const std::string&) {
                           told_.push_back(disk);
                       }}};
    int answered_ = 0;
};

TEST_F(ByHand, AChangeWaitsUntilItsStep) {
    add_player(1, "Anna");
    append(1);
    EXPECT_EQ(store_.waiting(), 2U);
    EXPECT_EQ(answered_, 0);
    EXPECT_TRUE(store_.step());
    EXPECT_EQ(answered_, 1);
    EXPECT_TRUE(store_.contents()->rows.players.contains(1)) << "the oldest first";
    EXPECT_EQ(events_of(store_.log(), 1), 0);
    EXPECT_TRUE(store_.step());
    EXPECT_EQ(events_of(store_.log(), 1), 2);
    EXPECT_EQ(store_.waiting(), 0U);
    EXPECT_FALSE(store_.step());
}

TEST_F(ByHand, AnAnswerMayHandOverTheNextChange) {
    store_.log().append(entry(1, 1), [&](Appended) { append(3); });
    EXPECT_TRUE(store_.step());
    EXPECT_EQ(store_.waiting(), 1U);
    EXPECT_EQ(answered_, 0);
    EXPECT_TRUE(store_.step());
    EXPECT_EQ(answered_, 1);
}

TEST_F(ByHand, ReadsSeeWhatIsStoredAndDoNotWait) {
    append(1);
    EXPECT_EQ(events_of(store_.log(), 1), 0);
    store_.step();
    EXPECT_EQ(events_of(store_.log(), 1), 2);
}

TEST_F(ByHand, WhatWaitsWhenTheDiskFailsIsLostAndNobodyIsAnswered) {
    append(1);
    store_.step();
    append(3);
    add_player(1, "Anna");
    store_.fail();
    EXPECT_TRUE(store_.failed());
    EXPECT_TRUE(store_.log().failed());
    EXPECT_EQ(store_.waiting(), 0U);
    EXPECT_FALSE(store_.step());
    append(3);
    EXPECT_EQ(store_.waiting(), 0U) << "nothing is stored any more";
    store_.fail();
    EXPECT_EQ(told_, std::vector{Disk::failed}) << "told once";
    EXPECT_EQ(answered_, 1);
    EXPECT_EQ(events_of(store_.log(), 1), 2) << "what is there can still be read";
    store_.stop();
    EXPECT_EQ(answered_, 1);
}

TEST_F(ByHand, WhatADiskRefusesIsAnsweredAndNotStored) {
    std::vector<Appended> answers;
    const auto note = [&](Appended answer) { answers.push_back(answer); };
    store_.log().append(entry(1, 1), note);
    store_.step();
    store_.refuse();
    store_.log().append(entry(1, 3), note);
    store_.step();
    EXPECT_EQ(events_of(store_.log(), 1), 2);
    store_.accept();
    store_.log().append(entry(1, 3), note);
    store_.step();
    EXPECT_EQ(answers, (std::vector{Appended::stored, Appended::failed, Appended::stored}));
    EXPECT_EQ(told_, (std::vector{Disk::refusing, Disk::sound}));
}

TEST_F(ByHand, StoppingDoesWhatWaitsAndDropsWhatComesLater) {
    append(1);
    store_.log().append(entry(1, 3), [&](Appended) { append(5); });
    store_.stop();
    EXPECT_EQ(answered_, 1);
    EXPECT_EQ(store_.waiting(), 0U);
    EXPECT_EQ(store_.verify(), 2);
}

TEST_F(ByHand, TheNextStoreFindsWhatWasStored) {
    append(1);
    append(3);
    store_.step();
    store_.fail();
    MemoryStore next{Running::at_once, {}, store_.contents()};
    EXPECT_FALSE(next.failed());
    EXPECT_EQ(events_of(next.log(), 1), 2);
    EXPECT_EQ(store::append(next.log(), entry(1, 3)), Appended::stored);
}

TEST(MemoryDamage, LeavesOneTableOrJournalUnreadAndTheOthersRead) {
    MemoryStore store;
    fill(store.log(), 1, 2);
    fill(store.log(), 2, 2);
    TableRow row = table_row(1, 1, "ABCDEF");
    row.host.reset();
    ask<Stored>(
        store.catalogue(), &Catalogue::add_table, row, std::vector<SeatRow>{}, TableSecret{}
    );
    EXPECT_EQ(store.verify(), 4);
    store.damage_log(2);
    EXPECT_THROW(entries_of(store.log(), 2), std::runtime_error);
    EXPECT_THROW(store.verify(), std::runtime_error);
    EXPECT_EQ(events_of(store.log(), 1), 4);
    EXPECT_TRUE(table(store.catalogue(), "ABCDEF"));
    store.damage_seed(1);
    EXPECT_THROW(table(store.catalogue(), "ABCDEF"), std::runtime_error);
    EXPECT_TRUE(look<std::vector<JournalEntry>>(store.journals(), &Journals::read, 10).empty());
    store.damage_journal(10);
    EXPECT_THROW(
        look<std::vector<JournalEntry>>(store.journals(), &Journals::read, 10), std::runtime_error
    );
}

TEST(MemoryFence, KeepsOneTableFromGrowingAndTheOthersGoOn) {
    MemoryStore store;
    fill(store.log(), 1, 2);
    store.fence_log(1);
    EXPECT_EQ(append(store.log(), entry(1, 5)), Appended::fenced);
    EXPECT_EQ(append(store.log(), entry(2, 1)), Appended::stored);
    EXPECT_EQ(events_of(store.log(), 1), 4) << "what is there can be read";
}

TEST(MemoryBackup, IsRefused) {
    MemoryStore store;
    EXPECT_NE(ask<std::string>(store, &Store::backup, "nowhere"), "");
}

}  // namespace
}  // namespace kamchatka::store
