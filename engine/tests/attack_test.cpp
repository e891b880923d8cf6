// Combat, clause by clause: who may attack whom, with how many dice, and how long it goes on. What
// the dice decide is in dice_test.cpp.
#include "engine/tests/turn.hpp"

namespace kamchatka::test::attack_test {
namespace {

using namespace classic;

// s1 in alaska against s2 in kamchatka.
Table facing(const Ruleset& set, std::uint16_t attackers, std::uint16_t defenders) {
    return Table(set).with({{alaska, s1, attackers}, {kamchatka, s2, defenders}});
}

TEST(Attack, DefenderWinsTies) {
    CLAUSE("CH-4.8", "TO-5h", "PR-4c");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = facing(set, 4, 3);
        table.fight(s1, {alaska, kamchatka, 3}, dice(5, 3, 2), dice(2, 5, 1));  // 5-5 3-2 2-1
        EXPECT_EQ(table.armies(alaska), 3U);
        EXPECT_EQ(table.armies(kamchatka), 1U);
    });
}

TEST(Attack, IsNeverObligatory) {
    CLAUSE("CH-4.1", "CH-4.3", "TO-5n", "PR-4g");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = facing(set, 10, 1).phase(Phase::reinforce);
        EXPECT_TRUE(table.allowed(s1, EndTurn{}));
    });
}

TEST(Attack, MayBeMadeAnyNumberOfTimes) {
    CLAUSE("CH-4.1", "CH-4.11", "TO-5n", "PR-4g");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = facing(set, 60, 60);
        for (unsigned roll = 1; roll <= 15; ++roll) {
            table.fight(s1, {alaska, kamchatka, 3}, dice(6, 6, 1), dice(1, 1, 1));
            ASSERT_EQ(table.armies(kamchatka), 60 - 2 * roll);
            ASSERT_EQ(table.armies(alaska), 60 - roll);
        }
    });
}

TEST(Attack, NeedsASecondArmyAtTheOrigin) {
    CLAUSE("CH-4.3", "TO-5g", "PR-4a", "PR-15");
    in_all_rulebooks([](const Ruleset& set) {
        EXPECT_EQ(
            facing(set, 1, 1).refused(s1, Attack{alaska, kamchatka, 1}), Rejection::too_few_armies
        );
        EXPECT_TRUE(facing(set, 2, 1).allowed(s1, Attack{alaska, kamchatka, 1}));
    });
}

TEST(Attack, ByTheGarrisonArmyIsRefusedSoTwoArmiesRollOneDie) {
    CLAUSE("PR-15", "CH-4.3", "TO-5g");
    in_all_rulebooks([](const Ruleset& set) {
        EXPECT_EQ(attacks(facing(set, 2, 1), s1, alaska, kamchatka), Numbers{1});
    });
}

TEST(Attack, CrossesEveryBorderByLandOrSeaAndNothingElse) {
    CLAUSE("CH-4.4a", "CH-4.4b", "TO-5n", "PR-4g");
    in_all_rulebooks([](const Ruleset& set) {
        for (const Territory from : Table(set).rules().board.territories()) {
            const Table table = Table(set).with({{from, s1, 4}});
            for (const Territory to : table.rules().board.territories()) {
                const bool border = adjacent(table.rules().board, from, to);
                ASSERT_EQ(table.allowed(s1, Attack{from, to, 3}), border);
            }
        }
    });
}

TEST(Attack, CrossesFromAlaskaToKamchatkaAndBack) {
    CLAUSE("CH-4.4b", "TO-5n", "PR-4g");
    in_all_rulebooks([](const Ruleset& set) {
        EXPECT_TRUE(facing(set, 4, 1).allowed(s1, Attack{alaska, kamchatka, 3}));
        EXPECT_TRUE(facing(set, 1, 4).turn(s2).allowed(s2, Attack{kamchatka, alaska, 3}));
    });
}

TEST(Attack, FollowsTheDottedLinesOfTheSea) {
    CLAUSE("CH-4.4b", "TO-5n", "PR-4g");
    struct Line {
        Territory a;
        Territory b;
    };
    in_all_rulebooks([](const Ruleset& set) {
        for (const auto [a, b] :
             {Line{brazil, north_africa},
              Line{greenland, iceland},
              Line{siam, indonesia},
              Line{kamchatka, japan},
              Line{east_africa, madagascar},
              Line{great_britain, scandinavia}}) {
            EXPECT_TRUE(Table(set).with({{a, s1, 4}}).allowed(s1, Attack{a, b, 3}));
            EXPECT_TRUE(Table(set).with({{b, s1, 4}}).allowed(s1, Attack{b, a, 3}));
        }
        // Across a sea without a line.
        EXPECT_FALSE(Table(set).with({{brazil, s1, 4}}).allowed(s1, Attack{brazil, congo, 3}));
        EXPECT_FALSE(Table(set).with({{japan, s1, 4}}).allowed(s1, Attack{japan, siam, 3}));
    });
}

