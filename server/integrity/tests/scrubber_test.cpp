// Reads a little all the time, finds what is damaged, and is in nobody's way.
#include "server/integrity/scrubber.hpp"

#include "testkit/server/hand_loop.hpp"
#include "testkit/server/people.hpp"

#include <gtest/gtest.h>

namespace kamchatka::server {
namespace {

class ScrubberTest : public testing::Test {
protected:
    ScrubberTest() {
        for (int i = 0; i < 5; ++i) {
            games_.push_back(std::make_unique<People>(world_, TableOptions{.people = 3}));
            games_.back()->start();
        }
        games_.front()->play_until([](const State& state) { return state.round >= 1; });
        world_.settle();
    }

    void pass_rounds(std::uint64_t rounds) {
        const std::uint64_t until = scrubber_.progress().rounds + rounds;
        for (int i = 0; i < 200'000 && scrubber_.progress().rounds < until; ++i) {
            scrubber_.tick(now_, 1'000'000 + now_);
            now_ += 10;
            take_posted();
        }
        EXPECT_EQ(scrubber_.progress().rounds, until);
    }

    void take_posted() {
        while (loop_.run_within(std::chrono::milliseconds{1})) {}
    }

    store::TableId table(std::size_t game) { return games_.at(game)->room().table().id; }
    std::string name(std::size_t game) { return "table " + games_.at(game)->room().table().code; }

    MemoryWorld world_;
    std::vector<std::unique_ptr<People>> games_;
    HandLoop loop_;
    Workers workers_{1, 100, loop_.post()};
    Scrubber scrubber_{world_, world_.data.journals(), workers_, {.rest_ms = 100}};
    std::int64_t now_ = 5;
};

TEST_F(ScrubberTest, GoesRoundAndRoundAndFindsNothingWhereNothingIs) {
    pass_rounds(3);
    EXPECT_EQ(scrubber_.progress().read, 15U);
    EXPECT_TRUE(world_.aside.empty());
    EXPECT_TRUE(scrubber_.progress().round_ended_ms);
}

TEST_F(ScrubberTest, FindsWhatIsDamagedAndReadsTheRest) {
    pass_rounds(1);
    world_.data.damage_log(table(1));
    world_.data.damage_seed(table(3));
    pass_rounds(1);
    std::ranges::sort(world_.aside);
    std::vector expected{name(1), name(3)};
    std::ranges::sort(expected);
    EXPECT_EQ(world_.aside, expected);
    EXPECT_EQ(scrubber_.progress().read, 10U) << "the others too";
}

TEST_F(ScrubberTest, FindsALogThatIsNotOfItsSeed) {
    auto& game = world_.data.contents()->rows.tables.at(table(0));
    game.seed[0] ^= 1;
    pass_rounds(1);
    EXPECT_EQ(world_.aside, std::vector{name(0)});
}

TEST_F(ScrubberTest, FindsRulesSettingsAndSeatsThatCannotBeUnderstood) {
    auto& tables = world_.data.contents()->rows.tables;
    tables.at(table(0)).row.options = "{\"no_such\":1}";
    tables.at(table(1)).row.settings = "{";
    tables.at(table(2)).row.ruleset = "chalmenge";
    tables.at(table(3)).row.clock = "{\"seq\":";
    tables.at(table(4)).seats.erase(3);
    pass_rounds(1);
    EXPECT_EQ(world_.aside.size(), 5U);
}

TEST_F(ScrubberTest, RestsMostOfTheTime) {
    // A second: at most ten rests of a hundred milliseconds.
    for (int i = 0; i < 100; ++i) {
        scrubber_.tick(now_, now_);
        now_ += 10;
        take_posted();
    }
    EXPECT_LE(scrubber_.progress().read, 10U);
}

TEST_F(ScrubberTest, DoesNothingWhenItIsTurnedOff) {
    Scrubber off{world_, world_.data.journals(), workers_, {.rest_ms = 0}};
    for (std::int64_t now = 1; now < 1'000'000; now += 1000) off.tick(now, now);
    EXPECT_EQ(off.progress().read, 0U);
}

}  // namespace
}  // namespace kamchatka::server
