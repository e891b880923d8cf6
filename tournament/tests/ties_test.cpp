// Ties at a cut: announced, settled by the judge, in the journal, and never decided by a list.
#include "tournament/ranking/ties.hpp"

#include "chance/fast_source.hpp"
#include "tournament/json.hpp"
#include "tournament/tests/desk.hpp"

#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>

namespace kamchatka::tournament {
namespace {

// One round, three tables that all end 48, 38, 28, 18: three winners for two places in the final,
// three last ones for one place in a semifinal.
TestDesk tied_gathering() {
    Format format = find_preset("raduno")->format;
    format.stages[0].rounds = 1;
    format.stages[0].tie_breaks.clear();
    TestDesk desk{format};
    desk.enter(12, 12);
    desk.draw();
    desk.play();
    return desk;
}

std::vector<PlayerId> at_place(const TestDesk& desk, std::size_t place) {
    std::vector<PlayerId> players;
    for (const Table& table : desk.state.rounds.back().tables) {
        players.push_back(table.lines[place - 1].player);
    }
    std::ranges::sort(players);
    return players;
}

std::set<PlayerId> seated_in(const Round& round) {
    std::set<PlayerId> people;
    for (const Table& table : round.tables)
        people.insert(table.players.begin(), table.players.end());
    return people;
}

std::vector<PlayerId> in_order(const Order& order) {
    std::vector<PlayerId> players;
    for (const auto& group : order) players.insert(players.end(), group.begin(), group.end());
    return players;
}

TEST(Ties, AtACutAreAnnouncedAndStandInTheWay) {
    TestDesk desk = tied_gathering();
    const auto ties = ties_at_cut(desk.state);
    ASSERT_EQ(ties.size(), 2U);
    EXPECT_EQ(ties[0].players, at_place(desk, 1));
    EXPECT_EQ(ties[0].cuts, (std::vector<Cut>{{PhaseKind::final, 2}}));
    EXPECT_EQ(ties[1].players, at_place(desk, 4));
    EXPECT_EQ(ties[1].cuts, (std::vector<Cut>{{PhaseKind::semifinal, 1}}));
    EXPECT_EQ(ties[0].round, 1);
    const auto refused = desk.ask(DrawRound{2});
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->reason, Rejection::tie_at_cut);
    EXPECT_NE(refused->detail.find("Player"), std::string::npos);
}

TEST(Ties, AreForTheJudgeToSettle) {
    TestDesk desk = tied_gathering();
    const std::vector<PlayerId> first = at_place(desk, 1);
    const SettleTie lot{SettledBy::lot, 7, first, {}};
    for (const Role role : {Role::organiser, Role::table_judge, Role::player}) {
        EXPECT_EQ(desk.reason(lot, {role, "X"}), Rejection::not_yours_to_do);
    }
    EXPECT_EQ(acting_role(desk.state, Role::organiser, lot), Role::official_judge)
        << "a friendly evening without one";
    EXPECT_EQ(acting_role(desk.state, Role::table_judge, lot), Role::table_judge);
    const auto ask = [&](SettledBy by, std::vector<PlayerId> players, std::string reason) {
        return desk.reason(
            SettleTie{by, 7, std::move(players), std::move(reason)}, TestDesk::judge
        );
    };
    EXPECT_EQ(ask(SettledBy::decision, first, ""), Rejection::reason_missing);
    EXPECT_EQ(ask(SettledBy::lot, {first[0], first[1]}, ""), Rejection::no_such_tie);
    EXPECT_EQ(ask(SettledBy::lot, at_place(desk, 2), ""), Rejection::no_such_tie);
    EXPECT_EQ(ask(SettledBy::wins, first, ""), Rejection::tie_not_told);
    EXPECT_EQ(ask(SettledBy::qualifying, first, ""), Rejection::tie_not_told);
    EXPECT_EQ(ask(SettledBy::lot, first, ""), std::nullopt);
    EXPECT_EQ(ask(SettledBy::lot, first, ""), Rejection::no_such_tie) << "it is settled";
}

TEST(Ties, ADecisionSaysWhoGoesOnAndWhy) {
    TestDesk desk = tied_gathering();
    std::vector<PlayerId> first = at_place(desk, 1);
    std::ranges::reverse(first);
    std::vector<PlayerId> last = at_place(desk, 4);
    std::ranges::reverse(last);
    desk.must(SettleTie{SettledBy::decision, 0, first, "spareggio ai dadi"}, TestDesk::judge);
    desk.must(SettleTie{SettledBy::decision, 0, last, "spareggio ai dadi"}, TestDesk::judge);
    const auto rows = standings_of(desk.state, 0);
    for (std::uint16_t i = 0; i < 3; ++i) {
        EXPECT_EQ(rows[i].player, first[i]);
        EXPECT_EQ(rows[i].position, i + 1);
        EXPECT_EQ(rows[3U + i].position, 4) << "no cut, no need to tell them apart";
    }
    const std::set<PlayerId> semifinalists = seated_in(desk.draw(2));
    EXPECT_FALSE(semifinalists.contains(first[0]));
    EXPECT_FALSE(semifinalists.contains(first[1]));
    EXPECT_TRUE(semifinalists.contains(first[2]));
    EXPECT_TRUE(semifinalists.contains(last[0]));
    EXPECT_FALSE(semifinalists.contains(last[1]));
    // The round rests on it.
    EXPECT_EQ(desk.reason(Undone{desk.journal.size() - 1}), Rejection::others_rest_on_it);
}

TEST(Ties, ALotFollowsFromItsSeedAndIsNotDrawnUntilSomebodyLikesIt) {
    TestDesk desk = tied_gathering();
    const std::vector<PlayerId> first = at_place(desk, 1);
    desk.must(SettleTie{SettledBy::lot, 7, first, {}}, TestDesk::judge);
    const auto drawn = std::get<TieSettled>(desk.journal.back().event);
    EXPECT_EQ(drawn.seed, 7U);
    EXPECT_EQ(drawn.order, lot_order(7, first));
    EXPECT_EQ(drawn.order.size(), 3U);
    desk.must(Undone{desk.journal.size()}, TestDesk::judge);
    EXPECT_EQ(ties_at_cut(desk.state).size(), 2U);
    desk.must(SettleTie{SettledBy::lot, 8, first, {}}, TestDesk::judge);
    EXPECT_EQ(std::get<TieSettled>(desk.journal.back().event), drawn);
    // Another order is no lot of that seed.
    Journal journal = desk.journal;
    auto& order = std::get<TieSettled>(journal.back().event).order;
    std::swap(order[0], order[1]);
    EXPECT_TRUE(read_tournament(write_tournament(desk.journal)).has_value());
    EXPECT_FALSE(read_tournament(write_tournament(journal)).has_value());
}

TEST(Ties, LotsAreFair) {
    const std::vector<PlayerId> three{PlayerId{3}, PlayerId{17}, PlayerId{41}};
    std::map<PlayerId, int> first;
    for (std::uint64_t seed = 0; seed < 3000; ++seed) ++first[lot_order(seed, three)[0][0]];
    for (const PlayerId each : three) {
        EXPECT_GT(first[each], 900);
        EXPECT_LT(first[each], 1100);
    }
}

TEST(Ties, ACriterionThatTellsSomeOfThemLeavesTheOthersToTheNext) {
    TestDesk desk = tied_gathering();
    const std::vector<PlayerId> first = at_place(desk, 1);
    for (const PlayerId each : first) {
        Person person = find(desk.state, each)->person;
        person.ranking = each == first[1] ? 5 : 9;
        desk.must(PersonAmended{each, person});
    }
    const auto telling = criteria_for(desk.state, ties_at_cut(desk.state)[0]);
    ASSERT_EQ(telling.size(), 1U);
    EXPECT_EQ(telling[0].by, SettledBy::earlier_rank);
    desk.must(SettleTie{SettledBy::earlier_rank, 0, first, {}}, TestDesk::judge);
    const auto ties = ties_at_cut(desk.state);
    ASSERT_EQ(ties.size(), 2U);
    EXPECT_EQ(ties[0].players, (std::vector{first[0], first[2]}));
    EXPECT_EQ(ties[0].cuts[0].through, 1);
    desk.must(SettleTie{SettledBy::lot, 3, ties[0].players, {}}, TestDesk::judge);
    EXPECT_EQ(standings_of(desk.state, 0)[0].player, first[1]);
    EXPECT_EQ(ties_at_cut(desk.state).size(), 1U);
}

TEST(Ties, WhatChangedSinceIsSettledAnew) {
    TestDesk desk = tied_gathering();
    const std::vector<PlayerId> first = at_place(desk, 1);
    desk.must(SettleTie{SettledBy::lot, 7, first, {}}, TestDesk::judge);
    // Another one won table 1: the lot was not drawn between these.
    Lines lines = desk.state.rounds[0].tables[0].lines;
    std::swap(lines[0].points, lines[1].points);
    desk.must(ResultCorrected{1, 1, lines, "scambiati"});
    const auto ties = ties_at_cut(desk.state);
    ASSERT_EQ(ties.size(), 2U);
    EXPECT_EQ(std::ranges::count(ties[0].players, lines[1].player), 1);
    // Whoever renounces is out of the way: two are left for two places.
    desk.must(Renounced{ties[0].players[0]});
    for (const CutTie& tie : ties_at_cut(desk.state)) {
        EXPECT_NE(tie.cuts[0].into, PhaseKind::final);
    }
}

// Journals from before ties were settled by the judge are as good as they were.
TEST(Ties, WereDrawnWithTheTablesInOlderJournals) {
    TestDesk desk = tied_gathering();
    auto drawn = draw_round(desk.state, 5);
    ASSERT_TRUE(drawn.has_value());
    EXPECT_EQ(drawn->ties, CutTies::by_judge);
    const auto append = [&](const RoundSeated& seated) {
        Journal journal = desk.journal;
        journal.push_back({journal.size() + 1, desk.now, TestDesk::organiser, seated});
        return read_tournament(write_tournament(journal)).has_value();
    };
    EXPECT_FALSE(append(*drawn));
    drawn->ties = CutTies::by_seed;
    EXPECT_TRUE(append(*drawn));
}

TEST(Ties, OfASharedSemifinalAreSettledToo) {
    Format format = find_preset("raduno")->format;
    format.winners = Winners::may_share;
    TestDesk desk{format};
    desk.enter(40, 9);
    for (std::uint64_t round = 1; round <= 2; ++round) {
        desk.draw(round);
        desk.play();
    }
    desk.draw(3);
    for (std::uint16_t i = 1; i <= 4; ++i) {
        Lines lines = desk.lines_of(desk.state.rounds.back().tables[i - 1U]);
        if (i == 2) lines[1].points = lines[0].points;
        desk.must(ResultEntered{3, i, lines});
    }
    const auto ties = ties_at_cut(desk.state);
    ASSERT_EQ(ties.size(), 1U);
    EXPECT_EQ(ties[0].table, 2);
    EXPECT_EQ(ties[0].round, 3);
    EXPECT_EQ(ties[0].cuts, (std::vector<Cut>{{PhaseKind::final, 1}}));
    EXPECT_EQ(desk.reason(DrawRound{4}), Rejection::tie_at_cut);
    const auto telling = criteria_for(desk.state, ties[0]);
    EXPECT_EQ(telling.front().by, SettledBy::qualifying);
    const PlayerId better = telling.front().order[0][0];
    desk.must(SettleTie{SettledBy::qualifying, 0, ties[0].players, {}}, TestDesk::judge);
    EXPECT_TRUE(seated_in(desk.draw(4)).contains(better));
}

TEST(Ties, BetweenTheSecondsOfATableWhoseWinnerRenounced) {
    TestDesk desk{"raduno"};
    desk.enter(40, 9);
    for (std::uint64_t round = 1; round <= 3; ++round) {
        desk.draw(round);
        if (round < 3) desk.play();
    }
    for (std::uint16_t i = 1; i <= 4; ++i) {
        Lines lines = desk.lines_of(desk.state.rounds.back().tables[i - 1U]);
        if (i == 1) lines[2].points = lines[1].points;
        desk.must(ResultEntered{3, i, lines});
    }
    EXPECT_TRUE(ties_at_cut(desk.state).empty());
    desk.must(Renounced{desk.state.rounds.back().tables[0].lines[0].player});
    const auto ties = ties_at_cut(desk.state);
    ASSERT_EQ(ties.size(), 1U);
    EXPECT_EQ(ties[0].table, 1);
    EXPECT_EQ(ties[0].players.size(), 2U);
}

TEST(Ties, BetweenBestSecondsOfAKnockout) {
    TestDesk desk{"torneo"};
    desk.enter(40, 9);
    desk.draw();
    desk.play();
    const auto ties = ties_at_cut(desk.state);
    ASSERT_EQ(ties.size(), 1U);
    EXPECT_FALSE(ties[0].table);
    EXPECT_EQ(ties[0].cuts[0].into, PhaseKind::knockout);
    EXPECT_GT(ties[0].players.size(), ties[0].cuts[0].through);
    desk.must(SettleTie{SettledBy::lot, 11, ties[0].players, {}}, TestDesk::judge);
    const auto order = in_order(desk.state.settled.back().order);
    const std::set<PlayerId> seated = seated_in(desk.draw(2));
    for (std::size_t i = 0; i < order.size(); ++i) {
        EXPECT_EQ(seated.contains(order[i]), i < ties[0].cuts[0].through);
    }
}

// Whoever stays out was never better than somebody who goes on.
void nobody_passed_over(const TestDesk& desk, const std::vector<StandingsRow>& rows) {
    const std::set<PlayerId> seated = seated_in(desk.state.rounds.back());
    std::uint16_t worst_in = 0;
    for (const StandingsRow& row : rows) {
        if (seated.contains(row.player)) worst_in = std::max(worst_in, row.position);
    }
    std::size_t straight = 0;
    for (const StandingsRow& row : rows) {
        straight += row.position < worst_in && !seated.contains(row.player) ? 1U : 0U;
    }
    const Threshold* row = threshold_for(*desk.state.format, rows.size());
    RC_ASSERT(straight <= row->straight);
}

RC_GTEST_PROP(TiesProperty, EveryTournamentEndsWithAllOfThemSettled, (std::uint64_t seed)) {
    chance::FastSource source{seed};
    Format format = find_preset(source.below(2) == 0 ? "raduno" : "master")->format;
    format.stages[0].tie_breaks.clear();
    TestDesk desk{format};
    desk.enter(12 + source.below(90), 1 + source.below(8));
    while (next_stage(desk.state)) {
        for (const CutTie& tie : ties_at_cut(desk.state)) {
            desk.must(SettleTie{SettledBy::lot, source.next(), tie.players, {}}, TestDesk::judge);
        }
        if (!ties_at_cut(desk.state).empty()) continue;
        const auto rows = standings_of(desk.state, 0);
        const auto stage = next_stage(desk.state);
        if (desk.ask(DrawRound{source.next()})) break;  // too few of some size
        if (desk.state.format->stages[*stage].kind == PhaseKind::semifinal) {
            nobody_passed_over(desk, rows);
        }
        desk.play();
    }
    RC_ASSERT(over(desk.state));
    RC_ASSERT(fold(desk.journal) == desk.state);
    RC_ASSERT(!unsound_entry(desk.journal));
    RC_ASSERT(*read_tournament(write_tournament(desk.journal)) == desk.journal);
}

}  // namespace
}  // namespace kamchatka::tournament
