// The machine's clock is put forward and back under two tables that are otherwise the same: neither
// players, bots, clocks nor late spectators may feel it.
#include "engine/rulebooks.hpp"
#include "server/runtime/calendar.hpp"
#include "testkit/server/people.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace kamchatka::server {
namespace {

namespace json = boost::json;

constexpr std::int64_t month_ms = 31 * day_ms;

// Without what is said for people to read, which is what their clocks show, and without the lot
// that drew a board of quadrants.
void drop_dates(json::value& value) {
    if (auto* list = value.if_array()) {
        for (json::value& each : *list) drop_dates(each);
    }
    auto* object = value.if_object();
    if (object == nullptr) return;
    for (const char* date : {"at_ms", "created_ms", "started_ms", "ended_ms", "layout"}) {
        object->erase(date);
    }
    for (auto& member : *object) drop_dates(member.value());
}

std::vector<std::string> undated(const FakeAttendee& attendee) {
    std::vector<std::string> frames;
    for (const std::string& frame : attendee.frames) {
        json::value value = json::parse(frame);
        drop_dates(value);
        frames.push_back(json::serialize(value));
    }
    return frames;
}

struct Setup {
    std::string ruleset;
    ClockKind clock;
};

// A table of two people and a bot where the second person never acts, and a spectator.
class Played {
public:
    // With the rules of another table, where boards are drawn by lot.
    explicit Played(const Setup& setup, std::shared_ptr<const Rules> rules = {})
        : people_{world_, options(setup, std::move(rules))} {
        EXPECT_FALSE(people_.room().join(spectator_, {}));
        world_.room_limits.bot_pause_ms = 500;  // so that bots cannot play on at one moment
        people_.start();
    }

    void step(int number) {
        if (number % 3 != 0) people_.play();
        world_.now += 1'700;
        people_.room().tick();
        world_.settle();
    }
    const std::shared_ptr<const Rules>& rules() { return people_.room().shared_rules(); }
    void jump(std::int64_t ahead_ms) { world_.wall_ahead = ahead_ms; }

    std::array<std::vector<std::string>, 3> heard() {
        return {undated(people_.person(1)), undated(people_.person(2)), undated(spectator_)};
    }

private:
    static TableOptions options(const Setup& setup, std::shared_ptr<const Rules> rules) {
        TableOptions options{
            .ruleset = setup.ruleset, .people = 2, .bots = 1, .rules = std::move(rules), .id = 77};
        options.settings.spectator_delay_s = 20;
        options.settings.clock = {.kind = setup.clock, .bank_s = 60, .turn_s = 15};
        return options;
    }

    MemoryWorld world_;
    People people_;
    FakeAttendee spectator_{std::nullopt, ""};
};

class Time : public testing::TestWithParam<Setup> {};

TEST_P(Time, OfTheMachineIsForPeopleToRead) {
    Played quiet{GetParam()};
    Played shaken{GetParam(), quiet.rules()};
    constexpr std::array jumps{hour_ms, -hour_ms, month_ms, -month_ms, std::int64_t{0}};
    for (int i = 0; i < 150; ++i) {
        quiet.step(i);
        shaken.jump(jumps[static_cast<std::size_t>(i / 3) % jumps.size()]);
        shaken.step(i);
    }
    const auto expected = quiet.heard();
    const auto heard = shaken.heard();
    for (std::size_t i = 0; i < expected.size(); ++i) {
        EXPECT_GT(expected[i].size(), 10U);
        ASSERT_EQ(heard[i].size(), expected[i].size()) << "attendee " << i;
        const auto differ = std::ranges::mismatch(heard[i], expected[i]);
        if (differ.in1 == heard[i].end()) continue;
        EXPECT_EQ(*differ.in1, *differ.in2) << "attendee " << i;
    }
}

std::vector<Setup> setups() {
    std::vector<Setup> all;
    for (const Ruleset* set : rulebooks::all) {
        for (const ClockKind kind :
             {ClockKind::none, ClockKind::table, ClockKind::bank, ClockKind::turn}) {
            all.push_back({std::string{set->id.view()}, kind});
        }
    }
    return all;
}

INSTANTIATE_TEST_SUITE_P(EveryRulesetAndClock, Time, testing::ValuesIn(setups()));

// What was stored with a clock that was wrong is told to late spectators all the same, and not
// later than the table says.
TEST(TimeAfterARestart, KeepsNobodyWaitingLongerThanTheDelay) {
    for (const std::int64_t ahead_ms : {hour_ms, -hour_ms, month_ms, -month_ms}) {
        MemoryWorld world;
        TableOptions options{.people = 3};
        options.settings.spectator_delay_s = 20;
        People people{world, options};
        people.start();
        world.wall_ahead = ahead_ms;
        for (int i = 0; i < 20; ++i) people.play();
        const std::int64_t seq = people.room().seq();
        world.wall_ahead = 0;
        const auto again = brought_back(world, people.room(), world.entries());
        ASSERT_TRUE(again);
        world.now += 20'000;
        again->tick();
        FakeAttendee spectator{std::nullopt, ""};
        ASSERT_FALSE(again->join(spectator, {}));
        EXPECT_EQ(spectator.last("view").at("seq").as_int64(), seq);
    }
}

}  // namespace
}  // namespace kamchatka::server
