// Standings: totals, discards, tie-breaks, and that nothing depends on the order of results.
#include "tournament/tests/desk.hpp"

#include "chance/fast_source.hpp"
#include "testkit/clause.hpp"

#include <rapidcheck/gtest.h>

#include <algorithm>

namespace kamchatka::tournament {
namespace {

TEST(Standings, PointsOfEveryGameAddUp) {
    CLAUSE("CH-12.2", "PR-10a");
    TestDesk desk{"italiana"};
    desk.enter(16, 4);
    std::vector<Score> totals(17);
    for (std::uint64_t round = 1; round <= 4; ++round) {
        desk.draw(round);
        desk.play();
        for (const Table& table : desk.state.rounds.back().tables) {
            for (const Line& line : table.lines) totals[number_of(line.player)] += line.points;
        }
    }
    EXPECT_EQ(desk.reason(DrawRound{9}), Rejection::tournament_is_over);
    for (const StandingsRow& row : standings_of(desk.state, 0)) {
        EXPECT_EQ(row.games.size(), 4U);
        EXPECT_EQ(row.total, totals[number_of(row.player)]);
    }
    EXPECT_EQ(standings_of(desk.state, 0)[0].player, PlayerId{1});
    EXPECT_EQ(final_ranking(desk.state)[0].player, PlayerId{1});
}

TEST(Standings, TheWorstAreDroppedButNeverMoreThanAThird) {
    CLAUSE("CH-12.2.3");
    EXPECT_EQ(games_counting(10, 7), 7U);
    EXPECT_EQ(games_counting(8, 7), 7U);
    EXPECT_EQ(games_counting(3, 7), 3U);
    EXPECT_EQ(games_counting(12, 7), 8U);  // more games than planned: two thirds all the same
    EXPECT_EQ(games_counting(10, 0), 10U);
    Format format = find_preset("open")->format;
    format.stages[0].rounds = 3;
    format.stages[0].counted = 2;
    TestDesk desk{format};
    desk.enter(12, 4);
    for (std::uint64_t round = 1; round <= 3; ++round) {
        desk.draw(round);
        desk.play();
    }
    for (const StandingsRow& row : standings_of(desk.state, 0)) {
        Score counted;
        Score worst = row.games[0].score;
        for (const GameScore& game : row.games) {
            if (game.counts) counted += game.score;
            worst = std::min(worst, game.score);
        }
        EXPECT_EQ(std::ranges::count(row.games, true, &GameScore::counts), 2);
        EXPECT_EQ(row.total, counted);
        const auto dropped = std::ranges::find(row.games, false, &GameScore::counts);
        EXPECT_EQ(dropped->score, worst);
    }
}

TEST(TieBreaks, TellEqualsApartInTheirOrder) {
    Format format = find_preset("open")->format;
    format.stages[0].rounds = 2;
    format.stages[0].scoring = {.formula = "points"};
    format.stages[0].tie_breaks = {TieBreak::best_scores, TieBreak::earlier_rank};
    TestDesk desk{format};
    desk.enter(4, 4);
    const auto enter = [&](std::uint64_t round, std::initializer_list<std::int64_t> points) {
        desk.draw(round);
        Lines lines;
        for (const std::int64_t each : points) {
            const auto number = static_cast<std::uint32_t>(lines.size() + 1);
            lines.push_back({.player = PlayerId{number}, .points = whole_score(each)});
        }
        desk.must(ResultEntered{static_cast<std::uint16_t>(round), 1, lines});
    };
    enter(1, {50, 30, 20, 10});
    enter(2, {10, 30, 20, 42});
    auto rows = standings_of(desk.state, 0);
    // 60, 60, 40, 52: the first two by their best game.
    EXPECT_EQ(rows[0].player, PlayerId{1});
    EXPECT_EQ(rows[1].player, PlayerId{2});
    EXPECT_EQ(rows[0].position, 1);
    EXPECT_EQ(rows[1].position, 2);
    for (Entrant& each : desk.state.entrants) each.person.ranking = 0;
    desk.state.format->stages[0].tie_breaks = {TieBreak::earlier_rank};
    rows = standings_of(desk.state, 0);
    EXPECT_EQ(rows[0].position, 1);
    EXPECT_EQ(rows[1].position, 1);  // neither has a ranking: they share the place
    desk.state.entrants[1].person.ranking = 12;
    EXPECT_EQ(standings_of(desk.state, 0)[0].player, PlayerId{2});
    desk.state.format->stages[0].tie_breaks = {TieBreak::wins};
    EXPECT_EQ(standings_of(desk.state, 0)[0].player, PlayerId{1});  // one win, and none
}

RC_GTEST_PROP(StandingsProperty, DoNotDependOnTheOrderOfResults, (std::uint64_t seed)) {
    chance::FastSource source{seed};
    TestDesk desk{"raduno"};
    desk.enter(12 + source.below(20), 1 + source.below(8));
    TestDesk other = desk;
    for (std::uint64_t round = 1; round <= 2; ++round) {
        desk.draw(seed ^ round);
        other.draw(seed ^ round);
        desk.play();
        const auto tables = static_cast<std::uint16_t>(other.state.rounds.back().tables.size());
        for (std::uint16_t i = tables; i >= 1; --i) {
            Lines lines = desk.state.rounds.back().tables[i - 1U].lines;
            std::ranges::reverse(lines);
            other.must(ResultEntered{static_cast<std::uint16_t>(round), i, lines});
        }
    }
    RC_ASSERT(standings_of(desk.state, 0) == standings_of(other.state, 0));
}

RC_GTEST_PROP(
    StandingsProperty,
    AtLeastTwoThirdsOfTheGamesAlwaysCount,
    (std::uint16_t games, std::uint16_t counted)
) {
    const std::size_t counting = games_counting(games, counted);
    RC_ASSERT(3 * counting >= 2U * games);
    RC_ASSERT(counting <= games);
    if (counted >= counted_least(games)) RC_ASSERT(counting == std::min(games, counted));
}

}  // namespace
}  // namespace kamchatka::tournament
