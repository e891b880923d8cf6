// Tables of a tournament: seats that move with a player's link, and nobody who plays for anybody.
#include "server/tables/request.hpp"
#include "testkit/server/people.hpp"

#include <gtest/gtest.h>

namespace kamchatka::server {
namespace {

namespace json = boost::json;

Settings of_a_tournament(StandIn absent = StandIn::nobody) {
    Settings settings;
    settings.tournament = true;
    settings.at_zero = settings.quitters = absent;
    settings.clock.kind = ClockKind::table;
    return settings;
}

// Three people whose seats are kept for them.
struct KeptTable {
    explicit KeptTable(const Settings& settings = of_a_tournament())
        : people{world, {.people = 3, .settings = settings}} {
        people.room().keep_seats("TORNEO");
        world.settle();
    }
    void begin() {
        people.start();
        people.play_until([](const State& state) { return state.round >= 1; });
    }
    void let_pass(std::int64_t ms) {
        world.now += ms;
        people.room().tick();
        world.settle();
    }
    Room& room() { return people.room(); }
    Seat on_turn() { return awaited_seats(*room().state()).front(); }
    FakeAttendee& person_at(Seat seat) { return people.person(index(seat) + 1); }
    json::value clock() {
        FakeAttendee fresh{std::nullopt, ""};
        EXPECT_FALSE(room().join(fresh, {}));
        world.settle();
        const json::value clock = fresh.last("view").at("clock");
        room().leave(fresh);
        return clock;
    }

