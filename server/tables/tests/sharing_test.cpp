// Two nodes and the same tables: one has a table at a time, and the other gets it when it asks.
#include "engine/rulebooks.hpp"
#include "server/tables/directory.hpp"
#include "testkit/server/hand_loop.hpp"
#include "testkit/server/people.hpp"

#include <gtest/gtest.h>

namespace kamchatka::server {
namespace {

using Outcome = Result<std::shared_ptr<Room>, Reason>;
using Contents = store::MemoryStore::Contents;

struct Node {
    Node(const std::shared_ptr<Contents>& contents, const std::string& name)
        : world{contents, name} {}

    void find(const std::string& code, Lane lane = Lane::play) {
        directory.find(
            code, [this](const Outcome& found) { answers.push_back(found); }, lane
        );
    }

    // A moment goes by, and what is due is done; workers have their say.
    void pass(std::int64_t ms) {
        world.now += ms;
        world.held.tick();
        directory.tick();
        world.settle();
        while (loop.run_within(std::chrono::milliseconds{20})) world.settle();
    }

    MemoryWorld world;
    HandLoop loop;
    Workers workers{1, 100, loop.post()};
    Directory directory{world, workers, {}};
    std::vector<Outcome> answers;
};

class SharingTest : public testing::Test {
protected:
    // A game of three people is under way at the first node.
    SharingTest() {
        people_.start();
        people_.play_until([](const State& state) { return state.round >= 1; });
        here_.world.settle();
        here_.directory.add(people_.shared_room());
    }

    const std::string& code() { return people_.room().table().code; }
    store::memory::LogHead head() { return contents_->nodes.head(people_.room().table().id); }

    void pass(std::int64_t ms) {
        for (Node* node : {&here_, &there_}) node->pass(ms);
    }

