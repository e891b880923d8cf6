// Rooms that are found: at once when they are open, later when they have to be brought back.
#include "server/tables/directory.hpp"

#include "engine/rulebooks.hpp"
#include "testkit/server/hand_loop.hpp"
#include "testkit/server/people.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

namespace kamchatka::server {
namespace {

using Outcome = Result<std::shared_ptr<Room>, Reason>;

// A directory whose loop is run by hand: what the worker has made comes back in settle().
class DirectoryTest : public testing::Test {
protected:
    DirectoryTest() {
        people_.start();
        people_.play_until([](const State& state) { return state.round >= 1; });
        world_.settle();
    }

    const std::string& code() { return people_.room().table().code; }

    // Until this many have been answered.
    std::vector<Outcome> settle(std::size_t answers) {
        while (found_.size() < answers) loop_.run_next();
        return std::exchange(found_, {});
    }

    // Time passes, and everybody is looked after, also once more when what that led to is stored.
    void pass(std::int64_t ms) {
        for (const std::int64_t step_ms : {ms - 2'500, std::int64_t{2'500}}) {
            world_.now += step_ms;
            directory_.tick();
            world_.settle();
        }
    }

    store::TableState stored_state() {
        return world_.stored(people_.room().table().id).table.state;
    }

    void find(const std::string& code) {
        directory_.find(code, [this](const Outcome& found) { found_.push_back(found); });
    }

