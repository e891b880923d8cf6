// Clients count clocks by themselves between two words of the server: they must never be wrong.
#include "engine/rulebooks.hpp"
#include "testkit/server/people.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

namespace kamchatka::server {
namespace {

// A client that counts down what it was told runs.
class Counting {
public:
    // What was said since it last listened.
    void listen(const FakeAttendee& attendee) {
        for (; heard_ < attendee.frames.size(); ++heard_) {
            const auto message = boost::json::parse(attendee.frames[heard_]);
            const auto* clock = message.as_object().if_contains("clock");
            if (clock == nullptr) continue;
            if (last_) compare(*last_, clock->as_object());
            last_ = clock->as_object();
        }
    }
    bool table_runs() const { return last_ && last_->at("table_runs").as_bool(); }

private:
    static std::int64_t number(const boost::json::object& from, std::string_view key) {
        return from.at(key).as_int64();
    }
    static bool charges(const boost::json::object& clock, std::string_view seat) {
        const auto& charged = clock.at("charged").as_array();
        return std::ranges::any_of(charged, [&](const auto& each) {
            return each.as_string() == seat;
        });
    }
    static void expect(std::int64_t told, std::int64_t before, std::int64_t spent) {
        EXPECT_EQ(told, std::max<std::int64_t>(0, before - spent));
    }
    static void compare(const boost::json::object& before, const boost::json::object& now) {
        const std::int64_t passed = number(now, "now_ms") - number(before, "now_ms");
        if (now.contains("table_left_ms")) {
            expect(
                number(now, "table_left_ms"),
                number(before, "table_left_ms"),
                before.at("table_runs").as_bool() ? passed : 0
            );
        }
        if (!now.contains("seats")) return;
        for (const auto& [seat, bank] : now.at("seats").as_object()) {
            const auto& had = before.at("seats").at(seat).as_object();
            expect(
                number(bank.as_object(), "left_ms"),
                number(had, "left_ms"),
                charges(before, seat) ? passed : 0
            );
        }
    }

    std::size_t heard_ = 0;
    std::optional<boost::json::object> last_;
};

struct Clocked {
    const Ruleset* set;
    ClockKind kind;
};

class EveryClock : public testing::TestWithParam<Clocked> {};

// Through the deal, the placement and turns, somebody who runs out, one who goes and comes back.
TEST_P(EveryClock, RunsAsItWasToldToRun) {
    const auto [set, kind] = GetParam();
    MemoryWorld world;
    People people{
        world,
        {.ruleset = std::string{set->id.view()},
         .people = 3,
         .bots = 1,
         .settings = {.clock = {.kind = kind, .bank_s = 100, .turn_s = 20}}}};
    people.start();
    Counting counting;
    bool stood_still = false;
    for (int i = 0; i < 150; ++i) {
        if (i % 4 != 0) people.play();
        if (i == 70) {
            EXPECT_FALSE(people.room().stand_up(2));
        }
        if (i == 90) {
            EXPECT_FALSE(people.room().sit(2, "player 2", std::nullopt));
        }
        for (int tick = 0; tick < 13; ++tick) {
            world.now += 100;
            people.room().tick();
            world.settle();
        }
        counting.listen(people.person(1));
        const State& state = *people.room().state();
        if (decide(people.room().rules(), state, Arbiter{}, CallTime{})) continue;
        stood_still = true;
        EXPECT_FALSE(counting.table_runs());
    }
    EXPECT_TRUE(stood_still);
}

std::vector<Clocked> every_clock() {
    std::vector<Clocked> all;
    for (const Ruleset* set : rulebooks::all) {
        for (const ClockKind kind : {ClockKind::table, ClockKind::bank, ClockKind::turn}) {
            if (kind != ClockKind::table || set->ending.minutes > 0) all.push_back({set, kind});
        }
    }
    return all;
}

INSTANTIATE_TEST_SUITE_P(
    Clocks,
    EveryClock,
    testing::ValuesIn(every_clock()),
    [](const auto& each) {
        return std::string{each.param.set->id.view()} + '_' +
            std::string{record::spell(each.param.kind)};
    }
);

}  // namespace
}  // namespace kamchatka::server
