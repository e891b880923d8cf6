// Neutral territories, left by a player who went or was excluded: opponents in every respect, but
// for what only a player could do.
#include "engine/tests/turn.hpp"

namespace kamchatka::test::neutral_test {
namespace {

using namespace classic;

// s2 has gone, one way or the other, and left kamchatka and japan behind; s1 is on turn.
template <typename Body>
void in_all_rulebooks_without_s2(Body body) {
    in_all_rulebooks([&](const Ruleset& set) {
        for (const Action& leaving : {Action{Withdraw{s2}}, Action{Exclude{s2}}}) {
            Table table(set);
            share_out(table).rest_to(s3).with(
                {{alaska, s1, 10}, {kamchatka, s2, 5}, {japan, s2, 1}, {brazil, s4, 1}}
            );
            body(table.play(Arbiter{}, leaving));
        }
    });
}

TEST(Neutral, TerritoriesKeepTheirArmies) {
    RULING("R-22");
    CLAUSE("TK-C23");
    in_all_rulebooks_without_s2([](const Table& table) {
        EXPECT_EQ(table.armies(kamchatka), 5U);
        EXPECT_EQ(table.armies(japan), 1U);
    });
}

TEST(Neutral, TerritoriesDefendWithTheMostDiceAndNobodyIsAsked) {
    RULING("R-22", "R-13");
    in_all_rulebooks_without_s2([](Table& table) {
        table.play(s1, Attack{alaska, kamchatka, 3});
        EXPECT_EQ(table.state().phase, Phase::roll);
        EXPECT_EQ(table.state().battle.defence_dice, 3);
    });
}

TEST(Neutral, TerritoriesAreNeverReinforcedAndNeverAttack) {
    RULING("R-22");
    CLAUSE("TK-C23");
    in_all_rulebooks_without_s2([](Table& table) {
        table.play(s1, EndTurn{});
        EXPECT_EQ(seat_on_turn(table.state()), s3);
        EXPECT_EQ(table.state().reserve[s2], 0);
        EXPECT_FALSE(table.allowed(s2, Attack{kamchatka, alaska, 3}));
    });
}

TEST(Neutral, TerritoryConqueredEarnsTheCard) {
    RULING("R-22");
    in_all_rulebooks_without_s2([](Table& table) {
        table.with({{kamchatka, s2, 1}});
        conquer(table, s1, alaska, kamchatka);
        table.play(s1, EndTurn{}).settle();
        EXPECT_EQ(table.state().hand[s1].reveal().size(), 1U);
    });
}

TEST(Neutral, TerritoriesCallForTheGarrison) {
    RULING("R-22");
    in_all_rulebooks_without_s2([](const Table& set_up) {
        Table table = set_up;
        table.with({{alberta, s1, 1}, {northwest_territories, s1, 1}});
        const unsigned garrison = table.rules().set.combat.garrison;
        EXPECT_EQ(transfers(table, s1, alaska, alberta), from_to(1, 10 - garrison));
    });
}

TEST(Neutral, NeighbourCallsForTwoArmiesInChallengeAndTorisiko) {
    RULING("R-22");
    in_challenge_and_torisiko([](const Ruleset& set) {
        Table table = Table(set).with(
            {{alaska, s1, 5}, {alberta, s1, 1}, {northwest_territories, s1, 1}, {kamchatka, s2, 1}}
        );
        table.play(Arbiter{}, Withdraw{s2});
        EXPECT_EQ(transfers(table, s1, alaska, alberta), from_to(1, 3));
    });
}

TEST(Neutral, LastTerritoryConqueredEliminatesItsFormerPlayer) {
    RULING("R-22");
    in_all_rulebooks_without_s2([](Table& table) {
        table.with({{kamchatka, s2, 1}});
        conquer(table, s1, alaska, kamchatka);
        EXPECT_NE(table.state().standing[s2], Standing::eliminated);
        win(table, s1, kamchatka, japan);
        ASSERT_TRUE(table.saw<SeatEliminated>());
        EXPECT_EQ(table.last<SeatEliminated>()->seat, s2);
        EXPECT_EQ(table.state().standing[s2], Standing::eliminated);
    });
}

TEST(Neutral, TerritoriesCountAmongTheThreeConquestsThatWaiveTheSdadata) {
    RULING("R-22");
    in_challenge_and_torisiko([](const Ruleset& set) {
        Table table(set);
        share_out(table).rest_to(s3).turn(s4).with(
            {{alaska, s4, 20},
             {kamchatka, s2, 1},
             {alberta, s2, 1},
             {northwest_territories, s2, 1},
             {brazil, s1, 1}}
        );
        table.play(Arbiter{}, Withdraw{s2});
        table.state().last_round = table.state().round;
        for (const Territory target : {kamchatka, alberta}) conquer(table, s4, alaska, target);
        Table two = table;
        two.play(s4, EndTurn{}).play(Chance{}, DrawCard{two.card("siam")});
        EXPECT_EQ(two.state().phase, Phase::closing);

        conquer(table, s4, alaska, northwest_territories);
        table.play(s4, EndTurn{}).play(Chance{}, DrawCard{table.card("siam")});
        EXPECT_TRUE(table.saw<ClosingWaived>());
    });
}

TEST(Neutral, CardsOfAWithdrawnPlayerGoToWhoeverTakesHisLastTerritory) {
    RULING("R-23");
    in_all_rulebooks([](const Ruleset& set) {
        Table table(set);
        share_out(table).rest_to(s3).with({{alaska, s1, 10}, {kamchatka, s2, 1}, {brazil, s4, 1}});
        table.hand(s2, {"siam"}).play(Arbiter{}, Withdraw{s2});
        win(table, s1, alaska, kamchatka);
        EXPECT_EQ(table.state().hand[s1].reveal(), CardSet{table.card("siam")});
    });
}

}  // namespace
}  // namespace kamchatka::test::neutral_test
