// The room over a log in memory: what is told was stored, what is sent twice acts once, and whoever
// was away is brought up to date.
#include "server/tables/room/telling.hpp"
#include "testkit/server/people.hpp"

#include <gtest/gtest.h>

namespace kamchatka::server {
namespace {

namespace json = boost::json;

constexpr const char* promise =
    R"({"type":"promise","hash":"be45cb2605bf36bebde684841a28f0fd43c69850a3dce5fedba69928ee3a8991"})";

bool turns_began(const State& state) { return state.round >= 1; }

std::string serialized(const json::value& value) { return json::serialize(value); }

TEST(Room, AGameIsPlayedFromTheLobbyToTheEnd) {
    MemoryWorld world;
    People people{world, {.people = 3}};
    EXPECT_TRUE(people.person(1).last("view").at("view").is_null());
    people.start();
    EXPECT_EQ(people.person(2).last("view").at("viewer"), "s2");
    people.play_until([](const State& state) { return state.round >= 5; });
    ASSERT_FALSE(people.room().change_clock(1, {.pause = false}));
    EXPECT_EQ(people.room().state()->round, 5U);
    EXPECT_EQ(world.stored(people.room().table().id).table.state, TableState::playing);
}

TEST(Room, NothingIsToldThatWasNotStored) {
    MemoryWorld world;
    People people{world, {.people = 3}};
    people.start();
    const std::int64_t seq = people.room().seq();
    for (std::size_t i = 1; i <= 3; ++i) people.person(i).frames.clear();
    people.room().act(people.person(1), act_message("a", seq, promise));
    for (std::size_t i = 1; i <= 3; ++i) {
        EXPECT_TRUE(people.person(i).frames.empty()) << "told before it was durable";
    }
    world.data.fail();
    people.room().tick();
    EXPECT_EQ(people.person(2).count("events"), 0U);
    EXPECT_EQ(people.room().seq(), seq);
    EXPECT_TRUE(people.room().lost()) << "whether it is stored, nobody knows";
    EXPECT_EQ(people.person(2).closed, Farewell::restart);
}

TEST(Room, IsReadOnlyOnAFailedDisk) {
    MemoryWorld world;
    People people{world, {.people = 3}};
    people.start();
    const std::int64_t seq = people.room().seq();
    world.data.fail();
    people.room().tick();
    EXPECT_TRUE(people.person(2).last("table").at("table").at("read_only").as_bool());
    people.room().act(people.person(1), act_message("b", seq, promise));
    EXPECT_EQ(people.person(1).last("reject").at("reason"), "read_only");
}

TEST(Room, WhatIsSentTwiceActsOnce) {
    MemoryWorld world;
    People people{world, {.people = 3}};
    people.start();
    const Act act = act_message("same", people.room().seq(), promise);
    people.room().act(people.person(1), act);
    people.room().act(people.person(1), act);  // while the first is on its way
    world.settle();
    const auto entries = world.entries().size();
    EXPECT_EQ(people.person(1).count("events"), 1U);
    people.room().act(people.person(1), act);  // after it was told
    world.settle();
    EXPECT_EQ(world.entries().size(), entries);
    ASSERT_EQ(people.person(1).count("events"), 2U);
    EXPECT_EQ(
        people.person(1).all("events")[0].at("seq"), people.person(1).last("events").at("seq")
    );
    EXPECT_EQ(people.person(2).count("events"), 1U);
    EXPECT_EQ(people.person(1).count("reject"), 0U);
}

TEST(Room, WhatWasSentLongAgoActsOnceAfterARestart) {
    MemoryWorld world;
    People people{world, {.people = 3}};
    people.start();
    const Act act = act_message("same", people.room().seq(), promise);
    people.room().act(people.person(1), act);
    world.settle();
    world.room_limits.recent_events_max = 0;  // it remembers the last batch only
    const auto room = brought_back(world, people.room(), world.entries());
    ASSERT_NE(room, nullptr);
    FakeAttendee second{2, "player 2"};
    ASSERT_FALSE(room->join(second, {}));
    room->act(second, act_message("other", room->seq(), promise));
    world.settle();
    FakeAttendee first{1, "player 1"};
    ASSERT_FALSE(room->join(first, {}));
    const auto entries = world.entries().size();
    // Its own part is done; the rules would refuse it, were it not known to have acted.
    room->act(first, act);
    world.settle();
    EXPECT_EQ(world.entries().size(), entries);
}

TEST(Room, NobodyActsOnABoardHeHasNotSeen) {
    MemoryWorld world;
    People people{world, {.people = 3}};
    people.start();
    people.play_until(turns_began);
    const Seat turn = awaited_seats(*people.room().state()).front();
    FakeAttendee& attendee = people.person(index(turn) + 1);
    const std::int64_t seq = people.room().seq();
    const auto action = serialized(people.choose(options_of(attendee)));
    people.room().act(attendee, act_message("old", seq - 1, action));
    EXPECT_EQ(attendee.last("reject").at("reason"), "stale");
    people.room().act(attendee, act_message("future", seq + 1, action));
    EXPECT_EQ(attendee.last("reject").at("ref"), "future");
    EXPECT_EQ(attendee.last("reject").at("reason"), "stale");
    people.room().act(attendee, act_message("now", seq, action));
    world.settle();
    EXPECT_GT(people.room().seq(), seq);
}

TEST(Room, SeatsThatActAtOnceDoNotOutdateEachOther) {
    MemoryWorld world;
    People people{world, {.people = 3}};
    people.start();
    const std::int64_t seq = people.room().seq();
    for (std::size_t i = 1; i <= 3; ++i) {
        people.room().act(people.person(i), act_message("c" + std::to_string(i), seq, promise));
    }
    world.settle();
    for (std::size_t i = 1; i <= 3; ++i) EXPECT_EQ(people.person(i).count("reject"), 0U);
    EXPECT_EQ(people.room().state()->phase, Phase::reveal);
}

TEST(Room, ARefusalNamesItsClauseInBothLanguages) {
    MemoryWorld world;
    People people{world, {.people = 3}};
    people.start();
    people.play_until(turns_began);
    const Seat turn = awaited_seats(*people.room().state()).front();
    FakeAttendee& attendee = people.person(index(turn) + 1);
    people.room().act(attendee, act_message("x", people.room().seq(), R"({"type":"end_turn"})"));
    const auto reject = attendee.last("reject");
    EXPECT_EQ(reject.at("ref"), "x");
    EXPECT_EQ(reject.at("reason"), "armies_left_to_place");
    EXPECT_EQ(reject.at("clause"), "CH-3.6");
    EXPECT_NE(reject.at("message").at("it"), reject.at("message").at("en"));
}

TEST(Room, TheSeatIsThePlayersAndNotTheMessages) {
    MemoryWorld world;
    People people{world, {.people = 3}};
    FakeAttendee stranger{99, "stranger"};
    FakeAttendee nobody{std::nullopt, ""};
    ASSERT_FALSE(people.room().join(stranger, {}));
    ASSERT_FALSE(people.room().join(nobody, {}));
    people.start();
    for (FakeAttendee* attendee : {&stranger, &nobody}) {
        people.room().act(*attendee, act_message("x", people.room().seq(), promise));
        EXPECT_EQ(attendee->last("reject").at("reason"), "not_seated");
        EXPECT_EQ(attendee->last("view").at("viewer"), "spectator");
    }
    people.play_until(turns_began);
    const Seat turn = awaited_seats(*people.room().state()).front();
    const std::size_t other = index(turn) == 0 ? 2 : 1;
    const auto action = serialized(people.choose(options_of(people.person(index(turn) + 1))));
    people.room().act(people.person(other), act_message("y", people.room().seq(), action));
    EXPECT_EQ(people.person(other).last("reject").at("reason"), "not_your_turn");
}

TEST(Room, AnotherWriterEndsTheRoom) {
    MemoryWorld world;
    People people{world, {.people = 3}};
    people.start();
    auto entries = world.entries();
    store::Entry foreign = entries.back();
    foreign.seq += foreign.event_count;
    foreign.ref = "somebody else";
    entries.push_back(foreign);
    world.replace_entries(entries);
    people.room().act(people.person(1), act_message("a", people.room().seq(), promise));
    world.settle();
    EXPECT_TRUE(people.room().lost());
    EXPECT_EQ(people.person(1).closed, Farewell::restart);
    EXPECT_EQ(people.person(1).count("events"), 0U);
    EXPECT_EQ(world.troubles, std::vector{Trouble::log_conflict});
}

TEST(Room, IsLostToTheNodeThatHasTheTableNow) {
    MemoryWorld world;
    People people{world, {.people = 3}};
    people.start();
    world.data.fence_log(people.room().table().id);
    people.room().act(people.person(1), act_message("a", people.room().seq(), promise));
    world.settle();
    EXPECT_TRUE(people.room().lost());
    EXPECT_EQ(people.person(1).closed, Farewell::restart);
    EXPECT_EQ(people.person(1).count("events"), 0U) << "nothing is told that is not stored";
    EXPECT_EQ(world.troubles, std::vector{Trouble::fenced});
}

}  // namespace
}  // namespace kamchatka::server
