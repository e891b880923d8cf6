// The clock of a round: started for all tables, suspended for all, minutes back for one.
#include "tournament/tests/desk.hpp"

#include "testkit/clause.hpp"

namespace kamchatka::tournament {
namespace {

TestDesk seated() {
    TestDesk desk{"raduno"};
    desk.enter(16, 4);
    desk.draw();
    return desk;
}

TEST(HallClock, RunsFromItsStartForTheRoundBeingPlayed) {
    TestDesk desk = seated();
    EXPECT_EQ(played_s(desk.state, desk.state.rounds.back(), desk.now), 0);
    EXPECT_EQ(desk.reason(ClockStarted{2}), Rejection::unknown_round);
    EXPECT_FALSE(time_up(desk.state.rounds.back(), 90));
    desk.must(ClockStarted{1});
    const std::int64_t start = desk.now;
    EXPECT_EQ(time_up(desk.state.rounds.back(), 90), start + 5400);
    EXPECT_EQ(played_s(desk.state, desk.state.rounds.back(), start + 90), 90);
    EXPECT_EQ(desk.reason(ClockStarted{1}), Rejection::clock_runs_already);
}

TEST(HallClock, AllTablesStandStillWhileTheJudgeSuspendsThem) {
    CLAUSE("TO-2b");
    TestDesk desk = seated();
    desk.must(ClockStarted{1});
    const std::int64_t start = desk.now;
    desk.now = start + 599;
    desk.must(GamesSuspended{"evacuazione"}, TestDesk::judge);
    EXPECT_EQ(desk.state.suspended_because, "evacuazione");
    EXPECT_EQ(played_s(desk.state, desk.state.rounds.back(), start + 5000), 600);
    desk.now = start + 1199;
    desk.must(GamesResumed{}, TestDesk::judge);
    EXPECT_EQ(played_s(desk.state, desk.state.rounds.back(), start + 1300), 700);
    EXPECT_EQ(time_up(desk.state.rounds.back(), 90), start + 5400 + 600);
}

TEST(HallClock, IsNotStartedWhileAllIsSuspended) {
    TestDesk desk = seated();
    desk.must(GamesSuspended{"attesa"}, TestDesk::judge);
    EXPECT_EQ(desk.reason(ClockStarted{1}), Rejection::games_are_suspended);
}

TEST(HallClock, RecoveryMinutesAreForOneTable) {
    TestDesk desk = seated();
    desk.must(RecoveryGranted{1, 2, 5});
    desk.must(RecoveryGranted{1, 2, 3});
    EXPECT_EQ(desk.state.rounds[0].tables[1].recovery_minutes, 8);
    EXPECT_EQ(desk.state.rounds[0].tables[0].recovery_minutes, 0);
    EXPECT_EQ(desk.reason(RecoveryGranted{1, 2, 0}), Rejection::minutes_out_of_range);
    EXPECT_EQ(desk.reason(RecoveryGranted{1, 2, 121}), Rejection::minutes_out_of_range);
    EXPECT_EQ(desk.reason(RecoveryGranted{1, 9, 1}), Rejection::unknown_table);
    const Actor table_judge{Role::table_judge, "Tina"};
    EXPECT_EQ(desk.reason(RecoveryGranted{1, 2, 5}, table_judge), Rejection::not_yours_to_do);
    desk.must(Undone{desk.journal.size()});
    EXPECT_EQ(desk.state.rounds[0].tables[1].recovery_minutes, 5);
}

TEST(OnlineTables, AreOpenedOnceUntilThereIsAResult) {
    TestDesk desk = seated();
    desk.must(OnlineOpened{1, 1, "ABCDEF"});
    EXPECT_EQ(desk.state.rounds[0].tables[0].online, "ABCDEF");
    EXPECT_EQ(desk.reason(OnlineOpened{1, 1, "GHJKLM"}), Rejection::opened_already);
    const auto& tables = desk.state.rounds[0].tables;
    EXPECT_EQ(
        desk.reason(SeatsExchanged{tables[0].players[0], tables[1].players[0]}),
        Rejection::opened_already
    );
    desk.play();
    EXPECT_EQ(desk.reason(OnlineOpened{1, 2, "GHJKLM"}), Rejection::has_a_result);
}

TEST(Presence, APlayerMaySayThatHeIsThere) {
    TestDesk desk = seated();
    const Actor player{Role::player, "Player 1"};
    desk.must(PresenceNoted{PlayerId{1}, true, true}, player);
    EXPECT_EQ(desk.reason(PlayNoted{PlayerId{1}, false}, player), Rejection::not_yours_to_do);
}

}  // namespace
}  // namespace kamchatka::tournament
