// The occupation of a conquered territory, clause by clause: how many armies must follow, how many
// may, and the garrison they leave.
#include "engine/tests/turn.hpp"

namespace kamchatka::test::occupation_test {
namespace {

using namespace classic;

// s1 has just taken kamchatka from alaska, with the most dice the armies allow. Alaska still
// borders on s4.
Table won_on_border(const Ruleset& set, std::uint16_t armies) {
    Table table = Table(set).with({{alaska, s1, armies}, {kamchatka, s2, 1}, {brazil, s2, 1}});
    win(table, s1, alaska, kamchatka);
    return table;
}

// The same, but kamchatka was the only neighbour of alaska that s1 did not hold.
Table won_off_border(const Ruleset& set, std::uint16_t armies) {
    Table table = Table(set).with(
        {{alaska, s1, armies},
         {alberta, s1, 1},
         {northwest_territories, s1, 1},
         {kamchatka, s2, 1},
         {brazil, s2, 1}}
    );
    win(table, s1, alaska, kamchatka);
    return table;
}

TEST(Occupation, TakesAtLeastTheArmiesOfTheLastRoll) {
    CLAUSE("CH-4.15", "TO-5i", "TK-R6");
    in_rulebooks(
        {&rulebooks::challenge, &rulebooks::torneo, &rulebooks::torisiko},
        [](const Ruleset& set) {
            const Table table = won_on_border(set, 10);
            EXPECT_EQ(table.refused(s1, Occupy{1}), Rejection::must_occupy_with_dice);
            EXPECT_EQ(table.refused(s1, Occupy{2}), Rejection::must_occupy_with_dice);
            EXPECT_TRUE(table.allowed(s1, Occupy{3}));
        }
    );
}

TEST(Occupation, CountsTheDiceOfTheLastRollNotThoseBefore) {
    CLAUSE("CH-4.15", "TO-5i", "PR-4d");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = Table(set).with({{alaska, s1, 5}, {kamchatka, s2, 3}, {brazil, s2, 1}});
        table.fight(s1, {alaska, kamchatka, 3}, dice(6, 1, 1), dice(5, 5, 5));
        win(table, s1, alaska, kamchatka);  // 3 armies left, 2 dice
        table.play(s1, Occupy{2});
        EXPECT_EQ(table.state().phase, Phase::attack);
        EXPECT_EQ(table.armies(alaska), 1U);
        EXPECT_EQ(table.armies(kamchatka), 2U);
    });
}

TEST(Occupation, CountsTheDiceChosenNotThosePossible) {
    CLAUSE("TO-5i", "PR-4d");
    in_rulebooks(
        {&rulebooks::torneo, &rulebooks::prestige, &rulebooks::prestige_torneo},
        [](const Ruleset& set) {
            Table table = Table(set).with({{alaska, s1, 10}, {kamchatka, s2, 1}, {brazil, s2, 1}});
            table.fight(s1, {alaska, kamchatka, 1}, dice(6), dice(1));
            EXPECT_EQ(occupations(table, s1), from_to(1, 9));
            table.play(s1, Occupy{1});
            EXPECT_EQ(table.state().phase, Phase::attack);
        }
    );
}

TEST(Occupation, BringsTheArmiesInAndTheTerritoryChangesHands) {
    CLAUSE("CH-4.15", "CH-4.16", "TO-5i", "PR-4d");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = won_on_border(set, 10).play(s1, Occupy{5});
        EXPECT_EQ(table.owner_of(kamchatka), s1);
        EXPECT_EQ(table.armies(kamchatka), 5U);
        EXPECT_EQ(table.armies(alaska), 5U);
    });
}

TEST(Occupation, MayTakeAllButOneWhereThereIsNoGarrison) {
    CLAUSE("TO-5i");
    EXPECT_EQ(occupations(won_on_border(rulebooks::torneo, 10), s1), from_to(3, 9));
    EXPECT_EQ(occupations(won_off_border(rulebooks::torneo, 10), s1), from_to(3, 9));
}

TEST(Occupation, MayTakeAllButOneInPrestige) {
    CLAUSE("PR-4d", "PR-4e");
    RULING("R-14");
    in_prestige([](const Ruleset& set) {
        EXPECT_EQ(occupations(won_on_border(set, 10), s1), from_to(1, 9));
    });
}

TEST(Occupation, OfFourArmiesAndThreeDiceTakesExactlyThree) {
    CLAUSE("CH-5.3", "CH-4.15", "TK-R6");
    RULING("R-10");
    in_challenge_and_torisiko([](const Ruleset& set) {
        EXPECT_EQ(occupations(won_on_border(set, 4), s1), Numbers{3});
    });
}

TEST(Occupation, OfFiveArmiesTakesExactlyThree) {
    CLAUSE("CH-5.2", "CH-4.16", "TK-R6");
    RULING("R-10");
    in_challenge_and_torisiko([](const Ruleset& set) {
        EXPECT_EQ(occupations(won_on_border(set, 5), s1), Numbers{3});
    });
}

TEST(Occupation, OfTenArmiesTakesThreeToEight) {
    CLAUSE("CH-5.2", "CH-4.16", "TK-R6");
    RULING("R-10");
    in_challenge_and_torisiko([](const Ruleset& set) {
        EXPECT_EQ(occupations(won_on_border(set, 10), s1), from_to(3, 8));
    });
}

