// How long somebody who is not there is waited for: when it counts, over a restart, for hosts; and
// how a seat is taken back.
#include "server/tables/request.hpp"
#include "server/tables/tests/absence_table.hpp"

namespace kamchatka::server {
namespace {

namespace json = boost::json;

TEST(AbsenceTime, IsCountedOnlyWhileSomebodyLosesIt) {
    AbsenceTable table{{.people = 3}};
    table.begin();
    const Seat seat = table.awaited();
    const Seat other = seat == Seat::s1 ? Seat::s2 : Seat::s1;
    const Seat third = seat == Seat::s3 ? Seat::s2 : Seat::s3;
    // Whoever is not awaited may go and come.
    table.leave(other);
    EXPECT_EQ(table.left(other), std::nullopt);
    table.let_pass(10 * usual_grace_ms);
    EXPECT_FALSE(table.place(other).away);
    // Somebody who only watches has nothing to lose.
    table.leave(third);
    table.leave(seat);
    FakeAttendee watching{std::nullopt, ""};
    ASSERT_FALSE(table.room().join(watching, {}));
    table.let_pass(10 * usual_grace_ms);
    EXPECT_TRUE(table.awaits(seat));
    EXPECT_EQ(table.left(seat), std::nullopt);
    // Nor does time count that the host has stopped.
    table.come_back(other);
    EXPECT_EQ(table.left(seat), usual_grace_ms);
    table.let_pass(10'000);
    ASSERT_FALSE(table.room().order_clock({.pause = true}));
    table.let_pass(10 * usual_grace_ms);
    EXPECT_EQ(table.left(seat), std::nullopt);
    ASSERT_FALSE(table.room().order_clock({.pause = false}));
    EXPECT_EQ(table.left(seat), usual_grace_ms - 10'000);
    table.let_pass(usual_grace_ms - 10'000);
    EXPECT_TRUE(table.place(seat).away);
}

// A line that comes and goes costs no more than one that stays away; whoever acts has it all again.
TEST(AbsenceTime, IsCountedWithinOneGo) {
    AbsenceTable table{{.people = 3}};
    table.begin();
    const Seat seat = table.awaited();
    for (int i = 0; i < 2; ++i) {
        table.leave(seat);
        table.let_pass(20'000);
        table.come_back(seat);
        table.let_pass(100'000);
    }
    table.leave(seat);
    EXPECT_EQ(table.left(seat), 20'000);
    table.come_back(seat);
    ASSERT_TRUE(table.people.play());
    table.people.play_until([&](const State& state) {
        return awaited_seats(state).contains(seat) && seat_on_turn(state) == seat;
    });
    table.leave(seat);
    EXPECT_EQ(table.left(seat), usual_grace_ms);
}

TEST(AbsenceTime, IsWhatTheTableSays) {
    TableOptions options{.people = 3};
    options.settings.grace_s = 5;
    AbsenceTable table{options};
    table.begin();
    const Seat seat = table.awaited();
    table.leave(seat);
    table.let_pass(5'000);
    EXPECT_TRUE(table.place(seat).away);
    TableRequest request;
    request.ruleset = "challenge";
    request.seats.assign(3, SeatRequest{.kind = SeatWish::open});
    for (const std::uint32_t grace_s : {4U, 601U}) {
        request.settings = Settings{.grace_s = grace_s};
        EXPECT_EQ(lay_table(request, 1, "Olga").error().field, "grace_s");
    }
    request.settings = Settings{.at_zero = StandIn::vote};
    EXPECT_EQ(lay_table(request, 1, "Olga").error().field, "at_zero");
    request.settings = Settings{.tournament = true, .quitters = StandIn::vote};
    EXPECT_EQ(lay_table(request, 1, "Olga").error().field, "quitters");
    request.settings = Settings{.quitters = StandIn::vote};
    EXPECT_TRUE(lay_table(request, 1, "Olga"));
}

TEST(AbsenceAfterARestart, GoesOnWhereItWas) {
    for (const StandIn quitters : {StandIn::bot, StandIn::vote}) {
        TableOptions options{.people = 3};
        options.settings.quitters = quitters;
        AbsenceTable table{options};
        table.begin();
        const Seat seat = table.awaited();
        const Seat other = seat == Seat::s1 ? Seat::s2 : Seat::s1;
        table.leave(seat);
        const bool voted = quitters == StandIn::vote;
        if (voted) {
            table.let_pass(usual_grace_ms);
            const PlayerId voter = AbsenceTable::player_at(other);
            ASSERT_FALSE(table.room().vote_on_absence(voter, seat, AbsenceVote::neutral));
        }
        table.let_pass(40'000);
        table.room().put_away();
        table.world.settle();
        table.world.now += 86'400'000;
        const auto again = brought_back(table.world, table.room(), table.world.entries());
        ASSERT_NE(again, nullptr);
        FakeAttendee back{AbsenceTable::player_at(other), "back"};
        ASSERT_FALSE(again->join(back, {}));
        const json::value view = back.last("view");
        const auto& left = view.at("clock").at("absent").at(record::spell(seat)).at("left_ms");
        EXPECT_EQ(left.as_int64(), 20'000) << "downtime is nobody's time";
        const json::value line = view.at("table").at("seats").at(index(seat));
        ASSERT_EQ(line.as_object().contains("vote"), voted);
        if (voted) {
            EXPECT_EQ(line.at("vote").at(0).at("vote"), "neutral");
        }
        table.world.now += 20'000;
        again->tick();
        table.world.settle();
        EXPECT_TRUE(again->table().at(seat).away);
        // That a bot plays, and why, is stored with the seat.
        const auto later = brought_back(table.world, *again, table.world.entries());
        FakeAttendee he{AbsenceTable::player_at(seat), "he"};
        ASSERT_FALSE(later->join(he, {}));
        EXPECT_FALSE(later->table().at(seat).away) << "coming is enough, then too";
    }
}

// At tables of a tournament: where the organiser let a bot play; otherwise the judge is called, and
// all see when.
TEST(AbsenceAtATournament, IsTheOrganisersToDecide) {
    for (const StandIn absent : {StandIn::bot, StandIn::nobody}) {
        TableOptions options{.people = 3};
        options.settings.tournament = true;
        options.settings.at_zero = options.settings.quitters = absent;
        options.settings.clock.kind = ClockKind::table;
        AbsenceTable table{options};
        table.room().keep_seats("TORNEO");
        table.begin();
        const Seat seat = table.awaited();
        table.leave(seat);
        table.let_pass(20'000);
        EXPECT_EQ(table.left(seat), usual_grace_ms - 20'000);
        table.let_pass(usual_grace_ms - 20'000);
        EXPECT_EQ(table.place(seat).away, absent == StandIn::bot);
        EXPECT_EQ(table.awaits(seat), absent == StandIn::nobody);
        EXPECT_EQ(table.room().pleas().size(), absent == StandIn::nobody ? 1U : 0U);
        EXPECT_EQ(table.left(seat), std::nullopt);
        table.come_back(seat);
        EXPECT_FALSE(table.place(seat).away);
        EXPECT_TRUE(table.room().pleas().empty());
    }
}

TEST(AbsentHost, IsReplacedByWhoeverIsThere) {
    enum class When { lobby, game, paused };
    for (const When when : {When::lobby, When::game, When::paused}) {
        AbsenceTable table{{.people = 3}};
        if (when != When::lobby) table.begin();
        if (when == When::paused) {
            ASSERT_FALSE(table.room().change_clock(1, {.pause = true}));
        }
        table.leave(Seat::s2);
        table.leave(Seat::s1);
        table.let_pass(usual_grace_ms - 1);
        EXPECT_EQ(table.room().table().host, 1) << "a line that drops";
        EXPECT_EQ(table.room().wake_ms(), table.world.now + 1);
        table.let_pass(1);
        EXPECT_EQ(table.room().table().host, 3) << "the one who is there";
        EXPECT_EQ(table.person_at(Seat::s3).last("table").at("table").at("host"), "3");
        EXPECT_EQ(table.world.stored(table.room().table().id).table.host, 3);
        table.come_back(Seat::s1);
        EXPECT_EQ(table.room().table().host, 3);
        if (when == When::paused) {
            EXPECT_FALSE(table.room().change_clock(3, {.pause = false}));
        }
    }
}

TEST(AbsentHost, StaysHostWhereNobodyElseIsThereOrHeArbitrates) {
    AbsenceTable alone{{.people = 3}};
    for (const Seat seat : {Seat::s1, Seat::s2, Seat::s3}) alone.leave(seat);
    FakeAttendee watching{std::nullopt, ""};
    ASSERT_FALSE(alone.room().join(watching, {}));
    alone.let_pass(10 * usual_grace_ms);
    EXPECT_EQ(alone.room().table().host, 1);
    TableOptions options{.people = 3};
    options.settings.tournament = true;
    AbsenceTable judged{options};
    ASSERT_FALSE(judged.room().set_place(1, Seat::s1, SeatWish::bot, "stratega", "Stratega"));
    judged.room().leave(judged.people.person(1));
    judged.let_pass(10 * usual_grace_ms);
    EXPECT_EQ(judged.room().table().host, 1);
}

// Whoever left of his own accord looks on until he says so; whoever was sent away for being absent
// plays when he comes.
TEST(TakingASeatBack, IsOneWordForWhoLeft) {
    AbsenceTable table{{.people = 3}};
    table.begin();
    const Seat seat = table.awaited();
    const PlayerId player = AbsenceTable::player_at(seat);
    ASSERT_FALSE(table.room().stand_up(player));
    table.world.settle();
    EXPECT_EQ(table.line(seat).at("stand_in"), "left");
    table.leave(seat);
    table.come_back(seat);
    EXPECT_TRUE(table.place(seat).away);
    ASSERT_FALSE(table.room().sit(player, "back", std::nullopt));
    table.world.settle();
    EXPECT_FALSE(table.place(seat).away);
    EXPECT_FALSE(table.line(seat).as_object().contains("stand_in"));
}

// Once a turn, with a little time; after that the bot finishes it.
TEST(TakingASeatBack, GivesALittleTimeToWhoHadNone) {
    for (const ClockKind kind : {ClockKind::turn, ClockKind::bank}) {
        TableOptions options{.people = 3, .options = R"({"ending.minutes":0})"};
        options.settings.clock = {.kind = kind, .bank_s = 60, .increment_s = 0, .turn_s = 60};
        AbsenceTable table{options};
        table.world.room_limits.bot_pause_ms = 600;
        table.begin();
        const Seat seat = table.awaited();
        const PlayerId player = AbsenceTable::player_at(seat);
        const auto clock_left = [&] {
            const json::value clock = table.seen().at("clock");
            if (kind == ClockKind::turn) return clock.at("turn_left_ms").as_int64();
            return clock.at("seats").at(record::spell(seat)).at("left_ms").as_int64();
        };
        table.let_pass(60'000);
        EXPECT_EQ(table.line(seat).at("stand_in"), "time");
        ASSERT_FALSE(table.room().sit(player, "back", std::nullopt));
        table.world.settle();
        EXPECT_EQ(table.line(seat).at("away"), false);
        EXPECT_EQ(clock_left(), table.world.limits().resumed_ms);
        table.let_pass(table.world.limits().resumed_ms - 1);
        EXPECT_EQ(table.line(seat).at("away"), false);
        table.let_pass(1);
        EXPECT_EQ(table.line(seat).at("stand_in"), "spent");
        EXPECT_EQ(table.room().sit(player, "back", std::nullopt), Reason::out_of_time);
        table.room().act(
            table.person_at(seat), act_message("late", table.room().seq(), R"({"type":"end_turn"})")
        );
        EXPECT_EQ(table.person_at(seat).last("reject").at("reason"), "out_of_time");
        for (int i = 0; i < 200 && table.awaits(seat); ++i) table.let_pass(600);
        EXPECT_FALSE(table.awaits(seat)) << "the bot finished the turn";
        EXPECT_EQ(table.line(seat).at("away"), false) << "the next is his";
    }
}

// Who watches late hears of an absence when the rest of that moment is shown, and not before.
TEST(AbsenceSeenLate, TellsNothingAheadOfTime) {
    TableOptions options{.people = 3};
    options.settings.spectator_delay_s = 120;
    options.settings.quitters = StandIn::vote;
    AbsenceTable table{options};
    table.begin();
    table.let_pass(200'000);
    FakeAttendee watching{std::nullopt, ""};
    ASSERT_FALSE(table.room().join(watching, {}));
    table.world.settle();
    const std::size_t heard = watching.frames.size();
    const Seat seat = table.awaited();
    table.leave(seat);
    table.let_pass(usual_grace_ms);
    table.let_pass(usual_grace_ms - 1);
    EXPECT_EQ(watching.frames.size(), heard);
    EXPECT_FALSE(table.line(seat).as_object().contains("vote")) << "though it is open";
    table.let_pass(2'000);
    EXPECT_GT(watching.frames.size(), heard);
    EXPECT_EQ(watching.last("table").at("table").at("seats").at(index(seat)).at("online"), false);
    EXPECT_EQ(watching.last("table").at("table").at("seats").at(index(seat)).at("away"), false);
}

}  // namespace
}  // namespace kamchatka::server
