// What a tournament refuses and to whom, and that nothing happens without a trace.
#include "tournament/tests/desk.hpp"

#include "testkit/clause.hpp"

#include <algorithm>

namespace kamchatka::tournament {
namespace {

constexpr PlayerId first{1};

TEST(Judge, DoesNotPlayAndHisWordIsAcceptedByAll) {
    CLAUSE("TO-2a");
    TestDesk desk{find_preset("italiana")->format};
    EXPECT_EQ(desk.reason(Register{{.name = "Unico Giudice"}}), Rejection::judge_plays);
    desk.enter(8, 4);
    EXPECT_EQ(
        desk.reason(OfficialAppointed{"player 3", Role::official_judge}), Rejection::judge_plays
    );
    desk.must(DeclarationNoted{PlayerId{5}, false});
    EXPECT_EQ(desk.reason(DrawRound{1}), Rejection::judge_not_accepted);
    desk.must(PresenceNoted{PlayerId{5}, true, false});
    EXPECT_EQ(desk.reason(DrawRound{1}), Rejection::judge_not_accepted)
        << "to be there signs nothing";
    desk.must(DeclarationNoted{PlayerId{5}, true});
    desk.must(PresenceNoted{PlayerId{5}, false, false});
    desk.must(PresenceNoted{PlayerId{5}, true, false});
    EXPECT_EQ(desk.reason(DrawRound{1}), std::nullopt) << "signed is signed";
}

// Who may ask for what, whoever else is there: each role against each action.
TEST(Roles, EachMayAskForTheirOwnAndNothingElse) {
    CLAUSE("TO-2d");
    const PlayerId someone{1};
    struct Row {
        const char* name;
        Action action;
        bool organiser;
        bool table_judge;
        bool player;
    };
    const std::vector<Row> rows{
        {"register", Register{}, true, false, false},
        {"draw_round", DrawRound{}, true, false, false},
        {"settle_tie", SettleTie{}, false, false, false},
        {"format_chosen", FormatChosen{}, true, false, false},
        {"person_amended", PersonAmended{}, true, false, false},
        {"removed", Removed{someone}, true, false, false},
        {"presence_noted", PresenceNoted{someone, true, false}, true, false, true},
        {"play_noted", PlayNoted{someone, true}, true, false, false},
        {"withdrew", Withdrew{}, true, false, false},
        {"penalised", Penalised{}, false, false, false},
        {"official_appointed", OfficialAppointed{}, true, false, false},
        {"judge_called", JudgeCalled{}, true, true, true},
        {"judge_answered", JudgeAnswered{}, true, true, false},
        {"games_suspended", GamesSuspended{}, false, false, false},
        {"games_resumed", GamesResumed{}, false, false, false},
        {"seats_exchanged", SeatsExchanged{}, true, false, false},
        {"result_entered", ResultEntered{}, true, true, false},
        {"result_corrected", ResultCorrected{}, true, false, false},
        {"renounced", Renounced{}, true, false, false},
        {"undone", Undone{}, true, false, false},
        {"clock_started", ClockStarted{}, true, false, false},
        {"recovery_granted", RecoveryGranted{}, true, false, false},
        {"online_opened", OnlineOpened{}, true, false, false},
        {"declaration_noted", DeclarationNoted{someone, true}, true, false, true},
        {"fee_noted", FeeNoted{someone, true, 1000}, true, false, false},
        {"reseat", Reseat{}, true, false, false}};
    EXPECT_EQ(rows.size(), std::variant_size_v<Action>) << "an action that nobody has thought of";
    for (const auto& [name, action, organiser, table_judge, player] : rows) {
        EXPECT_TRUE(permitted(Role::official_judge, action)) << name;
        EXPECT_EQ(permitted(Role::organiser, action), organiser) << name;
        EXPECT_EQ(permitted(Role::table_judge, action), table_judge) << name;
        EXPECT_EQ(permitted(Role::player, action), player) << name;
    }
}

TEST(Roles, WhatTheJudgeHasDecidedIsNobodyElsesToTakeBack) {
    CLAUSE("TO-2a");
    TestDesk desk{"raduno"};
    desk.enter(16, 5);
    desk.must(OfficialAppointed{"Eva", Role::official_judge});
    desk.must(Penalised{first, whole_score(5), false, "carri in più"}, TestDesk::judge);
    const std::uint64_t penalty = desk.journal.size();
    EXPECT_EQ(desk.reason(Undone{penalty}), Rejection::not_yours_to_do);
    desk.must(GamesSuspended{"luce"}, TestDesk::judge);
    EXPECT_EQ(desk.reason(Undone{desk.journal.size()}), Rejection::not_yours_to_do);
    EXPECT_EQ(desk.reason(Undone{desk.journal.size()}, TestDesk::judge), std::nullopt);
    EXPECT_EQ(desk.reason(Undone{penalty}, TestDesk::judge), std::nullopt);
}

TEST(Judge, AnOfficialTournamentHasOne) {
    CLAUSE("TO-2a");
    TestDesk desk{find_preset("italiana")->format};
    desk.enter(8, 4);
    desk.must(Undone{2});  // the appointment
    EXPECT_EQ(desk.reason(DrawRound{1}), Rejection::judge_missing);
}

TEST(Judge, SeesToACallOnce) {
    CLAUSE("TO-2b");
    TestDesk desk{"raduno"};
    desk.enter(16, 5);
    desk.must(JudgeCalled{first, "dado fuori"}, {Role::player, "Player 1"});
    const std::uint64_t call = desk.journal.size();
    const Actor table_judge{Role::table_judge, "Tina"};
    EXPECT_EQ(
        desk.reason(JudgeAnswered{call}, {Role::player, "Player 1"}), Rejection::not_yours_to_do
    );
    EXPECT_EQ(desk.reason(JudgeAnswered{call - 1}, table_judge), Rejection::unknown_entry);
    desk.must(JudgeAnswered{call}, table_judge);
    EXPECT_TRUE(desk.state.calls.back().answered);
    EXPECT_EQ(desk.reason(JudgeAnswered{call}, table_judge), Rejection::answered_already);
    EXPECT_EQ(desk.reason(Undone{call}, TestDesk::judge), Rejection::others_rest_on_it);
    desk.must(Undone{desk.journal.size()}, TestDesk::judge);
    EXPECT_FALSE(desk.state.calls.back().answered);
}

TEST(Judge, IsCalledByAnybodyAndMaySuspendAllTables) {
    CLAUSE("TO-2b");
    TestDesk desk{"raduno"};
    desk.enter(16, 5);
    const Actor player{Role::player, "Player 1"};
    EXPECT_EQ(desk.reason(JudgeCalled{first, "dado fuori"}, player), std::nullopt);
    EXPECT_EQ(desk.state.calls.size(), 1U);
    EXPECT_EQ(desk.reason(GamesSuspended{"blackout"}, player), Rejection::not_yours_to_do);
    desk.must(GamesSuspended{"blackout"}, TestDesk::judge);
    EXPECT_TRUE(desk.state.suspended);
    EXPECT_EQ(desk.reason(DrawRound{1}), Rejection::games_are_suspended);
    EXPECT_EQ(desk.reason(GamesSuspended{""}, TestDesk::judge), Rejection::suspended_already);
    desk.must(GamesResumed{}, TestDesk::judge);
    EXPECT_EQ(desk.reason(GamesResumed{}, TestDesk::judge), Rejection::not_suspended);
    EXPECT_EQ(desk.reason(DrawRound{1}), std::nullopt);
}

TEST(Judge, MayPenaliseUpToDisqualification) {
    CLAUSE("TO-2c");
    TestDesk desk{"raduno"};
    desk.enter(16, 5);
    desk.draw();
    desk.play();
    const Score before = standings_of(desk.state, 0)[0].total;
    const PlayerId leader = standings_of(desk.state, 0)[0].player;
    const Penalised fine{leader, whole_score(50), false, "carri in più"};
    EXPECT_EQ(desk.reason(fine), Rejection::not_yours_to_do);  // not the organiser's
    desk.must(fine, TestDesk::judge);
    for (const StandingsRow& row : standings_of(desk.state, 0)) {
        EXPECT_TRUE(row.player != leader || row.total == before - whole_score(50));
    }
    EXPECT_EQ(
        desk.reason(Penalised{leader, {}, true, ""}, TestDesk::judge), Rejection::reason_missing
    );
    desk.must(Penalised{leader, {}, true, "insulti"}, TestDesk::judge);
    EXPECT_EQ(standings_of(desk.state, 0).back().player, leader);
    EXPECT_EQ(standings_of(desk.state, 0).back().position, 0);
    for (const Table& table : desk.draw(2).tables) {
        EXPECT_EQ(std::ranges::count(table.players, leader), 0);
    }
}

TEST(Judge, TableJudgesCountAndDoNotPunish) {
    CLAUSE("TO-2d");
    TestDesk desk{"raduno"};
    desk.enter(16, 5);
    desk.draw();
    const Actor table_judge{Role::table_judge, "Tina"};
    const Lines lines = desk.lines_of(desk.state.rounds[0].tables[0]);
    EXPECT_EQ(desk.reason(ResultEntered{1, 1, lines}, table_judge), std::nullopt);
    EXPECT_EQ(
        desk.reason(Penalised{first, {}, true, "no"}, table_judge), Rejection::not_yours_to_do
    );
    EXPECT_EQ(desk.reason(GamesSuspended{""}, table_judge), Rejection::not_yours_to_do);
    EXPECT_EQ(desk.reason(Undone{1}, table_judge), Rejection::not_yours_to_do);
}

TEST(Desk, WhoLeavesOverARulingIsExpelled) {
    CLAUSE("TK-C25");
    TestDesk desk{"raduno"};
    desk.enter(17, 5);
    desk.draw();
    desk.play();
    desk.must(Withdrew{PlayerId{1}, LeavingBecause::ruling_not_accepted});
    desk.must(Withdrew{PlayerId{2}, LeavingBecause::own_reasons});
    const auto rows = standings_of(desk.state, 0);
    EXPECT_EQ(rows.back().player, PlayerId{1});
    EXPECT_EQ(rows.back().position, 0);
    // Who left for other reasons keeps what was reached.
    EXPECT_EQ(rows.front().player, PlayerId{2});
    EXPECT_EQ(rows.front().position, 1);
    EXPECT_EQ(
        desk.reason(PresenceNoted{PlayerId{1}, true, true}), Rejection::out_of_the_tournament
    );
}

TEST(Desk, RefusesWhatCannotBe) {
    State empty;
    Journal journal;
    EXPECT_EQ(
        act(empty, journal, TestDesk::organiser, DrawRound{1}, 0).error().reason,
        Rejection::no_format
    );
    Format bad = find_preset("raduno")->format;
    bad.stages[0].scoring.formula = "punti +";
    EXPECT_EQ(
        act(empty, journal, TestDesk::organiser, FormatChosen{bad}, 0).error().reason,
        Rejection::bad_format
    );
    TestDesk desk{"raduno"};
    EXPECT_EQ(desk.reason(DrawRound{1}), Rejection::too_few_players);
    desk.enter(11, 3);
    EXPECT_EQ(desk.reason(DrawRound{1}), Rejection::cannot_be_seated);
    EXPECT_EQ(desk.reason(Register{{.name = "PLAYER 3"}}), Rejection::registered_already);
    EXPECT_EQ(desk.reason(Register{{.name = " - "}}), Rejection::name_missing);
    EXPECT_EQ(desk.reason(Register{{.name = std::string(101, 'x')}}), Rejection::field_too_long);
    EXPECT_EQ(desk.reason(Removed{PlayerId{99}}), Rejection::unknown_player);
    desk.must(Removed{PlayerId{11}});
    desk.enter(6, 3);
    desk.draw();
    EXPECT_EQ(
        desk.reason(FormatChosen{find_preset("knockout")->format}), Rejection::format_is_fixed
    );
    EXPECT_EQ(desk.reason(Removed{PlayerId{1}}), Rejection::has_sat_at_a_table);
    EXPECT_EQ(desk.reason(DrawRound{1}), Rejection::results_missing);
    EXPECT_EQ(desk.ask(DrawRound{1})->detail, "1 2 3 4");
    EXPECT_EQ(desk.reason(ResultEntered{2, 1, {}}), Rejection::unknown_round);
    EXPECT_EQ(desk.reason(ResultEntered{1, 9, {}}), Rejection::unknown_table);
    EXPECT_EQ(
        desk.reason(ResultCorrected{1, 1, desk.lines_of(desk.state.rounds[0].tables[0]), "x"}),
        Rejection::no_result_yet
    );
    desk.play();
    EXPECT_EQ(
        desk.reason(ResultEntered{1, 1, desk.lines_of(desk.state.rounds[0].tables[0])}),
        Rejection::has_a_result
    );
}

TEST(Desk, ResultsAreChecked) {
    TestDesk desk{"raduno"};
    desk.enter(8, 3);
    desk.draw();
    const Lines good = desk.lines_of(desk.state.rounds[0].tables[0]);
    const auto faults = [&](auto change) {
        Lines lines = good;
        change(lines);
        const auto refused = desk.ask(ResultEntered{1, 1, lines});
        return refused ? refused->faults : std::vector<ResultFault>{};
    };
    const auto one = [](ResultFault fault) { return std::vector{fault}; };
    EXPECT_EQ(
        faults([](Lines& l) { l[0].player = PlayerId{99}; }), one(ResultFault::wrong_players)
    );
    EXPECT_EQ(faults([](Lines& l) { l.pop_back(); }), one(ResultFault::wrong_players));
    EXPECT_EQ(
        faults([](Lines& l) { l[3].points = whole_score(-2); }),
        one(ResultFault::points_out_of_range)
    );
    EXPECT_EQ(
        faults([](Lines& l) {
            l[0].points = whole_score(87);
            l[1].points = {};
        }),
        one(ResultFault::points_out_of_range)
    );
    EXPECT_EQ(
        faults([](Lines& l) { l[3].points = whole_score(1); }), one(ResultFault::impossible_points)
    );
    EXPECT_EQ(
        faults([](Lines& l) {
            l[0].points = whole_score(80);
            l[1].points = whole_score(80);
        }),
        (std::vector{ResultFault::too_many_points, ResultFault::no_single_winner})
    );
    EXPECT_EQ(
        faults([](Lines& l) { l[0].points = l[1].points; }), one(ResultFault::no_single_winner)
    );
    EXPECT_EQ(
        faults([](Lines& l) {
            l[3].fate = Fate::eliminated;
            l[3].points = {};
        }),
        one(ResultFault::exits_not_in_order)
    );
    EXPECT_EQ(
        faults([](Lines& l) {
            l[3].fate = Fate::eliminated;
            l[3].out = 1;
        }),
        one(ResultFault::points_without_land)
    );
    EXPECT_EQ(
        faults([](Lines& l) {
            for (Line& line : l) {
                line.objective = true;
                line.points = {};
            }
        }).at(0),
        ResultFault::too_many_points
    );
    // A tie is settled by decimals.
    EXPECT_TRUE(faults([](Lines& l) {
                    l[0].points = *read_score("38.2");
                    l[1].points = *read_score("38.1");
                }).empty());
}

TEST(Desk, EverythingIsKeptAndUndoingLeavesATrace) {
    TestDesk desk{"raduno"};
    desk.enter(16, 5);
    desk.draw();
    const State drawn = desk.state;
    desk.play();
    const std::uint64_t last = desk.journal.size();
    const std::uint64_t draw_entry = last - 4;
    // The draw cannot go while results rest on it.
    EXPECT_EQ(desk.reason(Undone{draw_entry}), Rejection::others_rest_on_it);
    for (std::uint64_t entry = last; entry > draw_entry; --entry) desk.must(Undone{entry});
    EXPECT_TRUE(desk.state == drawn);
    EXPECT_EQ(desk.journal.size(), last + 4);  // nothing is dropped
    EXPECT_EQ(desk.reason(Undone{last}), Rejection::undone_already);
    EXPECT_EQ(desk.reason(Undone{last + 1}), Rejection::cannot_be_undone);
    EXPECT_EQ(desk.reason(Undone{last + 99}), Rejection::unknown_entry);
    EXPECT_EQ(desk.reason(Undone{1}), Rejection::others_rest_on_it);
    for (std::size_t i = 0; i < desk.journal.size(); ++i) {
        EXPECT_EQ(desk.journal[i].seq, i + 1);
        EXPECT_FALSE(desk.journal[i].by.name.empty());
        EXPECT_GT(desk.journal[i].at, 1'800'000'000);
    }
    EXPECT_TRUE(fold(desk.journal) == desk.state);
}

TEST(Desk, AResultIsCorrectedWithAReasonWhileOnlyStandingsFollow) {
    TestDesk desk{"raduno"};
    desk.enter(16, 5);
    desk.draw();
    desk.play();
    Lines lines = desk.state.rounds[0].tables[0].lines;
    std::swap(lines[0].points, lines[1].points);
    desk.draw(2);
    EXPECT_EQ(desk.reason(ResultCorrected{1, 1, lines, ""}), Rejection::reason_missing);
    desk.must(ResultCorrected{1, 1, lines, "scambiati"});
    EXPECT_EQ(desk.state.rounds[0].tables[0].lines, lines);
    desk.play();
    desk.draw(3);  // semifinals rest on the standings
    EXPECT_EQ(desk.reason(ResultCorrected{1, 1, lines, "tardi"}), Rejection::others_rest_on_it);
}

TEST(Desk, SeatsAreExchangedByHandAndSomebodyMayComeIn) {
    TestDesk desk{"raduno"};
    desk.enter(16, 4);
    desk.draw();
    const PlayerId a = desk.state.rounds[0].tables[0].players[0];
    const PlayerId b = desk.state.rounds[0].tables[1].players[0];
    desk.must(SeatsExchanged{a, b});
    EXPECT_EQ(desk.state.rounds[0].tables[0].players[0], b);
    EXPECT_EQ(desk.state.rounds[0].tables[1].players[0], a);
    desk.enter(1, 1);  // late
    desk.must(SeatsExchanged{a, PlayerId{17}});
    EXPECT_EQ(desk.state.rounds[0].tables[1].players[0], PlayerId{17});
    EXPECT_EQ(desk.reason(SeatsExchanged{a, a}), Rejection::nothing_to_exchange);
    desk.play();
    EXPECT_EQ(desk.reason(SeatsExchanged{b, PlayerId{17}}), Rejection::has_a_result);
}

TEST(Desk, ExchangesByHandShowInTheReport) {
    TestDesk desk{"raduno"};
    desk.enter(16, 4);
    desk.draw();
    EXPECT_TRUE(report_on(desk.state, 0).conflicts.empty());
    const auto club = [&](PlayerId player) { return find(desk.state, player)->person.club; };
    const Table& one = desk.state.rounds[0].tables[0];
    const Table& two = desk.state.rounds[0].tables[1];
    const PlayerId a = one.players[0];
    const auto other =
        std::ranges::find_if(two.players, [&](PlayerId p) { return club(p) != club(a); });
    desk.must(SeatsExchanged{a, *other});
    const SeatingReport report = report_on(desk.state, 0);
    EXPECT_FALSE(report.conflicts.empty());
    EXPECT_GT(report.cost.broken[0], 0U);
    EXPECT_EQ(report.people.size(), 16U);
}

TEST(Desk, ForgetsAPersonAndKeepsTheGames) {
    TestDesk desk{"raduno"};
    desk.enter(16, 5);
    desk.draw();
    desk.play();
    const Journal journal = forgotten(desk.journal, PlayerId{3});
    const State state = fold(journal);
    EXPECT_EQ(find(state, PlayerId{3})->person, (Person{.name = "#3", .ranking = 3}));
    EXPECT_TRUE(standings_of(state, 0) == standings_of(desk.state, 0));
}

}  // namespace
}  // namespace kamchatka::tournament
