// The arbiter's penalties, clause by clause: armies removed and caps set. What a penalty amounts to
// is worked out by the referee; the engine applies it.
#include "engine/tests/ending.hpp"

#include <algorithm>

namespace kamchatka::test::arbiter_test {
namespace {

using namespace classic;

TEST(Arbiter, RemovesArmiesFromTheTerritoryNamedAndNoOther) {
    CLAUSE("TK-C12");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        Table table = Table(*set).with({{alaska, s1, 5}, {peru, s2, 5}});
        table.play(Arbiter{}, RemoveArmies{peru, 2});
        EXPECT_EQ(table.armies(peru), 3U);
        EXPECT_EQ(table.armies(alaska), 5U);
        EXPECT_EQ(seat_on_turn(table.state()), s1) << "the turn goes on";
        EXPECT_EQ(table.state().phase, Phase::attack);
    }
}

TEST(Arbiter, APenaltyLeavesOneArmyOnTheTerritory) {
    RULING("R-24");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        Table table = Table(*set).with({{alaska, s1, 5}});
        const RemoveArmies all{alaska, 5};
        EXPECT_EQ(table.refused(Arbiter{}, all), Rejection::must_leave_one_army);
        table.play(Arbiter{}, RemoveArmies{alaska, 4});
        EXPECT_EQ(table.armies(alaska), 1U);
    }
}

TEST(Arbiter, ThePenaltyTakesFirstTheArmiesPlacedInThatTurn) {
    CLAUSE("TK-C10", "TK-C11");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        Table table = Table(*set).with({{alaska, s1, 5}});
        table.phase(Phase::reinforce).reserve(s1, 4).play(s1, PlaceArmies{alaska, 4});
        table.play(Arbiter{}, RemoveArmies{alaska, 3});
        // One of the four is left to be taken back; the five of before are not.
        EXPECT_EQ(table.refused(s1, TakeBackArmies{alaska, 2}), Rejection::more_than_placed);
        EXPECT_TRUE(table.allowed(s1, TakeBackArmies{alaska, 1}));
    }
}

TEST(Arbiter, APenaltyBeyondTheArmiesPlacedTakesTheOthers) {
    CLAUSE("TK-C10");
    Table table = Table(rulebooks::torisiko).with({{alaska, s1, 5}});
    table.phase(Phase::reinforce).reserve(s1, 2).play(s1, PlaceArmies{alaska, 2});
    table.play(Arbiter{}, RemoveArmies{alaska, 6});
    EXPECT_EQ(table.armies(alaska), 1U);
    EXPECT_EQ(table.refused(s1, TakeBackArmies{alaska, 1}), Rejection::more_than_placed);
}

// With 135 armies 10 are removed, and the player goes on with 125.
TEST(Arbiter, WhoWasOverTheLimitGoesOnWithTheReducedNumber) {
    CLAUSE("TK-C11");
    Table table = Table(rulebooks::torisiko)
                      .with({
                          {alaska, s1, 133},
                          {peru, s1, 1},
                          {congo, s1, 1},
                          {siam, s2, 1},
                          {japan, s3, 1},
                      });
    table.play(Arbiter{}, RemoveArmies{alaska, 10}).play(Arbiter{}, SetArmyCap{s1, 125});
    pass_to(table, s1, 6);
    EXPECT_EQ(table.state().reserve[s1], 0) << "one army for three territories, and no room";
    table.play(Arbiter{}, RemoveArmies{alaska, 1});
    pass_to(pass(table), s1, 7);
    EXPECT_EQ(table.state().reserve[s1], 1);
}

TEST(Arbiter, ALimitHoldsForTheSeatNamedOnly) {
    CLAUSE("TK-C11");
    Table table = Table(rulebooks::torisiko)
                      .with({
                          {alaska, s1, 120},
                          {peru, s1, 1},
                          {congo, s1, 1},
                          {siam, s2, 120},
                          {egypt, s2, 1},
                          {ural, s2, 1},
                      });
    table.play(Arbiter{}, SetArmyCap{s1, 122});
    pass(table);
    EXPECT_EQ(table.state().reserve[s2], 1);
    pass_to(table, s1, 6);
    EXPECT_EQ(table.state().reserve[s1], 0);
}

TEST(Arbiter, ALimitOfNoughtIsNone) {
    CLAUSE("TK-C11");
    Table table = Table(rulebooks::torisiko)
                      .with({
                          {alaska, s1, 200},
                          {peru, s1, 1},
                          {congo, s1, 1},
                          {siam, s2, 1},
                      });
    table.play(Arbiter{}, SetArmyCap{s1, 0});
    pass_to(pass(table), s1, 6);
    EXPECT_EQ(table.state().reserve[s1], 1);
}

TEST(Arbiter, MayPenaliseAPlayerInAnothersTurn) {
    CLAUSE("TK-C12");
    Table table = Table(rulebooks::torisiko).turn(s2).with({{alaska, s1, 5}});
    EXPECT_TRUE(table.allowed(Arbiter{}, RemoveArmies{alaska, 4}));
    EXPECT_TRUE(table.allowed(Arbiter{}, SetArmyCap{s1, 100}));
}

// --- While something is awaited

