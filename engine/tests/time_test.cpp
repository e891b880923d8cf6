// The time limit, clause by clause: how long a game lasts and which rounds follow.
#include "engine/tests/ending.hpp"

namespace kamchatka::test::time_test {
namespace {

using namespace classic;

TEST(TimeLimit, IsNinetyMinutesInOfficialTournaments) {
    CLAUSE("CH-8.1");
    EXPECT_EQ(rulebooks::challenge.ending.minutes, 90);
}

TEST(TimeLimit, IsAHundredAndTwentyMinutesInTheQualifyingGamesOfTorneo) {
    CLAUSE("TO-11a");
    EXPECT_EQ(rulebooks::torneo.ending.minutes, 120);
}

TEST(TimeLimit, IsAHundredAndFiveMinutesAtTorisiko) {
    CLAUSE("TK-R8a");
    EXPECT_EQ(rulebooks::torisiko.ending.minutes, 105);
}

TEST(TimeLimit, TheBaseGameOfPrestigeHasNone) {
    CLAUSE("PR-1", "PR-9a");
    EXPECT_EQ(late_game(rulebooks::prestige).refused(Arbiter{}, CallTime{}), Rejection::no_clock);
    EXPECT_TRUE(late_game(rulebooks::prestige_torneo).allowed(Arbiter{}, CallTime{}));
}

TEST(TimeLimit, MayBeAgreedAwayAndThenTimeIsNeverUp) {
    CLAUSE("CH-8.1");
    Ruleset set = rulebooks::challenge;
    set.ending.minutes = 0;
    EXPECT_EQ(late_game(set).refused(Arbiter{}, CallTime{}), Rejection::no_clock);
}

TEST(TimeLimit, WhenTimeRunsOutTheRoundInProgressIsTheLastButOne) {
    CLAUSE("CH-9.1", "TO-11a", "TK-R8a");
    RULING("R-16", "R-43");
    for (const Ruleset* set : sdadata_books) {
        for (const Seat caught : {s1, s2, s3, s4}) {
            SCOPED_TRACE(set->id.view());
            Table table = late_game(*set);
            pass_to(table, caught, 5).play(Arbiter{}, CallTime{});
            pass_to(table, s4, 6);
            EXPECT_EQ(table.count_in_history<ClosingBegan>(), 0U) << "not before the last turn";
            EXPECT_EQ(table.state().round, 6U);
            pass(table);
            EXPECT_EQ(table.state().phase, Phase::closing);
        }
    }
}

TEST(TimeLimit, CalledWhileACardIsDrawnItBelongsToThatTurn) {
    RULING("R-16");
    Table table = late_game(rulebooks::challenge).turn(s4);
    table.state().conquests = 1;
    table.play(s4, EndTurn{});
    ASSERT_EQ(table.state().phase, Phase::draw);
    table.play(Arbiter{}, CallTime{});
    table.play(Chance{}, DrawCard{table.card("peru")});
    EXPECT_EQ(table.state().round, 6U);
    pass_to(table, s4, 6);
    EXPECT_EQ(table.count_in_history<ClosingBegan>(), 0U);
    EXPECT_EQ(pass(table).state().phase, Phase::closing);
}

TEST(TimeLimit, BeforeItIsUpNobodyRollsToClose) {
    CLAUSE("CH-8.2");
    for (const Ruleset* set : timed_books) {
        Table table = late_game(*set);
        pass_to(table, s1, 20);
        EXPECT_EQ(table.count_in_history<ClosingBegan>(), 0U);
        EXPECT_FALSE(over(table));
    }
}

TEST(TimeLimit, ATournamentGameOfPrestigeFinishesTheRoundAndCountsThePoints) {
    CLAUSE("PR-9a");
    RULING("R-16");
    for (const Seat caught : {s1, s2, s3, s4}) {
        Table table = late_game(rulebooks::prestige_torneo);
        pass_to(table, caught, 5).play(Arbiter{}, CallTime{});
        pass_to(table, s4, 5);
        EXPECT_FALSE(over(table));
        pass(table);
        EXPECT_TRUE(over(table));
        EXPECT_EQ(table.state().cause, Cause::points);
        EXPECT_EQ(table.count_in_history<ClosingBegan>(), 0U);
    }
}

TEST(TimeLimit, TheLastRoundOfPrestigeEndsWithTheLastSeatStillInTheGame) {
    CLAUSE("PR-9a");
    Table table = late_game(rulebooks::prestige_torneo);
    eliminate(table, s4, s1);
    pass_to(table.play(Arbiter{}, CallTime{}), s3, 5);
    EXPECT_FALSE(over(table));
    EXPECT_TRUE(over(pass(table)));
}

TEST(TimeLimit, TheLastRoundOfPrestigeGivesNoSlotToAPlayerWhoWithdrew) {
    CLAUSE("PR-9a");
    Table table = late_game(rulebooks::prestige_torneo);
    table.play(s4, Withdraw{s4});
    pass_to(table.play(Arbiter{}, CallTime{}), s3, 5);
    EXPECT_TRUE(over(pass(table)));
    EXPECT_EQ(table.count_in_history<SlotReached>(), 0U);
}

TEST(TimeLimit, TheLastSeatOfPrestigeLeavingInItsOwnTurnEndsTheLastRound) {
    CLAUSE("PR-9a");
    for (const Action& leaving : {Action{Withdraw{s4}}, Action{Exclude{s4}}}) {
        Table table = late_game(rulebooks::prestige_torneo);
        pass_to(table.play(Arbiter{}, CallTime{}), s4, 5);
        table.play(Arbiter{}, leaving);
        EXPECT_TRUE(over(table));
        EXPECT_EQ(table.state().cause, Cause::points);
    }
}

// --- When the clock starts

TEST(TimeLimit, RunsFromTheFirstTerritoryDealtAtTorisiko) {
    CLAUSE("TK-R8a");
    RULING("R-16");
    Table table = Table::fresh(rulebooks::torisiko);
    table.play(Chance{}, StartGame{});
    choose_colours(roll_for_order(table, {6, 5, 4, 3}));
    ASSERT_EQ(table.state().phase, Phase::deal);
    EXPECT_EQ(table.refused(Arbiter{}, CallTime{}), Rejection::clock_not_started);
    table.play(Chance{}, DealTerritory{alaska});
    EXPECT_TRUE(table.allowed(Arbiter{}, CallTime{}));
}

TEST(TimeLimit, UpDuringTheSetUpOfTorisikoMakesRoundOneTheLastButOne) {
    CLAUSE("TK-R8a");
    RULING("R-16");
    Table table = Table::fresh(rulebooks::torisiko);
    table.play(Chance{}, StartGame{});
    choose_colours(roll_for_order(table, {6, 5, 4, 3}));
    table.play(Chance{}, DealTerritory{alaska}).play(Arbiter{}, CallTime{});
    place_all(deal_objectives(deal_territories(table)));
    ASSERT_EQ(table.state().round, 1U);
    pass_to(table, s4, 2);
    EXPECT_EQ(table.count_in_history<ClosingBegan>(), 0U);
    pass(table);
    EXPECT_EQ(table.state().phase, Phase::closing);
}

TEST(TimeLimit, RunsFromTheFirstTurnInTheOtherRulebooks) {
    RULING("R-16");
    for (const Ruleset* set : timed_books) {
        if (set == &rulebooks::torisiko) continue;
        SCOPED_TRACE(set->id.view());
        Table table = Table::fresh(*set);
        table.play(Chance{}, StartGame{});
        choose_colours(roll_for_order(table, {6, 5, 4, 3}));
        deal_objectives(deal_territories(deal_objectives(table)));
        ASSERT_EQ(table.state().phase, Phase::place);
        EXPECT_EQ(table.refused(Arbiter{}, CallTime{}), Rejection::clock_not_started);
        place_all(table);
        EXPECT_TRUE(table.allowed(Arbiter{}, CallTime{}));
    }
}

TEST(TimeLimit, IsUpOnlyOnce) {
    CLAUSE("CH-9.1");
    RULING("R-16");
    for (const Ruleset* set : timed_books) {
        Table table = late_game(*set);
        table.play(Arbiter{}, CallTime{});
        EXPECT_EQ(table.refused(Arbiter{}, CallTime{}), Rejection::time_already_up);
    }
}

}  // namespace
}  // namespace kamchatka::test::time_test
