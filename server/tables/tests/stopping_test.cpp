// Stopping a game that nobody wants to go on with: all who play it agree, or one does not.
#include "testkit/server/people.hpp"

#include <gtest/gtest.h>

namespace kamchatka::server {
namespace {

TEST(Stopping, AGameIsStoppedByAllWhoPlayIt) {
    MemoryWorld world;
    People people{world, {.people = 3, .bots = 1}};
    Room& room = people.room();
    EXPECT_EQ(room.agree_to_stop(1, true), Reason::table_not_running);
    people.start();
    EXPECT_EQ(room.agree_to_stop(9, true), Reason::not_seated);
    EXPECT_FALSE(room.agree_to_stop(1, true));
    world.settle();
    const auto seats = people.person(3).last("table").at("table").at("seats").as_array();
    EXPECT_EQ(seats.at(0).at("would_stop"), true) << "the others are asked";
    EXPECT_FALSE(room.agree_to_stop(2, true));
    EXPECT_FALSE(room.agree_to_stop(1, false)) << "one may think again";
    EXPECT_FALSE(room.agree_to_stop(3, true));
    EXPECT_EQ(room.table().state, TableState::playing);
    EXPECT_FALSE(room.stand_up(1));
    world.settle();
    EXPECT_EQ(room.table().state, TableState::abandoned) << "who has gone has no say";
    EXPECT_EQ(room.agree_to_stop(2, true), Reason::table_not_running);
}

// One no is an answer, which all hear; whoever asks again asks all again.
TEST(Stopping, OneWhoWouldGoOnAnswersForAll) {
    MemoryWorld world;
    People people{world, {.people = 3}};
    Room& room = people.room();
    people.start();
    const auto wishes = [&](const char* wish) {
        world.settle();
        std::string text;
        const auto table = people.person(3).last("table");
        for (const auto& seat : table.at("table").at("seats").as_array()) {
            text += seat.at(wish).as_bool() ? 'x' : '-';
        }
        return text;
    };
    EXPECT_FALSE(room.agree_to_stop(1, true));
    EXPECT_FALSE(room.agree_to_stop(2, true));
    EXPECT_FALSE(room.agree_to_stop(3, false));
    EXPECT_EQ(wishes("would_stop"), "---");
    EXPECT_EQ(wishes("would_go_on"), "--x");
    EXPECT_FALSE(room.agree_to_stop(2, true));
    EXPECT_EQ(wishes("would_stop"), "-x-");
    EXPECT_EQ(wishes("would_go_on"), "---");
}

TEST(Stopping, NobodyStopsATournament) {
    MemoryWorld world;
    Settings settings;
    settings.tournament = true;
    People people{world, {.people = 3, .settings = settings}};
    people.start();
    EXPECT_EQ(people.room().agree_to_stop(1, true), Reason::not_permitted);
}

}  // namespace
}  // namespace kamchatka::server