    std::shared_ptr<Contents> contents_ = std::make_shared<Contents>();
    Node here_{contents_, "n1"};
    Node there_{contents_, "n2"};
    People people_{here_.world, {.people = 3}};
};

TEST_F(SharingTest, WhoeverIsAskedForATableGetsItFromWhoHasIt) {
    const State before = *people_.room().state();
    there_.find(code());
    for (int i = 0; i < 10 && there_.answers.empty(); ++i) pass(100);
    ASSERT_EQ(there_.answers.size(), 1U);
    ASSERT_TRUE(there_.answers.front().has_value());
    EXPECT_EQ(*(*there_.answers.front())->state(), before);
    EXPECT_EQ(people_.person(1).closed, Farewell::restart) << "they come back, to the other node";
    EXPECT_EQ(here_.directory.room_count(), 0U);
    EXPECT_EQ(head().owner->name, "n2");
}

TEST_F(SharingTest, WhatIsOnItsWayIsStoredBeforeTheTableChangesHands) {
    const std::int64_t seq = people_.room().seq();
    const Seat awaited = awaited_seats(*people_.room().state()).front();
    FakeAttendee& person = people_.person(index(awaited) + 1);
    Act act{.ref = "on its way", .seq = seq};
    act.action.value = people_.choose(options_of(person));
    people_.room().act(person, act);
    ASSERT_TRUE(people_.room().held()) << "and not stored yet";
    there_.find(code());
    for (int i = 0; i < 10 && there_.answers.empty(); ++i) pass(100);
    ASSERT_TRUE(there_.answers.at(0).has_value());
    EXPECT_GT((*there_.answers.front())->seq(), seq);
}

TEST_F(SharingTest, WhatSomebodyAskedForStaysAWhile) {
    there_.find(code());
    for (int i = 0; i < 10 && there_.answers.empty(); ++i) pass(100);
    ASSERT_TRUE(there_.answers.at(0).has_value());
    FakeAttendee somebody{1, "Ada"};
    ASSERT_EQ((*there_.answers[0])->join(somebody, {}), std::nullopt);
    here_.find(code());
    for (int i = 0; i < 25; ++i) pass(100);
    ASSERT_EQ(here_.answers.size(), 1U);
    EXPECT_EQ(here_.answers[0].error(), Reason::server_busy) << "two proxies that disagree";
    for (int i = 0; i < 30; ++i) pass(100);
    here_.find(code());
    for (int i = 0; i < 10 && here_.answers.size() < 2; ++i) pass(100);
    ASSERT_EQ(here_.answers.size(), 2U);
    EXPECT_TRUE(here_.answers[1].has_value());
    (*there_.answers[0])->leave(somebody);
}

TEST_F(SharingTest, ATableOfADeadNodeIsTakenByWhoeverIsAsked) {
    there_.world.data.silence("n1");
    there_.find(code());
    for (int i = 0; i < 10 && there_.answers.empty(); ++i) there_.pass(100);
    ASSERT_EQ(there_.answers.size(), 1U);
    EXPECT_TRUE(there_.answers.front().has_value());
    // The dead one does not know it yet: what it stores is refused, and its people are sent on.
    people_.play();
    here_.world.settle();
    EXPECT_TRUE(people_.room().lost());
    EXPECT_EQ(here_.world.troubles, std::vector{Trouble::fenced});
}

TEST_F(SharingTest, ATableOfADeadNodeThatNobodyAsksForIsFound) {
    there_.world.data.declare_dead("n1");
    for (int i = 0; i < 60 && there_.directory.room_count() == 0; ++i) there_.pass(100);
    EXPECT_EQ(there_.directory.room_count(), 1U);
    EXPECT_NE(there_.directory.open(code()), nullptr);
}

TEST_F(SharingTest, ATableLaidHereIsNobodysUntilSomebodyComes) {
    std::optional<std::string> laid;
    TableRequest request;
    request.ruleset = "challenge";
    request.seats.assign(3, SeatRequest{.kind = SeatWish::open});
    contents_->rows.players[9].row = {9, store::PlayerKind::guest, "Eva", 0};
    here_.directory.create({9, "Eva"}, request, [&](const auto& made) {
        ASSERT_TRUE(made.has_value());
        laid = (*made)->table().code;
    });
    for (int i = 0; i < 10 && !laid; ++i) here_.pass(10);
    ASSERT_TRUE(laid);
    here_.pass(30);
    here_.pass(30);
    EXPECT_EQ(here_.directory.open(*laid), nullptr);
    there_.find(*laid);
    for (int i = 0; i < 10 && there_.answers.empty(); ++i) there_.pass(10);
    ASSERT_EQ(there_.answers.size(), 1U);
    EXPECT_TRUE(there_.answers[0].has_value()) << "at once, since nobody has to give it up";
}

TEST_F(SharingTest, ANodeThatIsNotSureShowsNothing) {
    here_.world.data.set_sure(false);
    here_.find(code());
    ASSERT_EQ(here_.answers.size(), 1U);
    EXPECT_EQ(here_.answers[0].error(), Reason::server_busy);
    here_.world.data.set_sure(true);
    here_.find(code());
    EXPECT_TRUE(here_.answers.at(1).has_value());
}

TEST_F(SharingTest, ANodeThatEndsLetsGoOfEverything) {
    here_.world.held.drain({});
    for (int i = 0; i < 10 && here_.directory.drain(10); ++i) here_.pass(10);
    EXPECT_EQ(here_.directory.room_count(), 0U);
    here_.world.settle();
    EXPECT_FALSE(head().owner.has_value());
    here_.find(code());
    EXPECT_EQ(here_.answers.at(0).error(), Reason::server_busy) << "it takes nothing more";
    there_.find(code());
    for (int i = 0; i < 10 && there_.answers.empty(); ++i) there_.pass(10);
    EXPECT_TRUE(there_.answers.at(0).has_value());
}

// Its go came in a moment in which nothing could be stored; nobody else has anything to do.
TEST_F(SharingTest, ABotWhoseGoCameWhileTheNodeWasNotSureIsAskedAfterwards) {
    People people{here_.world, {.people = 2, .bots = 1}};
    people.start();
    Room& room = people.room();
    const auto bot_awaited = [&] {
        return room.state()->round > 0 && awaited_seats(*room.state()).contains(Seat::s3);
    };
    for (int i = 0; i < 3000 && !bot_awaited(); ++i) {
        const auto awaited = awaited_seats(*room.state());
        if (awaited.empty() || index(awaited.front()) >= people.size()) break;
        FakeAttendee& person = people.person(index(awaited.front()) + 1);
        Act act{.ref = people.next_ref(), .seq = room.seq()};
        act.action.value = people.choose(options_of(person));
        room.act(person, act);
        here_.world.data.set_sure(false);
        while (here_.world.data.step()) {}
        here_.world.data.set_sure(true);
        if (bot_awaited()) break;
        room.tick();
        here_.world.settle();
    }
    ASSERT_TRUE(bot_awaited());
    const std::size_t asked = here_.world.memory_thinker.question_count;
    ASSERT_LE(room.wake_ms().value_or(INT64_MAX), here_.world.now);
    room.tick();
    EXPECT_EQ(here_.world.memory_thinker.question_count, asked + 1);
}

TEST_F(SharingTest, PublicTablesOfAllNodesAreListed) {
    const auto listed = [](Node& node) {
        TablesAnswer answer;
        node.directory.listed([&](const TablesAnswer& tables) { answer = tables; });
        return answer;
    };
    EXPECT_EQ(listed(there_).running.size(), 1U);
    EXPECT_EQ(listed(there_).running.at(0).code, code());
}

}  // namespace
}  // namespace kamchatka::server
