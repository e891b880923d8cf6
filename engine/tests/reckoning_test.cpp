// What those who show a game are told of it: the same sums as decide() makes, from what a viewer
// knows.
#include "engine/reckoning.hpp"
#include "engine/tests/ending.hpp"

#include <vector>

namespace kamchatka::test::reckoning_test {
namespace {

using namespace classic;

View seen(const Table& table, const Viewer& viewer) { return view_of(table.state(), viewer); }

TEST(Reckoning, PointsAreThoseInsideAndOutsideTheObjective) {
    Table table{rulebooks::torneo, 3};
    table.objective(s1, "letto").objective(s2, "dromedario").objective(s3, "befana");
    table.with({{alaska, s1, 3}, {ontario, s1, 1}, {china, s1, 1}});
    const auto points = points_of(table.rules(), seen(table, s1), s1);
    ASSERT_TRUE(points);
    EXPECT_EQ(*points, (Points{.inside = 9, .outside = 7}));
}

TEST(Reckoning, PointsOfAnObjectiveThatIsNotKnownAreNot) {
    CLAUSE("CH-2.9s", "TO-5cs", "PR-3f");
    Table table{rulebooks::challenge, 3};
    EXPECT_FALSE(points_of(table.rules(), seen(table, s1), s2));
    EXPECT_FALSE(points_of(table.rules(), seen(table, Spectator{}), s2));
    EXPECT_TRUE(points_of(table.rules(), seen(table, Arbiter{}), s2));
    count_points(table);
    EXPECT_TRUE(points_of(table.rules(), seen(table, Spectator{}), s2)) << "they lie open now";
}

TEST(Reckoning, WhatAnObjectiveLacksAndWhatItIsWorth) {
    CLAUSE("CH-2.9s");
    Table table{rulebooks::torneo, 3};
    table.objective(s1, "letto").objective(s2, "dromedario").objective(s3, "befana");
    table.with({{alaska, s1, 3}, {ontario, s1, 1}, {china, s1, 1}});
    const Rules& rules = table.rules();
    const auto progress = objective_progress(rules, seen(table, s1), s1);
    ASSERT_TRUE(progress);
    const Goal& goal = rules.objectives[*table.state().objective[s1].reveal()].goal;
    EXPECT_EQ(progress->missing, goal.territories - table.state().held[s1]);
    EXPECT_EQ(progress->worth, value_of(rules.board, goal.territories));
    const auto points = points_of(rules, seen(table, s1), s1);
    EXPECT_EQ(progress->missing_worth, progress->worth - points->inside);
    EXPECT_FALSE(objective_progress(rules, seen(table, s1), s2)) << "nobody else's";
    EXPECT_FALSE(objective_progress(rules, seen(table, Spectator{}), s1));
}

TEST(Reckoning, WhereAnySoManyWillDoThoseThatCountAreCounted) {
    int by_territories = 0;
    int by_continents = 0;
    for (const Ruleset* set : rulebooks::on_classic_board) {
        Table table{*set, 3};
        const Rules& rules = table.rules();
        for (const Objective objective : rules.objectives.all()) {
            const Goal& goal = rules.objectives[objective].goal;
            table.state().objective[s1] = Secret{std::optional{objective}};
            const auto progress = objective_progress(rules, seen(table, s1), s1);
            ASSERT_TRUE(progress);
            unsigned armed = 0;
            for (const Territory territory : table.state().held[s1]) {
                if (table.state().armies[territory] >= goal.armies_each) ++armed;
            }
            EXPECT_EQ(progress->territories, armed);
            EXPECT_LE(progress->continents, rules.board.continents().size());
            by_territories += goal.territory_count > 0 ? 1 : 0;
            by_continents += goal.continents_more > 0 ? 1 : 0;
        }
    }
    EXPECT_GT(by_territories, 0);
    EXPECT_GT(by_continents, 0);
}

TEST(Reckoning, WhoIsOutHasNoPoints) {
    Table table = late_game(rulebooks::challenge);
    table.play(Arbiter{}, Exclude{s4});
    ASSERT_FALSE(table.state().held[s4].empty()) << "the territories stay, neutral";
    EXPECT_EQ(points_of(table.rules(), seen(table, s4), s4), (Points{0, 0}));
}

TEST(Reckoning, ATrisIsWorthItsArmiesAndMoreForTerritoriesHeld) {
    Table table{rulebooks::torneo, 3};
    const Deck& deck = table.rules().deck;
    std::vector<Card> infantry;
    for (const Card card : deck.cards()) {
        if (deck.faces[card].arm == Arm::infantry) infantry.push_back(card);
    }
    const Three cards{infantry[0], infantry[1], infantry[2]};
    ASSERT_EQ(tris_in(deck, cards), Tris::three_infantry);
    EXPECT_EQ(
        tris_in(deck, {infantry[0], infantry[1], table.card("jolly_1")}), Tris::jolly_and_two_equal
    );
    table.with({{*deck.faces[cards[0]].territory, s1, 1}, {*deck.faces[cards[1]].territory, s1, 1}}
    );
    table.phase(Phase::reinforce).state().hand[s1] = Secret{CardSet{cards[0], cards[1], cards[2]}};
    const ReinforcementRules& knobs = table.rules().set.reinforcement;
    const TerritorySet held = table.state().held[s1];
    const TrisWorth worth = tris_worth(table.rules(), Tris::three_infantry, cards, held);
    EXPECT_EQ(worth.armies, knobs.tris[0]);
    EXPECT_EQ(worth.more, 2 * knobs.held_card_bonus);
    table.play(s1, PlayTris{cards});
    EXPECT_EQ(table.last<TrisPlayed>()->armies, worth.armies + worth.more);
}

TEST(Reckoning, TheFirstCriterionInWhichEqualsDifferDecides) {
    CLAUSE("CH-10.4a", "TO-14", "PR-10c", "TK-C29");
    for (const Ruleset* set : timed_books) {
        SCOPED_TRACE(set->id.view());
        Table table{*set, 3};
        table.objective(s1, "letto").objective(s2, "dromedario").objective(s3, "befana");
        table.with({{alaska, s1, 1}, {china, s1, 1}, {iceland, s2, 50}, {north_africa, s2, 50}});
        EXPECT_TRUE(ties_of(table.rules(), seen(table, s1)).empty()) << "the game goes on";
        count_points(table);
        const auto ties = ties_of(table.rules(), seen(table, Spectator{}));
        ASSERT_EQ(ties.size(), 1U);
        EXPECT_EQ(ties[0], (Tie{.seats = {s1, s2}, .by = TieBreak::points_outside}));
    }
}

TEST(Reckoning, WhereNothingElseTellsEqualsApartTheDiceDid) {
    Table table{rulebooks::torneo, 3};
    table.objective(s1, "letto").objective(s2, "dromedario").objective(s3, "befana");
    table.with({{alaska, s1, 1}, {iceland, s2, 1}});
    count_points(table);
    ASSERT_EQ(table.state().phase, Phase::tie_break);
    table.play(Chance{}, RollForPlace{{6}}).play(Chance{}, RollForPlace{{2}});
    ASSERT_TRUE(over(table));
    const auto ties = ties_of(table.rules(), seen(table, Spectator{}));
    ASSERT_EQ(ties.size(), 1U);
    EXPECT_EQ(ties[0].by, TieBreak::dice);
}

TEST(Reckoning, WithKingmakerEqualTotalsGoByPointsThenByTheInverseOrder) {
    CLAUSE("KM-8");
    Ruleset set = rulebooks::challenge;
    set.ending.kingmaker = Switch::on;
    Table table{set, 4};
    View view = seen(table, Spectator{});
    view.cause = Cause::points;
    view.totals = {{10, 10, 8, 8}};
    view.points = {{4, 6, 5, 5}};
    const auto ties = ties_of(table.rules(), view);
    ASSERT_EQ(ties.size(), 2U);
    EXPECT_EQ(ties[0], (Tie{.seats = {s1, s2}, .by = TieBreak::none}));
    EXPECT_EQ(ties[1], (Tie{.seats = {s3, s4}, .by = TieBreak::later_in_order}));
}

TEST(Reckoning, ThePublicGoalIsReachedWithWhatItNeeds) {
    for (const PublicGoal goal : {PublicGoal::half_of_territories, PublicGoal::half_of_value}) {
        Ruleset set = rulebooks::prestige;
        set.ending.public_goal = goal;
        set.ending.public_goal_continents = 0;
        const Rules rules = make_rules(set);
        TerritorySet held;
        for (const Territory territory : rules.board.territories()) {
            const auto progress = public_goal_progress(rules, held);
            ASSERT_TRUE(progress);
            const unsigned total = goal == PublicGoal::half_of_value
                ? value_of(rules.board, rules.board.territories())
                : rules.board.territory_count;
            const bool half = goal == PublicGoal::half_of_value ? 2 * progress->have > total
                                                                : 2 * progress->have >= total;
            EXPECT_EQ(progress->have >= progress->need, half) << progress->have;
            held.insert(territory);
        }
    }
    EXPECT_FALSE(public_goal_progress(make_rules(rulebooks::challenge), {}));
}

TEST(Reckoning, TheLastClosingSumsListedStay) {
    CLAUSE("CH-9.2b");
    Table table = last_turn(rulebooks::challenge);
    const EndingRules& ending = table.rules().set.ending;
    table.state().closing_round = 200;
    const ClosingSums last = kamchatka::closing_sums(ending, table.state());
    EXPECT_EQ(last, ending.closing_sums[3]);
    table.state().closing_round = 0;
    EXPECT_EQ(kamchatka::closing_sums(ending, table.state()), ending.closing_sums[0]);
    EndingRules without = ending;
    without.closing_sums = {};
    EXPECT_EQ(kamchatka::closing_sums(without, table.state()), 0);
}

}  // namespace
}  // namespace kamchatka::test::reckoning_test
