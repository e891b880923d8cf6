// Who plays first and in what order, and the colours chosen in that order. A roll is one die; the
// dice below are in the order the seats roll them, from s1 on.
#include "engine/tests/table.hpp"

#include <vector>

namespace kamchatka::test::places_test {
namespace {

using Seats = std::vector<Seat>;

Table at_the_rolls(const Ruleset& set, std::uint8_t seat_count = 4) {
    return Table::fresh(set, seat_count).play(Chance{}, StartGame{});
}

Seats order_of(const Table& table) {
    const auto& order = table.state().order;
    return {order.begin(), order.begin() + table.state().seat_count};
}

Seat roller(const Table& table) {
    const auto* rolled = table.last<PlaceRolled>();
    return rolled == nullptr ? s6 : rolled->seat;
}

constexpr std::array by_roll{&rulebooks::challenge, &rulebooks::torisiko};
constexpr std::array from_highest{
    &rulebooks::torneo, &rulebooks::prestige, &rulebooks::prestige_torneo};

TEST(Places, EveryPlayerRollsOneDie) {
    CLAUSE("CH-2.3a", "TO-4a", "PR-2a", "TK-R1");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        Table table = at_the_rolls(*set);
        for (const Seat seat : {s1, s2, s3, s4}) {
            ASSERT_EQ(table.state().phase, Phase::order) << set->id.view();
            EXPECT_EQ(table.refused(Chance{}, RollForPlace{{3, 4, 0}}), Rejection::bad_dice)
                << "two dice";
            const auto die = static_cast<std::uint8_t>(6 - index(seat));
            table.play(Chance{}, RollForPlace{{die, 0, 0}});
            EXPECT_EQ(roller(table), seat) << set->id.view();
        }
        EXPECT_EQ(table.state().phase, Phase::colours) << set->id.view();
    }
}

TEST(Places, TheHighestRollIsFirstOfHand) {
    CLAUSE("CH-2.3a", "TO-4a", "PR-2a", "TK-R1");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        Table table = at_the_rolls(*set);
        roll_for_order(table, {2, 1, 6, 4});
        EXPECT_EQ(order_of(table).front(), s3) << set->id.view();
    }
}

TEST(Places, TheOthersFollowInDescendingOrderOfTheirRoll) {
    CLAUSE("CH-2.3a", "TK-R1");
    for (const Ruleset* set : by_roll) {
        Table table = at_the_rolls(*set);
        roll_for_order(table, {2, 5, 1, 4});
        EXPECT_EQ(order_of(table), (Seats{s2, s4, s1, s3})) << set->id.view();
    }
}

TEST(Places, TheOthersFollowClockwiseAsSeated) {
    CLAUSE("TO-4a", "PR-2a");
    for (const Ruleset* set : from_highest) {
        Table table = at_the_rolls(*set);
        roll_for_order(table, {2, 1, 6, 5});
        EXPECT_EQ(order_of(table), (Seats{s3, s4, s1, s2})) << set->id.view();
    }
}

TEST(Places, TiedPlayersRollAgainUntilTheirPlacesAreSettled) {
    CLAUSE("CH-2.3b", "TK-R1");
    for (const Ruleset* set : by_roll) {
        Table table = at_the_rolls(*set);
        roll_for_order(table, {6, 4, 4, 1});
        EXPECT_EQ(table.state().phase, Phase::order) << set->id.view();
        roll_for_order(table, {3, 3});  // s2 and s3, still equal
        EXPECT_EQ(table.state().phase, Phase::order) << set->id.view();
        roll_for_order(table, {2, 5});
        EXPECT_EQ(order_of(table), (Seats{s1, s3, s2, s4})) << set->id.view();
    }
}

TEST(Places, OnlyTheTiedRollAgainAndOnlyForTheirPlacesAmongThemselves) {
    CLAUSE("CH-2.3b");
    RULING("R-7");
    for (const Ruleset* set : by_roll) {
        Table table = at_the_rolls(*set);
        roll_for_order(table, {5, 2, 2, 1});
        roll_for_order(table, {4});
        EXPECT_EQ(roller(table), s2) << set->id.view();
        roll_for_order(table, {6});
        EXPECT_EQ(roller(table), s3) << set->id.view();
        // The six of s3 beats s2, not the five of s1.
        EXPECT_EQ(order_of(table), (Seats{s1, s3, s2, s4})) << set->id.view();
    }
}