TEST(Attack, MustUseTheMaximumOfDice) {
    CLAUSE("CH-4.5b", "TK-R6");
    in_challenge_and_torisiko([](const Ruleset& set) {
        EXPECT_EQ(attacks(facing(set, 2, 1), s1, alaska, kamchatka), Numbers{1});
        EXPECT_EQ(attacks(facing(set, 3, 1), s1, alaska, kamchatka), Numbers{2});
        EXPECT_EQ(attacks(facing(set, 4, 1), s1, alaska, kamchatka), Numbers{3});
        EXPECT_EQ(attacks(facing(set, 10, 1), s1, alaska, kamchatka), Numbers{3});
    });
}

TEST(Attack, WithTenArmiesMayUseOneTwoOrThreeInTorneo) {
    CLAUSE("TO-5g");
    const Table table = facing(rulebooks::torneo, 10, 1);
    EXPECT_EQ(attacks(table, s1, alaska, kamchatka), from_to(1, 3));
}

TEST(Attack, UsesNoMoreDiceThanArmiesButOneWhereTheyAreChosen) {
    CLAUSE("TO-5g", "PR-4a");
    in_rulebooks(
        {&rulebooks::torneo, &rulebooks::prestige, &rulebooks::prestige_torneo},
        [](const Ruleset& set) {
            EXPECT_EQ(attacks(facing(set, 3, 1), s1, alaska, kamchatka), from_to(1, 2));
            EXPECT_EQ(attacks(facing(set, 4, 1), s1, alaska, kamchatka), from_to(1, 3));
        }
    );
}

TEST(Attack, IsNeverMadeWithFewerDiceThanTheDefender) {
    CLAUSE("CH-4.10", "TO-9", "TK-R6");
    in_rulebooks(
        {&rulebooks::challenge, &rulebooks::torneo, &rulebooks::torisiko},
        [](const Ruleset& set) {
            EXPECT_EQ(attacks(facing(set, 2, 2), s1, alaska, kamchatka), Numbers{});
            EXPECT_EQ(attacks(facing(set, 3, 3), s1, alaska, kamchatka), Numbers{});
            EXPECT_EQ(attacks(facing(set, 3, 10), s1, alaska, kamchatka), Numbers{});
            EXPECT_EQ(attacks(facing(set, 3, 2), s1, alaska, kamchatka), Numbers{2});
            EXPECT_EQ(attacks(facing(set, 4, 10), s1, alaska, kamchatka), Numbers{3});
        }
    );
}

TEST(Attack, ChoosesFromTheDefendersNumberUpToThreeInTorneo) {
    CLAUSE("TO-5g", "TO-9");
    EXPECT_EQ(attacks(facing(rulebooks::torneo, 10, 2), s1, alaska, kamchatka), from_to(2, 3));
    EXPECT_EQ(attacks(facing(rulebooks::torneo, 10, 3), s1, alaska, kamchatka), Numbers{3});
}

TEST(Attack, ChoosesOneToThreeDiceWhateverTheDefenderHasInPrestige) {
    CLAUSE("PR-4a");
    in_prestige([](const Ruleset& set) {
        EXPECT_EQ(attacks(facing(set, 10, 10), s1, alaska, kamchatka), from_to(1, 3));
        EXPECT_EQ(attacks(facing(set, 2, 10), s1, alaska, kamchatka), Numbers{1});
    });
}

TEST(Attack, IsMetWithTheMaximumOfDice) {
    CLAUSE("CH-4.6", "CH-4.12", "TO-8", "TK-R6");
    in_rulebooks(
        {&rulebooks::challenge, &rulebooks::torneo, &rulebooks::torisiko},
        [](const Ruleset& set) {
            for (const std::uint16_t defenders :
                 std::initializer_list<std::uint16_t>{1, 2, 3, 4, 10}) {
                Table table = facing(set, 10, defenders).play(s1, Attack{alaska, kamchatka, 3});
                EXPECT_EQ(table.state().phase, Phase::roll);  // nobody is asked
                EXPECT_EQ(table.state().battle.defence_dice, std::min<unsigned>(defenders, 3));
            }
        }
    );
}

TEST(Attack, IsMetWithOneToThreeDiceOfTheDefendersChoiceInPrestige) {
    CLAUSE("PR-4b");
    RULING("R-13");
    in_prestige([](const Ruleset& set) {
        for (const std::uint16_t defenders : std::initializer_list<std::uint16_t>{2, 3, 10}) {
            Table table = facing(set, 10, defenders).play(s1, Attack{alaska, kamchatka, 3});
            const auto defend = [](unsigned n) { return Defend{static_cast<std::uint8_t>(n)}; };
            EXPECT_EQ(
                numbers_allowed(table, s2, defend), from_to(1, std::min<unsigned>(defenders, 3))
            );
        }
    });
}