TEST(Arbiter, PenalisesWhateverTheGameWaitsFor) {
    CLAUSE("TK-C10", "TK-C11", "TK-C12");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        for (const Phase phase :
             {Phase::reinforce, Phase::attack, Phase::occupy, Phase::draw, Phase::closing}) {
            Table table = Table(*set).with({{alaska, s1, 5}, {peru, s2, 5}}).phase(phase);
            table.play(Arbiter{}, RemoveArmies{peru, 4}).play(Arbiter{}, SetArmyCap{s2, 99});
            EXPECT_EQ(table.armies(peru), 1U);
            EXPECT_EQ(table.state().army_cap[s2], 99);
            EXPECT_EQ(table.state().phase, phase) << "the game goes on where it was";
        }
    }
}

// Kamchatka with that many armies has declared an attack on Japan.
Table attacking(const Ruleset& set, std::uint16_t from, std::uint16_t to) {
    Table table = Table(set).with({{kamchatka, s1, from}, {japan, s2, to}, {siam, s2, 9}});
    const auto most = static_cast<std::uint8_t>(std::min(3, from - 1));
    return table.play(s1, Attack{kamchatka, japan, most});
}

TEST(Arbiter, APenaltyElsewhereLeavesTheDiceAsTheyWereDeclared) {
    RULING("R-24");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        Table table = attacking(*set, 4, 2);
        const State before = table.state();
        table.play(Arbiter{}, RemoveArmies{siam, 8});
        EXPECT_EQ(table.state().battle, before.battle);
        EXPECT_EQ(table.state().phase, before.phase);
    }
}

TEST(Arbiter, AsManyDiceAreRolledAsThePenaltyLeavesArmiesFor) {
    RULING("R-24");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        Table table = attacking(*set, 4, 2);
        const Phase phase = table.state().phase;
        table.play(Arbiter{}, RemoveArmies{kamchatka, 1});
        EXPECT_EQ(table.state().battle.attack_dice, 2);
        EXPECT_EQ(table.state().phase, phase);
        table.play(Arbiter{}, RemoveArmies{japan, 1});
        EXPECT_EQ(table.state().phase, Phase::roll) << "one army has no choice";
        EXPECT_EQ(table.state().battle.defence_dice, 1);
        table.play(Chance{}, RollDice{dice(6, 6), dice(1)});
        EXPECT_EQ(table.owner_of(japan), s1);
    }
}

TEST(Arbiter, AChosenDefenceIsNoMoreThanThePenaltyLeaves) {
    RULING("R-24");
    Table table = attacking(rulebooks::prestige, 4, 3);
    table.play(s2, Defend{2}).play(Arbiter{}, RemoveArmies{japan, 1});
    EXPECT_EQ(table.state().battle.defence_dice, 2) << "as it was chosen";
    table.play(Arbiter{}, RemoveArmies{japan, 1});
    EXPECT_EQ(table.state().battle.defence_dice, 1);
    EXPECT_EQ(table.state().phase, Phase::roll);
}

TEST(Arbiter, AnAttackThatThePenaltyMakesImpossibleIsOff) {
    CLAUSE("TK-R6");
    RULING("R-24");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        Table table = attacking(*set, 4, 3);
        table.play(Arbiter{}, RemoveArmies{kamchatka, 3});
        EXPECT_EQ(table.state().phase, Phase::attack);
        EXPECT_FALSE(table.state().fought);
        Table fewer = attacking(*set, 4, 3);
        fewer.play(Arbiter{}, RemoveArmies{kamchatka, 1});
        const bool allowed = set->combat.fewer_dice == FewerDice::allowed;
        EXPECT_EQ(fewer.state().phase == Phase::attack, !allowed) << "two dice against three";
    }
}

TEST(Arbiter, ThePenaltyLeavesTheArmiesThatAConquestIsOccupiedWith) {
    RULING("R-24");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        Table table = Table(*set).with({{kamchatka, s1, 6}, {japan, s2, 1}, {siam, s2, 1}});
        table.fight(s1, {kamchatka, japan, 3}, dice(6, 6, 6), dice(1));
        EXPECT_EQ(
            table.refused(Arbiter{}, RemoveArmies{kamchatka, 3}), Rejection::must_leave_one_army
        );
        EXPECT_FALSE(table.allowed(Arbiter{}, RemoveArmies{japan, 1}));
        table.play(Arbiter{}, RemoveArmies{kamchatka, 2}).play(s1, Occupy{3});
        EXPECT_EQ(table.armies(japan), 3U);
        EXPECT_EQ(table.armies(kamchatka), 1U);
    }
}

TEST(Arbiter, APenaltyWinsNobodyTheGame) {
    CLAUSE("TO-6b", "PR-7");
    // s1 has what it needs, but the game is not won by a ruling in the turn of s2.
    Table table = Table(rulebooks::prestige).rest_to(s1, 2).objective(s1, "territories_24");
    table.with({{siam, s2, 5}, {japan, s3, 1}, {peru, s4, 1}}).turn(s2);
    table.play(Arbiter{}, RemoveArmies{siam, 1});
    EXPECT_FALSE(over(table));
}

}  // namespace
}  // namespace kamchatka::test::arbiter_test
