// Who is taken for dead, by whom, and what becomes of what it had.
#include "store/postgres/tests/two_nodes.hpp"

namespace kamchatka::store {
namespace {

using std::chrono_literals::operator""h;
using std::chrono_literals::operator""ms;
using std::chrono_literals::operator""s;

// So that nobody waits long for a whole ttl of good beats; others who beat do not share it.
constexpr pg::HeartOptions quick{.beat_every = 50ms, .ttl = 1s};

class DeadNodes : public SeveralNodes {};

TEST_F(DeadNodes, WhatADeadNodeHadIsFoundAndClaimed) {
    const auto silent = open_silent("n2");
    add_table(*silent, 5, "AAAAAA");
    add_table(*silent, 6, "BBBBBB");
    add_table(*silent, 7, "CCCCCC");
    EXPECT_EQ(release(*silent, 7, LetGo::at_rest), Changed::changed);
    add_tournament(*silent, 9, "RADUNO");
    EXPECT_EQ(claim(*silent, LogKind::journal, "RADUNO"), Claimed::ours);
    fill(silent->log(), 5, 2);
    const auto store = open("n1", quick);
    ASSERT_TRUE(eventually([&] { return deserted(*store, LogKind::table).size() == 2; }));
    EXPECT_EQ(deserted(*store, LogKind::journal), Codes{"RADUNO"});
    EXPECT_EQ(deserted(*store, LogKind::table, 1).size(), 1U);
    EXPECT_EQ(sql("SELECT state FROM node WHERE name = 'n2'"), "up")
        << "who only looks says nothing";
    ASSERT_TRUE(eventually([&] { return claim(*store, LogKind::table, "AAAAAA") == Claimed::ours; })
    );
    EXPECT_EQ(sql("SELECT state FROM node WHERE name = 'n2'"), "dead");
    EXPECT_EQ(append(silent->log(), entry(5, 5)), Appended::fenced);
    EXPECT_EQ(append(store->log(), entry(5, 5)), Appended::stored);
    EXPECT_EQ(deserted(*store, LogKind::table), Codes{"BBBBBB"});
    EXPECT_EQ(claim(*store, LogKind::journal, "RADUNO"), Claimed::ours);
    EXPECT_EQ(claim(*store, LogKind::table, "CCCCCC"), Claimed::ours) << "at rest, it is there too";
    EXPECT_EQ(store->verify(), 3);
}

// Its own beats must have been good for a whole ttl: an hour of them, here.
TEST_F(DeadNodes, WhoHasJustComeTakesNobodyForDead) {
    const auto silent = open_silent("n2");
    add_table(*silent, 5, "AAAAAA");
    const auto store = open("n1", {.beat_every = 50ms, .ttl = 1h});
    sql("UPDATE node SET beat_at = beat_at - interval '1 day' WHERE name = 'n2'");
    EXPECT_EQ(claim(*store, LogKind::table, "AAAAAA"), Claimed::elsewhere);
    EXPECT_TRUE(deserted(*store, LogKind::table).empty());
    EXPECT_EQ(sql("SELECT state FROM node WHERE name = 'n2'"), "up");
}

// After an outage everybody's last beat is long ago.
TEST_F(DeadNodes, AnOutageOfTheDatabaseKillsNobody) {
    const pg::HeartOptions heart{.beat_every = 100ms, .ttl = 4s};
    const auto first = open("n1", heart);
    const auto second = open("n2", heart);
    add_table(*first, 5, "AAAAAA");
    shared_postgres().pause();
    EXPECT_TRUE(eventually([&] { return !first->ownership().sure(); }));
    EXPECT_TRUE(eventually([&] { return !second->ownership().sure(); }));
    std::promise<Claimed> told;
    second->ownership().claim(LogKind::table, "AAAAAA", [&](Claimed claimed) {
        told.set_value(claimed);
    });
    shared_postgres().go_on();
    EXPECT_EQ(told.get_future().get(), Claimed::elsewhere);
    EXPECT_TRUE(eventually([&] { return first->ownership().sure(); }));
    EXPECT_EQ(append(first->log(), entry(5, 1)), Appended::stored);
    EXPECT_FALSE(first->failed());
}

TEST_F(DeadNodes, WhoIsNotSureWaitsAndSaysSo) {
    Heard<std::pair<Disk, std::string>> disks;
    const auto store = open("n1", quick, {.on_disk = [&](Disk disk, const std::string& why) {
                                disks.add({disk, why});
                            }});
    EXPECT_TRUE(eventually([&] { return store->disk() == Disk::sound; }));
    // Not the database that is away: the beats alone do not get through.
    sql("ALTER TABLE node RENAME TO hidden_node");
    EXPECT_TRUE(eventually([&] { return !store->ownership().sure(); }));
    EXPECT_EQ(store->disk(), Disk::waiting);
    EXPECT_TRUE(eventually([&] {
        const auto told = disks.all();
        return !told.empty() && told.back().first == Disk::waiting &&
            told.back().second.find("no heartbeat") != std::string::npos;
    }));
    EXPECT_GE(store->ownership().counts().beat_age_ms, 1000);
    sql("ALTER TABLE hidden_node RENAME TO node");
    EXPECT_TRUE(eventually([&] {
        const auto told = disks.all();
        return store->ownership().sure() && told.back().first == Disk::sound;
    }));
    EXPECT_GE(store->ownership().counts().beats_late, 1);
    EXPECT_FALSE(store->failed());
}

TEST_F(DeadNodes, WhoFindsItselfDeclaredDeadFails) {
    const auto store = open("n1", quick);
    sql("UPDATE node SET state = 'dead'");
    EXPECT_TRUE(eventually([&] { return store->failed(); }));
    EXPECT_FALSE(store->ownership().sure());
    EXPECT_THROW(append(store->log(), entry(1, 1)), std::runtime_error);
}

TEST_F(DeadNodes, AProcessThatComesBackUnderItsNameFindsItsTables) {
    auto store = open("n1");
    add_table(*store, 5, "AAAAAA");
    const auto other = open("n2");
    store.reset();
    EXPECT_EQ(deserted(*other, LogKind::table), Codes{"AAAAAA"});
    const auto again = open("n1");
    EXPECT_EQ(claim(*again, LogKind::table, "AAAAAA"), Claimed::ours);
    EXPECT_EQ(claim(*other, LogKind::table, "AAAAAA"), Claimed::elsewhere);
}

}  // namespace
}  // namespace kamchatka::store