    MemoryWorld world;
    People people;
};

std::vector<std::string> frames_since(const FakeAttendee& attendee, std::size_t first) {
    return {attendee.frames.begin() + static_cast<std::ptrdiff_t>(first), attendee.frames.end()};
}

TEST(PersonalLink, TakesASeatAlongInTheMiddleOfTheGame) {
    KeptTable table;
    table.begin();
    FakeAttendee& old = table.people.person(2);
    FakeAttendee phone{9, "Ospite 9"};
    FakeAttendee watching{std::nullopt, ""};
    ASSERT_FALSE(table.room().join(phone, {}));
    ASSERT_FALSE(table.room().join(watching, {}));
    table.world.settle();
    EXPECT_EQ(phone.last("view").at("viewer"), "spectator");
    EXPECT_TRUE(phone.last("view").at("view").at("seats").at("s2").at("objective").is_null());
    const std::size_t before = old.frames.size() + phone.frames.size();
    ASSERT_FALSE(table.room().seat_player(Seat::s2, 9, "Bruno"));
    EXPECT_EQ(old.frames.size() + phone.frames.size(), before) << "told before it was stored";
    table.world.settle();
    EXPECT_EQ(table.world.stored(table.room().table().id).seats.at(1).player, 9);
    EXPECT_EQ(table.room().table().at(Seat::s2).name, "Bruno");
    EXPECT_EQ(phone.last("view").at("viewer"), "s2");
    EXPECT_FALSE(phone.last("view").at("view").at("seats").at("s2").at("objective").is_null());
    EXPECT_EQ(old.last("view").at("viewer"), "spectator");
    EXPECT_TRUE(old.last("view").at("view").at("seats").at("s2").at("objective").is_null());
    EXPECT_TRUE(old.last("view").at("options").as_array().empty());
    // From here on the old device hears what whoever watches hears, word for word.
    const std::size_t heard = old.frames.size();
    const std::size_t watched = watching.frames.size();
    for (int i = 0; i < 40; ++i) {
        const Seat seat = table.on_turn();
        FakeAttendee& who = seat == Seat::s2 ? phone : table.person_at(seat);
        Act act;
        act.ref = table.people.next_ref();
        act.seq = table.room().seq();
        act.action.value = table.people.choose(options_of(who));
        table.room().act(who, act);
        table.world.settle();
    }
    EXPECT_GT(old.frames.size(), heard + 20);
    EXPECT_EQ(frames_since(old, heard), frames_since(watching, watched));
    table.room().act(old, act_message("late", table.room().seq(), R"({"type":"end_turn"})"));
    table.world.settle();
    EXPECT_EQ(old.last("reject").at("reason"), "not_seated");
}

TEST(PersonalLink, HasTheSeatAtAnyTimeAndNoOther) {
    KeptTable table;
    // In the lobby, from one device to the next and back again.
    for (const PlayerId device : {9, 10, 9}) {
        ASSERT_FALSE(table.room().seat_player(Seat::s2, device, "Bruno"));
        EXPECT_EQ(table.room().table().seat_of(device), Seat::s2);
        EXPECT_EQ(table.room().table().seat_of(device == 9 ? 10 : 9), std::nullopt);
    }
    EXPECT_EQ(table.room().seat_player(Seat::s2, 1, "x"), Reason::plays_another_seat);
    EXPECT_EQ(table.room().seat_player(Seat::s6, 12, "x"), Reason::seat_not_found);
    ASSERT_FALSE(table.room().seat_player(Seat::s2, 2, "Bruno"));
    table.world.settle();
    table.begin();
    EXPECT_EQ(table.room().seat_player(Seat::s2, 3, "x"), Reason::plays_another_seat);
    // Where the organiser let a bot play, whoever comes back plays himself.
    ASSERT_FALSE(table.room().order_stand_in(Seat::s2, StandIn::bot));
    table.world.settle();
    EXPECT_TRUE(table.room().table().at(Seat::s2).away);
    ASSERT_FALSE(table.room().seat_player(Seat::s2, 9, "Bruno"));
    table.world.settle();
    EXPECT_FALSE(table.room().table().at(Seat::s2).away);
    EXPECT_EQ(table.world.stored(table.room().table().id).seats.at(1).kind, SeatKind::player);
    // A table that has ended is looked at, one that was closed is not.
    ASSERT_FALSE(table.room().seat_player(Seat::s2, 2, "Bruno"));
    table.world.settle();
    table.people.withdraw_all();
    ASSERT_EQ(table.room().table().state, TableState::ended);
    EXPECT_FALSE(table.room().seat_player(Seat::s2, 10, "Bruno"));
    EXPECT_EQ(table.room().table().seat_of(10), std::nullopt);
    KeptTable closed;
    closed.room().abandon();
    EXPECT_EQ(closed.room().seat_player(Seat::s2, 9, "x"), Reason::table_ended);
}

TEST(PersonalLink, ADeviceThatComesBackSeesThatItsSeatIsElsewhere) {
    KeptTable table;
    table.begin();
    table.room().leave(table.people.person(2));
    const std::int64_t seen = table.room().seq();
    ASSERT_FALSE(table.room().seat_player(Seat::s2, 9, "Bruno"));
    FakeAttendee old{2, "player 2"};
    ASSERT_FALSE(table.room().join(old, OrNull<std::int64_t>{seen}));
    table.world.settle();
    EXPECT_EQ(old.last("view").at("viewer"), "spectator");
}

TEST(PersonalLink, AloneTakesASeatThatIsKept) {
    KeptTable table;
    ASSERT_FALSE(table.room().stand_up(2));
    EXPECT_EQ(table.room().sit(9, "Intruso", Seat::s2), Reason::seat_closed);
    EXPECT_EQ(table.room().sit(2, "player 2", std::nullopt), Reason::table_full);
    EXPECT_EQ(table.room().start(1), Reason::too_few_players) << "places are told by seats";
    table.world.settle();
    KeptTable begun;
    begun.begin();
    EXPECT_EQ(begun.room().sit(9, "Intruso", Seat::s2), Reason::table_running);
}

TEST(NobodyPlays, ForWhoeverIsAwayAndTheTableWaits) {
    KeptTable table;
    table.begin();
    const Seat seat = table.on_turn();
    const json::value running = table.clock();
    EXPECT_EQ(running.at("table_runs"), true);
    EXPECT_EQ(running.at("waits"), false);
    table.room().leave(table.person_at(seat));
    table.let_pass(usual_grace_ms - 1);
    EXPECT_TRUE(table.room().pleas().empty()) << "a line that drops";
    EXPECT_TRUE(table.room().wake_ms()) << "nobody else would wake it";
    table.let_pass(1);
    ASSERT_EQ(table.room().pleas().size(), 1U);
    EXPECT_EQ(table.room().pleas().front().seat, seat);
    EXPECT_EQ(table.room().pleas().front().why, Wait::absent);
    const std::int64_t seq = table.room().seq();
    const json::value waiting = table.clock();
    EXPECT_EQ(waiting.at("table_runs"), false);
    EXPECT_EQ(waiting.at("waits"), true);
    table.let_pass(3'600'000);
    EXPECT_EQ(table.room().seq(), seq) << "somebody played for him";
    EXPECT_EQ(table.clock().at("table_left_ms"), waiting.at("table_left_ms"));
    EXPECT_EQ(table.room().pleas().size(), 1U) << "once is enough";
    // After a restart it waits as before, and does not ask anew.
    const auto again = brought_back(table.world, table.room(), table.world.entries());
    ASSERT_EQ(again->pleas().size(), 1U);
    EXPECT_EQ(again->pleas().front().number, table.room().pleas().front().number);
    FakeAttendee back{static_cast<PlayerId>(index(seat) + 1), "back"};
    ASSERT_FALSE(table.room().join(back, {}));
    table.world.settle();
    EXPECT_TRUE(table.room().pleas().empty());
    EXPECT_EQ(table.clock().at("table_runs"), true);
    EXPECT_EQ(back.frames.front().find(R"({"type":"view")"), 0U) << "the view comes first";
}

// Others may be away while somebody plays: the judge hears of it, and the clock runs.
TEST(NobodyPlays, OnlyWhoIsAwaitedHoldsUpTheTable) {
    KeptTable table;
    table.begin();
    const Seat turn = table.on_turn();
    const Seat other = turn == Seat::s1 ? Seat::s2 : Seat::s1;
    table.room().leave(table.person_at(other));
    table.let_pass(usual_grace_ms);
    ASSERT_EQ(table.room().pleas().size(), 1U);
    EXPECT_EQ(table.clock().at("table_runs"), true);
    EXPECT_EQ(table.clock().at("waits"), false);
    for (int i = 0; i < 500 && !awaited_seats(*table.room().state()).contains(other); ++i) {
        table.people.play();
    }
    EXPECT_EQ(table.clock().at("waits"), true);
}

TEST(NobodyPlays, ForWhoseTimeHasRunOut) {
    for (const ClockKind kind : {ClockKind::turn, ClockKind::bank}) {
        Settings settings = of_a_tournament();
        settings.clock = {.kind = kind, .bank_s = 600, .increment_s = 0, .turn_s = 600};
        KeptTable table{settings};
        table.begin();
        const Seat seat = table.on_turn();
        table.let_pass(600'000);
        ASSERT_EQ(table.room().pleas().size(), 1U);
        EXPECT_EQ(table.room().pleas().front().why, Wait::time);
        const std::int64_t seq = table.room().seq();
        table.let_pass(600'000);
        EXPECT_EQ(table.room().seq(), seq);
        EXPECT_EQ(table.clock().at("waits"), true);
        // More time, and it runs again until that is gone too.
        ASSERT_FALSE(table.room().order_clock({.add_minutes = 3, .seat = seat}));
        table.world.settle();
        EXPECT_TRUE(table.room().pleas().empty());
        EXPECT_EQ(table.clock().at("table_runs"), true);
        table.let_pass(180'000);
        ASSERT_EQ(table.room().pleas().size(), 1U);
        EXPECT_EQ(table.room().pleas().front().number, 2U);
        // He may play on; when his turn is over, nobody waits any more.
        for (int i = 0; i < 500 && !table.room().pleas().empty(); ++i) table.people.play();
        EXPECT_TRUE(table.room().pleas().empty());
        EXPECT_NE(seat_on_turn(*table.room().state()), seat);
    }
}

TEST(NobodyPlays, ForWhoStandsUpOrDeletesHimself) {
    for (const bool deleted : {false, true}) {
        KeptTable table;
        table.begin();
        const Seat seat = table.on_turn();
        const auto player = static_cast<PlayerId>(index(seat) + 1);
        const std::int64_t seq = table.room().seq();
        if (deleted) {
            table.room().forget(player);
        } else {
            ASSERT_FALSE(table.room().stand_up(player));
        }
        table.world.settle();
        table.let_pass(600'000);
        EXPECT_EQ(table.room().seq(), seq) << deleted;
        EXPECT_TRUE(table.room().table().at(seat).human());
        EXPECT_EQ(table.room().pleas().size(), 1U);
        ASSERT_FALSE(table.room().seat_player(seat, 9, "Bruno"));
        table.world.settle();
        EXPECT_TRUE(table.room().pleas().empty());
        EXPECT_EQ(table.room().table().seat_of(9), seat);
    }
}

TEST(NobodyPlays, UnlessTheJudgeSaysSo) {
    for (const StandIn how : {StandIn::bot, StandIn::neutral}) {
        KeptTable table;
        table.begin();
        const Seat seat = table.on_turn();
        table.room().leave(table.person_at(seat));
        table.let_pass(usual_grace_ms);
        EXPECT_EQ(table.room().order_stand_in(seat, StandIn::nobody), Reason::malformed);
        EXPECT_EQ(table.room().order_stand_in(Seat::s6, how), Reason::seat_not_found);
        ASSERT_FALSE(table.room().order_stand_in(seat, how));
        table.world.settle();
        EXPECT_TRUE(table.room().pleas().empty());
        EXPECT_NE(seat_on_turn(*table.room().state()), seat);
        const bool neutral = table.room().state()->standing[seat] == Standing::withdrawn;
        EXPECT_EQ(neutral, how == StandIn::neutral);
    }
}

TEST(NobodyPlays, AndAPauseIsNobodysAbsence) {
    KeptTable table;
    table.begin();
    ASSERT_FALSE(table.room().order_clock({.pause = true}));
    const Seat seat = table.on_turn();
    table.room().leave(table.person_at(seat));
    table.let_pass(600'000);
    EXPECT_TRUE(table.room().pleas().empty());
    ASSERT_FALSE(table.room().order_clock({.pause = false}));
    table.let_pass(usual_grace_ms - 1);
    EXPECT_TRUE(table.room().pleas().empty());
    table.let_pass(1);
    EXPECT_EQ(table.room().pleas().size(), 1U);
}

TEST(NobodyPlays, OnlyWhereThereIsAJudge) {
    TableRequest request;
    request.ruleset = "challenge";
    request.seats.assign(4, SeatRequest{.kind = SeatWish::open});
    request.settings = of_a_tournament();
    EXPECT_TRUE(lay_table(request, 1, "Olga"));
    request.settings->tournament = false;
    EXPECT_EQ(lay_table(request, 1, "Olga").error().reason, Reason::bad_settings);
}

TEST(JudgeAtTheTable, IsShownToEverybodyAsTheJournalHasIt) {
    KeptTable table;
    table.begin();
    const auto shown = [&] {
        table.world.settle();
        return table.people.person(1).last("table").at("table").at("seats").at(1);
    };
    table.room().show_judge({std::nullopt, CallState::called, std::nullopt});
    EXPECT_EQ(shown().at("judge"), "called");
    const std::size_t told = table.people.person(1).frames.size();
    table.room().show_judge({std::nullopt, CallState::called, std::nullopt});
    table.world.settle();
    EXPECT_EQ(table.people.person(1).frames.size(), told) << "nothing new";
    table.room().show_judge({std::nullopt, CallState::answered, std::nullopt});
    EXPECT_EQ(shown().at("judge"), "answered");
}

}  // namespace
}  // namespace kamchatka::server
