// What anybody was told is there after a restart. Each thing that can be done to a table is done
// with a store that stores one change at a time; nobody is told before one is stored, and the
// moment somebody is answered, a room that knows nothing but what is stored must show it.
#include "testkit/server/people.hpp"

#include <gtest/gtest.h>

namespace kamchatka::server {
namespace {

using boost::json::value;

// The room as another process would find it at this moment.
std::shared_ptr<Room> restarted(MemoryWorld& world, const Room& room) {
    std::optional<store::WholeTable> whole;
    world.catalogue().table_with_code(room.table().code, 50, [&](auto read) {
        whole = std::move(read.value());
    });
    std::vector<store::Entry> entries;
    world.log().read(room.table().id, {}, [&](auto read) { entries = std::move(read.value()); });
    auto restored = restore(std::move(whole.value()), entries, world.limits());
    return restored ? std::make_shared<Room>(world, *std::move(restored)) : nullptr;
}

// What player 1 sees of it.
value seen(Room& room) {
    FakeAttendee host{1, "player 1"};
    room.join(host, {});
    const value view = host.last("view");
    room.leave(host);
    return view;
}

const value& seat_of(const value& view, std::size_t seat) {
    return view.at("table").at("seats").at(seat - 1);
}

// Whether the other player is at the table when it is done.
enum class Others : std::uint8_t { there, gone };

struct Deed {
    const char* name;
    TableState when;
    std::function<void(MemoryWorld&, Room&, FakeAttendee& host)> done;
    std::function<bool(const value& view)> there;
    Others others = Others::there;
};

Say say(const std::string& text) {
    Say message;
    message.text = text;
    return message;
}

ClockRequest clock_request(std::optional<bool> pause, std::optional<std::uint32_t> minutes) {
    ClockRequest request;
    if (pause) request.pause = *pause;
    if (minutes) request.add_minutes = *minutes;
    return request;
}

// Two people, a bot and an open seat; player 1 is host. All that is done must be allowed.
const std::vector<Deed>& deeds() {
    static constexpr auto lobby = TableState::lobby;
    static constexpr auto playing = TableState::playing;
    const auto must = [](const Refusal& refused) { EXPECT_EQ(refused, std::nullopt); };
    static const std::vector<Deed> all{
        {"chat",
         lobby,
         [](auto&, Room& room, auto& host) { room.say(host, say("ciao")); },
         [](const value& view) { return view.at("chat").as_array().size() == 1; }},
        {"silence",
         lobby,
         [](auto&, Room& room, auto& host) { room.ask_silence(host); },
         [](const value& view) { return view.at("table").at("silenced") == true; }},
        {"sit",
         lobby,
         [must](auto&, Room& room, auto&) { must(room.sit(3, "player 3", std::nullopt)); },
         [](const value& view) { return seat_of(view, 4).at("name") == "player 3"; }},
        {"stand up",
         lobby,
         [must](auto&, Room& room, auto&) { must(room.stand_up(2)); },
         [](const value& view) { return seat_of(view, 2).at("kind") == "open"; }},
        {"the host stands up",
         lobby,
         [must](auto&, Room& room, auto&) { must(room.stand_up(1)); },
         [](const value& view) { return view.at("table").at("host") == "2"; }},
        {"a bot's seat",
         lobby,
         [must](auto&, Room& room, auto&) {
             must(room.set_place(1, Seat::s4, SeatWish::bot, "stratega", "Stratega"));
         },
         [](const value& view) { return seat_of(view, 4).at("kind") == "bot"; }},
        {"mute",
         lobby,
         [must](auto&, Room& room, auto&) { must(room.mute(1, Seat::s2, true)); },
         [](const value& view) { return seat_of(view, 2).at("muted") == true; }},
        {"another name",
         lobby,
         [](auto&, Room& room, auto&) { room.rename(2, "Bruno"); },
         [](const value& view) { return seat_of(view, 2).at("name") == "Bruno"; }},
        {"start",
         lobby,
         [must](auto&, Room& room, auto&) { must(room.start(1)); },
         [](const value& view) { return view.at("table").at("state") == "playing"; }},
        {"abandon",
         lobby,
         [](auto&, Room& room, auto&) { room.abandon(); },
         [](const value& view) { return view.at("table").at("state") == "abandoned"; }},
        {"chat in the game",
         playing,
         [](auto&, Room& room, auto& host) { room.say(host, say("ciao")); },
         [](const value& view) { return view.at("chat").as_array().size() == 1; }},
        {"pause",
         playing,
         [must](auto&, Room& room, auto&) {
             must(room.change_clock(1, clock_request(true, std::nullopt)));
         },
         [](const value& view) { return view.at("clock").at("paused") == true; }},
        {"added minutes",
         playing,
         [must](auto&, Room& room, auto&) {
             must(room.change_clock(1, clock_request(std::nullopt, 200)));
         },
         [](const value& view) {
             return view.at("clock").at("table_left_ms").to_number<std::int64_t>() > 200 * 60'000;
         }},
        {"a bot for who quit",
         playing,
         [must](auto&, Room& room, auto&) { must(room.replace(1, Seat::s2)); },
         [](const value& view) { return seat_of(view, 2).at("away") == true; },
         Others::gone},
        {"leaving the game",
         playing,
         [must](auto&, Room& room, auto&) { must(room.stand_up(2)); },
         [](const value& view) { return seat_of(view, 2).at("away") == true; }},
        {"a standing order",
         playing,
         [](auto&, Room& room, auto& host) {
             StandingDefence order;
             order.defence_dice = 2U;
             room.stand(host, order);
         },
         [](const value& view) { return view.at("defence_dice") == 2; }},
        {"a seat that another device has by its link",
         playing,
         [must](auto&, Room& room, auto&) { must(room.seat_player(Seat::s2, 9, "nove")); },
         [](const value& view) { return seat_of(view, 2).at("player_id") == "9"; }},
        {"a seat kept for a link",
         TableState::lobby,
         [](auto&, Room& room, auto&) { room.keep_seats("TORNEO"); },
         [](const value& view) {
             return view.at("table").at("event") == "TORNEO" &&
                 seat_of(view, 4).at("kind") == "closed";
         }},
        {"an abandoned game",
         playing,
         [](auto&, Room& room, auto&) { room.abandon(); },
         [](const value& view) { return view.at("table").at("state") == "abandoned"; }},
    };
    return all;
}

class EachDeed : public testing::TestWithParam<Deed> {};

// `meanwhile`: an action of the game is on its way to the log when the deed is done.
void check(const Deed& deed, bool meanwhile) {
    MemoryWorld world;
    TableOptions options{.people = 2, .bots = 1};
    options.settings.clock.kind = ClockKind::table;
    options.settings.clock.minutes = 90;
    auto room = lay(world, options);
    if (deed.when == TableState::lobby) {
        Table table = room->table();
        table.places.push_back({.kind = SeatKind::open});
        room = std::make_shared<Room>(world, table, room->shared_rules(), Digest{});
    }
    FakeAttendee host{1, "player 1"};
    FakeAttendee other{2, "player 2"};
    room->join(host, {});
    room->join(other, {});
    if (deed.when == TableState::playing) {
        ASSERT_FALSE(room->start(1));
        // Once the first entry is stored, the bot's abstention is on its way.
        while ((!meanwhile || room->seq() == 0) && world.data.step()) {}
        ASSERT_EQ(room->held(), meanwhile);
    }
    if (deed.others == Others::gone) {
        room->leave(other);
        world.now += usual_grace_ms;
    }
    const std::size_t before = host.frames.size() + other.frames.size();
    bool answered = false;
    deed.done(world, *room, host);
    room->when_stored([&](bool stored) { answered = stored; });
    EXPECT_FALSE(answered) << "nothing is stored yet";
    EXPECT_EQ(host.frames.size() + other.frames.size(), before) << "told before it was stored";
    while (!answered && world.data.step()) {}
    const auto again = restarted(world, *room);
    ASSERT_NE(again, nullptr);
    EXPECT_TRUE(deed.there(seen(*again))) << "lost by a kill at that moment";
    EXPECT_TRUE(answered);
    EXPECT_GT(host.frames.size() + other.frames.size(), before);
}

TEST_P(EachDeed, WhatIsToldIsThereAfterARestart) { check(GetParam(), false); }
TEST_P(EachDeed, AlsoWhileAnActionIsOnItsWay) { check(GetParam(), true); }

INSTANTIATE_TEST_SUITE_P(Durable, EachDeed, testing::ValuesIn(deeds()), [](const auto& each) {
    std::string name = each.param.name;
    std::erase_if(name, [](char letter) { return std::isalnum(letter) == 0; });
    return name + std::to_string(each.index);
});

// Nobody hears of it, whoever asked is told so, and the next who comes finds what is stored.
TEST(Durable, WhatCannotBeStoredIsNotTold) {
    MemoryWorld world;
    const auto room = lay(world, {});
    FakeAttendee host{1, "player 1"};
    room->join(host, {});
    const std::size_t before = host.frames.size();
    std::optional<bool> answered;
    ASSERT_FALSE(room->mute(1, Seat::s2, true));
    room->when_stored([&](bool stored) { answered = stored; });
    world.data.fail();
    room->tick();
    EXPECT_EQ(answered, false);
    EXPECT_EQ(host.frames.size(), before);
    EXPECT_EQ(host.closed, Farewell::restart);
    EXPECT_TRUE(room->lost());
}

TEST(Durable, ALostTurnIsStillLostAfterARestart) {
    MemoryWorld world;
    TableOptions options{.people = 3, .options = R"({"ending.minutes":0})"};
    options.settings.clock = {.kind = ClockKind::turn, .turn_s = 10};
    People people{world, options};
    people.start();
    people.play_until([](const State& state) { return state.round >= 1; });
    const std::size_t turn = index(awaited_seats(*people.room().state()).front()) + 1;
    world.now += 11'000;
    people.room().tick();
    while (world.data.step()) {}  // but nobody has thought for him yet
    const auto again = restarted(world, people.room());
    ASSERT_NE(again, nullptr);
    EXPECT_EQ(seat_of(seen(*again), turn).at("away"), true);
}

TEST(Durable, WhoLeftHearsNothing) {
    MemoryWorld world;
    const auto room = lay(world, {});
    auto host = std::make_unique<FakeAttendee>(1, "player 1");
    room->join(*host, {});
    ASSERT_FALSE(room->mute(1, Seat::s2, true));
    room->leave(*host);
    host.reset();
    world.settle();
    EXPECT_TRUE(room->table().at(Seat::s2).muted);
}

}  // namespace
}  // namespace kamchatka::server
