// The strategic move, and a turn as a whole: its phases in their order, and the hand that passes.
#include "engine/tests/turn.hpp"

namespace kamchatka::test::transfer_test {
namespace {

using namespace classic;

// s1 holds alaska and alberta, both on a border with s4.
Table on_border(const Ruleset& set, std::uint16_t armies) {
    return Table(set).with({{alaska, s1, armies}, {alberta, s1, 1}});
}

// s1 holds alaska and all that borders on it.
Table off_border(const Ruleset& set, std::uint16_t armies) {
    return on_border(set, armies).with({{northwest_territories, s1, 1}, {kamchatka, s1, 1}});
}

TEST(Transfer, TakesArmiesToAnAdjacentOwnTerritory) {
    CLAUSE("CH-5.1a", "TO-5k", "PR-5");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = on_border(set, 6).play(s1, Transfer{alaska, alberta, 4});
        EXPECT_EQ(table.armies(alaska), 2U);
        EXPECT_EQ(table.armies(alberta), 5U);
    });
}

TEST(Transfer, IsAllowedWithOrWithoutAnAttack) {
    CLAUSE("CH-5.1a", "TO-5k", "PR-5");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = on_border(set, 10).phase(Phase::reinforce);
        EXPECT_TRUE(table.allowed(s1, Transfer{alaska, alberta, 1}));
        table.fight(s1, {alaska, kamchatka, 3}, dice(1, 1, 1), dice(1));
        EXPECT_TRUE(table.allowed(s1, Transfer{alaska, alberta, 1}));
    });
}

TEST(Transfer, IsNeverObligatory) {
    CLAUSE("CH-5.1a", "TO-5k", "PR-5", "TK-C17");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = on_border(set, 10).play(s1, EndTurn{});
        EXPECT_EQ(table.armies(alaska), 10U);
        EXPECT_EQ(seat_on_turn(table.state()), s2);
    });
}

TEST(Transfer, LeavesAtLeastOneArmy) {
    CLAUSE("CH-5.1a", "TO-5k", "PR-5", "TK-R7");
    in_all_rulebooks([](const Ruleset& set) {
        EXPECT_EQ(transfers(off_border(set, 5), s1, alaska, alberta), from_to(1, 4));
        EXPECT_EQ(transfers(off_border(set, 2), s1, alaska, alberta), Numbers{1});
        EXPECT_EQ(transfers(off_border(set, 1), s1, alaska, alberta), Numbers{});
    });
}

TEST(Transfer, GoesToAnAdjacentTerritoryOnly) {
    CLAUSE("CH-5.1a", "TO-5k", "PR-5");
    in_all_rulebooks([](const Ruleset& set) {
        // A chain of own territories does not help.
        const Table table = on_border(set, 6).with({{western_united_states, s1, 1}});
        EXPECT_EQ(
            table.refused(s1, Transfer{alaska, western_united_states, 1}), Rejection::not_adjacent
        );
        EXPECT_EQ(table.refused(s1, Transfer{alaska, alaska, 1}), Rejection::not_adjacent);
    });
}

TEST(Transfer, CrossesTheSeaLikeAnAttack) {
    CLAUSE("CH-5.1a", "TO-5k", "PR-5");
    in_all_rulebooks([](const Ruleset& set) {
        EXPECT_TRUE(off_border(set, 6).allowed(s1, Transfer{alaska, kamchatka, 1}));
    });
}

TEST(Transfer, IsBetweenOwnTerritories) {
    CLAUSE("CH-5.1a", "TO-5k", "PR-5");
    in_all_rulebooks([](const Ruleset& set) {
        const Table table = on_border(set, 6).with({{kamchatka, s2, 6}});
        EXPECT_EQ(table.refused(s1, Transfer{alaska, kamchatka, 1}), Rejection::not_your_territory);
        EXPECT_EQ(table.refused(s1, Transfer{kamchatka, alaska, 1}), Rejection::not_your_territory);
    });
}

TEST(Transfer, LeavesTwoArmiesOnABorderWithAnOpponent) {
    CLAUSE("CH-5.2", "TK-R7");
    in_challenge_and_torisiko([](const Ruleset& set) {
        EXPECT_EQ(transfers(on_border(set, 5), s1, alaska, alberta), from_to(1, 3));
        EXPECT_EQ(transfers(on_border(set, 3), s1, alaska, alberta), Numbers{1});
        EXPECT_EQ(transfers(on_border(set, 2), s1, alaska, alberta), Numbers{});
    });
}

TEST(Transfer, LeavesOneArmyOnABorderWhereNoGarrisonIsAsked) {
    CLAUSE("TO-5k", "PR-5");
    in_rulebooks(
        {&rulebooks::torneo, &rulebooks::prestige, &rulebooks::prestige_torneo},
        [](const Ruleset& set) {
            EXPECT_EQ(transfers(on_border(set, 5), s1, alaska, alberta), from_to(1, 4));
        }
    );
}

TEST(Transfer, GarrisonIsAskedOnASeaBorderToo) {
    CLAUSE("CH-5.2", "TK-R7");
    in_challenge_and_torisiko([](const Ruleset& set) {
        Table table = off_border(set, 5).with({{kamchatka, s2, 1}});
        EXPECT_EQ(transfers(table, s1, alaska, alberta), from_to(1, 3));
    });
}

TEST(Transfer, EndsCombatAndTheTurn) {
    CLAUSE("CH-5.1b", "CH-5.4", "TO-5k", "PR-5");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = on_border(set, 10).play(s1, Transfer{alaska, alberta, 3});
        EXPECT_TRUE(table.saw<TurnEnded>());
        EXPECT_EQ(seat_on_turn(table.state()), s2);
        EXPECT_EQ(table.refused(s1, Attack{alaska, kamchatka, 3}), Rejection::not_your_turn);
    });
}

