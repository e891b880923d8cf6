// The arbiter lets a seat go or excludes it whatever the game waits for: dice, a card, the sdadata.
#include "engine/tests/ending.hpp"

namespace kamchatka::test::sent_off_test {
namespace {

using namespace classic;

const std::array<Action, 2> departures_of_s1{Withdraw{s1}, Exclude{s1}};

// s1, with ten in Kamchatka, beside Japan, which s2 holds with one.
Table beside_japan(const Ruleset& set) {
    return Table(set).with({{kamchatka, s1, 10}, {japan, s2, 1}, {siam, s3, 1}});
}

TEST(SentOff, WhoIsExcludedWhileHisSdadataIsAwaitedDoesNotRoll) {
    CLAUSE("TK-C28", "TK-C22");
    RULING("R-37", "R-23");
    for (const Ruleset* set : sdadata_books) {
        Table table = last_turn(*set);
        pass(table);
        ASSERT_EQ(table.state().phase, Phase::closing);
        EXPECT_EQ(table.refused(s4, Withdraw{s4}), Rejection::cannot_leave_now);
        table.play(Arbiter{}, Exclude{s4});
        EXPECT_EQ(table.state().standing[s4], Standing::excluded);
        EXPECT_EQ(seat_on_turn(table.state()), s1);
        EXPECT_EQ(table.state().phase, Phase::reinforce);
        EXPECT_FALSE(table.saw<TurnEnded>()) << "it had ended";
    }
}

TEST(SentOff, WhoIsExcludedWhileAnothersSdadataIsAwaitedLeavesItToHim) {
    CLAUSE("TK-C22");
    RULING("R-37");
    for (const Ruleset* set : sdadata_books) {
        Table table = last_turn(*set);
        pass(table).play(Arbiter{}, Exclude{s2});
        EXPECT_EQ(table.state().phase, Phase::closing);
        EXPECT_EQ(seat_on_turn(table.state()), s4);
        EXPECT_EQ(seat_on_turn(pass(roll(table, 6, 6)).state()), s1);
        EXPECT_EQ(seat_on_turn(roll(table, 6, 6).state()), s3) << "s2 has no turn";
    }
}

TEST(SentOff, WhoIsLetGoWhileHisSdadataIsAwaitedHasItRolledForHim) {
    CLAUSE("TK-C24b");
    RULING("R-37", "R-23");
    for (const Ruleset* set : sdadata_books) {
        Table table = last_turn(*set);
        pass(table).play(Arbiter{}, Withdraw{s4});
        EXPECT_EQ(table.state().phase, Phase::closing);
        EXPECT_EQ(seat_on_turn(table.state()), s4);
        EXPECT_TRUE(over(roll(table, 2, 2)));
    }
}

TEST(SentOff, WhoIsSentOffWhileHisCardIsAwaitedDoesNotDrawIt) {
    RULING("R-37");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        for (const Action& departure : departures_of_s1) {
            Table table = beside_japan(*set).with({{peru, s2, 1}});
            table.fight(s1, {kamchatka, japan, 3}, dice(6, 6, 6), dice(1));
            table.play(s1, Occupy{3}).play(s1, EndTurn{});
            ASSERT_EQ(table.state().phase, Phase::draw);
            Table other = table;
            table.play(Arbiter{}, departure);
            EXPECT_EQ(seat_on_turn(table.state()), s2);
            EXPECT_TRUE(table.state().hand[s1].reveal().empty());
            EXPECT_FALSE(table.saw<TurnEnded>()) << "it had ended";
            other.play(Arbiter{}, Exclude{s3});
            EXPECT_EQ(other.state().phase, Phase::draw) << "another's card is still awaited";
        }
    }
}

TEST(SentOff, AnAttackerWhoIsSentOffBeforeTheRollTakesHisAttackWithHim) {
    RULING("R-37");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        for (const Action& departure : departures_of_s1) {
            Table table = beside_japan(*set);
            table.play(s1, Attack{kamchatka, japan, 3});
            ASSERT_EQ(table.state().phase, Phase::roll);
            Table other = table;
            table.play(Arbiter{}, departure);
            EXPECT_EQ(seat_on_turn(table.state()), s2);
            EXPECT_EQ(table.armies(kamchatka), 10U);
            other.play(Arbiter{}, Exclude{s2});
            EXPECT_EQ(other.state().phase, Phase::roll) << "neutral territories defend";
            other.play(Chance{}, RollDice{dice(6, 6, 6), dice(1)});
            EXPECT_EQ(other.state().standing[s2], Standing::eliminated);
        }
    }
}

}  // namespace
}  // namespace kamchatka::test::sent_off_test
