// The final count, clause by clause: what scores, what an objective is worth, and the places of
// those who are out. Ties are in ties_test.cpp.
#include "engine/tests/ending.hpp"

namespace kamchatka::test::scoring_test {
namespace {

using namespace classic;

// s1 plays for Letto and s2 for Dromedario; s3, for Befana, holds whatever nobody mentioned.
Table at_the_count(const Ruleset& set) {
    Table table{set, 3};
    return table.objective(s1, "letto").objective(s2, "dromedario").objective(s3, "befana");
}

unsigned points(const Table& table, Seat seat) { return table.state().points[seat]; }

TEST(Scoring, WithoutAnObjectiveTheHighestScoreWins) {
    CLAUSE("CH-0.1", "CH-10.1", "TO-11d", "PR-9a");
    for (const Ruleset* set : timed_books) {
        SCOPED_TRACE(set->id.view());
        Table table = at_the_count(*set).rest_to(s1).with({{iceland, s2, 99}, {siam, s3, 1}});
        count_points(table);
        EXPECT_TRUE(over(table));
        EXPECT_EQ(table.state().cause, Cause::points);
        EXPECT_EQ(table.state().winner, s1);
        EXPECT_EQ(place(table, s1), 1U);
        EXPECT_EQ(points(table, s1), 83U) << "the 86 of Letto less 3 for Siam";
    }
}

TEST(Scoring, OnlyTheTerritoriesOfOnesOwnObjectiveScore) {
    CLAUSE("CH-10.2", "TO-12", "PR-9a", "TK-R3");
    for (const Ruleset* set : timed_books) {
        SCOPED_TRACE(set->id.view());
        Table table = at_the_count(*set).with({
            {alaska, s1, 9},   // 3
            {ontario, s1, 1},  // 6
            {china, s1, 9},    // outside
            {iceland, s2, 1},  // 3
            {peru, s2, 9},     // outside
        });
        count_points(table);
        EXPECT_EQ(points(table, s1), 9U);
        EXPECT_EQ(points(table, s2), 3U);
        EXPECT_EQ(place(table, s1) + 1, place(table, s2));
    }
}

TEST(Scoring, EveryTerritoryIsWorthItsConquestValue) {
    CLAUSE("CH-10.3", "TO-12", "PR-9a");
    // The table at the end of the Challenge booklet, in its own order.
    constexpr std::array values{
        std::pair{afghanistan, 4},
        std::pair{north_africa, 6},
        std::pair{south_africa, 3},
        std::pair{east_africa, 5},
        std::pair{alaska, 3},
        std::pair{alberta, 4},
        std::pair{central_america, 3},
        std::pair{argentina, 2},
        std::pair{western_australia, 3},
        std::pair{eastern_australia, 2},
        std::pair{brazil, 4},
        std::pair{china, 7},
        std::pair{chita, 4},
        std::pair{congo, 3},
        std::pair{egypt, 4},
        std::pair{southern_europe, 6},
        std::pair{western_europe, 4},
        std::pair{northern_europe, 5},
        std::pair{japan, 2},
        std::pair{great_britain, 4},
        std::pair{greenland, 4},
        std::pair{india, 3},
        std::pair{indonesia, 3},
        std::pair{yakutia, 3},
        std::pair{iceland, 3},
        std::pair{kamchatka, 5},
        std::pair{madagascar, 2},
        std::pair{middle_east, 6},
        std::pair{mongolia, 5},
        std::pair{new_guinea, 3},
        std::pair{ontario, 6},
        std::pair{peru, 3},
        std::pair{quebec, 3},
        std::pair{scandinavia, 4},
        std::pair{siam, 3},
        std::pair{siberia, 5},
        std::pair{western_united_states, 4},
        std::pair{eastern_united_states, 4},
        std::pair{northwest_territories, 4},
        std::pair{ukraine, 6},
        std::pair{ural, 4},
        std::pair{venezuela, 3},
    };
    static_assert(values.size() == 42);
    for (const auto& [territory, value] : values) {
        Table table = at_the_count(rulebooks::challenge).with({{territory, s1, 1}});
        // An objective of this one territory and two that s1 does not hold.
        const Objective letto = table.objective_called("letto");
        ObjectiveCard& card = table.rules().objectives.cards[index(letto)];
        card.goal.territories = {territory, alaska, peru};
        count_points(table);
        EXPECT_EQ(points(table, s1), static_cast<unsigned>(value))
            << table.rules().board.names[territory].view();
    }
}

TEST(Scoring, AContinentIsWorthTheSumOfItsTerritories) {
    CLAUSE("CH-10.3", "TO-12");
    const Board board = make_rules(rulebooks::torneo).board;
    const auto worth = [&](Continent continent) {
        return value_of(board, board.members[continent]);
    };
    EXPECT_EQ(worth(north_america), 35U);
    EXPECT_EQ(worth(south_america), 12U);
    EXPECT_EQ(worth(europe), 32U);
    EXPECT_EQ(worth(africa), 23U);
    EXPECT_EQ(worth(asia), 51U);
    EXPECT_EQ(worth(oceania), 11U);
}

// --- The points of an objective

// s1 is one placement away from reaching Letto; s2 holds Iceland (3), s3 the rest.
Table before_letto(const Ruleset& set) {
    Table table = at_the_count(set);
    const Goal& letto = table.rules().objectives[table.objective_called("letto")].goal;
    for (const Territory territory : letto.territories) table.with({{territory, s1, 1}});
    return table.with({{iceland, s2, 1}}).phase(Phase::reinforce).reserve(s1, 1);
}

TEST(Scoring, AnObjectiveReachedInTimeIsWorthAHundredPointsWhereTheBookGrantsThem) {
    CLAUSE("CH-10.5", "PR-9b", "TO-12");
    RULING("R-20");
    for (const Ruleset* set : timed_books) {
        SCOPED_TRACE(set->id.view());
        Table table = before_letto(*set);
        table.play(s1, PlaceArmies{alaska, 1});
        EXPECT_EQ(points(table, s1), set == &rulebooks::torneo ? 86U : 100U);
        EXPECT_EQ(place(table, s1), 1U);
    }
}

TEST(Scoring, AnObjectiveReachedAfterTimeWasCalledIsWorthItsEightySixPoints) {
    CLAUSE("CH-10.5", "PR-9b");
    RULING("R-20");
    for (const Ruleset* set : timed_books) {
        SCOPED_TRACE(set->id.view());
        Table table = before_letto(*set);
        table.play(Arbiter{}, CallTime{}).play(s1, PlaceArmies{alaska, 1});
        EXPECT_EQ(points(table, s1), 86U);
        EXPECT_EQ(place(table, s1), 1U);
        EXPECT_EQ(table.state().cause, Cause::objective);
    }
}

TEST(Scoring, WhenAnObjectiveIsReachedTheOthersScoreAsTheyStand) {
    CLAUSE("CH-10.5");
    RULING("R-20");
    for (const Ruleset* set : timed_books) {
        SCOPED_TRACE(set->id.view());
        Table table = before_letto(*set).with({{siberia, s2, 1}});
        table.play(s1, PlaceArmies{alaska, 1});
        EXPECT_EQ(points(table, s2), 8U) << "Iceland 3 and Siberia 5";
        EXPECT_EQ(points(table, s3), 39U)
            << "the 86 of Befana less Siberia and what s1 holds of it";
        EXPECT_EQ(place(table, s3), 2U);
        EXPECT_EQ(place(table, s2), 3U);
    }
}

TEST(Scoring, TheWinnerIsFirstWhateverTheOthersScore) {
    CLAUSE("CH-0.1", "TO-6a", "TK-R9");
    RULING("R-21");
    // s1 is alone at the table and holds nothing of its objective; s2 left with 7 points.
    for (const Ruleset* set : timed_books) {
        Table table =
            at_the_count(*set).rest_to(s3).with({{eastern_australia, s1, 1}, {china, s2, 1}});
        table.play(Arbiter{}, Withdraw{s3}).play(Arbiter{}, Withdraw{s2});
        EXPECT_EQ(table.state().cause, Cause::last_standing);
        EXPECT_EQ(place(table, s1), 1U);
        EXPECT_EQ(points(table, s2), 7U);
        EXPECT_EQ(place(table, s3), 2U);
        EXPECT_EQ(place(table, s2), 3U);
    }
}

TEST(Scoring, TheWinnerSharesHisPlaceWithNobody) {
    RULING("R-21");
    // s1 and s2 hold two points outside their objectives and one army each.
    Table table = at_the_count(rulebooks::torneo);
    table.with({{eastern_australia, s1, 1}, {argentina, s2, 1}});
    table.play(Arbiter{}, Withdraw{s3}).play(Arbiter{}, Withdraw{s2});
    EXPECT_EQ(place(table, s1), 1U);
    EXPECT_EQ(place(table, s3), 2U);
    EXPECT_EQ(place(table, s2), 3U);
}

// --- Seats out of the game

TEST(Scoring, SeatsOutOfTheGameRankAfterAllOthersTheLastToLeaveFirst) {
    RULING("R-38");
    for (const Ruleset* set : timed_books) {
        SCOPED_TRACE(set->id.view());
        Table table{*set, 5};
        table.with({{alaska, s1, 1}, {peru, s2, 1}, {egypt, s3, 1}, {brazil, s4, 1}});
        table.objective(s4, "dromedario").objective(s5, "elvis");
        table.play(Arbiter{}, Exclude{s3});
        eliminate(table, s1, s4);
        table.play(Arbiter{}, Exclude{s2});
        count_points(table);
        ASSERT_TRUE(over(table));
        EXPECT_EQ(place(table, s5), 1U);
        EXPECT_EQ(place(table, s4), 2U) << "even with no points";
        EXPECT_EQ(place(table, s2), 3U);
        EXPECT_EQ(place(table, s1), 4U);
        EXPECT_EQ(place(table, s3), 5U);
    }
}

TEST(Scoring, AnExcludedPlayerLeftWhenHeWasExcludedNotWhenHisLastTerritoryFell) {
    RULING("R-23", "R-38");
    for (const Ruleset* set : timed_books) {
        Table table = Table(*set).with({{kamchatka, s1, 9}, {japan, s2, 1}, {siam, s3, 1}});
        table.play(Arbiter{}, Exclude{s2});
        eliminate(table, s3, s1);
        table.fight(s1, {kamchatka, japan, 3}, dice(6, 6, 6), dice(1)).play(s1, Occupy{3});
        table.state().conquests = 0;
        count_points(table);
        EXPECT_EQ(place(table, s3), 3U);
        EXPECT_EQ(place(table, s2), 4U);
    }
}

TEST(Scoring, AfterAnObjectiveTooSeatsOutOfTheGameRankLast) {
    RULING("R-38");
    Table table = before_letto(rulebooks::challenge);
    table.play(Arbiter{}, Exclude{s3}).play(s1, PlaceArmies{alaska, 1});
    EXPECT_EQ(place(table, s2), 2U);
    EXPECT_EQ(place(table, s3), 3U);
    EXPECT_EQ(points(table, s3), 0U);
}

}  // namespace
}  // namespace kamchatka::test::scoring_test
