// What people add to the seed: promised first and shown afterwards, kept through restarts, supplied
// by the seed for those who are away, and never seen before everybody has promised.
#include "chance/source.hpp"
#include "record/json.hpp"
#include "server/tables/room/telling.hpp"
#include "testkit/server/people.hpp"

#include <gtest/gtest.h>

namespace kamchatka::server {
namespace {

namespace json = boost::json;

constexpr std::int64_t in_time_ms = 9'000;
constexpr std::int64_t too_late_ms = 11'000;

std::string bytes_of(std::string_view key, std::string_view type, std::string_view hex) {
    json::object action{{"type", type}, {key, hex}};
    return json::serialize(action);
}

std::string showing(std::string_view hex) { return bytes_of("entropy", "contribute", hex); }
std::string promising(std::string_view hex) { return bytes_of("hash", "promise", hex); }

// A room and whoever plays in it, over the restarts of its server.
class Opening : public testing::Test {
protected:
    void SetUp() override {
        people.emplace(world, TableOptions{.people = 3});
        people->start();
        room = people->shared_room();
    }

    FakeAttendee& person(std::size_t number) {
        return restarted ? *came_back.at(number - 1) : people->person(number);
    }

    void act(std::size_t number, const std::string& action) {
        room->act(person(number), act_message("r" + std::to_string(++refs), room->seq(), action));
        world.settle();
    }

    void promise_all() {
        for (std::size_t i = 1; i <= 3; ++i) act(i, promising(their_promise));
    }

    void wait(std::int64_t ms) {
        world.now += ms;
        for (int i = 0; i < 8; ++i) {
            room->tick();
            world.settle();
        }
    }

    // Another process reads what is stored, and the browsers come again.
    void restart() {
        room = brought_back(world, *room, world.entries());
        ASSERT_NE(room, nullptr);
        restarted = true;
        came_back.clear();
        for (store::PlayerId i = 1; i <= 3; ++i) {
            came_back.push_back(std::make_unique<FakeAttendee>(i, "player " + std::to_string(i)));
            ASSERT_FALSE(room->join(*came_back.back(), {}));
        }
    }

    Phase phase() const { return room->state()->phase; }