TEST(Places, TwoTiedPairsRollForTwoPairsOfPlaces) {
    CLAUSE("CH-2.3b");
    RULING("R-7");
    for (const Ruleset* set : by_roll) {
        Table table = at_the_rolls(*set);
        roll_for_order(table, {3, 6, 3, 6});
        roll_for_order(table, {5, 1, 6, 2});  // s1, s2, s3, s4: all are tied with somebody
        EXPECT_EQ(order_of(table), (Seats{s4, s2, s3, s1})) << set->id.view();
    }
}

TEST(Places, TieAmongThreeMayLeaveATieAmongTwo) {
    CLAUSE("CH-2.3b");
    RULING("R-7");
    for (const Ruleset* set : by_roll) {
        Table table = at_the_rolls(*set, 3);
        roll_for_order(table, {4, 4, 4});
        roll_for_order(table, {5, 2, 5});  // s2 is last
        roll_for_order(table, {1});
        EXPECT_EQ(roller(table), s1) << set->id.view();
        roll_for_order(table, {6});
        EXPECT_EQ(roller(table), s3) << set->id.view();
        EXPECT_EQ(order_of(table), (Seats{s3, s1, s2})) << set->id.view();
    }
}

TEST(Places, OnlyThoseTiedForTheHighestRollAgain) {
    CLAUSE("TO-4a", "PR-2a");
    RULING("R-7");
    for (const Ruleset* set : from_highest) {
        Table table = at_the_rolls(*set);
        roll_for_order(table, {2, 6, 2, 6});  // s1 and s3 are equal too, and need not roll
        roll_for_order(table, {3});
        EXPECT_EQ(roller(table), s2) << set->id.view();
        roll_for_order(table, {4});
        EXPECT_EQ(roller(table), s4) << set->id.view();
        EXPECT_EQ(order_of(table), (Seats{s4, s1, s2, s3})) << set->id.view();
    }
}

TEST(Places, ALowTieNeedsNoSecondRollWhereOnlyTheHighestCounts) {
    CLAUSE("TO-4a", "PR-2a");
    RULING("R-7");
    for (const Ruleset* set : from_highest) {
        Table table = at_the_rolls(*set);
        roll_for_order(table, {6, 2, 2, 2});
        EXPECT_EQ(table.state().phase, Phase::colours) << set->id.view();
        EXPECT_EQ(order_of(table), (Seats{s1, s2, s3, s4})) << set->id.view();
    }
}

TEST(Places, InAFinalTheBestPlacedPlaysFirstWithoutARoll) {
    CLAUSE("TK-R1");
    RULING("R-7");
    Ruleset final_table = rulebooks::torisiko;
    final_table.setup.order = OrderOfPlay::as_seated;
    const Table table = at_the_rolls(final_table, 5);
    EXPECT_EQ(table.state().phase, Phase::colours);
    EXPECT_EQ(order_of(table), (Seats{s1, s2, s3, s4, s5}));
    EXPECT_FALSE(table.saw<PlaceRolled>());
}

TEST(Colours, EachPlayerChoosesInOrderOfPlay) {
    CLAUSE("CH-2.3c", "TO-4b", "PR-2a", "TK-R1c");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        Table table = at_the_rolls(*set, 3);
        roll_for_order(table, {2, 1, 6});  // s3, s1, s2 either way
        EXPECT_EQ(table.refused(s1, ChooseColour{Colour::red}), Rejection::not_your_turn);
        table.play(s3, ChooseColour{Colour::green});
        EXPECT_EQ(table.refused(s2, ChooseColour{Colour::red}), Rejection::not_your_turn);
        table.play(s1, ChooseColour{Colour::red}).play(s2, ChooseColour{Colour::blue});
        EXPECT_EQ(table.state().colour[s3], Colour::green) << set->id.view();
        EXPECT_EQ(table.state().colour[s1], Colour::red) << set->id.view();
        EXPECT_EQ(table.state().colour[s2], Colour::blue) << set->id.view();
    }
}

TEST(Colours, AColourIsChosenOnce) {
    CLAUSE("CH-2.3c", "TO-4b", "PR-2a", "TK-R1c");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        Table table = at_the_rolls(*set, 3);
        roll_for_order(table, {6, 5, 4});
        table.play(s1, ChooseColour{Colour::yellow});
        EXPECT_EQ(table.refused(s2, ChooseColour{Colour::yellow}), Rejection::colour_taken);
        EXPECT_TRUE(table.allowed(s2, ChooseColour{Colour::black})) << set->id.view();
    }
}

}  // namespace
}  // namespace kamchatka::test::places_test