TEST(Occupation, OfThreeArmiesAndTwoDiceTakesExactlyTwo) {
    CLAUSE("CH-4.15", "TK-R6");
    RULING("R-10");
    in_challenge_and_torisiko([](const Ruleset& set) {
        EXPECT_EQ(occupations(won_on_border(set, 3), s1), Numbers{2});
    });
}

TEST(Occupation, OfTwoArmiesAndOneDieTakesExactlyOne) {
    CLAUSE("CH-4.15", "TK-R6");
    RULING("R-10");
    in_challenge_and_torisiko([](const Ruleset& set) {
        EXPECT_EQ(occupations(won_on_border(set, 2), s1), Numbers{1});
    });
}

TEST(Occupation, OffTheBorderMayTakeAllButOne) {
    CLAUSE("CH-5.2", "CH-4.16", "TK-R6");
    RULING("R-10");
    in_challenge_and_torisiko([](const Ruleset& set) {
        EXPECT_EQ(occupations(won_off_border(set, 10), s1), from_to(3, 9));
        EXPECT_EQ(occupations(won_off_border(set, 5), s1), from_to(3, 4));
    });
}

TEST(Occupation, LetsTheConqueredTerritoryAttackAtOnce) {
    CLAUSE("CH-4.16", "TO-5i", "PR-4d");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = won_on_border(set, 10).play(s1, Occupy{4});
        EXPECT_TRUE(table.allowed(s1, Attack{kamchatka, japan, 3}));
    });
}

TEST(Occupation, ComesBeforeAnythingElse) {
    CLAUSE("CH-4.15", "TO-5i", "PR-4d");
    in_all_rulebooks([](const Ruleset& set) {
        const Table table = won_off_border(set, 10);
        EXPECT_EQ(table.refused(s1, EndTurn{}), Rejection::wrong_phase);
        EXPECT_EQ(table.refused(s1, Attack{alaska, kamchatka, 3}), Rejection::wrong_phase);
        EXPECT_EQ(table.refused(s1, Transfer{alaska, alberta, 1}), Rejection::wrong_phase);
    });
}

TEST(Occupation, ComesFromTheAttackingTerritoryOnly) {
    CLAUSE("CH-4.16", "PR-4h");
    in_all_rulebooks([](const Ruleset& set) {
        Table table =
            Table(set).with({{alaska, s1, 4}, {chita, s1, 9}, {kamchatka, s2, 1}, {brazil, s2, 1}});
        win(table, s1, alaska, kamchatka);
        EXPECT_EQ(table.refused(s1, Transfer{chita, kamchatka, 1}), Rejection::wrong_phase);
        table.play(s1, Occupy{3});
        EXPECT_EQ(table.armies(alaska), 1U);
        EXPECT_EQ(table.armies(chita), 9U);
    });
}

TEST(Occupation, IsNotTheTransfer) {
    CLAUSE("PR-4d", "CH-4.16", "TO-5i");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = won_on_border(set, 10).play(s1, Occupy{6});
        EXPECT_TRUE(table.allowed(s1, Attack{kamchatka, yakutia, 3}));
        EXPECT_TRUE(table.allowed(s1, Transfer{kamchatka, alaska, 1}));
    });
}

TEST(Occupation, WithFewerArmiesThanDiceEndsTheTurnInPrestige) {
    CLAUSE("PR-4e");
    RULING("R-14");
    in_prestige([](const Ruleset& set) {
        for (const std::uint16_t armies : std::initializer_list<std::uint16_t>{1, 2}) {
            Table table = won_on_border(set, 10).play(s1, Occupy{armies});
            EXPECT_TRUE(table.saw<TurnEnded>());
            EXPECT_EQ(table.armies(kamchatka), armies);
            EXPECT_EQ(table.armies(alaska), 10U - armies);
            EXPECT_FALSE(table.allowed(s1, Attack{alaska, alberta, 3}));
            EXPECT_FALSE(table.allowed(s1, Transfer{alaska, kamchatka, 1}));
        }
    });
}

TEST(Occupation, WithFewerArmiesThanDiceStillEarnsTheCardInPrestige) {
    CLAUSE("PR-4e", "PR-3b");
    RULING("R-14");
    in_prestige([](const Ruleset& set) {
        Table table = won_on_border(set, 10).play(s1, Occupy{1}).settle();
        EXPECT_EQ(table.state().hand[s1].reveal().size(), 1U);
        EXPECT_EQ(seat_on_turn(table.state()), s2);
    });
}

TEST(Occupation, NeedsAtLeastOneArmyEverywhere) {
    CLAUSE("PR-4e");
    RULING("R-14");
    in_all_rulebooks([](const Ruleset& set) {
        EXPECT_EQ(won_on_border(set, 10).refused(s1, Occupy{0}), Rejection::no_armies);
    });
}

TEST(Occupation, LeavesAtLeastOneArmyBehind) {
    CLAUSE("CH-4.3", "TO-5g", "PR-15");
    in_all_rulebooks([](const Ruleset& set) {
        for (const std::uint16_t armies : std::initializer_list<std::uint16_t>{2, 3, 4, 10}) {
            const Table table = won_off_border(set, armies);
            EXPECT_EQ(table.refused(s1, Occupy{armies}), Rejection::must_leave_one_army);
        }
    });
}

}  // namespace
}  // namespace kamchatka::test::occupation_test