TEST(Transfer, IsOneATurn) {
    CLAUSE("CH-5.1a", "TO-5k", "PR-5", "TK-R7");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = on_border(set, 10).play(s1, Transfer{alaska, alberta, 3});
        EXPECT_FALSE(table.allowed(s1, Transfer{alaska, alberta, 1}));
    });
}

TEST(Transfer, IsIrrevocableEvenBeforeTheCardIsDrawn) {
    CLAUSE("CH-5.4", "CH-5.1b", "TO-5k", "PR-5");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = on_border(set, 10).with({{kamchatka, s2, 1}, {brazil, s2, 1}});
        conquer(table, s1, alaska, kamchatka);
        table.play(s1, Transfer{alaska, alberta, 1});
        ASSERT_EQ(table.state().phase, Phase::draw);
        EXPECT_FALSE(table.allowed(s1, Transfer{alberta, alaska, 1}));
        EXPECT_FALSE(table.allowed(s1, Attack{alaska, northwest_territories, 3}));
    });
}

TEST(Transfer, IntoAConquestFromAnotherTerritoryEndsTheTurn) {
    CLAUSE("PR-4h", "CH-5.1b");
    in_all_rulebooks([](const Ruleset& set) {
        Table table =
            Table(set).with({{alaska, s1, 6}, {chita, s1, 6}, {kamchatka, s2, 1}, {brazil, s2, 1}});
        conquer(table, s1, alaska, kamchatka);
        table.play(s1, Transfer{chita, kamchatka, 2});
        EXPECT_EQ(table.armies(kamchatka), 5U);
        EXPECT_TRUE(table.saw<TurnEnded>());
    });
}

TEST(Turn, IsOverWithPass) {
    CLAUSE("TK-C17", "TO-5j", "PR-5b");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = on_border(set, 10).with({{kamchatka, s2, 1}, {brazil, s2, 1}});
        conquer(table, s1, alaska, kamchatka);
        table.play(s1, EndTurn{});  // the card is still to come
        EXPECT_FALSE(table.allowed(s1, Attack{alaska, northwest_territories, 3}));
        EXPECT_FALSE(table.allowed(s1, Transfer{alaska, alberta, 1}));
        table.settle();
        EXPECT_FALSE(table.allowed(s1, Attack{alaska, northwest_territories, 3}));
        EXPECT_FALSE(table.allowed(s1, Transfer{alaska, alberta, 1}));
    });
}

// Where in the history of the table the first event of a kind stands.
template <typename E>
std::size_t place_of(const Table& table) {
    const auto& history = table.history();
    const auto found = std::find_if(history.begin(), history.end(), [](const Event& event) {
        return std::holds_alternative<E>(event);
    });
    return static_cast<std::size_t>(found - history.begin());
}

TEST(Turn, GoesFromReinforcementToCombatToTheTransferToTheCard) {
    CLAUSE("CH-2.12", "TO-5a", "TO-5c", "PR-3a", "PR-3b");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = on_border(set, 10).with({{kamchatka, s2, 1}, {brazil, s2, 1}});
        table.phase(Phase::reinforce).reserve(s1, 2).play(s1, PlaceArmies{alaska, 2});
        conquer(table, s1, alaska, kamchatka);
        table.play(s1, Transfer{alaska, alberta, 1}).settle();
        EXPECT_LT(place_of<ArmiesPlaced>(table), place_of<AttackDeclared>(table));
        EXPECT_LT(place_of<AttackDeclared>(table), place_of<ArmiesTransferred>(table));
        EXPECT_LT(place_of<ArmiesTransferred>(table), place_of<CardDrawn>(table));
        EXPECT_LT(place_of<CardDrawn>(table), place_of<TurnStarted>(table));
        EXPECT_LT(place_of<TurnStarted>(table), table.history().size());
    });
}

TEST(Turn, NeverGoesBackToReinforcement) {
    CLAUSE("CH-2.12", "TO-5a", "PR-3a");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = on_border(set, 10).phase(Phase::reinforce);
        table.fight(s1, {alaska, kamchatka, 3}, dice(1, 1, 1), dice(1));
        table.reserve(s1, 1);  // as if an army were left by mistake
        EXPECT_EQ(table.refused(s1, PlaceArmies{alaska, 1}), Rejection::wrong_phase);
    });
}

TEST(Turn, PassesTheHandInTheOrderOfPlay) {
    CLAUSE("CH-2.12", "TO-5a", "PR-3a");
    in_all_rulebooks([](const Ruleset& set) {
        Table table(set);
        share_out(table).with({{brazil, s1, 1}}).order({s3, s1, s4, s2}).turn(s3);
        for (const Seat next : {s1, s4, s2, s3, s1}) {
            pass_turn(table);
            EXPECT_EQ(seat_on_turn(table.state()), next);
        }
        EXPECT_EQ(table.state().round, 6U);
    });
}

TEST(Turn, BelongsToOneSeatAlone) {
    CLAUSE("CH-2.12", "TO-7");
    in_all_rulebooks([](const Ruleset& set) {
        const Table table = Table(set).with({{alaska, s1, 5}, {brazil, s2, 5}, {peru, s2, 1}});
        EXPECT_EQ(table.refused(s2, Attack{brazil, venezuela, 3}), Rejection::not_your_turn);
        EXPECT_EQ(table.refused(s2, Transfer{brazil, peru, 1}), Rejection::not_your_turn);
        EXPECT_EQ(table.refused(s2, EndTurn{}), Rejection::not_your_turn);
    });
}

}  // namespace
}  // namespace kamchatka::test::transfer_test
