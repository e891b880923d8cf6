// The sdadata, clause by clause: who begins it, which sums close the game, and when they rise.
// What happens to it when seats are eliminated or leave is in sdadata_seats_test.cpp.
#include "engine/tests/ending.hpp"

namespace kamchatka::test::sdadata_test {
namespace {

using namespace classic;

// The sums that close at the end of each of the turns to come, from the present one on.
std::vector<Sums> sums_of_turns(Table table, std::size_t turns) {
    std::vector<Sums> sums;
    while (sums.size() < turns) {
        pass(table);
        sums.push_back(closing_sums(table));
        roll(table, 6, 6);
    }
    return sums;
}

const Sums to_4{2, 3, 4};
const Sums to_5{2, 3, 4, 5};
const Sums to_6{2, 3, 4, 5, 6};
const Sums to_7{2, 3, 4, 5, 6, 7};

TEST(Sdadata, ChallengeClosesOnFourOrLessAndTheNumberRisesByOneARoundUpToSeven) {
    CLAUSE("CH-9.2a", "CH-9.2b");
    const std::vector<Sums> expected{
        to_4, to_4, to_4, to_4, to_5, to_5, to_5, to_5, to_6, to_6, to_6, to_6,
        to_7, to_7, to_7, to_7, to_7, to_7, to_7, to_7, to_7, to_7, to_7, to_7,
    };
    EXPECT_EQ(sums_of_turns(last_turn(rulebooks::challenge), 24), expected);
}

TEST(Sdadata, TorisikoClosesOnExactlyFourThenFourOrFiveAndSoOnUpToSeven) {
    CLAUSE("TK-R8b");
    RULING("R-18");
    const Sums four{4};
    const Sums five{4, 5};
    const Sums six{4, 5, 6};
    const Sums seven{4, 5, 6, 7};
    const std::vector<Sums> expected{
        four,  four,  four,  four,  five,  five,  five,  five,  six,   six,   six,   six,
        seven, seven, seven, seven, seven, seven, seven, seven, seven, seven, seven, seven,
    };
    EXPECT_EQ(sums_of_turns(last_turn(rulebooks::torisiko), 24), expected);
}

TEST(Sdadata, InTheFirstSupplementaryRoundOfTorneoOnlyTheLastPlayerRolls) {
    CLAUSE("TO-11b");
    Table table = late_game(rulebooks::torneo);
    pass_to(table.play(Arbiter{}, CallTime{}), s1, 6);
    for (const Seat seat : {s1, s2, s3}) {
        EXPECT_EQ(seat_on_turn(table.state()), seat);
        EXPECT_NE(pass(table).state().phase, Phase::closing);
    }
    pass(table);
    EXPECT_EQ(closing_sums(table), to_4);
}

TEST(Sdadata, InTheSecondSupplementaryRoundOfTorneoTheNumberIsFiveForEverybodyAndThenRisesOn) {
    CLAUSE("TO-11b", "TO-11c");
    RULING("R-17");
    const std::vector<Sums> expected{
        to_4,
        to_5,
        to_5,
        to_5,
        to_5,
        to_6,
        to_6,
        to_6,
        to_6,
        to_7,
    };
    EXPECT_EQ(sums_of_turns(last_turn(rulebooks::torneo), 10), expected);
}

TEST(Sdadata, TheNumberOfTorneoHasNoCeiling) {
    CLAUSE("TO-11c");
    Table table = last_turn(rulebooks::torneo);
    for (std::uint32_t round = 7; round <= 13; ++round) {
        pass_to(table, s1, round);
        Table closing = table;
        EXPECT_EQ(*closing_sums(pass(closing)).rbegin(), static_cast<int>(round) - 2);
    }
    pass_to(table, s1, 14);
    roll(pass(table), 6, 6);
    EXPECT_TRUE(over(table)) << "closes on twelve";
}

TEST(Sdadata, StartsWithThePlayerOfTheLastTurnOfTheLastRound) {
    CLAUSE("CH-9.4a", "TK-R8b", "TO-11b");
    for (const Ruleset* set : sdadata_books) {
        SCOPED_TRACE(set->id.view());
        Table table = late_game(*set).order({s2, s4, s1, s3}).turn(s2);
        pass_to(table.play(Arbiter{}, CallTime{}), s1, 6);
        EXPECT_NE(pass(table).state().phase, Phase::closing) << "s1 is the last but one";
        EXPECT_EQ(pass(table).state().phase, Phase::closing);
        roll(table, 6, 6);
        EXPECT_EQ(table.last<ClosingRolled>()->seat, s3);
    }
}

TEST(Sdadata, ARollThatDoesNotCloseGivesTheHandToTheNextPlayer) {
    CLAUSE("CH-9.2a", "TO-11b");
    for (const Ruleset* set : sdadata_books) {
        Table table = last_turn(*set);
        roll(pass(table), 3, 2);
        EXPECT_FALSE(over(table));
        EXPECT_EQ(seat_on_turn(table.state()), s1);
        EXPECT_EQ(table.state().round, 7U);
        EXPECT_EQ(table.state().phase, Phase::reinforce);
    }
}

TEST(Sdadata, ARollThatClosesEndsTheGameOnPoints) {
    CLAUSE("CH-9.2a", "CH-10.1", "TO-11b", "TO-11d", "TK-R8b");
    for (const Ruleset* set : sdadata_books) {
        Table table = last_turn(*set);
        roll(pass(table), 3, 1);
        EXPECT_TRUE(over(table));
        EXPECT_EQ(table.state().cause, Cause::points);
        EXPECT_EQ(table.state().winner, s1);
    }
}

TEST(Sdadata, TheDiceAreRolledAfterTheTransferAndTheCard) {
    CLAUSE("CH-9.2a", "TO-11b");
    for (const Ruleset* set : sdadata_books) {
        Table table = last_turn(*set).with({{venezuela, s4, 5}, {peru, s4, 5}});
        table.fight(s4, {peru, argentina, 3}, dice(6, 6, 6), dice(1)).play(s4, Occupy{3});
        table.play(s4, Transfer{venezuela, peru, 1});
        EXPECT_EQ(table.state().phase, Phase::draw);
        table.play(Chance{}, DrawCard{table.card("peru")});
        EXPECT_EQ(table.state().phase, Phase::closing);
    }
}

TEST(Sdadata, AnObjectiveReachedDuringItStillWinsAtOnce) {
    CLAUSE("CH-9.4b");
    for (const Ruleset* set : sdadata_books) {
        Table table = last_turn(*set).objective(s1, "elvis");
        for (const Territory territory :
             table.rules().objectives[table.objective_called("elvis")].goal.territories) {
            table.with({{territory, s1, 1}});
        }
        table.with({{congo, s4, 1}, {egypt, s2, 1}, {siam, s3, 1}});
        roll(pass(table), 6, 6);
        EXPECT_TRUE(over(table));
        EXPECT_EQ(table.state().cause, Cause::objective);
        EXPECT_EQ(table.state().winner, s1);
    }
}

// --- Three conquests

TEST(Sdadata, WhoConqueredMoreThanTwoTerritoriesInTheTurnDoesNotRoll) {
    CLAUSE("CH-9.3", "TK-R8c");
    for (const Ruleset* set : {&rulebooks::challenge, &rulebooks::torisiko}) {
        SCOPED_TRACE(set->id.view());
        Table table = last_turn(*set).with({{peru, s4, 20}});
        table.fight(s4, {peru, argentina, 3}, dice(6, 6, 6), dice(1)).play(s4, Occupy{3});
        table.with({{central_america, s1, 1}, {venezuela, s4, 20}, {brazil, s3, 1}});
        table.fight(s4, {venezuela, brazil, 3}, dice(6, 6, 6), dice(1)).play(s4, Occupy{9});
        Table two = table;
        EXPECT_EQ(pass(two).state().phase, Phase::closing) << "two conquests do not spare the roll";
        table.fight(s4, {brazil, north_africa, 3}, dice(6, 6, 6), dice(1)).play(s4, Occupy{3});
        pass(table);
        EXPECT_EQ(table.state().phase, Phase::reinforce);
        EXPECT_TRUE(table.saw<ClosingWaived>());
        EXPECT_EQ(seat_on_turn(table.state()), s1);
    }
}

TEST(Sdadata, ThreeConquestsOfAnEarlierTurnSpareNobody) {
    CLAUSE("CH-9.3", "TK-R8c");
    for (const Ruleset* set : {&rulebooks::challenge, &rulebooks::torisiko}) {
        Table table = last_turn(*set);
        table.state().conquests = 3;
        pass(table);
        ASSERT_EQ(seat_on_turn(table.state()), s1);
        EXPECT_EQ(pass(table).state().phase, Phase::closing);
    }
}

TEST(Sdadata, TorneoKnowsNoExemption) {
    CLAUSE("TO-11b");
    Table table = last_turn(rulebooks::torneo);
    table.state().conquests = 5;
    EXPECT_EQ(pass(table).state().phase, Phase::closing);
}

TEST(Sdadata, AnExemptPlayerUsesUpHisSlot) {
    CLAUSE("CH-9.3", "TK-R8c");
    RULING("R-17");
    Table table = last_turn(rulebooks::challenge);
    table.state().conquests = 3;
    pass(table);  // s4 began it without a roll
    const std::vector<Sums> expected{to_4, to_4, to_4, to_5, to_5, to_5, to_5, to_6};
    EXPECT_EQ(sums_of_turns(table, 8), expected);
}

TEST(Sdadata, AnExemptPlayerAtTheRiseOfTheNumberUsesUpHisSlotToo) {
    CLAUSE("CH-9.2b", "CH-9.3");
    RULING("R-17");
    Table table = last_turn(rulebooks::challenge);
    pass_to(table, s4, 7);
    table.state().conquests = 4;
    pass(table);
    const std::vector<Sums> expected{to_5, to_5, to_5, to_6};
    EXPECT_EQ(sums_of_turns(table, 4), expected);
}

}  // namespace
}  // namespace kamchatka::test::sdadata_test
