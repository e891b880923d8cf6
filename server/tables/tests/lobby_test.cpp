// Seats before and during a game, the host, bots and stand-ins.
#include "testkit/server/people.hpp"

#include <gtest/gtest.h>

namespace kamchatka::server {
namespace {

bool turns_began(const State& state) { return state.round >= 1; }

// A lobby with seats of all kinds; player 1 is host and sits on s1.
std::shared_ptr<Room> mixed(MemoryWorld& world) {
    auto room = lay(world, {.people = 1, .bots = 1});
    Table table = room->table();
    table.places.push_back({.kind = SeatKind::open});
    table.places.push_back({.kind = SeatKind::closed});
    table.places.push_back({.kind = SeatKind::open});
    return std::make_shared<Room>(world, table, room->shared_rules(), Digest{});
}

TEST(Lobby, PeopleSitDownWhereItIsOpen) {
    MemoryWorld world;
    const auto room = mixed(world);
    EXPECT_EQ(room->sit(2, "Bruno", Seat::s1), Reason::seat_taken);
    EXPECT_EQ(room->sit(2, "Bruno", Seat::s2), Reason::seat_taken);
    EXPECT_EQ(room->sit(2, "Bruno", Seat::s4), Reason::seat_closed);
    EXPECT_EQ(room->sit(2, "Bruno", Seat::s6), Reason::seat_not_found);
    EXPECT_FALSE(room->sit(2, "Bruno", std::nullopt));
    EXPECT_EQ(room->table().seat_of(2), Seat::s3);
    EXPECT_FALSE(room->sit(2, "Bruno", Seat::s5)) << "he may change his seat";
    EXPECT_EQ(room->table().at(Seat::s3).kind, SeatKind::open);
    EXPECT_FALSE(room->sit(3, "Carla", std::nullopt));
    EXPECT_EQ(room->sit(4, "Dario", std::nullopt), Reason::table_full);
    EXPECT_FALSE(room->stand_up(2));
    EXPECT_EQ(room->stand_up(2), Reason::not_seated);
}

TEST(Lobby, OnlyTheHostLaysTheTable) {
    MemoryWorld world;
    const auto room = mixed(world);
    ASSERT_FALSE(room->sit(2, "Bruno", Seat::s3));
    EXPECT_EQ(room->set_place(2, Seat::s5, SeatWish::bot, "stratega", "x"), Reason::not_host);
    EXPECT_EQ(room->start(2), Reason::not_host);
    EXPECT_EQ(room->mute(2, Seat::s1, true), Reason::not_host);
    EXPECT_EQ(room->replace(2, Seat::s1), Reason::not_host);
    EXPECT_FALSE(room->set_place(1, Seat::s3, SeatWish::open, "", ""));
    EXPECT_FALSE(room->table().seat_of(2)) << "the host may send somebody away";
}

TEST(Lobby, TheHostPassesOnWhenHeLeaves) {
    MemoryWorld world;
    const auto room = mixed(world);
    ASSERT_FALSE(room->sit(2, "Bruno", Seat::s3));
    ASSERT_FALSE(room->stand_up(1));
    EXPECT_TRUE(room->table().hosted_by(2));
}

TEST(Lobby, AGameIsPlayedByThoseWhoSit) {
    MemoryWorld world;
    const auto room = mixed(world);
    FakeAttendee attendee{1, "player 1"};
    ASSERT_FALSE(room->join(attendee, {}));
    EXPECT_EQ(room->start(1), Reason::too_few_players);
    ASSERT_FALSE(room->sit(2, "Bruno", Seat::s5));
    ASSERT_FALSE(room->start(1));
    world.settle();
    EXPECT_EQ(room->table().places.size(), 3U);
    EXPECT_EQ(room->table().seat_of(2), Seat::s3) << "seats close ranks";
    EXPECT_EQ(room->state()->seat_count, 3);
    EXPECT_EQ(room->start(1), Reason::table_running);
    EXPECT_EQ(room->sit(9, "Zoe", std::nullopt), Reason::table_running);
    EXPECT_EQ(room->set_place(1, Seat::s3, SeatWish::open, "", ""), Reason::table_running);
    EXPECT_EQ(attendee.last("view").at("view").at("phase"), "promise");
}

TEST(Lobby, BotsPlayByThemselves) {
    MemoryWorld world;
    People people{world, {.people = 1, .bots = 2}};
    people.start();
    people.play_until([](const State& state) { return state.round >= 3; });
    EXPECT_GE(people.room().state()->round, 3U);
    EXPECT_GT(world.room_counts.bot_actions, 10U);
    EXPECT_TRUE(world.troubles.empty());
}

TEST(Lobby, BotsWaitAMomentSoThatPeopleCanFollow) {
    MemoryWorld world;
    world.room_limits.bot_pause_ms = 500;
    People people{world, {.people = 1, .bots = 2}};
    people.start();
    for (int i = 0; i < 10'000 && people.room().state()->round < 2; ++i) {
        if (people.play()) continue;
        const std::int64_t seq = people.room().seq();
        world.now += 499;
        people.room().tick();
        world.settle();
        EXPECT_EQ(people.room().seq(), seq);
        world.now += 1;
        people.room().tick();
        world.settle();
        EXPECT_GT(people.room().seq(), seq);
    }
    EXPECT_EQ(people.room().state()->round, 2U);
}

// A table whose bots wait half a second.
struct Paced {
    explicit Paced(std::size_t persons) : people{world, {.people = persons, .bots = 2}} {
        world.room_limits.bot_pause_ms = 500;
        people.start();
    }
    void play_until_a_bot_is_awaited() {
        people.play_until([&](const State& state) {
            return state.round >= 1 &&
                !awaited_seats(state).intersects(SeatSet::first(people.size()));
        });
    }
    // How long it waits.
    std::int64_t pause() {
        play_until_a_bot_is_awaited();
        const std::int64_t seq = people.room().seq();
        std::int64_t waited = 0;
        for (; people.room().seq() == seq && waited < 5'000; waited += 100) {
            world.now += 100;
            people.room().tick();
            world.settle();
        }
        return waited;
    }

