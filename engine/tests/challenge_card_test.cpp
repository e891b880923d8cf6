// The Challenge card: for one combat the attacker wins equal dice. s1 attacks Kamchatka from Alaska
// and, where another attack is needed, Brazil from North Africa.
#include "engine/tests/table.hpp"

namespace kamchatka::test::challenge_card_test {
namespace {

using namespace classic;

constexpr DiceThree threes = dice(3, 3, 3);

Ruleset with_challenge_card(Ruleset set = rulebooks::challenge) {
    set.combat.challenge_card = Switch::on;
    return set;
}

Table front(const Ruleset& set = with_challenge_card()) {
    return Table(set).with({
        {alaska, s1, 20},
        {northwest_territories, s1, 1},
        {north_africa, s1, 20},
        {mongolia, s1, 20},
        {kamchatka, s2, 20},
        {brazil, s3, 20},
    });
}

// Whether s1 wins equal dice in his next roll from here to there.
bool wins_ties(Table& table, Territory from, Territory to) {
    const unsigned before = table.armies(to);
    table.fight(s1, {from, to, 3}, threes, threes);
    return table.armies(to) < before;
}

TEST(ChallengeCard, TheAttackerWinsTies) {
    CLAUSE("CC-1");
    Table table = front();
    table.play(s1, PlayChallengeCard{}).fight(s1, {alaska, kamchatka, 3}, threes, threes);
    EXPECT_EQ(table.armies(alaska), 20U);
    EXPECT_EQ(table.armies(kamchatka), 17U);
}

TEST(ChallengeCard, ChangesNothingButTies) {
    CLAUSE("CC-1");
    Table table = front();
    table.play(s1, PlayChallengeCard{});
    table.fight(s1, {alaska, kamchatka, 3}, dice(5, 3, 1), dice(6, 3, 2));  // 5-6 3-3 1-2
    EXPECT_EQ(table.armies(alaska), 18U);
    EXPECT_EQ(table.armies(kamchatka), 19U);
}

TEST(ChallengeCard, WithoutItTheDefenderWinsTies) {
    CLAUSE("CC-1");
    Table table = front();
    EXPECT_FALSE(wins_ties(table, alaska, kamchatka));
    EXPECT_EQ(table.armies(alaska), 17U);
}

TEST(ChallengeCard, IsPlayedInOnesOwnTurn) {
    CLAUSE("CC-1");
    const Table table = front();
    EXPECT_EQ(table.refused(s2, PlayChallengeCard{}), Rejection::not_your_turn);
}

TEST(ChallengeCard, MayBePlayedBeforeTheReinforcementsArePlaced) {
    CLAUSE("CC-1");
    Table table = front().phase(Phase::reinforce).reserve(s1, 1);
    table.play(s1, PlayChallengeCard{}).play(s1, PlaceArmies{alaska, 1});
    EXPECT_TRUE(wins_ties(table, alaska, kamchatka));
}

TEST(ChallengeCard, CannotBePlayedOnceTheAttackIsDeclared) {
    CLAUSE("CC-1");
    Table table = front().play(s1, Attack{alaska, kamchatka, 3});
    EXPECT_EQ(table.refused(s1, PlayChallengeCard{}), Rejection::wrong_phase);
    table.play(Chance{}, RollDice{threes, threes});
    EXPECT_EQ(table.armies(kamchatka), 20U);
}

TEST(ChallengeCard, MayBePlayedBetweenTheRollsOfARunningCombat) {
    CLAUSE("CC-1");
    RULING("R-26");
    Table table = front();
    EXPECT_FALSE(wins_ties(table, alaska, kamchatka));
    table.play(s1, PlayChallengeCard{});
    EXPECT_TRUE(wins_ties(table, alaska, kamchatka));
}

TEST(ChallengeCard, LastsForTheWholeCombat) {
    CLAUSE("CC-2");
    Table table = front();
    table.play(s1, PlayChallengeCard{});
    for (int roll = 0; roll < 5; ++roll) EXPECT_TRUE(wins_ties(table, alaska, kamchatka));
}

TEST(ChallengeCard, EndsWhenAnotherAttackIsMade) {
    CLAUSE("CC-2");
    RULING("R-26");
    Table table = front();
    table.play(s1, PlayChallengeCard{});
    EXPECT_TRUE(wins_ties(table, alaska, kamchatka));
    EXPECT_FALSE(wins_ties(table, north_africa, brazil));
    EXPECT_FALSE(wins_ties(table, alaska, kamchatka)) << "it does not come back";
}

TEST(ChallengeCard, EndsWithAChangeOfOrigin) {
    CLAUSE("CC-2");
    RULING("R-26");
    Table table = front();
    table.play(s1, PlayChallengeCard{});
    EXPECT_TRUE(wins_ties(table, alaska, kamchatka));
    EXPECT_FALSE(wins_ties(table, mongolia, kamchatka));
}

TEST(ChallengeCard, EndsWithAChangeOfTarget) {
    CLAUSE("CC-2");
    RULING("R-26");
    Table table = front().with({{japan, s2, 20}});
    table.play(s1, PlayChallengeCard{});
    EXPECT_TRUE(wins_ties(table, mongolia, kamchatka));
    EXPECT_FALSE(wins_ties(table, mongolia, japan));
}

TEST(ChallengeCard, EndsWithTheConquest) {
    CLAUSE("CC-2", "CC-3");
    RULING("R-26");
    Table table = front().with({{kamchatka, s2, 3}, {japan, s2, 3}, {siam, s2, 1}});
    table.play(s1, PlayChallengeCard{});
    EXPECT_TRUE(wins_ties(table, alaska, kamchatka));
    table.play(s1, Occupy{10});
    EXPECT_EQ(table.owner_of(kamchatka), s1);
    EXPECT_FALSE(wins_ties(table, kamchatka, japan));
}

TEST(ChallengeCard, BindsToTheNextAttackWhicheverItIs) {
    RULING("R-26");
    Table table = front();
    EXPECT_FALSE(wins_ties(table, alaska, kamchatka));
    table.play(s1, PlayChallengeCard{});
    EXPECT_TRUE(wins_ties(table, north_africa, brazil));
    EXPECT_FALSE(wins_ties(table, alaska, kamchatka));
}

TEST(ChallengeCard, PlayedWithNoRollAfterItIsSpent) {
    CLAUSE("CC-3");
    RULING("R-26");
    Table table = front();
    table.play(s1, PlayChallengeCard{}).play(s1, EndTurn{});
    for (const Seat seat : {s2, s3, s4}) table.reserve(seat, 0).play(seat, EndTurn{});
    ASSERT_EQ(awaited_seats(table.state()), SeatSet{s1});
    EXPECT_EQ(table.refused(s1, PlayChallengeCard{}), Rejection::no_challenge_card);
    table.reserve(s1, 0);
    EXPECT_FALSE(wins_ties(table, alaska, kamchatka)) << "nor does it hold in the next turn";
}

TEST(ChallengeCard, DoesNotServeThePlayerWhoComesNext) {
    CLAUSE("CC-1", "CC-2");
    Table table = front();
    table.play(s1, PlayChallengeCard{}).play(s1, EndTurn{}).reserve(s2, 0);
    table.fight(s2, {kamchatka, alaska, 3}, threes, threes);
    EXPECT_EQ(table.armies(alaska), 20U);
    EXPECT_EQ(table.armies(kamchatka), 17U);
}

TEST(ChallengeCard, IsPlayedOnceAGameByEachPlayer) {
    CLAUSE("CC-3");
    Table table = front();
    table.play(s1, PlayChallengeCard{});
    EXPECT_EQ(table.refused(s1, PlayChallengeCard{}), Rejection::no_challenge_card);
    EXPECT_TRUE(wins_ties(table, alaska, kamchatka));
    EXPECT_EQ(table.refused(s1, PlayChallengeCard{}), Rejection::no_challenge_card);
    table.play(s1, EndTurn{});
    EXPECT_TRUE(table.allowed(s2, PlayChallengeCard{})) << "the others still have theirs";
}

// The last turn of the last round belongs to s4: his roll is the first of the sdadata.
TEST(ChallengeCard, IsPlayedOnlyBeforeTheSdadataBegins) {
    CLAUSE("CC-3");
    RULING("R-26");
    Table table = front().turn(s4);
    table.state().last_round = table.state().round;
    EXPECT_TRUE(table.allowed(s4, PlayChallengeCard{})) << "before the first roll";
    table.play(s4, EndTurn{}).play(Chance{}, RollClosing{{6, 6}});
    ASSERT_EQ(awaited_seats(table.state()), SeatSet{s1});
    EXPECT_EQ(table.refused(s1, PlayChallengeCard{}), Rejection::challenge_card_too_late);
}

TEST(ChallengeCard, IsTooLateAfterAWaivedRollToo) {
    CLAUSE("CC-3");
    RULING("R-26");
    Table table = front().turn(s4);
    table.state().last_round = table.state().round;
    table.state().conquests = 3;
    table.play(s4, EndTurn{}).play(Chance{}, DrawCard{table.card("siam")});
    ASSERT_TRUE(table.saw<ClosingWaived>());
    EXPECT_EQ(table.refused(s1, PlayChallengeCard{}), Rejection::challenge_card_too_late);
}

TEST(ChallengeCard, IsAnOptionOfTheClassicGame) {
    CLAUSE("CC-4");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        const Table without = at_first_turn(*set);
        EXPECT_EQ(without.refused(s1, PlayChallengeCard{}), Rejection::not_in_these_rules);
        const Table with = at_first_turn(with_challenge_card(*set));
        EXPECT_TRUE(with.allowed(s1, PlayChallengeCard{})) << set->id.view();
        EXPECT_EQ(with.state().round, 1U) << "no exchange of colours";
    }
}

TEST(ChallengeCard, WinsTiesInEveryRulebook) {
    CLAUSE("CC-1", "CC-4");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        Table table = front(with_challenge_card(*set));
        table.play(s1, PlayChallengeCard{});
        EXPECT_TRUE(wins_ties(table, alaska, kamchatka)) << set->id.view();
    }
}

}  // namespace
}  // namespace kamchatka::test::challenge_card_test
