// The sdadata when a seat is out of the game: who begins it, whose slots remain, and that the
// closing number rises where it would have.
#include "engine/tests/ending.hpp"

namespace kamchatka::test::sdadata_seats_test {
namespace {

using namespace classic;

const Sums to_4{2, 3, 4};
const Sums to_5{2, 3, 4, 5};

// The books whose sdadata rounds begin with its first roller, and the sums of their first rounds.
struct Book {
    const Ruleset* set;
    Sums first;
    Sums second;
};
const std::array anchored{
    Book{&rulebooks::challenge, to_4, to_5},
    Book{&rulebooks::torisiko, {4}, {4, 5}},
};

// In the last round, before the turn of the seat.
Table in_last_round(const Ruleset& set, Seat seat) {
    Table table = late_game(set);
    return pass_to(table.play(Arbiter{}, CallTime{}), seat, 6);
}

// It is this seat's roll, and it closes with these sums.
void expect_roll(const Table& table, Seat seat, const Sums& sums) {
    EXPECT_EQ(table.state().phase, Phase::closing);
    EXPECT_EQ(seat_on_turn(table.state()), seat);
    EXPECT_EQ(closing_sums(table), sums);
}

// --- The last player is eliminated

TEST(SdadataSeats, IfTheLastPlayerOfTheRoundIsOutTheOneBeforeHimBegins) {
    CLAUSE("TK-C27", "CH-9.4a");
    RULING("R-17");
    for (const auto& [set, first, second] : anchored) {
        Table table = late_game(*set);
        eliminate(table, s4, s1);
        pass_to(table.play(Arbiter{}, CallTime{}), s2, 6);
        EXPECT_NE(pass(table).state().phase, Phase::closing);
        expect_roll(pass(table), s3, first);
        expect_roll(pass(roll(table, 6, 6)), s1, first);
        expect_roll(pass(roll(table, 6, 6)), s2, first);
        expect_roll(pass(roll(table, 6, 6)), s3, second);
    }
}

TEST(SdadataSeats, IfThatOneIsOutTooTheOneBeforeHimBegins) {
    CLAUSE("TK-C27");
    RULING("R-17");
    for (const auto& [set, first, second] : anchored) {
        Table table = late_game(*set);
        eliminate(eliminate(table, s4, s1), s3, s1);
        pass_to(table.play(Arbiter{}, CallTime{}), s1, 6);
        EXPECT_NE(pass(table).state().phase, Phase::closing);
        expect_roll(pass(table), s2, first);
        expect_roll(pass(roll(table, 6, 6)), s1, first);
        expect_roll(pass(roll(table, 6, 6)), s2, second);
    }
}

TEST(SdadataSeats, IfTheLastPlayerIsEliminatedInTheLastRoundByTheOneBeforeHimThatOneBegins) {
    CLAUSE("TK-C27");
    RULING("R-17");
    for (const auto& [set, first, second] : anchored) {
        Table table = in_last_round(*set, s3);
        expect_roll(pass(s3_eliminates_s4(table)), s3, first);
        expect_roll(pass(roll(table, 6, 6)), s1, first);
        expect_roll(pass(roll(table, 6, 6)), s2, first);
        expect_roll(pass(roll(table, 6, 6)), s3, second);
    }
}

TEST(SdadataSeats, IfTheLastPlayerIsEliminatedEarlierInTheLastRoundTheLastTurnLeftBegins) {
    CLAUSE("TK-C27");
    RULING("R-17");
    for (const auto& [set, first, second] : anchored) {
        Table table = in_last_round(*set, s2);
        table.with({{central_america, s2, 9}});
        table.fight(s2, {central_america, venezuela, 3}, dice(6, 6, 6), dice(1));
        pass(table.play(s2, Occupy{3}));
        EXPECT_NE(table.state().phase, Phase::closing) << "s3 has still to play";
        expect_roll(pass(table), s3, first);
    }
}

TEST(SdadataSeats, TheNumberRisesWherePlayPassesTheBeginnersSeatThoughHeIsOut) {
    CLAUSE("CH-9.2b");
    RULING("R-17");
    for (const auto& [set, first, second] : anchored) {
        Table table = last_turn(*set);  // s4 begins it
        pass(table);
        pass_to(table, s3, 7);
        expect_roll(pass(s3_eliminates_s4(table)), s3, first);
        expect_roll(pass(roll(table, 6, 6)), s1, second);
        expect_roll(pass(roll(table, 6, 6)), s2, second);
        expect_roll(pass(roll(table, 6, 6)), s3, second);
    }
}

TEST(SdadataSeats, InTorneoTheNumberRisesAtTheFirstSeatThoughItIsOut) {
    CLAUSE("TO-11c");
    RULING("R-17");
    Table table = late_game(rulebooks::torneo);
    eliminate(table.turn(s2), s1, s2);
    table.with({{iceland, s3, 1}});  // so that s2 has not reached its objective
    pass_to(table.play(Arbiter{}, CallTime{}), s4, 6);
    expect_roll(pass(table), s4, to_4);
    expect_roll(pass(roll(table, 6, 6)), s2, to_5);
    expect_roll(pass(roll(table, 6, 6)), s3, to_5);
    expect_roll(pass(roll(table, 6, 6)), s4, to_5);
    expect_roll(pass(roll(table, 6, 6)), s2, {2, 3, 4, 5, 6});
}

TEST(SdadataSeats, InTorneoTooTheOneBeforeAnEliminatedLastPlayerBegins) {
    CLAUSE("TO-11b");
    RULING("R-17");
    Table table = in_last_round(rulebooks::torneo, s3);
    expect_roll(pass(s3_eliminates_s4(table)), s3, to_4);
    expect_roll(pass(roll(table, 6, 6)), s1, to_5);
}

// --- A player who withdrew keeps his slot

TEST(SdadataSeats, AWithdrawnLastPlayersSlotBeginsIt) {
    CLAUSE("TK-C24b", "TK-C26");
    RULING("R-17", "R-23");
    for (const auto& [set, first, second] : anchored) {
        Table table = late_game(*set);
        table.play(s4, Withdraw{s4}).play(Arbiter{}, CallTime{});
        pass_to(table, s3, 6);
        EXPECT_EQ(table.count_in_history<ClosingBegan>(), 0U);
        expect_roll(pass(table), s4, first);
        roll(table, 6, 6);
        EXPECT_EQ(table.last<ClosingRolled>()->seat, s4);
        expect_roll(pass(table), s1, first);
        expect_roll(pass(roll(table, 6, 6)), s2, first);
        expect_roll(pass(roll(table, 6, 6)), s3, first);
        expect_roll(roll(table, 6, 6), s4, second);
    }
}

TEST(SdadataSeats, AWithdrawnPlayersDiceAreRolledInHisPlaceAndMayCloseTheGame) {
    CLAUSE("TK-C24b");
    RULING("R-23");
    for (const Ruleset* set : sdadata_books) {
        Table table = last_turn(*set);
        table.play(Arbiter{}, Withdraw{s2});
        pass(roll(pass(table), 6, 6));  // s4, then s1
        roll(table, 6, 6);
        EXPECT_EQ(table.state().phase, Phase::closing);
        EXPECT_EQ(seat_on_turn(table.state()), s2);
        EXPECT_FALSE(table.saw<TurnStarted>()) << "he has no turn";
        EXPECT_TRUE(over(roll(table, 2, 2)));
    }
}

TEST(SdadataSeats, AWithdrawnPlayerHasNoSlotBeforeTheSdadata) {
    CLAUSE("TK-C24b");
    for (const Ruleset* set : sdadata_books) {
        Table table = in_last_round(*set, s1);
        table.play(s2, Withdraw{s2});
        pass(table);
        EXPECT_EQ(seat_on_turn(table.state()), s3);
        EXPECT_EQ(table.state().phase, Phase::reinforce);
    }
}

TEST(SdadataSeats, AWithdrawnPlayerEliminatedSinceHasNoSlot) {
    CLAUSE("TK-C24b");
    RULING("R-23");
    for (const auto& [set, first, second] : anchored) {
        Table table = in_last_round(*set, s3);
        table.play(s4, Withdraw{s4});
        expect_roll(pass(s3_eliminates_s4(table)), s3, first);
        roll(table, 6, 6);
        EXPECT_EQ(seat_on_turn(table.state()), s1);
        EXPECT_EQ(table.state().phase, Phase::reinforce);
    }
}

TEST(SdadataSeats, WhoWithdrawsInHisTurnAfterThreeConquestsIsNotExempt) {
    CLAUSE("TK-C24b");
    RULING("R-23");
    for (const auto& [set, first, second] : anchored) {
        Table table = last_turn(*set);
        table.state().conquests = 3;
        table.play(s4, Withdraw{s4});
        expect_roll(table, s4, first);
    }
}

TEST(SdadataSeats, AWithdrawnPlayerIsNotExemptByTheConquestsOfTheTurnBefore) {
    CLAUSE("TK-C24b");
    RULING("R-23");
    for (const auto& [set, first, second] : anchored) {
        Table table = in_last_round(*set, s3);
        table.play(s4, Withdraw{s4});
        table.state().conquests = 3;
        expect_roll(pass(table), s4, first);
    }
}

TEST(SdadataSeats, TheLastTwoHavingWithdrawnTheLastSlotBeginsIt) {
    CLAUSE("TK-C24b");
    RULING("R-17");
    for (const auto& [set, first, second] : anchored) {
        Table table = in_last_round(*set, s2);
        table.play(s3, Withdraw{s3}).play(s4, Withdraw{s4});
        expect_roll(pass(table), s4, first);
        pass(roll(table, 6, 6));  // s1
        pass(roll(table, 6, 6));  // s2
        expect_roll(roll(table, 6, 6), s3, first);
        expect_roll(roll(table, 6, 6), s4, second);
    }
}

// --- An excluded player has none

TEST(SdadataSeats, AnExcludedLastPlayerLeavesTheBeginningToTheOneBeforeHim) {
    CLAUSE("TK-C27");
    RULING("R-17", "R-23");
    for (const auto& [set, first, second] : anchored) {
        Table table = in_last_round(*set, s3);
        table.play(Arbiter{}, Exclude{s4});
        expect_roll(pass(table), s3, first);
        expect_roll(pass(roll(table, 6, 6)), s1, first);
        expect_roll(pass(roll(table, 6, 6)), s2, first);
        expect_roll(pass(roll(table, 6, 6)), s3, second);
    }
}

TEST(SdadataSeats, WhoIsExcludedInHisOwnTurnOfTheSdadataDoesNotRoll) {
    RULING("R-23");
    for (const Ruleset* set : sdadata_books) {
        Table table = last_turn(*set);
        pass(table);
        pass_to(table, s2, 7).play(Arbiter{}, Exclude{s2});
        EXPECT_EQ(table.state().phase, Phase::reinforce);
        EXPECT_EQ(seat_on_turn(table.state()), s3);
    }
}

TEST(SdadataSeats, TheLastPlayerExcludedInTheLastTurnDoesNotRollAndTheNextRoundDoes) {
    RULING("R-17", "R-23");
    for (const auto& [set, first, second] : anchored) {
        Table table = last_turn(*set);
        table.play(Arbiter{}, Exclude{s4});
        EXPECT_EQ(table.state().phase, Phase::reinforce);
        expect_roll(pass(table), s1, first);
        expect_roll(pass(roll(table, 6, 6)), s2, first);
        expect_roll(pass(roll(table, 6, 6)), s3, first);
        expect_roll(pass(roll(table, 6, 6)), s1, second);
    }
}

TEST(SdadataSeats, InTorneoTheSecondSupplementaryRoundClosesOnFiveThoughNobodyRolledInTheFirst) {
    CLAUSE("TO-11c");
    RULING("R-17", "R-23");
    Table table = last_turn(rulebooks::torneo);
    table.play(Arbiter{}, Exclude{s4});
    expect_roll(pass(table), s1, to_5);
    expect_roll(pass(roll(table, 6, 6)), s2, to_5);
    expect_roll(pass(roll(table, 6, 6)), s3, to_5);
    expect_roll(pass(roll(table, 6, 6)), s1, {2, 3, 4, 5, 6});
}

}  // namespace
}  // namespace kamchatka::test::sdadata_seats_test