    MemoryWorld world_;
    People people_{world_, {.people = 3}};
    HandLoop loop_;
    std::vector<Outcome> found_;
    Workers workers_{1, 100, loop_.post()};
    Directory directory_{world_, workers_, {}};
};

TEST_F(DirectoryTest, ARoomIsBroughtBackOnceForAllWhoAskMeanwhile) {
    find(code());
    find(code());
    EXPECT_TRUE(found_.empty()) << "nobody waits for it, and nobody is told that there is none";
    EXPECT_EQ(directory_.open(code()), nullptr);
    const auto found = settle(2);
    ASSERT_TRUE(found[0].has_value());
    EXPECT_EQ(*found[0], *found[1]);
    EXPECT_EQ(*(*found[0])->state(), *people_.room().state());
    EXPECT_EQ(directory_.room_count(), 1U);
    find(code());
    ASSERT_EQ(found_.size(), 1U) << "an open one is there at once";
    EXPECT_EQ(*found_[0], *found[0]);
}

TEST_F(DirectoryTest, ADamagedTableIsReportedAndTheOthersPlay) {
    const auto other = lay(world_, {});
    world_.data.damage_log(people_.room().table().id);
    find(code());
    find(other->table().code);
    find("NOSUCH");
    const auto found = settle(3);
    std::size_t open = 0;
    std::vector<Reason> refused;
    for (const Outcome& each : found) {
        if (each) {
            ++open;
            EXPECT_EQ((*each)->table().code, other->table().code);
        } else {
            refused.push_back(each.error());
        }
    }
    EXPECT_EQ(open, 1U);
    std::ranges::sort(refused);
    EXPECT_EQ(refused, (std::vector{Reason::table_not_found, Reason::damaged}));
    EXPECT_EQ(world_.aside, std::vector{"table " + code()});
}

TEST_F(DirectoryTest, SeatsThatChangeHandsWhileARoomIsBroughtBackAreReadAgain) {
    find(code());
    // The guest of the first seat became somebody else after the seats were read.
    auto& seats = world_.data.contents()->rows.tables.at(people_.room().table().id).seats;
    seats.at(1).player = 7;
    directory_.people_changed();
    const auto found = settle(1);
    ASSERT_TRUE(found[0].has_value());
    EXPECT_EQ((*found[0])->table().at(Seat::s1).player, 7);
}

TEST_F(DirectoryTest, WhatWasNotFinishedComesBackByItself) {
    directory_.bring_back();
    directory_.tick();
    find(code());
    ASSERT_TRUE(settle(1)[0].has_value());
    EXPECT_EQ(directory_.playing_count(), 1U);
}

TEST_F(DirectoryTest, AGameThatWaitsForPeopleWaitsOnTheDisk) {
    find(code());
    const std::shared_ptr<Room> room = *settle(1)[0];
    FakeAttendee anna{1, "player 1"};
    ASSERT_FALSE(room->join(anna, {}));
    pass(10'000'000);
    EXPECT_EQ(directory_.room_count(), 1U) << "somebody is there";
    const State before = *room->state();  // bots have played for who is away
    room->leave(anna);
    pass(100'000);
    EXPECT_EQ(directory_.room_count(), 1U);
    pass(30'000);
    EXPECT_EQ(directory_.room_count(), 0U);
    find(code());
    const auto again = settle(1);
    ASSERT_TRUE(again[0].has_value());
    EXPECT_EQ(*(*again[0])->state(), before);
}

// All the time that anybody has used up is still used up when the room comes back.
TEST_F(DirectoryTest, AClockIsPutAwayAsItStands) {
    TableOptions options{.people = 3};
    options.settings.clock = {.kind = ClockKind::bank, .bank_s = 600};
    People people{world_, options};
    people.start();
    people.play_until([](const State& state) { return state.round >= 1; });
    directory_.add(people.shared_room());
    world_.now += 200'000;
    for (std::size_t i = 1; i <= people.size(); ++i) people.room().leave(people.person(i));
    const auto clock_of = [](Room& room) {
        FakeAttendee visitor{1, "player 1"};
        EXPECT_FALSE(room.join(visitor, {}));
        const auto clock = visitor.last("view").at("clock").at("seats");
        room.leave(visitor);
        return boost::json::serialize(clock);
    };
    const std::string before = clock_of(people.room());
    const std::string code = people.room().table().code;
    pass(130'000);
    ASSERT_EQ(directory_.open(code), nullptr);
    find(code);
    const auto again = settle(1);
    EXPECT_EQ(clock_of(**again[0]), before);
}

TEST_F(DirectoryTest, GamesInWhichNothingHappensAreAbandoned) {
    directory_.abandon_forsaken(world_.wall_ms() - 1);
    EXPECT_EQ(stored_state(), store::TableState::playing);
    world_.now += 10'000;
    directory_.abandon_forsaken(world_.wall_ms());
    find(code());
    settle(1);
    world_.settle();
    EXPECT_EQ(stored_state(), store::TableState::abandoned);
}

TEST_F(DirectoryTest, NobodyFillsTheListAlone) {
    std::vector<std::shared_ptr<Room>> rooms;
    std::vector<std::unique_ptr<FakeAttendee>> hosts;
    for (int i = 0; i < 30; ++i) {
        world_.now += 1'000;
        rooms.push_back(lay(world_, {.people = 1}));
        hosts.push_back(std::make_unique<FakeAttendee>(1, "player 1"));
        ASSERT_FALSE(rooms.back()->join(*hosts.back(), {}));
        directory_.add(rooms.back());
    }
    world_.settle();
    std::optional<TablesAnswer> listed;
    directory_.listed([&](const TablesAnswer& answer) { listed = answer; });
    ASSERT_TRUE(listed);
    EXPECT_EQ(listed->open.size(), DirectoryLimits{}.listed_per_host_max);
}

TEST_F(DirectoryTest, APlayerHasOnlySoManyTables) {
    TableRequest request;
    request.ruleset = "challenge";
    request.seats = {{.kind = SeatWish::me}, {.kind = SeatWish::open}, {.kind = SeatWish::open}};
    std::vector<Reason> refused;
    std::size_t made = 0;
    const std::size_t most = DirectoryLimits{}.tables_per_player_max;
    for (std::size_t i = 0; i < most + 5; ++i) {
        directory_.create({1, "Anna"}, request, [&](const auto& created) {
            if (created)
                ++made;
            else
                refused.push_back(created.error().reason);
        });
    }
    while (made + refused.size() < most + 5) {
        if (!loop_.run_within(std::chrono::milliseconds{1})) world_.settle();
    }
    EXPECT_EQ(made, most - 1) << "one of them is there already";
    EXPECT_EQ(refused, std::vector<Reason>(6, Reason::too_many_tables));
}

// In every ruleset, with every clock: bots whom nobody watches come to an end, and the table is not
// kept in memory afterwards.
class BotsAlone : public DirectoryTest, public testing::WithParamInterface<const Ruleset*> {};

TEST_P(BotsAlone, ComeToAnEnd) {
    for (const ClockKind kind :
         {ClockKind::none, ClockKind::table, ClockKind::bank, ClockKind::turn}) {
        TableOptions options{.ruleset = std::string{GetParam()->id.view()}, .people = 1, .bots = 3};
        options.settings.clock = {.kind = kind, .bank_s = 600, .turn_s = 60};
        People people{world_, options};
        people.start();
        ASSERT_FALSE(people.room().stand_up(1));
        people.room().leave(people.person(1));
        world_.room_limits.bot_pause_ms = 30'000;
        directory_.add(people.shared_room());
        const std::int64_t begun_ms = world_.now;
        while (people.room().table().state == TableState::playing) {
            ASSERT_LT(world_.now - begun_ms, 25 * 3'600'000) << static_cast<int>(kind);
            pass(30'000);
        }
        pass(200'000);
        EXPECT_EQ(directory_.open(people.room().table().id), nullptr);
    }
}

INSTANTIATE_TEST_SUITE_P(
    EveryRuleset,
    BotsAlone,
    testing::ValuesIn(rulebooks::all),
    [](const auto& each) { return std::string{each.param->id.view()}; }
);

}  // namespace
}  // namespace kamchatka::server