    MemoryWorld world;
    std::optional<People> people;
    std::shared_ptr<Room> room;
    std::vector<std::unique_ptr<FakeAttendee>> came_back;
    bool restarted = false;
    int refs = 0;
};

TEST_F(Opening, EverybodyPromisesThenShows) {
    EXPECT_EQ(phase(), Phase::promise);
    promise_all();
    EXPECT_EQ(phase(), Phase::reveal);
    for (std::size_t i = 1; i <= 3; ++i) act(i, showing(their_contribution));
    EXPECT_EQ(phase(), Phase::colours);
    EXPECT_TRUE(room->state()->forgone.empty());
}

TEST_F(Opening, NothingIsTakenBeforeAllHavePromised) {
    act(1, promising(their_promise));
    act(1, showing(their_contribution));
    EXPECT_EQ(person(1).last("reject").at("reason"), "wrong_phase");
    for (std::size_t i = 1; i <= 3; ++i) {
        for (const std::string& frame : person(i).frames) {
            EXPECT_EQ(frame.find(their_contribution), std::string::npos);
        }
    }
}

TEST_F(Opening, WhatWasNotPromisedIsRefusedAndMayBeShownRight) {
    promise_all();
    const std::int64_t seq = room->seq();
    act(2, showing("ff0102030405060708090a0b0c0d0e0f"));
    EXPECT_EQ(person(2).last("reject").at("reason"), "promise_not_kept");
    EXPECT_EQ(room->seq(), seq);
    act(2, showing(their_contribution));
    EXPECT_GT(room->seq(), seq);
}

TEST_F(Opening, ThePromisesWaitForEverybodyAndNoLonger) {
    act(1, promising(their_promise));
    wait(in_time_ms);
    EXPECT_EQ(phase(), Phase::promise);
    wait(too_late_ms);
    EXPECT_EQ(phase(), Phase::reveal);
    EXPECT_EQ(room->state()->forgone, (SeatSet{Seat::s2, Seat::s3}));
    act(1, showing(their_contribution));
    EXPECT_EQ(phase(), Phase::colours);
    const EntropySupplied due{Seat::s2, chance::supplied_for(Digest{}, Seat::s2, Digest{})};
    const record::Lexicon lexicon{*room->shared_rules(), 3};
    const std::string event = json::serialize(record::to_json(lexicon, Event{due}));
    const std::string told = json::serialize(person(1).last("events"));
    EXPECT_NE(told.find(event), std::string::npos) << told;
}

TEST_F(Opening, APromiseThatIsNotKeptIsMarkedAndSupplied) {
    promise_all();
    act(1, showing(their_contribution));
    act(3, showing(their_contribution));
    wait(in_time_ms);
    EXPECT_EQ(phase(), Phase::reveal);
    wait(too_late_ms);
    EXPECT_EQ(phase(), Phase::colours);
    EXPECT_EQ(room->state()->forgone, SeatSet{Seat::s2});
    act(2, showing(their_contribution));
    EXPECT_EQ(person(2).last("reject").at("reason"), "wrong_phase") << "too late";
}

TEST_F(Opening, NobodyShows) {
    promise_all();
    wait(too_late_ms);
    EXPECT_EQ(phase(), Phase::colours);
    EXPECT_EQ(room->state()->forgone.size(), 3U);
}

TEST_F(Opening, GoesOnWhereItWasAfterARestartAmongThePromises) {
    act(1, promising(their_promise));
    restart();
    EXPECT_EQ(phase(), Phase::promise);
    act(2, promising(their_promise));
    act(3, promising(their_promise));
    restart();
    EXPECT_EQ(phase(), Phase::reveal);
    for (std::size_t i = 1; i <= 3; ++i) act(i, showing(their_contribution));
    EXPECT_EQ(phase(), Phase::colours);
    EXPECT_TRUE(room->state()->forgone.empty());
}

TEST_F(Opening, GoesOnWhereItWasAfterARestartAmongWhatIsShown) {
    promise_all();
    act(1, showing(their_contribution));
    restart();
    act(2, showing("ff0102030405060708090a0b0c0d0e0f"));
    EXPECT_EQ(person(2).last("reject").at("reason"), "promise_not_kept") << "still bound";
    act(2, showing(their_contribution));
    act(3, showing(their_contribution));
    EXPECT_EQ(phase(), Phase::colours);
    restart();
    EXPECT_EQ(phase(), Phase::colours) << "the seed gives the same again";
}

// While the server was away nobody could show anything.
TEST_F(Opening, ARestartGivesEverybodyTheirTimeAgain) {
    promise_all();
    world.now += 3'600'000;
    restart();
    room->tick();
    world.settle();
    EXPECT_EQ(phase(), Phase::reveal);
    wait(in_time_ms);
    EXPECT_EQ(phase(), Phase::reveal);
    wait(too_late_ms);
    EXPECT_EQ(phase(), Phase::colours);
}

TEST(OpeningOfBots, FollowsFromTheSeedAlone) {
    MemoryWorld world;
    People people{world, {.people = 1, .bots = 3}};
    people.start();
    EXPECT_EQ(people.room().state()->phase, Phase::promise);
    EXPECT_EQ(people.room().state()->forgone, (SeatSet{Seat::s2, Seat::s3, Seat::s4}));
    Act act = act_message("a", people.room().seq(), R"({"type":"abstain"})");
    people.room().act(people.person(1), act);
    world.settle();
    EXPECT_EQ(people.room().state()->phase, Phase::colours);
}

// A table that began before there were promises: everybody says their bytes at once.
class OlderOpening : public Opening {
protected:
    void SetUp() override {
        room = lay(world, {.people = 3});
        Game game{room->shared_rules(), 3, Digest{}};
        const StartGame start{chance::commitment_of(Digest{})};
        const auto next = game.consider(Chance{}, start, {});
        ASSERT_TRUE(next.has_value());
        const store::Entry entry{
            .table = room->table().id,
            .seq = 1,
            .event_count = static_cast<std::int32_t>(next->batch.event_count()),
            .ref = "system:start:1",
            .actor = "chance",
            .at_ms = world.now,
            .body = encode_body(game.lexicon(), next->batch, "null"),
        };
        ASSERT_EQ(entry.body.find("scheme"), std::string::npos);
        world.replace_entries({entry});
        restart();
    }
};

TEST_F(OlderOpening, GoesOnAsItBegan) {
    EXPECT_EQ(phase(), Phase::contribute);
    act(1, showing(their_contribution));
    restart();
    act(2, showing("ff0102030405060708090a0b0c0d0e0f"));
    EXPECT_EQ(phase(), Phase::contribute);
    wait(too_late_ms);
    EXPECT_EQ(phase(), Phase::colours);
    restart();
    EXPECT_EQ(phase(), Phase::colours);
}

}  // namespace
}  // namespace kamchatka::server