TEST(Attack, IsRolledAfterTheDefenderHasDeclaredHisDiceInPrestige) {
    CLAUSE("PR-4b");
    RULING("R-13");
    in_prestige([](const Ruleset& set) {
        Table table = facing(set, 10, 3).play(s1, Attack{alaska, kamchatka, 3});
        EXPECT_EQ(awaited_seats(table.state()), SeatSet{s2});
        EXPECT_EQ(
            table.refused(Chance{}, RollDice{dice(6, 6, 6), dice(1, 1)}), Rejection::wrong_phase
        );
        EXPECT_EQ(table.refused(s1, Defend{2}), Rejection::not_your_turn);
        table.play(s2, Defend{2});
        EXPECT_FALSE(table.allowed(Chance{}, RollDice{dice(6, 6, 6), dice(1, 1, 1)}));
        EXPECT_TRUE(table.allowed(Chance{}, RollDice{dice(6, 6, 6), dice(1, 1)}));
    });
}

TEST(Attack, MayStopAfterAnyRoll) {
    CLAUSE("CH-4.11", "TO-5j", "PR-5b", "TK-C14");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = facing(set, 10, 10);
        table.fight(s1, {alaska, kamchatka, 3}, dice(1, 1, 1), dice(6, 6, 6));
        EXPECT_TRUE(table.allowed(s1, EndTurn{}));
    });
}

TEST(Attack, OnceDeclaredIsRolledAndNotTakenBack) {
    CLAUSE("CH-4.12", "TK-C14");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = facing(set, 10, 3).with({{alberta, s1, 1}, {northwest_territories, s2, 1}});
        table.play(s1, Attack{alaska, kamchatka, 3});
        EXPECT_EQ(table.refused(s1, EndTurn{}), Rejection::wrong_phase);
        EXPECT_EQ(table.refused(s1, Transfer{alaska, alberta, 1}), Rejection::wrong_phase);
        EXPECT_EQ(
            table.refused(s1, Attack{alaska, northwest_territories, 3}), Rejection::wrong_phase
        );
    });
}

TEST(Attack, GoesOnFromWhereItStoodWithTheNextRoll) {
    CLAUSE("CH-4.12", "TK-C19");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = facing(set, 10, 10);
        table.fight(s1, {alaska, kamchatka, 3}, dice(6, 6, 1), dice(1, 1, 1));
        // What the interface needs to roll again without asking.
        EXPECT_EQ(table.state().battle.from, alaska);
        EXPECT_EQ(table.state().battle.to, kamchatka);
        EXPECT_TRUE(table.allowed(s1, Attack{alaska, kamchatka, 3}));
    });
}

TEST(Attack, NeverCombinesTheArmiesOfTwoTerritories) {
    CLAUSE("CH-4.13");
    in_all_rulebooks([](const Ruleset& set) {
        const Table table = Table(set).with({{yakutia, s1, 2}, {chita, s1, 2}, {kamchatka, s2, 1}});
        EXPECT_EQ(attacks(table, s1, yakutia, kamchatka), Numbers{1});
        EXPECT_EQ(attacks(table, s1, chita, kamchatka), Numbers{1});
    });
}

TEST(Attack, OnOneTerritoryMayComeFromOneAfterAnother) {
    CLAUSE("CH-4.13");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = Table(set).with({{yakutia, s1, 4}, {chita, s1, 4}, {kamchatka, s2, 4}});
        table.fight(s1, {yakutia, kamchatka, 3}, dice(6, 6, 1), dice(1, 1, 1));
        table.fight(s1, {chita, kamchatka, 3}, dice(6, 1, 1), dice(1, 1));
        EXPECT_EQ(table.armies(yakutia), 3U);
        EXPECT_EQ(table.armies(chita), 3U);
        EXPECT_EQ(table.armies(kamchatka), 1U);
    });
}

TEST(Attack, MayTurnToAnyOpponentInAnyOrder) {
    CLAUSE("CH-4.14", "TO-5n", "PR-4g");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = facing(set, 20, 9).with({{alberta, s3, 9}});
        for (const Territory target : {alberta, kamchatka, alberta, northwest_territories}) {
            const std::uint8_t defence = most_dice(table.armies(target));
            table.fight(s1, {alaska, target, 3}, dice(1, 1, 1), dice_of(6, defence));
        }
        EXPECT_EQ(table.armies(alaska), 20U - 3 - 3 - 3 - 1);
    });
}

TEST(Attack, IsOverForWhoeverHasOneArmyEverywhere) {
    CLAUSE("TO-5j", "PR-5b");
    in_all_rulebooks([](const Ruleset& set) {
        const Table table = facing(set, 1, 1).with({{brazil, s1, 1}});
        for (const Option& option : legal_actions(table.rules(), table.state(), s1)) {
            EXPECT_FALSE(std::holds_alternative<Attack>(option.action));
        }
        EXPECT_TRUE(table.allowed(s1, EndTurn{}));
    });
}

}  // namespace
}  // namespace kamchatka::test::attack_test
