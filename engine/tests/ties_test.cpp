// Ties at the final count, criterion by criterion: each test sets two seats equal up to one
// criterion, s1 better in that one and s2 better in all that would come after it.
#include "engine/tests/ending.hpp"

namespace kamchatka::test::ties_test {
namespace {

using namespace classic;

const std::array dice_books{&rulebooks::torneo, &rulebooks::prestige_torneo, &rulebooks::torisiko};
const std::array armies_books{&rulebooks::torneo, &rulebooks::prestige_torneo};

// s1 plays for Letto (Alaska 3, Quebec 3, Ontario 6), s2 for Dromedario (Iceland 3, Yakutia 3,
// Ukraine 6); s3, for Befana, holds whatever nobody mentioned and comes first.
Table two_to_compare(const Ruleset& set) {
    Table table{set, 3};
    return table.objective(s1, "letto").objective(s2, "dromedario").objective(s3, "befana");
}

void expect_s1_before_s2(Table& table) {
    SCOPED_TRACE(table.rules().set.id.view());
    count_points(table);
    ASSERT_TRUE(over(table)) << "no dice are needed";
    EXPECT_EQ(place(table, s3), 1U);
    EXPECT_EQ(place(table, s1), 2U);
    EXPECT_EQ(place(table, s2), 3U);
}

TEST(Ties, PointsInsideTheObjectiveComeFirst) {
    CLAUSE("CH-10.2", "TO-12", "TK-C29", "PR-10c");
    for (const Ruleset* set : timed_books) {
        Table table = two_to_compare(*set).hand(s2, {"peru", "congo", "japan"});
        table.with({{ontario, s1, 1}, {iceland, s2, 50}, {north_africa, s2, 50}, {egypt, s2, 50}});
        expect_s1_before_s2(table);
    }
}

TEST(Ties, ThenTheValuesOutsideTheObjective) {
    CLAUSE("CH-10.4a", "TO-14", "PR-10c", "TK-C29");
    for (const Ruleset* set : timed_books) {
        Table table = two_to_compare(*set).hand(s2, {"peru", "congo", "japan"});
        table.with({{alaska, s1, 1}, {china, s1, 1}, {iceland, s2, 50}, {north_africa, s2, 50}});
        expect_s1_before_s2(table);
    }
}

TEST(Ties, ThenTheArmiesInsideTheObjective) {
    CLAUSE("TO-14", "PR-10c", "TK-C29");
    for (const Ruleset* set : dice_books) {
        Table table = two_to_compare(*set).hand(s2, {"peru", "congo", "japan"});
        table.with({{alaska, s1, 5}, {south_africa, s1, 1}, {iceland, s2, 4}, {venezuela, s2, 50}});
        expect_s1_before_s2(table);
    }
}

TEST(Ties, ThenAllTheArmiesInTorneoAndPrestige) {
    CLAUSE("TO-14", "PR-10c");
    for (const Ruleset* set : armies_books) {
        Table table = two_to_compare(*set).hand(s2, {"peru", "congo", "japan"});
        table.with({{alaska, s1, 4}, {south_africa, s1, 6}, {iceland, s2, 4}, {venezuela, s2, 5}});
        expect_s1_before_s2(table);
    }
}

TEST(Ties, ThenTheArmiesOutsideTheObjectiveAtTorisiko) {
    CLAUSE("TK-C29");
    Table table = two_to_compare(rulebooks::torisiko).hand(s2, {"peru", "congo", "japan"});
    table.with({{alaska, s1, 4}, {south_africa, s1, 6}, {iceland, s2, 4}, {venezuela, s2, 5}});
    expect_s1_before_s2(table);
}

TEST(Ties, ThenTheCardsInHandAtTorisiko) {
    CLAUSE("TK-C29");
    Table table = two_to_compare(rulebooks::torisiko);
    table.hand(s1, {"jolly_1", "congo"}).hand(s2, {"japan"});
    table.with({{ontario, s1, 2}, {iceland, s2, 1}, {yakutia, s2, 1}});
    expect_s1_before_s2(table);
}

TEST(Ties, ThenTheTerritoriesInsideTheObjectiveAtTorisiko) {
    CLAUSE("TK-C29");
    Table table = two_to_compare(rulebooks::torisiko).hand(s1, {"congo"}).hand(s2, {"japan"});
    table.with({{alaska, s1, 1}, {quebec, s1, 1}, {ukraine, s2, 2}});
    table.with({{china, s1, 3}, {alberta, s2, 1}, {peru, s2, 2}});  // 7 points outside
    expect_s1_before_s2(table);
}

TEST(Ties, ThenTheTerritoriesOutsideTheObjectiveAtTorisiko) {
    CLAUSE("TK-C29");
    Table table = two_to_compare(rulebooks::torisiko).hand(s1, {"congo"}).hand(s2, {"japan"});
    table.with({{alaska, s1, 1}, {iceland, s2, 1}});
    table.with({{south_africa, s1, 1}, {yakutia, s1, 1}, {north_africa, s2, 2}});  // 6 points
    expect_s1_before_s2(table);
}

// --- Challenge ends with the inverse order of play

TEST(Ties, InChallengeTheLastOfHandPrevailsThenTheLastButOne) {
    CLAUSE("CH-10.4b");
    Table table{rulebooks::challenge};
    table.objective(s1, "letto").objective(s2, "dromedario").objective(s3, "befana");
    table.with({{alaska, s1, 5}, {iceland, s2, 3}, {yakutia, s3, 9}}).order({s3, s1, s2, s4});
    count_points(table);
    ASSERT_TRUE(over(table));
    EXPECT_EQ(place(table, s4), 1U);
    EXPECT_EQ(place(table, s2), 2U);
    EXPECT_EQ(place(table, s1), 3U);
    EXPECT_EQ(place(table, s3), 4U);
}

TEST(Ties, InChallengeTheOrderOfPlayDecidesTheVictoryToo) {
    CLAUSE("CH-10.4b");
    for (const auto& [order, winner] :
         {std::pair{std::array{s1, s2, s3}, s2}, std::pair{std::array{s2, s1, s3}, s1}}) {
        Table table = two_to_compare(rulebooks::challenge).objective(s3, "aragosta");
        table.rest_to(s3).with({{ontario, s1, 1}, {ukraine, s2, 1}});
        table.order({order[0], order[1], order[2]});
        // s3 is to have nothing inside: an objective of territories it does not hold.
        const Objective aragosta = table.objective_called("aragosta");
        table.rules().objectives.cards[index(aragosta)].goal.territories = {ontario, ukraine};
        count_points(table);
        EXPECT_EQ(table.state().winner, winner);
        EXPECT_EQ(place(table, winner), 1U);
    }
}

// --- The dice

// Equal in everything the books compare.
Table equals(const Ruleset& set) {
    Table table = two_to_compare(set).hand(s1, {"congo"}).hand(s2, {"japan"});
    table.with({{alaska, s1, 2}, {south_africa, s1, 1}, {iceland, s2, 2}, {venezuela, s2, 1}});
    return count_points(table);
}

Table& roll_place(Table& table, std::uint8_t die) {
    return table.play(Chance{}, RollForPlace{dice(die)});
}

TEST(Ties, InTheEndTheDiceDecide) {
    CLAUSE("TO-14", "PR-10c", "TK-C29");
    for (const Ruleset* set : dice_books) {
        SCOPED_TRACE(set->id.view());
        Table table = equals(*set);
        EXPECT_EQ(table.state().phase, Phase::tie_break);
        roll_place(table, 2);
        EXPECT_EQ(table.last<PlaceRolled>()->seat, s1);
        EXPECT_FALSE(over(table));
        roll_place(table, 5);
        ASSERT_TRUE(over(table));
        EXPECT_EQ(table.state().cause, Cause::points);
        EXPECT_EQ(place(table, s2), 2U);
        EXPECT_EQ(place(table, s1), 3U);
    }
}

TEST(Ties, ADiceRollNeverOvertakesWhoWasAhead) {
    CLAUSE("TO-14", "PR-10c", "TK-C29");
    for (const Ruleset* set : dice_books) {
        Table table = equals(*set);
        roll_place(roll_place(table, 6), 5);
        EXPECT_EQ(place(table, s3), 1U);
        EXPECT_EQ(table.state().winner, s3);
        EXPECT_EQ(place(table, s1), 2U);
    }
}

TEST(Ties, EqualDiceAreRolledAgain) {
    CLAUSE("TO-14", "PR-10c", "TK-C29");
    for (const Ruleset* set : dice_books) {
        Table table = equals(*set);
        roll_place(roll_place(table, 4), 4);
        EXPECT_EQ(table.state().phase, Phase::tie_break);
        roll_place(roll_place(table, 6), 1);
        ASSERT_TRUE(over(table));
        EXPECT_EQ(place(table, s1), 2U);
    }
}

TEST(Ties, OfThreeEqualsOnlyThoseStillTiedRollAgain) {
    CLAUSE("TO-14", "PR-10c", "TK-C29");
    for (const Ruleset* set : dice_books) {
        SCOPED_TRACE(set->id.view());
        Table table{*set};
        table.objective(s1, "letto").objective(s2, "dromedario").objective(s3, "befana");
        table.with({{alaska, s1, 1}, {iceland, s2, 1}, {yakutia, s3, 1}});
        count_points(table);
        roll_place(roll_place(roll_place(table, 3), 5), 3);
        EXPECT_EQ(table.state().phase, Phase::tie_break);
        EXPECT_EQ(roll_place(table, 1).last<PlaceRolled>()->seat, s1);
        EXPECT_EQ(roll_place(table, 2).last<PlaceRolled>()->seat, s3);
        ASSERT_TRUE(over(table));
        EXPECT_EQ(place(table, s4), 1U);
        EXPECT_EQ(place(table, s2), 2U);
        EXPECT_EQ(place(table, s3), 3U);
        EXPECT_EQ(place(table, s1), 4U);
    }
}

TEST(Ties, TwoPairsOfEqualsRollEachForItsOwnPlaces) {
    CLAUSE("TO-14", "PR-10c", "TK-C29");
    for (const Ruleset* set : dice_books) {
        SCOPED_TRACE(set->id.view());
        Table table{*set, 5};
        table.objective(s1, "letto").objective(s2, "dromedario").objective(s3, "befana");
        table.objective(s4, "tappeto").objective(s5, "elvis");
        table.with({{alaska, s1, 1}, {iceland, s2, 1}});                   // 3 points
        table.with({{greenland, s3, 1}, {northwest_territories, s4, 1}});  // none, 4 outside
        count_points(table);
        roll_place(roll_place(roll_place(roll_place(table, 1), 2), 6), 5);
        ASSERT_TRUE(over(table));
        EXPECT_EQ(place(table, s5), 1U);
        EXPECT_EQ(place(table, s2), 2U);
        EXPECT_EQ(place(table, s1), 3U);
        EXPECT_EQ(place(table, s3), 4U);
        EXPECT_EQ(place(table, s4), 5U);
    }
}

TEST(Ties, TheDiceMayDecideTheVictory) {
    CLAUSE("TO-14", "PR-10c", "TK-C29");
    for (const Ruleset* set : dice_books) {
        Table table = two_to_compare(*set).rest_to(s3).with({{ontario, s1, 1}, {ukraine, s2, 1}});
        table.rules().objectives.cards[index(table.objective_called("befana"))].goal.territories = {
            ontario, ukraine};
        count_points(table);
        roll_place(roll_place(table, 1), 6);
        ASSERT_TRUE(over(table));
        EXPECT_EQ(table.state().winner, s2);
        EXPECT_EQ(place(table, s2), 1U);
        EXPECT_EQ(place(table, s1), 2U);
    }
}

TEST(Ties, APlayerWhoWithdrewRollsForHisPlaceLikeTheOthers) {
    CLAUSE("TO-14", "TK-C29");
    RULING("R-23");
    Table table = two_to_compare(rulebooks::torneo);
    table.with({{alaska, s1, 2}, {iceland, s2, 2}}).play(s2, Withdraw{s2});
    count_points(table);
    ASSERT_EQ(table.state().phase, Phase::tie_break);
    roll_place(roll_place(table, 1), 2);
    EXPECT_EQ(place(table, s2), 2U);
}

// --- After an objective

// s3 is one placement away from Befana; s1 and s2 hold three points and two armies each.
Table before_befana(const Ruleset& set) {
    Table table = two_to_compare(set).with({{alaska, s1, 2}, {iceland, s2, 2}});
    return table.turn(s3).phase(Phase::reinforce).reserve(s3, 1);
}

TEST(Ties, AfterAnObjectiveEqualsShareAPlaceAndNoDiceAreRolled) {
    RULING("R-39");
    for (const Ruleset* set : dice_books) {
        SCOPED_TRACE(set->id.view());
        Table table = before_befana(*set);
        table.play(s3, PlaceArmies{china, 1});
        ASSERT_TRUE(over(table));
        EXPECT_EQ(place(table, s3), 1U);
        EXPECT_EQ(place(table, s1), 2U);
        EXPECT_EQ(place(table, s2), 2U);
    }
}

TEST(Ties, AfterAnObjectiveTheWrittenCriteriaStillDecide) {
    RULING("R-39");
    for (const Ruleset* set : timed_books) {
        SCOPED_TRACE(set->id.view());
        Table table = before_befana(*set).with({{iceland, s2, 3}});
        table.play(s3, PlaceArmies{china, 1});
        EXPECT_EQ(place(table, s2), 2U);  // in Challenge because it is later in order
        EXPECT_EQ(place(table, s1), 3U);
    }
}

}  // namespace
}  // namespace kamchatka::test::ties_test
