// Whole tournaments from the first draw to the winners.
#include "tournament/tests/desk.hpp"

#include "testkit/clause.hpp"
#include "tournament/ranking/ties.hpp"
#include "tournament/seating/tables.hpp"

#include <algorithm>
#include <set>

namespace kamchatka::tournament {
namespace {

std::set<PlayerId> people_in(const Round& round) {
    std::set<PlayerId> people;
    for (const Table& table : round.tables)
        people.insert(table.players.begin(), table.players.end());
    return people;
}

TEST(Knockout, WinnersGoThroughUpToTheFinal) {
    CLAUSE("CH-12.3a", "CH-12.3b");
    TestDesk desk{"knockout"};
    desk.enter(100, 12);
    std::vector<std::size_t> tables;
    for (std::uint64_t round = 1; round <= 3; ++round) {
        const auto before = round == 1 ? std::set<PlayerId>{} : people_in(desk.state.rounds.back());
        desk.draw(round);
        tables.push_back(desk.state.rounds.back().tables.size());
        if (round > 1) {
            std::set<PlayerId> winners;
            for (const Table& table : desk.state.rounds[desk.state.rounds.size() - 2].tables) {
                winners.insert(table.lines[0].player);
            }
            EXPECT_EQ(people_in(desk.state.rounds.back()), winners);
        }
        desk.play();
    }
    EXPECT_EQ(tables, (std::vector<std::size_t>{20, 5, 1}));
    EXPECT_EQ(desk.reason(DrawRound{9}), Rejection::tournament_is_over);
    const auto ranking = final_ranking(desk.state);
    EXPECT_EQ(ranking[0].player, PlayerId{1});
    EXPECT_EQ(ranking[0].position, 1);
    EXPECT_EQ(ranking.size(), 100U);
    EXPECT_EQ(desk.reason(Register{{.name = "Late Comer"}}), Rejection::entries_are_closed);
}

TEST(Knockout, NumbersThatDoNotFitAreRefusedWithThoseThatDo) {
    CLAUSE("CH-12.3b", "PR-10b");
    TestDesk desk{"knockout"};
    desk.enter(40, 12);
    EXPECT_EQ(desk.ask(DrawRound{1}), (Rejected{Rejection::not_a_multiple, "40: 25 80"}));
}

TEST(Torneo, AQualifyingWinOfEitherKindPromotes) {
    CLAUSE("TO-13", "TO-3a");
    TestDesk desk{"torneo"};
    desk.enter(16, 5);
    desk.draw();
    for (const Table& table : desk.state.rounds[0].tables) EXPECT_EQ(table.players.size(), 4U);
    // Table 1 is won by the objective, by the one who would be last on points.
    Lines lines = desk.lines_of(desk.state.rounds[0].tables[0]);
    lines[3].objective = true;
    lines[3].points = whole_score(86);
    lines[0].points = whole_score(10);
    desk.must(ResultEntered{1, 1, lines});
    std::set<PlayerId> winners{lines[3].player};
    for (std::uint16_t i = 2; i <= 4; ++i) {
        const Lines others = desk.lines_of(desk.state.rounds[0].tables[i - 1U]);
        desk.must(ResultEntered{1, i, others});
        winners.insert(others[0].player);
    }
    EXPECT_EQ(people_in(desk.draw(2)), winners);
}

TEST(Torneo, SecondsFillTheTablesWhereTheNumbersDoNotFit) {
    CLAUSE("TO-3a");
    TestDesk desk{"torneo"};
    desk.enter(40, 9);
    std::size_t rounds = 0;
    while (!desk.ask(DrawRound{rounds + 1})) {
        ++rounds;
        desk.play();
        for (const CutTie& tie : ties_at_cut(desk.state)) {
            desk.must(SettleTie{SettledBy::lot, rounds, tie.players, {}}, TestDesk::judge);
        }
    }
    EXPECT_GE(rounds, 3U);
    EXPECT_EQ(desk.state.rounds.back().tables.size(), 1U);
    EXPECT_EQ(desk.state.rounds.back().tables[0].players.size(), 4U);
}

TEST(Final, OrderOfPlayFollowsTheStandings) {
    CLAUSE("TK-R1f");
    TestDesk desk{"raduno"};
    desk.enter(40, 9);
    for (std::uint64_t round = 1; round <= 4; ++round) {
        desk.draw(round);
        if (round < 4) desk.play();
    }
    const Round& last = desk.state.rounds.back();
    ASSERT_EQ(last.tables.size(), 1U);
    std::vector<std::size_t> positions;
    const auto rows = standings_of(desk.state, 0);
    for (const PlayerId player : last.tables[0].players) {
        const auto at = std::ranges::find(rows, player, &StandingsRow::player);
        positions.push_back(at->position);
    }
    EXPECT_TRUE(std::ranges::is_sorted(positions));
    EXPECT_EQ(positions.size(), 4U);
}

TEST(Gathering, SmallOnesSendTwoStraightToTheFinal) {
    TestDesk desk{"raduno"};
    desk.enter(32, 8);
    for (std::uint64_t round = 1; round <= 2; ++round) {
        desk.draw(round);
        desk.play();
    }
    const auto rows = standings_of(desk.state, 0);
    const Round& semifinals = desk.draw(3);
    EXPECT_EQ(semifinals.tables.size(), 2U);
    EXPECT_EQ(people_in(semifinals).size(), 8U);
    for (const std::size_t straight : {0U, 1U}) {
        EXPECT_FALSE(people_in(semifinals).contains(rows[straight].player));
    }
    desk.play();
    const Round& final_round = desk.draw(4);
    EXPECT_TRUE(people_in(final_round).contains(rows[0].player));
    EXPECT_TRUE(people_in(final_round).contains(rows[1].player));
    desk.play();
    EXPECT_EQ(desk.reason(DrawRound{5}), Rejection::tournament_is_over);
}

TEST(Gathering, LargeOnesHaveParallelFinalsWithOneOfEachQuarter) {
    TestDesk desk{"raduno"};
    desk.enter(80, 14);
    for (std::uint64_t round = 1; round <= 2; ++round) {
        desk.draw(round);
        desk.play();
    }
    std::vector<PlayerId> order;
    for (const StandingsRow& row : standings_of(desk.state, 0)) order.push_back(row.player);
    const Round& semifinals = desk.draw(3);
    ASSERT_EQ(semifinals.tables.size(), 8U);
    for (const Table& table : semifinals.tables) {
        std::set<std::size_t> quarters;
        for (const PlayerId player : table.players) {
            const auto at =
                static_cast<std::size_t>(std::ranges::find(order, player) - order.begin());
            EXPECT_LT(at, 32U + 8U);  // equals of the cut are drawn by lot
            quarters.insert(at / 8);
        }
        EXPECT_EQ(table.players.size(), 4U);
        EXPECT_GE(quarters.size(), 3U);
    }
    desk.play();
    const Round& finals = desk.draw(4);
    ASSERT_EQ(finals.tables.size(), 2U);
    desk.play();
    const auto ranking = final_ranking(desk.state);
    EXPECT_EQ(ranking[0].position, 1);
    EXPECT_EQ(ranking[1].position, 1);  // two winners
    EXPECT_EQ(ranking[2].position, 3);
}

TEST(Renunciation, TheNextOfTheTableTakesThePlaceThenTheBestSecond) {
    TestDesk desk{"raduno"};
    desk.enter(40, 9);
    for (std::uint64_t round = 1; round <= 3; ++round) {
        desk.draw(round);
        desk.play();
    }
    const std::vector<Table> tables = desk.state.rounds.back().tables;
    const auto at_place = [&](std::size_t table, std::size_t place) {
        return tables[table].lines[place - 1].player;
    };
    desk.must(Renounced{at_place(0, 1)});
    EXPECT_EQ(desk.reason(Renounced{at_place(0, 1)}), Rejection::renounced_already);
    EXPECT_TRUE(people_in(desk.draw(4)).contains(at_place(0, 2)));
    desk.must(Undone{desk.journal.size()});
    for (const std::size_t place : {2U, 3U, 4U}) desk.must(Renounced{at_place(0, place)});
    const auto ties = ties_at_cut(desk.state);
    ASSERT_EQ(ties.size(), 1U) << "three seconds with the same points";
    desk.must(SettleTie{SettledBy::lot, 4, ties[0].players, {}}, TestDesk::judge);
    const std::set<PlayerId> finalists = people_in(desk.draw(4));
    EXPECT_EQ(finalists.size(), 4U);
    std::size_t seconds = 0;
    for (const std::size_t table : {1U, 2U, 3U}) {
        EXPECT_TRUE(finalists.contains(at_place(table, 1)));
        seconds += finalists.contains(at_place(table, 2)) ? 1U : 0U;
    }
    EXPECT_EQ(seconds, 1U);
}

TEST(Renunciation, TheNextOfTheStandingsPlaysTheSemifinal) {
    TestDesk desk{"raduno"};
    desk.enter(40, 9);
    for (std::uint64_t round = 1; round <= 2; ++round) {
        desk.draw(round);
        desk.play();
    }
    const PlayerId leader = standings_of(desk.state, 0)[0].player;
    desk.must(Renounced{leader});
    const Round& semifinals = desk.draw(3);
    EXPECT_FALSE(people_in(semifinals).contains(leader));
    EXPECT_EQ(people_in(semifinals).size(), 16U);
}

TEST(League, TheFirstGoesStraightAndTwelvePlaySemifinals) {
    Format format = find_preset("league")->format;
    format.stages[0].rounds = 3;
    format.stages[0].counted = 2;
    TestDesk desk{format};
    desk.enter(18, 1);
    for (std::uint64_t round = 1; round <= 3; ++round) {
        desk.draw(round);
        if (round == 1) {
            EXPECT_EQ(desk.state.rounds[0].tables.back().ghosts, 1);
            EXPECT_EQ(desk.state.rounds[0].tables.back().players.size(), 3U);
        }
        desk.play();
    }
    const PlayerId leader = standings_of(desk.state, 0)[0].player;
    const Round& semifinals = desk.draw(4);
    EXPECT_EQ(semifinals.tables.size(), 3U);
    EXPECT_FALSE(people_in(semifinals).contains(leader));
    desk.play();
    EXPECT_TRUE(people_in(desk.draw(5)).contains(leader));
}

TEST(League, WhoDoesNotPlayARoundIsNotSeated) {
    TestDesk desk{"league"};
    desk.enter(17, 3);
    desk.must(PlayNoted{PlayerId{4}, false});
    EXPECT_FALSE(people_in(desk.draw()).contains(PlayerId{4}));
    desk.play();
    desk.must(PlayNoted{PlayerId{4}, true});
    desk.must(Withdrew{PlayerId{5}, LeavingBecause::own_reasons});
    const Round& second = desk.draw(2);
    EXPECT_TRUE(people_in(second).contains(PlayerId{4}));
    EXPECT_FALSE(people_in(second).contains(PlayerId{5}));
}

TEST(Teams, TheBestNineOfTwelveResultsCount) {
    TestDesk desk{"teams"};
    desk.enter(16, 4);  // four clubs of four
    for (std::uint64_t round = 1; round <= 3; ++round) {
        for (const Table& table : desk.draw(round).tables) {
            std::set<std::string> clubs;
            for (const PlayerId player : table.players) {
                clubs.insert(find(desk.state, player)->person.club);
            }
            EXPECT_EQ(clubs.size(), 4U);
        }
        desk.play();
    }
    const auto teams = team_standings(desk.state);
    ASSERT_EQ(teams.size(), 4U);
    for (const TeamRow& team : teams) {
        EXPECT_EQ(team.counted.size(), 9U);
        EXPECT_EQ(team.dropped.size(), 3U);
        Score total;
        for (const Score score : team.counted) total += score;
        EXPECT_EQ(team.total, total);
        EXPECT_GE(team.counted.back(), team.dropped.front());
    }
    EXPECT_EQ(teams[0].position, 1);
}

TEST(Systems, SwissSeatsNeighboursAndFixedSpreadsThem) {
    Format format = find_preset("italiana")->format;
    format.stages[0].seating = Seating::swiss;
    TestDesk swiss{format};
    format.stages[0].seating = Seating::fixed;
    TestDesk fixed{format};
    format.stages[0].seating = Seating::greek;
    TestDesk greek{format};
    for (TestDesk* desk : {&swiss, &fixed, &greek}) {
        desk->enter(16, 4);
        desk->draw(1);
        desk->play();
        desk->draw(2);
        EXPECT_EQ(people_in(desk->state.rounds.back()).size(), 16U);
    }
    const auto winners_at = [](const TestDesk& desk, std::size_t table) {
        std::size_t winners = 0;
        for (const PlayerId player : desk.state.rounds[1].tables[table].players) {
            for (const Table& before : desk.state.rounds[0].tables) {
                winners += before.lines[0].player == player ? 1U : 0U;
            }
        }
        return winners;
    };
    EXPECT_EQ(winners_at(swiss, 0), 4U);
    for (std::size_t table = 0; table < 4; ++table) {
        EXPECT_EQ(winners_at(fixed, table), 1U);
        EXPECT_EQ(winners_at(greek, table), 1U);
        const PlayerId stays = greek.state.rounds[0].tables[table].lines[0].player;
        const PlayerId goes = greek.state.rounds[0].tables[table].lines[1].player;
        EXPECT_EQ(std::ranges::count(greek.state.rounds[1].tables[table].players, stays), 1);
        EXPECT_EQ(
            std::ranges::count(greek.state.rounds[1].tables[(table + 1) % 4].players, goes), 1
        );
    }
}

}  // namespace
}  // namespace kamchatka::tournament
