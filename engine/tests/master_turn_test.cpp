// A turn of RisiKo! Master at its three levels.
#include "engine/tests/turn.hpp"

namespace kamchatka::test::master_turn_test {
namespace {

const Ruleset& base = rulebooks::master_base;

template <typename Body>
void in_master(Body body) {
    for (const Ruleset* set : rulebooks::on_quadrants) in_rulebooks({set}, body);
}
template <typename Body>
void in_expert_and_master(Body body) {
    in_rulebooks({&rulebooks::master_expert, &rulebooks::master}, body);
}

// The turn passes to s1, who holds the first `count` territories of the board.
ReinforcementsReceived received(const Ruleset& set, unsigned count) {
    Table table{set};
    share_out(table);
    for (unsigned i = 0; i < count; ++i)
        table.with({{Territory{static_cast<std::uint8_t>(i)}, s1, 1}});
    table.turn(s4).play(s4, EndTurn{});
    return *table.last<ReinforcementsReceived>();
}

TEST(MasterReinforcement, BaseGivesAThirdRoundedDownAndNothingBelowThree) {
    CLAUSE("MA-B5");
    RULING("R-30");
    EXPECT_EQ(received(base, 8).for_territories, 2);  // the booklet's 8
    EXPECT_EQ(received(base, 3).for_territories, 1);
    EXPECT_EQ(received(base, 2).for_territories, 0);
    EXPECT_EQ(received(base, 1).for_territories, 0);
    EXPECT_EQ(received(base, 9).for_continents, 0);
    EXPECT_EQ(received(base, 10).for_continents, 2);  // all of alfa
}

TEST(MasterReinforcement, ExpertGivesThreeAtLeastTwoWithTwoAndOneWithOne) {
    CLAUSE("MA-E1", "MA-M0");
    RULING("R-30");
    in_expert_and_master([](const Ruleset& set) {
        EXPECT_EQ(received(set, 1).for_territories, 1);
        EXPECT_EQ(received(set, 2).for_territories, 2);
        EXPECT_EQ(received(set, 3).for_territories, 3);
        EXPECT_EQ(received(set, 8).for_territories, 3);
        EXPECT_EQ(received(set, 12).for_territories, 4);
        EXPECT_EQ(received(set, 10).for_continents, 2);
    });
}

TEST(MasterReinforcement, ArmiesArePlacedFreelyButByTheRulesOfCentres) {
    CLAUSE("MA-B5", "MA-M1");
    Table table{base};
    table.with({{land(0, 0), s1, 1}}).phase(Phase::reinforce).reserve(s1, 9);
    EXPECT_TRUE(table.allowed(s1, PlaceArmies{land(0, 0), 9}));
    EXPECT_EQ(table.refused(s1, PlaceArmies{land(0, 1), 1}), Rejection::not_your_territory);
}

TEST(MasterTris, AreWorthEightTenAndTwelvePlusTheTanksOnTheirCards) {
    CLAUSE("MA-B6");
    in_master([](const Ruleset& set) {
        const auto worth = [&](std::initializer_list<std::string_view> cards) {
            Table table{set};
            table.with({{land(0, 0), s1, 1}}).phase(Phase::reinforce).hand(s1, cards);
            Three three{};
            std::transform(cards.begin(), cards.end(), three.begin(), [&](std::string_view id) {
                return table.card(id);
            });
            return table.play(s1, PlayTris{three}).last<TrisPlayed>()->armies;
        };
        EXPECT_EQ(worth({"infantry_1", "infantry_2", "infantry_3"}), 8);
        EXPECT_EQ(worth({"cannon_1", "cannon_2", "cannon_3"}), 8);
        EXPECT_EQ(worth({"infantry_1", "cavalry_2", "cannon_3"}), 10);
        EXPECT_EQ(worth({"jolly_1", "cavalry_2", "cavalry_3"}), 12);
        EXPECT_EQ(worth({"infantry_9", "infantry_2", "infantry_3"}), 9);
        EXPECT_EQ(worth({"infantry_13", "cavalry_14", "cannon_12"}), 15);
        EXPECT_EQ(worth({"jolly_2", "cannon_13", "cannon_14"}), 16);
    });
}

TEST(MasterTris, OneOrMoreMayBePlayedButOnlyInTheReinforcement) {
    CLAUSE("MA-B6");
    in_master([](const Ruleset& set) {
        Table table{set};
        table.with({{land(0, 0), s1, 5}, {land(0, 1), s1, 1}}).phase(Phase::reinforce);
        table.hand(s1, {"infantry_1", "infantry_2", "infantry_3", "cannon_1", "cannon_2"});
        table.hand(s1, {"cannon_3", "cavalry_1", "cavalry_2", "cavalry_3"});
        const auto tris = [&](std::string_view a, std::string_view b, std::string_view c) {
            return PlayTris{{table.card(a), table.card(b), table.card(c)}};
        };
        table.play(s1, tris("infantry_1", "infantry_2", "infantry_3"));
        table.play(s1, PlaceArmies{land(0, 0), 1});
        table.play(s1, tris("cannon_1", "cannon_2", "cannon_3"));
        EXPECT_EQ(table.state().discards.size(), 6U);
        table.phase(Phase::attack);
        EXPECT_EQ(
            table.refused(s1, tris("cavalry_1", "cavalry_2", "cavalry_3")), Rejection::wrong_phase
        );
    });
}

TEST(MasterCards, PlayedCardsLieOpenAndAreShuffledWhenTheDeckIsUsedUp) {
    CLAUSE("MA-B7");
    in_master([](const Ruleset& set) {
        Table table{set};
        share_out(table);
        table.with({{land(0, 0), s1, 9}, {land(0, 1), s2, 1}});
        State& state = table.state();
        state.discards = state.deck.reveal();
        state.deck = {};
        conquer(table, s1, land(0, 0), land(0, 1));
        table.play(s1, EndTurn{});
        EXPECT_TRUE(table.saw<DeckReshuffled>());
        EXPECT_TRUE(table.state().discards.empty());
        EXPECT_EQ(table.state().deck.reveal().size(), 44U);
    });
}

TEST(MasterCombat, UpToThreeDiceOnBothSidesSortedAndTiesToTheDefender) {
    CLAUSE("MA-B8");
    in_master([](const Ruleset& set) {
        Table table{set};
        table.with({{land(0, 0), s1, 9}, {land(0, 1), s2, 4}});
        EXPECT_EQ(table.refused(s1, Attack{land(0, 0), land(0, 1), 4}), Rejection::too_many_dice);
        table.fight(s1, {land(0, 0), land(0, 1), 3}, {1, 6, 4}, {4, 2, 5});  // 6-5 4-4 1-2
        EXPECT_EQ(table.armies(land(0, 0)), 7U);
        EXPECT_EQ(table.armies(land(0, 1)), 3U);
    });
}

TEST(MasterCombat, OneArmyAlwaysStaysBehind) {
    CLAUSE("MA-B8");
    in_master([](const Ruleset& set) {
        Table table{set};
        table.with({{land(0, 0), s1, 1}, {land(0, 1), s2, 1}, {land(0, 9), s1, 2}});
        EXPECT_EQ(table.refused(s1, Attack{land(0, 0), land(0, 1), 1}), Rejection::too_few_armies);
        EXPECT_EQ(table.refused(s1, Attack{land(0, 9), land(0, 8), 2}), Rejection::too_many_dice);
    });
}

TEST(MasterCombat, BothSidesChooseTheirDiceInBase) {
    CLAUSE("MA-B8");
    RULING("R-13");
    Table table{base};
    table.with({{land(0, 0), s1, 9}, {land(0, 1), s2, 4}});
    EXPECT_EQ(attacks(table, s1, land(0, 0), land(0, 1)), from_to(1, 3));
    table.play(s1, Attack{land(0, 0), land(0, 1), 1});
    EXPECT_EQ(table.state().phase, Phase::defend);
    for (std::uint8_t dice = 1; dice <= 3; ++dice) EXPECT_TRUE(table.allowed(s2, Defend{dice}));
}

TEST(MasterCombat, InExpertTheDefenderUsesTheMaximumAndTheAttackerNoFewer) {
    CLAUSE("MA-E2", "MA-M0");
    in_expert_and_master([](const Ruleset& set) {
        Table table{set};
        table.with({{land(0, 0), s1, 9}, {land(0, 1), s2, 2}});
        EXPECT_EQ(attacks(table, s1, land(0, 0), land(0, 1)), from_to(2, 3));
        EXPECT_EQ(
            table.refused(s1, Attack{land(0, 0), land(0, 1), 1}),
            Rejection::fewer_dice_than_defender
        );
        table.play(s1, Attack{land(0, 0), land(0, 1), 3});
        EXPECT_EQ(table.last<DefenceDeclared>()->dice, 2);
    });
}

TEST(MasterCombat, AnyNumberOfAttacksInAnyDirection) {
    CLAUSE("MA-B13");
    in_master([](const Ruleset& set) {
        Table table{set};
        share_out(table);
        table.with({{land(0, 0), s1, 12}, {land(0, 1), s2, 1}, {land(0, 9), s2, 1}});
        conquer(table, s1, land(0, 0), land(0, 1));
        conquer(table, s1, land(0, 0), land(0, 9));
        EXPECT_TRUE(table.allowed(s1, Attack{land(0, 1), land(0, 2), 1}));
        EXPECT_EQ(table.state().conquests, 2);
    });
}

TEST(MasterOccupation, TakesTheArmiesOfTheLastAttackAndLeavesOne) {
    CLAUSE("MA-B9");
    in_master([](const Ruleset& set) {
        Table table{set};
        share_out(table);
        table.with({{land(0, 0), s1, 7}, {land(0, 1), s2, 1}});
        win(table, s1, land(0, 0), land(0, 1));
        EXPECT_EQ(occupations(table, s1), from_to(3, 6));
        EXPECT_EQ(table.refused(s1, Occupy{2}), Rejection::must_occupy_with_dice);
        EXPECT_EQ(table.refused(s1, Occupy{7}), Rejection::must_leave_one_army);
        table.play(s1, Occupy{6});
        // It is not the strategic move.
        EXPECT_TRUE(table.allowed(s1, Transfer{land(0, 1), land(0, 0), 1}));
    });
}

TEST(MasterCards, OneCardAfterATurnWithAConquestEndsTheTurn) {
    CLAUSE("MA-B10");
    in_master([](const Ruleset& set) {
        Table table{set};
        share_out(table);
        table.with({{land(0, 0), s1, 12}, {land(0, 1), s2, 1}, {land(0, 9), s2, 1}});
        conquer(table, s1, land(0, 0), land(0, 1));
        conquer(table, s1, land(0, 0), land(0, 9));
        table.play(s1, EndTurn{});
        EXPECT_EQ(table.state().phase, Phase::draw);
        table.play(Chance{}, DrawCard{table.card("cannon_4")});
        EXPECT_EQ(table.state().hand[s1].reveal().size(), 1U);
        EXPECT_EQ(seat_on_turn(table.state()), s2);
    });
}

TEST(MasterTransfer, BaseHasOneAtTheEndFromOneTerritoryToAnAdjacentOne) {
    CLAUSE("MA-B11");
    Table table{base};
    share_out(table);
    table.with({{land(0, 0), s1, 7}, {land(0, 1), s1, 1}, {land(0, 5), s1, 1}});
    EXPECT_EQ(transfers(table, s1, land(0, 0), land(0, 1)), from_to(1, 6));
    EXPECT_EQ(table.refused(s1, Transfer{land(0, 0), land(0, 5), 1}), Rejection::not_adjacent);
    table.play(s1, Transfer{land(0, 0), land(0, 1), 6});
    EXPECT_EQ(seat_on_turn(table.state()), s2);
}

TEST(MasterElimination, FromTheFifthRoundOnAndTheCardsServeFromTheNextReinforcement) {
    CLAUSE("MA-B12");
    in_master([](const Ruleset& set) {
        Table table{set};
        share_out(table);
        table.rest_to(s3).with({{land(0, 0), s1, 9}, {land(0, 1), s2, 1}, {land(1, 0), s4, 1}});
        table.hand(s2, {"cannon_1", "cannon_2", "cannon_3"});
        table.round(4);
        EXPECT_EQ(
            table.refused(s1, Attack{land(0, 0), land(0, 1), 3}), Rejection::protected_opening
        );
        table.round(5);
        conquer(table, s1, land(0, 0), land(0, 1));
        EXPECT_EQ(table.state().standing[s2], Standing::eliminated);
        EXPECT_EQ(table.state().hand[s1].reveal().size(), 3U);
        const PlayTris tris{
            {table.card("cannon_1"), table.card("cannon_2"), table.card("cannon_3")}};
        EXPECT_EQ(table.refused(s1, tris), Rejection::wrong_phase);
    });
}

TEST(MasterExpert, WhatItDoesNotNameIsAsInBase) {
    CLAUSE("MA-E0", "MA-M0");
    Ruleset expert = base;
    expert.id = rulebooks::master_expert.id;
    expert.clauses = rulebooks::master_expert.clauses;
    expert.reinforcement.minimum = 3;
    expert.combat.defence_dice = Dice::maximum;
    expert.combat.fewer_dice = FewerDice::refused;
    expert.combat.must_attack_from = 3;
    expert.combat.garrison = 3;
    expert.combat.transfers = Transfers::gathering;
    expert.ending.public_goal = PublicGoal::half_of_value;
    EXPECT_EQ(expert, rulebooks::master_expert);
    Ruleset master = expert;
    master.id = rulebooks::master.id;
    master.clauses = rulebooks::master.clauses;
    master.reinforcement.placement_limit = 1;
    master.reinforcement.centre_cost = 3;
    master.reinforcement.centres_max = 15;
    EXPECT_EQ(master, rulebooks::master);
}

}  // namespace
}  // namespace kamchatka::test::master_turn_test
