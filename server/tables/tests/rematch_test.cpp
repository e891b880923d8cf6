// Playing again: the same people, one seat further on, each by one word of his own.
#include "server/tables/directory.hpp"

#include "engine/rulebooks.hpp"
#include "testkit/server/hand_loop.hpp"
#include "testkit/server/people.hpp"

#include <gtest/gtest.h>

namespace kamchatka::server {
namespace {

using Made = Result<std::shared_ptr<Room>, TableFault>;

// A table whose game is over, and a directory that has it.
class GameOver {
public:
    explicit GameOver(const TableOptions& options) : people_{world_, options} {
        people_.start();
        if (options.bots == 0) people_.withdraw_all();
        for (int i = 0; i < 5'000 && !people_.room().state()->cause; ++i) {
            people_.play();
            world_.now += 5'000;
            people_.room().tick();
            world_.settle();
        }
        EXPECT_EQ(people_.room().table().state, TableState::ended);
        directory_.add(people_.shared_room());
    }

    Made ask(PlayerId player) {
        std::optional<Made> made;
        directory_.rematch(people_.shared_room(), founder(player), [&](const Made& answer) {
            made = answer;
        });
        world_.settle();
        EXPECT_TRUE(made.has_value());
        return *made;
    }
    // With the seat, as whoever asks over HTTP.
    std::shared_ptr<Room> join(PlayerId player) {
        const Made made = ask(player);
        EXPECT_TRUE(made.has_value());
        EXPECT_FALSE((*made)->sit(player, founder(player).name, std::nullopt));
        (*made)->start_when_complete();
        world_.settle();
        return *made;
    }

    static Directory::Founder founder(PlayerId player) {
        return {player, "player " + std::to_string(player)};
    }

    MemoryWorld world_;
    People people_;
    HandLoop loop_;
    Workers workers_{1, 100, loop_.post()};
    Directory directory_{world_, workers_, {}};
};

class EveryRuleset : public testing::TestWithParam<const Ruleset*> {
protected:
    std::string ruleset() const { return std::string{GetParam()->id.view()}; }
};

TEST_P(EveryRuleset, PlaysAgainOneSeatFurtherOn) {
    GameOver over{{.ruleset = ruleset(), .people = 3}};
    const std::shared_ptr<Room> again = over.join(2);
    const Table& before = over.people_.room().table();
    EXPECT_EQ(before.rematch, again->table().code);
    const auto told = over.people_.person(3).last("table");
    EXPECT_EQ(told.at("table").at("rematch").as_string(), again->table().code);
    EXPECT_EQ(again->table().host, 2);
    EXPECT_EQ(again->table().options, before.options);
    EXPECT_EQ(again->table().layout, before.layout);
    ASSERT_EQ(again->table().places.size(), 3U);
    EXPECT_EQ(again->table().seat_of(2), Seat::s1);
    EXPECT_EQ(again->table().kept_for(3), Seat::s2);
    EXPECT_EQ(again->table().kept_for(1), Seat::s3);
    EXPECT_EQ(over.join(1), again);
    EXPECT_EQ(again->table().state, TableState::lobby) << "one has not answered";
    EXPECT_EQ(over.join(3), again);
    EXPECT_EQ(again->table().state, TableState::playing);
}

INSTANTIATE_TEST_SUITE_P(
    Rematch,
    EveryRuleset,
    testing::ValuesIn(rulebooks::all),
    [](const auto& each) { return std::string{each.param->id.view()}; }
);

TEST(Rematch, ASeatIsKeptForOneUntilHeSaysNo) {
    GameOver over{{.people = 3}};
    const std::shared_ptr<Room> again = over.join(1);
    const auto seats = [&] { return again->detail(std::nullopt).seats; };
    EXPECT_EQ(seats()[0].kind, SeatKind::open);
    EXPECT_EQ(seats()[0].player_id, "2") << "a person in the lobby sees for whom";
    EXPECT_EQ(again->sit(9, "stranger", std::nullopt), Reason::table_full);
    EXPECT_EQ(again->sit(9, "stranger", Seat::s1), Reason::seat_taken);
    EXPECT_EQ(again->sit(3, "player 3", Seat::s1), Reason::seat_taken);
    EXPECT_EQ(again->stand_up(9), Reason::not_seated);
    EXPECT_FALSE(again->stand_up(2));
    EXPECT_FALSE(seats()[0].player_id.has_value());
    EXPECT_FALSE(again->sit(9, "stranger", std::nullopt));
    EXPECT_EQ(again->table().seat_of(9), Seat::s1);
    EXPECT_FALSE(again->set_place(1, Seat::s2, SeatWish::open, "", "")) << "nor for ever";
    EXPECT_FALSE(again->table().kept_for(3));
}

TEST(Rematch, TwoWhoAskAtOnceGetOneTable) {
    GameOver over{{.people = 3}};
    std::vector<Made> made;
    for (const PlayerId player : {2, 3}) {
        over.directory_.rematch(
            over.people_.shared_room(),
            GameOver::founder(player),
            [&](const Made& answer) { made.push_back(answer); }
        );
    }
    over.world_.settle();
    ASSERT_EQ(made.size(), 2U);
    ASSERT_TRUE(made[0].has_value());
    EXPECT_EQ(*made[0], *made[1]);
}

TEST(Rematch, AgainstBotsItBeginsAtOnce) {
    TableOptions options{.people = 1, .bots = 3};
    options.settings.clock = {.kind = ClockKind::table, .minutes = 1};
    GameOver over{options};
    const std::shared_ptr<Room> again = over.join(1);
    EXPECT_EQ(again->table().state, TableState::playing);
    EXPECT_EQ(again->table().seat_of(1), Seat::s4);
}

TEST(Rematch, IsForThoseWhoPlayedToTheEnd) {
    GameOver over{{.people = 3}};
    EXPECT_EQ(over.ask(9).error().reason, Reason::not_seated);
    MemoryWorld world;
    People playing{world, {.people = 3}};
    EXPECT_EQ(playing.room().refuse_rematch(1), Reason::game_not_over);
    playing.start();
    EXPECT_EQ(playing.room().refuse_rematch(1), Reason::game_not_over);
    TableOptions judged{.people = 3};
    judged.settings.tournament = true;
    GameOver tournament{judged};
    EXPECT_EQ(tournament.ask(1).error().reason, Reason::not_permitted);
}

TEST(Rematch, OneThatNobodyBeganIsLaidAgain) {
    GameOver over{{.people = 3}};
    const std::shared_ptr<Room> first = over.join(1);
    first->abandon();
    over.world_.settle();
    const std::shared_ptr<Room> second = over.join(2);
    EXPECT_NE(second, first);
    EXPECT_EQ(over.people_.room().table().rematch, second->table().code);
}

TEST(Rematch, KeptSeatsAreStored) {
    GameOver over{{.people = 3}};
    const std::shared_ptr<Room> again = over.join(1);
    const Table stored = table_of(over.world_.stored(again->table().id));
    EXPECT_EQ(stored.kept_for(2), Seat::s1);
    const Table before = table_of(over.world_.stored(over.people_.room().table().id));
    EXPECT_EQ(before.rematch, again->table().code);
    again->forget(2);
    EXPECT_FALSE(again->table().kept_for(2));
}

}  // namespace
}  // namespace kamchatka::server
