// From finished games of every ruleset to the lines of a tournament, and what formulas make of
// them.
#include "tournament/scoring/game_result.hpp"

#include "testkit/clause.hpp"
#include "testkit/engine/random_table.hpp"
#include "tournament/scoring/scoring.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace kamchatka::tournament {
namespace {

kamchatka::State final_state(const test::RecordedGame& game) {
    kamchatka::State state{};
    for (const kamchatka::Event& event : game.events) evolve(state, event);
    return state;
}

const test::Variant& variant_of(const test::RecordedGame& game) {
    return test::variants()[game.variant];
}

// Every ended game with its lines.
template <typename Look>
void each_result(Look look) {
    for (const test::RecordedGame& game : test::recorded_games()) {
        if (!game.ended) continue;
        const kamchatka::State state = final_state(game);
        if (!state.cause) continue;  // ended before it began
        SCOPED_TRACE(test::name_of(game));
        look(game, state, result_of(state));
    }
}

TEST(GameResult, KeepsThePlacesAndThePointsOfTheEngine) {
    std::size_t games = 0;
    each_result([&](const auto&, const kamchatka::State& state, const Lines& lines) {
        ++games;
        ASSERT_EQ(lines.size(), state.seat_count);
        const auto places = places_of(lines);
        for (const Seat seat : seats(state)) {
            EXPECT_EQ(places[index(seat)], state.ahead[seat] + 1);
            EXPECT_EQ(whole_part(lines[index(seat)].points), whole_score(state.totals[seat]));
            EXPECT_EQ(lines[index(seat)].out, state.out[seat]);
        }
        EXPECT_EQ(places[index(state.winner)], 1);
    });
    EXPECT_GT(games, 100U);
}

TEST(GameResult, TellsAnObjectiveInTimeFromOneAfterIt) {
    CLAUSE("CH-10.5", "PR-9b", "TO-12");
    const auto scorer = Scorer::of({.formula = "if(objective, 100, points)"});
    ASSERT_TRUE(scorer.has_value());
    std::map<std::string, int> in_time;
    std::map<std::string, int> late;
    each_result([&](const auto& game, const kamchatka::State& state, const Lines& lines) {
        const auto scores = scorer->scores(lines, lines.size());
        const std::string book{variant_of(game).set.id.view()};
        for (const Seat seat : seats(state)) {
            const Line& line = lines[index(seat)];
            const bool reached = state.cause == Cause::objective && state.winner == seat;
            EXPECT_EQ(line.objective, reached);
            EXPECT_EQ(line.late, reached && state.last_round.has_value());
            const Score counted = whole_score(state.totals[seat]);
            const bool granted = reached_in_time(line);
            EXPECT_EQ(scores[index(seat)], granted ? whole_score(100) : counted);
            if (!reached) continue;
            ++(line.late ? late : in_time)[book];
            // The same end before time was called, and after it.
            kamchatka::State other = state;
            other.last_round = state.round;
            EXPECT_TRUE(result_of(other)[index(seat)].late);
            other.last_round.reset();
            EXPECT_TRUE(reached_in_time(result_of(other)[index(seat)]));
            if (variant_of(game).set.ending.minutes == 0) {
                EXPECT_FALSE(line.late) << "there is no time to be after";
            }
        }
    });
    for (const Ruleset* set : rulebooks::all) {
        const std::string book{set->id.view()};
        EXPECT_GT(in_time[book] + late[book], 0) << book;
    }
    EXPECT_GT(late.size(), 0U);
}

// What the desk would say to a result that came by itself: nothing.
TEST(GameResult, CanBeTrueInItsOwnRuleset) {
    std::map<std::string, int> looked_at;
    each_result([&](const auto& game, const kamchatka::State& state, Lines lines) {
        const test::Variant& variant = variant_of(game);
        if (variant.family == test::house_rules || state.seat_count < 3) return;
        const Ruleset& book = *rulebooks::all[variant.family];
        if (!(variant.set == book)) return;  // with options
        Format format;
        format.ruleset = std::string{book.id.view()};
        std::vector<PlayerId> players;
        for (Line& line : lines) {
            line.player = PlayerId{static_cast<std::uint32_t>(players.size() + 1)};
            players.push_back(line.player);
        }
        EXPECT_TRUE(faults_of(players, lines, limits_of(format), Winners::exactly_one).empty());
        ++looked_at[format.ruleset];
    });
    EXPECT_EQ(looked_at.size(), rulebooks::all.size());
}

TEST(GameResult, AnObjectiveIsWorthWhatTheRulesetGrants) {
    CLAUSE("CH-10.5", "PR-9b", "TO-12");
    const auto worth = [](const char* ruleset) {
        Format format;
        format.ruleset = ruleset;
        const ObjectiveWorth found = objective_worth(format);
        return std::pair<int, int>{found.in_time, found.late};
    };
    EXPECT_EQ(worth("challenge"), (std::pair{100, 86}));
    EXPECT_EQ(worth("torisiko"), (std::pair{100, 86}));
    EXPECT_EQ(worth("prestige_torneo"), (std::pair{100, 86}));
    EXPECT_EQ(worth("torneo"), (std::pair{86, 86}));
    EXPECT_EQ(worth("master"), (std::pair{0, 0}));
}

TEST(GameResult, LateIsFirstWithThePointsCounted) {
    const Lines lines{
        {.player = PlayerId{1}, .points = whole_score(50)},
        {.player = PlayerId{2}, .points = whole_score(40), .objective = true, .late = true},
        {.player = PlayerId{3}, .points = whole_score(20)}};
    EXPECT_EQ(places_of(lines), (std::vector<std::uint8_t>{2, 1, 3}));
    const std::vector<PlayerId> seated{PlayerId{1}, PlayerId{2}, PlayerId{3}};
    EXPECT_TRUE(faults_of(seated, lines, PointLimits{}, Winners::exactly_one).empty());
    Lines granted = lines;
    granted[1].points = whole_score(100);
    EXPECT_EQ(
        faults_of(seated, granted, PointLimits{}, Winners::exactly_one),
        std::vector{ResultFault::points_out_of_range}
    );
    granted[1].late = false;
    EXPECT_TRUE(faults_of(seated, granted, PointLimits{}, Winners::exactly_one).empty());
}

TEST(GameResult, WhoIsLeftAloneHasWon) {
    const Lines lines{
        {.player = PlayerId{1}, .points = whole_score(60), .fate = Fate::withdrawn},
        {.player = PlayerId{2}, .points = whole_score(10)},
        {.player = PlayerId{3}, .points = {}, .fate = Fate::eliminated, .out = 1}};
    EXPECT_EQ(places_of(lines), (std::vector<std::uint8_t>{2, 1, 3}));
}

}  // namespace
}  // namespace kamchatka::tournament
