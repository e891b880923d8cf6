// The deal of the territories. The order of play is s1, s2, ... so the deal goes s4, s3, s2, s1 at
// a table of four. The 50% rule has a file of its own, deal_limit_test.cpp.
#include "engine/tests/deal.hpp"

#include "engine/classic.hpp"

#include <array>

namespace kamchatka::test::deal_test {
namespace {

using namespace classic;

constexpr std::array limited{&rulebooks::challenge, &rulebooks::torisiko};
constexpr std::array unlimited{
    &rulebooks::torneo, &rulebooks::prestige, &rulebooks::prestige_torneo};

TEST(Deal, BeginsOnTheRightOfTheFirstOfHandAndGoesAgainstTheOrderOfPlay) {
    CLAUSE("CH-2.5", "TO-4d", "PR-2c", "TK-R2");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        Table table = at_the_deal(*set);
        EXPECT_EQ(receiver(table, alaska), s4) << set->id.view();
        EXPECT_EQ(receiver(table, china), s3) << set->id.view();
        EXPECT_EQ(receiver(table, congo), s2) << set->id.view();
        EXPECT_EQ(receiver(table, peru), s1) << set->id.view();
        EXPECT_EQ(receiver(table, japan), s4) << set->id.view();
    }
}

TEST(Deal, FollowsTheOrderOfPlayAndNotTheChairs) {
    CLAUSE("CH-2.5", "TK-R2");
    for (const Ruleset* set : limited) {
        Table table = Table::fresh(*set).play(Chance{}, StartGame{});
        roll_for_order(table, {2, 5, 1, 4});  // s2, s4, s1, s3
        choose_colours(table);
        EXPECT_EQ(receiver(table, alaska), s3) << set->id.view();
        EXPECT_EQ(receiver(table, china), s1) << set->id.view();
        EXPECT_EQ(receiver(table, congo), s4) << set->id.view();
        EXPECT_EQ(receiver(table, peru), s2) << set->id.view();
    }
}

TEST(Deal, IsOfTheFortyTwoTerritoriesEachOnce) {
    CLAUSE("CH-2.5", "TO-4d", "PR-2c");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        Table table = at_the_deal(*set);
        EXPECT_EQ(legal_actions(table.rules(), table.state(), Chance{}).size(), 42U)
            << "no jolly among them";
        table.play(Chance{}, DealTerritory{siam});
        EXPECT_EQ(table.refused(Chance{}, DealTerritory{siam}), Rejection::territory_dealt);
        deal_territories(table);
        EXPECT_EQ(table.count_in_history<TerritoryDealt>(), 42U) << set->id.view();
    }
}

TEST(Deal, WhoeverReceivesATerritoryPutsOneOfHisStartingArmiesOnIt) {
    CLAUSE("CH-2.6", "TO-4e");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        Table table = at_the_deal(*set);
        table.play(Chance{}, DealTerritory{siam});
        EXPECT_EQ(table.armies(siam), 1U) << set->id.view();
        EXPECT_EQ(table.state().reserve[s4], 29U) << set->id.view();
        EXPECT_EQ(table.state().reserve[s3], 30U) << set->id.view();
    }
}

TEST(Deal, TheLastPlayersGetOneTerritoryMoreOfAnUnevenDeal) {
    CLAUSE("PR-11");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        Table four = at_the_deal(*set, 4);
        deal_territories(four);
        for (const Seat seat : {s3, s4}) EXPECT_EQ(four.state().held[seat].size(), 11U);
        for (const Seat seat : {s1, s2}) EXPECT_EQ(four.state().held[seat].size(), 10U);

        Table five = at_the_deal(*set, 5);
        deal_territories(five);
        for (const Seat seat : {s4, s5}) EXPECT_EQ(five.state().held[seat].size(), 9U);
        for (const Seat seat : {s1, s2, s3}) EXPECT_EQ(five.state().held[seat].size(), 8U);
    }
}

TEST(Deal, NoLimitOutsideChallengeAndTorisiko) {
    CLAUSE("TO-4d", "PR-2c");
    for (const Ruleset* set : unlimited) {
        Table table = at_the_deal(*set, 3);
        deal(table, {venezuela, alaska, siam, peru, alberta, china, brazil, japan, india});
        EXPECT_EQ(receiver(table, argentina), s3) << set->id.view();
        EXPECT_TRUE(table.state().held[s3].contains(board.members[south_america]));
    }
}

}  // namespace
}  // namespace kamchatka::test::deal_test
