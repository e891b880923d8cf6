// Time at the table: what is charged to whom, what happens at zero, and that nobody pays for a
// restart or for standing alone.
#include "testkit/server/people.hpp"

#include "engine/rulebooks.hpp"
#include "testkit/clause.hpp"

#include <gtest/gtest.h>

namespace kamchatka::server {
namespace {

constexpr std::int64_t second = 1000;
constexpr std::int64_t minute = 60 * second;

Settings with_clock(ClockSetting clock) {
    Settings settings;
    settings.clock = clock;
    return settings;
}

std::size_t on_turn(People& people) {
    return index(awaited_seats(*people.room().state()).front()) + 1;
}

bool turns_began(const State& state) { return state.round >= 1; }

boost::json::object clock_of(const FakeAttendee& attendee) {
    for (auto it = attendee.frames.rbegin(); it != attendee.frames.rend(); ++it) {
        const auto message = boost::json::parse(*it);
        if (const auto* clock = message.as_object().if_contains("clock")) {
            return clock->as_object();
        }
    }
    return {};
}

std::int64_t left(People& people, const char* key) {
    FakeAttendee fresh{1, "player 1"};
    EXPECT_FALSE(people.room().join(fresh, {}));
    people.room().leave(fresh);
    return fresh.last("view").at("clock").at(key).as_int64();
}

std::int64_t bank(People& people, Seat seat) {
    FakeAttendee fresh{1, "player 1"};
    EXPECT_FALSE(people.room().join(fresh, {}));
    people.room().leave(fresh);
    return fresh.last("view")
        .at("clock")
        .at("seats")
        .at(record::spell(seat))
        .at("left_ms")
        .as_int64();
}

// Lets time pass in small steps, as the server's ticks do.
void wait(MemoryWorld& world, People& people, std::int64_t ms) {
    const std::int64_t end = world.now + ms;
    while (world.now < end) {
        world.now = std::min(end, people.room().wake_ms().value_or(end));
        world.now = std::max(world.now, end - ms + 1);
        people.room().tick();
        world.settle();
        if (people.room().wake_ms().value_or(end) <= world.now) world.now += 10;
    }
    people.room().tick();
    world.settle();
}

TEST(Clock, TheRulesetsMinutesRunFromTheFirstTurnAndThenTimeIsCalled) {
    CLAUSE("CH-8.1");
    MemoryWorld world;
    People people{world, {.people = 3, .settings = with_clock({.kind = ClockKind::table})}};
    people.start();
    world.now += 30 * minute;
    people.play_until(turns_began);
    EXPECT_EQ(left(people, "table_left_ms"), 90 * minute) << "the set-up is not on the clock";
    wait(world, people, 60 * minute);
    EXPECT_EQ(left(people, "table_left_ms"), 30 * minute);
    EXPECT_FALSE(people.room().state()->last_round);
    wait(world, people, 30 * minute + second);
    EXPECT_TRUE(people.room().state()->last_round);
    EXPECT_EQ(world.entries().back().actor, "arbiter");
    EXPECT_EQ(people.person(1).last("events").at("events").at(0).at("type"), "time_called");
}

TEST(Clock, WarningsAreHeardOnce) {
    MemoryWorld world;
    People people{world, {.people = 3, .settings = with_clock({.kind = ClockKind::table})}};
    people.start();
    people.play_until(turns_began);
    people.person(1).frames.clear();
    wait(world, people, 79 * minute);
    EXPECT_EQ(people.person(1).count("clock"), 0U);
    wait(world, people, 2 * minute);
    ASSERT_EQ(people.person(1).count("clock"), 1U);
    EXPECT_EQ(people.person(1).last("clock").at("clock").at("warning"), "ten_minutes");
    wait(world, people, 8 * minute + 55 * second);
    EXPECT_EQ(people.person(1).count("clock"), 4U);
    EXPECT_EQ(people.person(1).last("clock").at("clock").at("warning"), "ten_seconds");
}

TEST(Clock, ATableWithoutAClockNeverCallsTime) {
    MemoryWorld world;
    People people{world, {.people = 3, .settings = with_clock({.kind = ClockKind::none})}};
    people.start();
    people.play_until(turns_began);
    wait(world, people, 24 * 60 * minute);
    EXPECT_FALSE(people.room().state()->last_round);
    EXPECT_FALSE(people.room().wake_ms());
    EXPECT_FALSE(clock_of(people.person(1)).contains("table_left_ms"));
}

TEST(Clock, ABankIsChargedWhileItsSeatIsAwaitedAndGrowsWithEachTurn) {
    MemoryWorld world;
    People people{
        world,
        {.people = 3,
         .settings = with_clock({.kind = ClockKind::bank, .bank_s = 600, .increment_s = 20}),
         .options = R"({"ending.minutes":0})"}};
    people.start();
    people.play_until(turns_began);
    const Seat turn = awaited_seats(*people.room().state()).front();
    EXPECT_EQ(bank(people, turn), 620 * second);
    world.now += 50 * second;
    EXPECT_EQ(bank(people, turn), 570 * second);
    for (const Seat seat : {Seat::s1, Seat::s2, Seat::s3}) {
        EXPECT_EQ(bank(people, seat), (seat == turn ? 570 : 600) * second);
    }
}

TEST(Clock, AtZeroABotFinishesTheTurnAndThePersonIsBackAtTheNext) {
    MemoryWorld world;
    People people{
        world,
        {.people = 3,
         .settings = with_clock({.kind = ClockKind::turn, .turn_s = 60}),
         .options = R"({"ending.minutes":0})"}};
    people.start();
    people.play_until(turns_began);
    const Seat turn = awaited_seats(*people.room().state()).front();
    wait(world, people, 59 * second);
    EXPECT_EQ(seat_on_turn(*people.room().state()), turn);
    EXPECT_EQ(world.memory_thinker.question_count, 0U);
    wait(world, people, 3 * second);
    EXPECT_GT(world.memory_thinker.question_count, 0U);
    EXPECT_NE(seat_on_turn(*people.room().state()), turn);
    const auto seats = people.person(1).last("table").at("table").at("seats").as_array();
    EXPECT_FALSE(seats.at(index(turn)).at("away").as_bool()) << "the next turn is his again";
    EXPECT_TRUE(active(*people.room().state(), turn));
}

TEST(Clock, AtZeroASeatMayBeMadeNeutral) {
    MemoryWorld world;
    Settings settings = with_clock({.kind = ClockKind::turn, .turn_s = 60});
    settings.at_zero = StandIn::neutral;
    People people{world, {.people = 4, .settings = settings, .options = R"({"ending.minutes":0})"}};
    people.start();
    people.play_until(turns_began);
    const Seat turn = awaited_seats(*people.room().state()).front();
    wait(world, people, 61 * second);
    EXPECT_EQ(people.room().state()->standing[turn], Standing::withdrawn);
}

TEST(Clock, AfterSoManyLostTurnsASeatIsMadeNeutral) {
    MemoryWorld world;
    Settings settings = with_clock({.kind = ClockKind::turn, .turn_s = 10});
    settings.neutral_after = 2;
    People people{world, {.people = 4, .settings = settings, .options = R"({"ending.minutes":0})"}};
    people.start();
    people.play_until(turns_began);
    const Seat first = awaited_seats(*people.room().state()).front();
    for (int turn = 0; turn < 4; ++turn) wait(world, people, 11 * second);
    EXPECT_TRUE(active(*people.room().state(), first)) << "one turn lost";
    for (int turn = 0; turn < 2; ++turn) wait(world, people, 11 * second);
    EXPECT_EQ(people.room().state()->standing[first], Standing::withdrawn);
}

TEST(Clock, APauseStopsTimeAndPlay) {
    MemoryWorld world;
    People people{world, {.people = 3, .settings = with_clock({.kind = ClockKind::table})}};
    people.start();
    people.play_until(turns_began);
    EXPECT_EQ(people.room().change_clock(2, {.pause = true}), Reason::not_host);
    ASSERT_FALSE(people.room().change_clock(1, {.pause = true}));
    wait(world, people, 200 * minute);
    EXPECT_EQ(left(people, "table_left_ms"), 90 * minute);
    FakeAttendee& attendee = people.person(on_turn(people));
    people.room().act(attendee, act_message("x", people.room().seq(), R"({"type":"end_turn"})"));
    EXPECT_EQ(attendee.last("reject").at("reason"), "paused");
    ASSERT_FALSE(people.room().change_clock(1, {.pause = false, .add_minutes = 5}));
    world.settle();
    EXPECT_EQ(left(people, "table_left_ms"), 95 * minute);
    wait(world, people, minute);
    EXPECT_EQ(left(people, "table_left_ms"), 94 * minute);
}

TEST(Clock, MinutesAreAddedToASeatsBank) {
    MemoryWorld world;
    People people{
        world, {.people = 3, .settings = with_clock({.kind = ClockKind::bank, .bank_s = 60})}};
    people.start();
    ASSERT_FALSE(people.room().change_clock(1, {.add_minutes = 3, .seat = Seat::s2}));
    world.settle();
    EXPECT_EQ(bank(people, Seat::s2), 240 * second);
    EXPECT_EQ(bank(people, Seat::s1), 60 * second);
    EXPECT_EQ(
        people.room().change_clock(1, {.add_minutes = 3, .seat = Seat::s6}), Reason::seat_not_found
    );
}

// What may be added under each kind of clock: for all, for another, for the host himself.
TEST(Clock, AHostAddsNoTimeForHimselfAlone) {
    struct Case {
        ClockKind kind;
        bool minutes;  // the ruleset has some
        Refusal for_all;
        Refusal for_another;
    };
    const Refusal none{Reason::no_clock};
    for (const Case& one : {
             Case{ClockKind::none, true, none, none},
             Case{ClockKind::table, true, {}, none},
             Case{ClockKind::bank, true, {}, {}},
             Case{ClockKind::bank, false, {}, {}},
             Case{ClockKind::turn, true, {}, {}},
             Case{ClockKind::turn, false, none, {}},
         }) {
        SCOPED_TRACE(static_cast<int>(one.kind));
        MemoryWorld world;
        People people{
            world,
            {.ruleset = one.minutes ? "challenge" : "prestige",
             .people = 3,
             .settings = with_clock({.kind = one.kind, .bank_s = 60})}};
        people.start();
        const auto add = [&](std::optional<Seat> seat) {
            ClockRequest request;
            request.add_minutes = 3;
            request.seat = seat;
            const Refusal why = people.room().change_clock(1, request);
            world.settle();
            return why;
        };
        EXPECT_EQ(add(Seat::s1), Reason::time_for_oneself);
        EXPECT_EQ(add(Seat::s2), one.for_another);
        EXPECT_EQ(add(std::nullopt), one.for_all);
        if (one.kind != ClockKind::bank) continue;
        EXPECT_EQ(bank(people, Seat::s1), 240 * second);
        EXPECT_EQ(bank(people, Seat::s2), 420 * second);
        EXPECT_EQ(bank(people, Seat::s3), 240 * second);
    }
}

TEST(Clock, NobodyIsChargedWhileNobodyIsThere) {
    MemoryWorld world;
    People people{world, {.people = 3, .settings = with_clock({.kind = ClockKind::table})}};
    people.start();
    people.play_until(turns_began);
    for (std::size_t i = 1; i <= 3; ++i) people.room().leave(people.person(i));
    wait(world, people, 80 * minute);
    EXPECT_EQ(left(people, "table_left_ms"), 90 * minute);
    ASSERT_FALSE(people.room().join(people.person(2), {}));
    wait(world, people, minute);
    EXPECT_EQ(left(people, "table_left_ms"), 89 * minute);
}

TEST(Clock, DowntimeIsNobodysTime) {
    MemoryWorld world;
    People people{
        world, {.people = 3, .settings = with_clock({.kind = ClockKind::bank, .bank_s = 600})}};
    people.start();
    people.play_until(turns_began);
    world.now += 100 * second;
    const Seat turn = awaited_seats(*people.room().state()).front();
    ASSERT_TRUE(people.play());
    const std::int64_t before = bank(people, turn);
    EXPECT_LE(before, 500 * second);
    const std::int64_t table_before = left(people, "table_left_ms");
    // The server is gone for a day.
    world.now += 24 * 60 * minute;
    const auto again = brought_back(world, people.room(), world.entries());
    ASSERT_NE(again, nullptr);
    FakeAttendee attendee{1, "player 1"};
    ASSERT_FALSE(again->join(attendee, {}));
    const auto clock = attendee.last("view").at("clock");
    EXPECT_EQ(clock.at("seats").at(record::spell(turn)).at("left_ms").as_int64(), before);
    EXPECT_EQ(clock.at("table_left_ms").as_int64(), table_before);
}

TEST(Clock, WhatTheHostAddedOutlivesARestart) {
    MemoryWorld world;
    People people{world, {.people = 3, .settings = with_clock({.kind = ClockKind::table})}};
    people.start();
    people.play_until(turns_began);
    ASSERT_FALSE(people.room().change_clock(1, {.pause = true, .add_minutes = 7}));
    world.settle();
    const Table& table = people.room().table();
    EXPECT_EQ(table.clock, world.stored(table.id).table.clock);
    const auto again = brought_back(world, people.room(), world.entries());
    ASSERT_NE(again, nullptr);
    FakeAttendee attendee{1, "player 1"};
    ASSERT_FALSE(again->join(attendee, {}));
    const auto clock = attendee.last("view").at("clock");
    EXPECT_EQ(clock.at("table_left_ms").as_int64(), 97 * minute);
    EXPECT_TRUE(clock.at("paused").as_bool());
}

}  // namespace
}  // namespace kamchatka::server
