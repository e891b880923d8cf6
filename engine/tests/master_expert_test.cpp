// What Expert and Master add: the duty to attack, the gathering move and its garrison, production
// centres.
#include "engine/tests/turn.hpp"

namespace kamchatka::test::master_expert_test {
namespace {

template <typename Body>
void in_expert_and_master(Body body) {
    in_rulebooks({&rulebooks::master_expert, &rulebooks::master}, body);
}

// s1 on land(0,0) to land(0,2) with the armies given, enemies all around; the attack phase.
Table front(const Ruleset& set, std::uint16_t a, std::uint16_t b, std::uint16_t c) {
    Table table{set};
    share_out(table);
    table.with({{land(0, 0), s1, a}, {land(0, 1), s1, b}, {land(0, 2), s1, c}});
    return table;
}

// Places one army on each of the first territories of s1.
void place_one_each(Table& table, unsigned count) {
    for (unsigned n = 0; n < count; ++n) table.play(s1, PlaceArmies{land(0, n), 1});
}

TEST(MasterDuty, WhoeverPlacedThreeArmiesMustAttackOnce) {
    CLAUSE("MA-E3");
    RULING("R-31");
    in_expert_and_master([](const Ruleset& set) {
        Table table = front(set, 5, 5, 5);
        table.phase(Phase::reinforce).reserve(s1, 3);
        place_one_each(table, 3);
        EXPECT_EQ(table.refused(s1, EndTurn{}), Rejection::must_attack);
        EXPECT_EQ(
            clause_of(set, table.state(), Rejection::must_attack, EndTurn{}),
            std::string_view{"MA-E3"}
        );
        table.fight(s1, {land(0, 0), land(0, 9), 3}, {1, 1, 1}, {6, 0, 0});
        EXPECT_TRUE(table.allowed(s1, EndTurn{}));
    });
}

TEST(MasterDuty, TwoArmiesObligeNobodyNorDoThoseTakenBack) {
    CLAUSE("MA-E3");
    RULING("R-31");
    in_expert_and_master([](const Ruleset& set) {
        Table table = front(set, 5, 5, 5);
        table.phase(Phase::reinforce).reserve(s1, 2);
        place_one_each(table, 2);
        EXPECT_TRUE(table.allowed(s1, EndTurn{}));
    });
}

TEST(MasterDuty, ItLapsesWhenNoLegalAttackExists) {
    CLAUSE("MA-E3");
    RULING("R-31");
    in_expert_and_master([](const Ruleset& set) {
        Table table = front(set, 1, 1, 1);
        // Every neighbour rolls three dice, and nobody here could.
        table.with({{land(0, 9), s2, 5}, {land(0, 3), s3, 5}, {land(5, 9), s4, 5}});
        table.phase(Phase::reinforce).reserve(s1, 3);
        place_one_each(table, 3);
        EXPECT_TRUE(table.allowed(s1, EndTurn{}));
    });
}

// land(0,0) and land(0,2) are on borders with land(0,9) and land(0,3), each of which rolls three
// dice; only the first can attack, and land(0,1) between them never.
Table one_attack_left(const Ruleset& set, std::uint16_t armies) {
    Table table = front(set, 1, 1, 1);
    table.with({{land(0, 0), s1, armies}, {land(0, 9), s2, 3}, {land(0, 3), s3, 3}});
    table.with({{land(5, 9), s4, 3}});
    table.phase(Phase::reinforce).reserve(s1, 3);
    place_one_each(table, 3);
    return table;
}

TEST(MasterDuty, NoGatheringTakesTheLastAttackAway) {
    CLAUSE("MA-E3");
    RULING("R-31");
    in_expert_and_master([](const Ruleset& set) {
        Table table = one_attack_left(set, 5);  // six now; four of them can attack three
        EXPECT_EQ(table.refused(s1, EndTurn{}), Rejection::must_attack);
        EXPECT_EQ(transfers(table, s1, land(0, 0), land(0, 1)), from_to(1, 2));
        const Transfer dodge{land(0, 0), land(0, 1), 3};
        EXPECT_EQ(table.refused(s1, dodge), Rejection::last_attack_moved);
        EXPECT_EQ(
            clause_of(set, table.state(), Rejection::last_attack_moved, dodge),
            std::string_view{"MA-E3"}
        );
        // Nor step by step.
        table.play(s1, Transfer{land(0, 0), land(0, 1), 2});
        const Transfer rest{land(0, 0), land(0, 1), 1};
        EXPECT_EQ(table.refused(s1, rest), Rejection::last_attack_moved);
        // Once there was a roll the armies go where they like.
        table.fight(s1, {land(0, 0), land(0, 9), 3}, {6, 1, 1}, {5, 5, 5});
        EXPECT_TRUE(table.allowed(s1, EndTurn{}));
    });
}

TEST(MasterDuty, AGatheringThatLeavesOrMakesAnotherAttackIsFree) {
    CLAUSE("MA-E3");
    RULING("R-31");
    in_expert_and_master([](const Ruleset& set) {
        Table table = one_attack_left(set, 5);
        table.with({{land(0, 2), s1, 4}});  // can attack as well
        EXPECT_EQ(transfers(table, s1, land(0, 0), land(0, 1)), from_to(1, 3));
    });
    // A house rule with a smaller garrison: two leave neither territory able to attack, three do.
    Ruleset house = rulebooks::master_expert;
    house.combat.garrison = 1;
    Table table = front(house, 4, 0, 0);
    table.with({{land(0, 1), s1, 1}, {land(0, 2), s2, 3}, {land(0, 9), s2, 3}, {land(5, 9), s4, 3}}
    );
    table.phase(Phase::reinforce).reserve(s1, 3).play(s1, PlaceArmies{land(0, 0), 3});
    EXPECT_EQ(table.armies(land(0, 0)), 7U);
    EXPECT_EQ(transfers(table, s1, land(0, 0), land(0, 1)), from_to(1, 6))
        << "from four on either can";
    table.with({{land(0, 0), s1, 5}});
    EXPECT_EQ(transfers(table, s1, land(0, 0), land(0, 1)), (Numbers{1, 3, 4}));
    unsigned offered = 0;
    for (const Option& option : legal_actions(table.rules(), table.state(), s1)) {
        offered += std::holds_alternative<Transfer>(option.action) ? 1U : 0U;
    }
    EXPECT_EQ(offered, 2U) << "one option for each stretch";
}

TEST(MasterDuty, BaseKnowsNone) {
    CLAUSE("MA-E3");
    Table table = front(rulebooks::master_base, 5, 5, 5);
    table.phase(Phase::reinforce).reserve(s1, 9).play(s1, PlaceArmies{land(0, 0), 9});
    EXPECT_TRUE(table.allowed(s1, EndTurn{}));
}

TEST(MasterGarrison, ATransferLeavesThreeOnABorderAndOneElsewhere) {
    CLAUSE("MA-E4");
    in_expert_and_master([](const Ruleset& set) {
        Table table = front(set, 7, 7, 7);
        EXPECT_EQ(transfers(table, s1, land(0, 0), land(0, 1)), from_to(1, 4));
        EXPECT_EQ(transfers(table, s1, land(0, 1), land(0, 0)), from_to(1, 6));
        EXPECT_EQ(
            table.refused(s1, Transfer{land(0, 0), land(0, 1), 5}), Rejection::minimum_garrison
        );
        EXPECT_EQ(
            table.refused(s1, Transfer{land(0, 1), land(0, 0), 7}), Rejection::must_leave_one_army
        );
    });
}

TEST(MasterGarrison, TheOccupationOfAConquestIsFreeOfIt) {
    CLAUSE("MA-E4");
    in_expert_and_master([](const Ruleset& set) {
        Table table = front(set, 7, 1, 1);
        win(table, s1, land(0, 0), land(0, 9));
        EXPECT_EQ(occupations(table, s1), from_to(3, 6));
    });
}

TEST(MasterGathering, ManyAdjacentTerritoriesIntoOneNeverOneIntoMany) {
    CLAUSE("MA-E5");
    RULING("R-32");
    in_expert_and_master([](const Ruleset& set) {
        Table table = front(set, 7, 2, 7);
        table.play(s1, Transfer{land(0, 0), land(0, 1), 2});
        EXPECT_EQ(table.state().phase, Phase::gather);
        EXPECT_EQ(
            table.refused(s1, Transfer{land(0, 1), land(0, 2), 1}), Rejection::gathering_elsewhere
        );
        table.play(s1, Transfer{land(0, 2), land(0, 1), 4});
        table.play(s1, Transfer{land(0, 0), land(0, 1), 2});
        EXPECT_EQ(table.armies(land(0, 1)), 10U);
        EXPECT_EQ(table.armies(land(0, 0)), 3U);
        table.play(s1, EndTurn{});
        EXPECT_EQ(seat_on_turn(table.state()), s2);
        EXPECT_FALSE(table.state().gathered_in.has_value());
    });
}

TEST(MasterGathering, BeforeTheFirstAttackItUsesUpTheOnlyOne) {
    CLAUSE("MA-E5");
    RULING("R-32");
    in_expert_and_master([](const Ruleset& set) {
        Table table = front(set, 7, 2, 7);
        table.phase(Phase::reinforce).play(s1, Transfer{land(0, 0), land(0, 1), 1});
        EXPECT_EQ(table.refused(s1, TakeBackArmies{land(0, 0), 1}), Rejection::placement_is_final);
        table.fight(s1, {land(0, 0), land(0, 9), 3}, {1, 1, 1}, {6, 0, 0});
        EXPECT_EQ(
            table.refused(s1, Transfer{land(0, 2), land(0, 1), 1}), Rejection::transfer_already_made
        );
        EXPECT_TRUE(table.allowed(s1, Attack{land(0, 0), land(0, 9), 3}));
    });
}

TEST(MasterGathering, AfterTheLastAttackThereIsNoFurtherAttack) {
    CLAUSE("MA-E5");
    in_expert_and_master([](const Ruleset& set) {
        Table table = front(set, 9, 2, 9);
        table.fight(s1, {land(0, 0), land(0, 9), 3}, {1, 1, 1}, {6, 0, 0});
        table.play(s1, Transfer{land(0, 2), land(0, 1), 1});
        const Attack attack{land(0, 0), land(0, 9), 3};
        EXPECT_EQ(table.refused(s1, attack), Rejection::transfer_already_made);
        EXPECT_TRUE(table.allowed(s1, Transfer{land(0, 0), land(0, 1), 1}));
        EXPECT_TRUE(table.allowed(s1, EndTurn{}));
    });
}

TEST(MasterCentres, WithoutOneATerritoryTakesOneArmyAndWithOneAnyNumber) {
    CLAUSE("MA-M1");
    Table table = front(rulebooks::master, 2, 2, 2);
    table.phase(Phase::reinforce).reserve(s1, 12);
    const PlaceArmies two{land(0, 0), 2};
    EXPECT_EQ(table.refused(s1, two), Rejection::beyond_placement_limit);
    EXPECT_EQ(
        clause_of(rulebooks::master, table.state(), Rejection::beyond_placement_limit, two),
        std::string_view{"MA-M1"}
    );
    table.play(s1, PlaceArmies{land(0, 0), 1});
    EXPECT_EQ(table.refused(s1, PlaceArmies{land(0, 0), 1}), Rejection::beyond_placement_limit);
    table.play(s1, TakeBackArmies{land(0, 0), 1}).play(s1, PlaceArmies{land(0, 0), 1});
    table.state().centres.insert(land(0, 1));
    table.play(s1, PlaceArmies{land(0, 1), 8});
    EXPECT_EQ(table.armies(land(0, 1)), 10U);
}

TEST(MasterCentres, CostThreeArmiesOfTheReserveAndServeAtOnce) {
    CLAUSE("MA-M2");
    RULING("R-33");
    Table table = front(rulebooks::master, 2, 2, 2);
    table.phase(Phase::reinforce).reserve(s1, 8);
    EXPECT_EQ(table.refused(s1, BuildCentre{land(3, 3)}), Rejection::not_your_territory);
    EXPECT_EQ(table.refused(s1, BuildCentre{Territory{99}}), Rejection::unknown_territory);
    table.play(s1, BuildCentre{land(0, 0)});
    EXPECT_EQ(table.state().reserve[s1], 5);
    EXPECT_EQ(table.refused(s1, BuildCentre{land(0, 0)}), Rejection::centre_already_there);
    table.play(s1, BuildCentre{land(0, 2)});
    EXPECT_EQ(table.refused(s1, BuildCentre{land(0, 1)}), Rejection::too_few_for_a_centre);
    table.play(s1, PlaceArmies{land(0, 0), 2});
    // Those spent on centres were not put on the board: nothing obliges to attack.
    EXPECT_TRUE(table.allowed(s1, EndTurn{}));
}

TEST(MasterCentres, GoToTheConquerorAndAreNeverDestroyed) {
    CLAUSE("MA-M3");
    Table table = front(rulebooks::master, 9, 2, 2);
    table.state().centres.insert(land(0, 9));
    conquer(table, s1, land(0, 0), land(0, 9));
    EXPECT_TRUE(table.state().centres.contains(land(0, 9)));
    table.phase(Phase::reinforce).reserve(s1, 5);
    EXPECT_TRUE(table.allowed(s1, PlaceArmies{land(0, 9), 5}));
}

TEST(MasterCentres, ThereAreFifteen) {
    CLAUSE("MA-M3");
    Table table = front(rulebooks::master, 2, 2, 2);
    for (unsigned n = 0; n < 14; ++n) table.state().centres.insert(land(3 + n / 10, n % 10));
    table.phase(Phase::reinforce).reserve(s1, 9).play(s1, BuildCentre{land(0, 0)});
    EXPECT_EQ(table.state().centres.size(), 15U);
    const BuildCentre another{land(0, 1)};
    EXPECT_EQ(table.refused(s1, another), Rejection::no_centres_left);
    EXPECT_EQ(
        clause_of(rulebooks::master, table.state(), Rejection::no_centres_left, another),
        std::string_view{"MA-M3"}
    );
}

TEST(MasterCentres, WhatCannotBePlacedIsLostWhenTheTurnGoesOn) {
    CLAUSE("MA-M1");
    RULING("R-33");
    Table table = front(rulebooks::master, 5, 5, 5);
    table.phase(Phase::reinforce).reserve(s1, 5);
    EXPECT_EQ(table.refused(s1, EndTurn{}), Rejection::armies_left_to_place);
    place_one_each(table, 3);
    table.play(s1, Attack{land(0, 0), land(0, 9), 3});
    ASSERT_TRUE(table.saw<ReserveLost>());
    EXPECT_EQ(table.last<ReserveLost>()->armies, 2);
    EXPECT_EQ(table.state().reserve[s1], 0);
}

TEST(MasterCentres, OtherRulebooksHaveNone) {
    RULING("R-40");
    for (const Ruleset* set : rulebooks::all) {
        if (set == &rulebooks::master) continue;
        Table table{*set};
        table.with({{Territory{0}, s1, 1}}).phase(Phase::reinforce).reserve(s1, 9);
        const BuildCentre build{Territory{0}};
        EXPECT_EQ(table.refused(s1, build), Rejection::not_in_these_rules);
        EXPECT_EQ(
            clause_of(*set, table.state(), Rejection::not_in_these_rules, build),
            std::string_view{"R-40"}
        );
    }
}

}  // namespace
}  // namespace kamchatka::test::master_expert_test