    MemoryWorld world;
    People people;
};

TEST(Lobby, TheHostSaysHowFastBotsPlay) {
    Paced table{2};
    Room& room = table.people.room();
    EXPECT_EQ(table.pause(), 500);
    EXPECT_EQ(room.set_pace(2, BotPace::slow), Reason::not_host);
    EXPECT_FALSE(room.set_pace(1, BotPace::slow));
    table.world.settle();
    EXPECT_EQ(table.pause(), 1'500);
    EXPECT_EQ(table_of(table.world.stored(room.table().id)).settings.bot_pace, BotPace::slow);
    table.play_until_a_bot_is_awaited();
    EXPECT_FALSE(room.set_pace(1, BotPace::instant));
    table.world.settle();
    EXPECT_TRUE(awaited_seats(*room.state()).intersects(SeatSet::first(2)));
}

// Nobody waits for bots among themselves: a table of theirs must not fill the disk.
TEST(Lobby, BotsAmongThemselvesTakeTheirTimeWhateverThePace) {
    Paced table{1};
    Room& room = table.people.room();
    EXPECT_FALSE(room.set_pace(1, BotPace::instant));
    table.play_until_a_bot_is_awaited();
    ASSERT_FALSE(room.stand_up(1));
    table.world.settle();
    ASSERT_TRUE(room.unmanned());
    const std::int64_t seq = room.seq();
    for (int waited = 0; waited < 500; waited += 100) {
        EXPECT_EQ(room.seq(), seq) << waited;
        table.world.now += 100;
        room.tick();
        table.world.settle();
    }
    EXPECT_GT(room.seq(), seq);
}

TEST(Lobby, TheOnlyPersonSkipsWhatBotsDo) {
    Paced watched{2};
    watched.play_until_a_bot_is_awaited();
    EXPECT_EQ(watched.people.room().skip_bots(1), Reason::not_permitted) << "another one watches";
    Paced alone{1};
    Room& room = alone.people.room();
    alone.play_until_a_bot_is_awaited();
    EXPECT_EQ(room.skip_bots(9), Reason::not_seated);
    EXPECT_FALSE(room.skip_bots(1));
    alone.world.settle();
    EXPECT_TRUE(awaited_seats(*room.state()).contains(Seat::s1)) << "they are through at once";
    EXPECT_EQ(alone.pause(), 500) << "and wait again the next time";
}

TEST(Lobby, ABotThatAnswersNonsenseDoesNotHoldUpTheTable) {
    MemoryWorld world;
    People people{world, {.people = 1, .bots = 2}};
    people.start();
    people.play_until(turns_began);
    for (int i = 0; i < 50; ++i) world.memory_thinker.dictated.push_back(Occupy{999});
    people.play_until([](const State& state) { return state.round >= 3; });
    EXPECT_GE(people.room().state()->round, 3U);
    EXPECT_EQ(world.troubles.front(), Trouble::bot_refused);
}

TEST(Lobby, ABotTakesOverFromAQuitterWhoMayComeBack) {
    MemoryWorld world;
    People people{world, {.people = 3}};
    people.start();
    people.play_until(turns_began);
    const Seat turn = awaited_seats(*people.room().state()).front();
    const auto player = static_cast<PlayerId>(index(turn) + 1);
    EXPECT_EQ(people.room().replace(1, Seat::s6), Reason::seat_not_found);
    people.room().leave(people.person(index(turn) + 1));
    world.now += usual_grace_ms;
    ASSERT_FALSE(people.room().replace(1, turn));
    world.settle();
    EXPECT_NE(seat_on_turn(*people.room().state()), turn) << "the bot has played his turn";
    EXPECT_TRUE(people.room().table().at(turn).away);
    const auto stored = world.stored(people.room().table().id).seats.at(index(turn));
    EXPECT_EQ(stored.kind, SeatKind::bot);
    EXPECT_EQ(stored.player, player) << "it stays their game";
    ASSERT_FALSE(people.room().sit(player, "back", std::nullopt));
    EXPECT_FALSE(people.room().table().at(turn).away);
}

// Whom a host may have replaced, connected or not, whatever becomes of the seat.
TEST(Lobby, AHostReplacesNobodyWhoIsThere) {
    for (const StandIn quitters : {StandIn::bot, StandIn::neutral}) {
        for (const bool tournament : {false, true}) {
            MemoryWorld world;
            Settings settings;
            settings.quitters = quitters;
            settings.tournament = tournament;
            People people{world, {.people = 3, .settings = settings}};
            people.start();
            people.play_until(turns_began);
            for (const Seat seat : {Seat::s1, Seat::s2, Seat::s3}) {
                EXPECT_EQ(people.room().replace(1, seat), Reason::player_present);
            }
            // A line that drops for a moment, also while the table is brought back.
            people.room().leave(people.person(2));
            world.now += usual_grace_ms - 1;
            EXPECT_EQ(people.room().replace(1, Seat::s2), Reason::player_present);
            FakeAttendee again{2, "player 2"};
            ASSERT_FALSE(people.room().join(again, {}));
            world.now += usual_grace_ms;
            EXPECT_EQ(people.room().replace(1, Seat::s2), Reason::player_present);
            const auto room = brought_back(world, people.room(), world.entries());
            EXPECT_EQ(room->replace(1, Seat::s2), Reason::player_present);
            people.room().leave(again);
            world.now += usual_grace_ms;
            EXPECT_FALSE(people.room().replace(1, Seat::s2));
            world.settle();
            const bool neutral = people.room().state()->standing[Seat::s2] == Standing::withdrawn;
            EXPECT_EQ(neutral, quitters == StandIn::neutral);
        }
    }
}

// The arbiter of a tournament table sits at none of its seats; any other host who does not play is
// a host like the rest.
TEST(Lobby, AnArbiterMayRemoveSomebodyWhoIsThere) {
    for (const bool tournament : {false, true}) {
        MemoryWorld world;
        Settings settings;
        settings.tournament = tournament;
        settings.quitters = StandIn::neutral;
        People people{world, {.people = 4, .settings = settings}};
        ASSERT_FALSE(people.room().set_place(1, Seat::s1, SeatWish::bot, "stratega", "Stratega"));
        people.start();
        people.play_until(turns_began);
        const Refusal why = people.room().replace(1, Seat::s2);
        EXPECT_EQ(why, tournament ? Refusal{} : Refusal{Reason::player_present});
    }
}

TEST(Lobby, WhoActsIsBack) {
    MemoryWorld world;
    People people{world, {.people = 3}};
    people.start();
    people.play_until(turns_began);
    const Seat turn = awaited_seats(*people.room().state()).front();
    const Seat other = turn == Seat::s1 ? Seat::s2 : Seat::s1;
    ASSERT_FALSE(people.room().stand_up(static_cast<PlayerId>(index(other) + 1)));
    EXPECT_TRUE(people.room().table().at(other).away);
    people.room().act(
        people.person(index(other) + 1),
        act_message("x", people.room().seq(), R"({"type":"end_turn"})")
    );
    EXPECT_FALSE(people.room().table().at(other).away);
}

TEST(Lobby, AQuitterIsMadeNeutralWhereTheTableSaysSo) {
    MemoryWorld world;
    Settings settings;
    settings.quitters = StandIn::neutral;
    People people{world, {.people = 4, .settings = settings}};
    people.start();
    // Before the first turn nobody can leave: a bot plays until then.
    ASSERT_FALSE(people.room().stand_up(2));
    EXPECT_TRUE(people.room().table().at(Seat::s2).away);
    people.play_until([](const State& state) {
        return !active(state, Seat::s2) || state.round >= 2;
    });
    EXPECT_EQ(people.room().state()->standing[Seat::s2], Standing::withdrawn);
}

TEST(Lobby, StandingOrdersDefend) {
    MemoryWorld world;
    People people{world, {.ruleset = "prestige", .people = 3}};
    people.start();
    for (std::size_t i = 1; i <= 3; ++i) {
        StandingDefence standing;
        standing.defence_dice = 1U;
        people.room().stand(people.person(i), standing);
        world.settle();
        EXPECT_EQ(people.person(i).last("standing").at("defence_dice"), 1);
    }
    int defended = 0;
    people.play_until([&](const State& state) {
        EXPECT_NE(state.phase, Phase::defend) << "nobody needs to be asked";
        return state.round >= 6;
    });
    for (const auto& message : people.person(1).all("events")) {
        for (const auto& event : message.at("events").as_array()) {
            if (event.at("type") != "defence_declared") continue;
            ++defended;
            EXPECT_EQ(event.at("dice"), 1);
        }
    }
    EXPECT_GT(defended, 5);
}

TEST(Lobby, WithoutAStandingOrderTheDefenderIsAsked) {
    MemoryWorld world;
    People people{world, {.ruleset = "prestige", .people = 3}};
    people.start();
    people.play_until([](const State& state) { return state.phase == Phase::defend; });
    ASSERT_EQ(people.room().state()->phase, Phase::defend);
    const Seat defender = awaited_seats(*people.room().state()).front();
    EXPECT_EQ(options_of(people.person(index(defender) + 1)).at(0).at("type"), "defend");
}

Say words(std::string text) {
    Say say;
    say.text = std::move(text);
    return say;
}

// Whoever comes afterwards finds nothing that a deleted player said, as player or as spectator.
TEST(Leaving, WhatADeletedPlayerSaidIsGone) {
    MemoryWorld world;
    People people{world, {.people = 3}};
    FakeAttendee visitor{7, "Gianni"};
    ASSERT_FALSE(people.room().join(visitor, {}));
    people.start();
    people.room().say(people.person(1), words("uno"));
    people.room().say(people.person(2), words("due"));
    people.room().say(visitor, words("sette"));
    people.room().forget(2);
    people.room().forget(7);
    world.settle();
    FakeAttendee late{std::nullopt, ""};
    ASSERT_FALSE(people.room().join(late, {}));
    const auto view = late.last("view");
    ASSERT_EQ(view.at("chat").as_array().size(), 1U);
    EXPECT_EQ(view.at("chat").at(0).at("text"), "uno");
    EXPECT_EQ(view.at("table").at("seats").at(1).at("kind"), "bot");
}

// A guest signs in as somebody who has a seat at the same table: one of the two is left.
TEST(Leaving, NobodyKeepsTwoSeatsBySigningIn) {
    MemoryWorld world;
    People lobby{world, {.people = 3}};
    lobby.room().hand_over(2, 1, "player 1");
    EXPECT_EQ(lobby.room().table().at(Seat::s2).kind, SeatKind::open);
    EXPECT_EQ(lobby.room().table().at(Seat::s1).player, 1);

    People people{world, {.people = 3}};
    people.start();
    people.room().hand_over(1, 2, "player 2");
    const Place& left = people.room().table().at(Seat::s1);
    EXPECT_EQ(left.kind, SeatKind::bot);
    EXPECT_FALSE(left.player);
    EXPECT_EQ(left.name, "Lo Stratega");
    EXPECT_EQ(people.room().table().host, 2);
    world.settle();
    const auto stored = world.stored(people.room().table().id).seats.at(0);
    EXPECT_EQ(stored.player, std::nullopt) << "the guest is gone";
    people.play_until([](const State& state) { return state.round >= 2; });
    EXPECT_EQ(people.room().state()->round, 2U) << "and the game goes on";

    People other{world, {.people = 3}};
    other.room().hand_over(2, 9, "Nove");
    EXPECT_EQ(other.room().table().at(Seat::s2).player, 9);
    EXPECT_EQ(other.room().table().at(Seat::s2).name, "Nove");
}

}  // namespace
}  // namespace kamchatka::server
