// What the lists tell a player of his tables: whose go it is, and how a game ended for him; the
// same from a room and from what was stored of it.
#include "server/tables/directory.hpp"

#include "testkit/server/hand_loop.hpp"
#include "testkit/server/people.hpp"

#include <gtest/gtest.h>

namespace kamchatka::server {
namespace {

class ListsTest : public testing::Test {
protected:
    TableSummary listed(PlayerId player, const std::string& code) {
        TableSummary found;
        directory_.tables_of(player, [&](const store::Read<std::vector<TableSummary>>& tables) {
            ASSERT_TRUE(tables);
            for (const TableSummary& each : *tables) {
                if (each.code == code) found = each;
            }
        });
        world_.settle();
        EXPECT_EQ(found.code, code);
        return found;
    }

    // Nobody is there any more, and the room is let go.
    void desert(People& people) {
        for (std::size_t i = 1; i <= people.size(); ++i) people.room().leave(people.person(i));
        for (const std::int64_t step_ms : {200'000, 200'000}) {
            world_.now += step_ms;
            directory_.tick();
            world_.settle();
        }
        ASSERT_EQ(directory_.open(people.room().table().code), nullptr);
    }

    MemoryWorld world_;
    HandLoop loop_;
    Workers workers_{1, 100, loop_.post()};
    Directory directory_{world_, workers_, {}};
};

TEST_F(ListsTest, WhoIsAwaitedIsKnownAlsoWhenTheGameWaitsOnTheDisk) {
    People people{world_, {.people = 3}};
    directory_.add(people.shared_room());
    const std::string code = people.room().table().code;
    world_.settle();
    EXPECT_TRUE(listed(1, code).awaited.empty()) << "before the game";
    people.start();
    world_.settle();
    EXPECT_TRUE(listed(1, code).awaited.empty()) << "browsers add to the seed, nobody is asked";
    people.play_until([](const State& state) { return state.round >= 2; });
    world_.settle();
    const auto awaited = listed(1, code).awaited;
    ASSERT_EQ(awaited.size(), 1U);
    EXPECT_EQ(awaited, players_awaited(*people.room().state()));
    desert(people);
    EXPECT_EQ(listed(1, code).awaited, awaited);
    EXPECT_FALSE(listed(1, code).result);
}

TEST_F(ListsTest, AGameThatIsOverIsListedWithEverybodysPlace) {
    People people{world_, {.people = 3}};
    directory_.add(people.shared_room());
    const std::string code = people.room().table().code;
    people.start();
    people.withdraw_all();
    people.play_until([](const State& state) { return state.cause.has_value(); });
    world_.settle();
    ASSERT_EQ(people.room().table().state, TableState::ended);
    const TableSummary open = listed(2, code);
    ASSERT_TRUE(open.result);
    EXPECT_EQ(open.result->cause, Cause::last_standing);
    EXPECT_EQ(open.result->winner, Seat::s1);
    EXPECT_EQ(open.result->places.size(), 3U);
    EXPECT_EQ(open.result->places.front(), 1U);
    EXPECT_TRUE(open.awaited.empty());
    desert(people);
    const TableSummary stored = listed(2, code);
    ASSERT_TRUE(stored.result);
    EXPECT_EQ(stored.result->winner, open.result->winner);
    EXPECT_EQ(stored.result->places, open.result->places);
}

TEST_F(ListsTest, AGameThatWasStoppedHasNoPlaces) {
    People people{world_, {.people = 3}};
    directory_.add(people.shared_room());
    const std::string code = people.room().table().code;
    people.start();
    people.play_until([](const State& state) { return state.round >= 1; });
    people.room().abandon("moved to another server");
    world_.settle();
    EXPECT_FALSE(listed(1, code).result);
    EXPECT_TRUE(listed(1, code).awaited.empty());
    desert(people);
    EXPECT_FALSE(listed(1, code).result);
}

// Whoever laid a table and only watches it late has yet to see the end.
TEST_F(ListsTest, WhoWatchesLateHearsOfNoResultBeforeTheTime) {
    TableOptions options{.people = 3};
    options.settings.spectator_delay_s = 300;
    People people{world_, options};
    directory_.add(people.shared_room());
    const std::string code = people.room().table().code;
    people.start();
    people.withdraw_all();
    people.play_until([](const State& state) { return state.cause.has_value(); });
    world_.settle();
    EXPECT_TRUE(people.room().summary(1).result);
    EXPECT_FALSE(people.room().summary(std::nullopt).result);
    EXPECT_EQ(people.room().summary(std::nullopt).state, TableState::playing);
}

}  // namespace
}  // namespace kamchatka::server
