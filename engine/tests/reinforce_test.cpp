// Reinforcement, clause by clause: what a turn brings, where it goes, how long it may be taken
// back, and the cap on armies. Tris have a file of their own.
#include "engine/tests/turn.hpp"

namespace kamchatka::test::reinforce_test {
namespace {

using namespace classic;

// So many territories of which no continent is made: every other one of the board.
TerritorySet scattered(unsigned count) {
    TerritorySet set;
    for (unsigned i = 0; i < count; ++i) set.insert(id_of<Territory>(2 * i));
    return set;
}

// What s2 receives when its turn comes.
ReinforcementsReceived received_by_s2(Table& table) {
    table.play(s1, EndTurn{});
    const auto* received = table.last<ReinforcementsReceived>();
    return received != nullptr && received->seat == s2 ? *received : ReinforcementsReceived{};
}

TEST(Reinforcement, IsOneArmyForEveryThreeTerritoriesRoundedDown) {
    CLAUSE("CH-3.1", "TO-5b", "PR-3a");
    in_all_rulebooks([](const Ruleset& set) {
        for (unsigned count = 1; count <= 21; ++count) {
            Table table(set);
            const auto received = received_by_s2(give(table, s2, scattered(count)));
            EXPECT_EQ(received.for_territories, (count - count % 3) / 3) << count << " territories";
            EXPECT_EQ(table.state().reserve[s2], received.for_territories);
        }
    });
}

TEST(Reinforcement, FourteenTerritoriesGiveFourArmies) {
    CLAUSE("CH-3.1", "TO-5b", "PR-3a");
    in_all_rulebooks([](const Ruleset& set) {
        Table table(set);
        received_by_s2(give(table, s2, scattered(14)));
        EXPECT_EQ(table.state().reserve[s2], 4);
    });
}

TEST(Reinforcement, HasNoMinimum) {
    CLAUSE("CH-3.1", "TO-5b", "PR-3a");
    in_all_rulebooks([](const Ruleset& set) {
        Table table(set);
        received_by_s2(give(table, s2, scattered(2)));
        EXPECT_EQ(table.state().reserve[s2], 0);
    });
}

TEST(Reinforcement, ComesInTheVeryFirstTurn) {
    CLAUSE("CH-3.1", "TO-5b", "PR-3a");
    in_all_rulebooks([](const Ruleset& set) {
        const Table table = at_first_turn(set);
        ASSERT_EQ(table.state().round, 1U);
        ASSERT_EQ(table.state().held[s1].size(), 10U);  // dealt in turn, so no continent is whole
        EXPECT_EQ(table.state().reserve[s1], 3);
    });
}

struct Bonus {
    Continent continent;
    unsigned armies;
};
// Read off the booklets' table.
constexpr std::array bonuses{
    Bonus{oceania, 2},
    Bonus{south_america, 2},
    Bonus{africa, 3},
    Bonus{europe, 5},
    Bonus{north_america, 5},
    Bonus{asia, 7},
};

TEST(Reinforcement, OfAWholeContinentIsItsBonus) {
    CLAUSE("CH-3.2", "TO-5b", "PR-3a");
    in_all_rulebooks([](const Ruleset& set) {
        for (const Bonus& bonus : bonuses) {
            Table table(set);
            const TerritorySet members = table.rules().board.members[bonus.continent];
            EXPECT_EQ(received_by_s2(give(table, s2, members)).for_continents, bonus.armies);
            EXPECT_EQ(table.state().reserve[s2], bonus.armies + members.size() / 3);
        }
    });
}

TEST(Reinforcement, OfAContinentShortOfOneTerritoryIsNothingMore) {
    CLAUSE("CH-3.2", "TO-5b", "PR-3a");
    in_all_rulebooks([](const Ruleset& set) {
        for (const Bonus& bonus : bonuses) {
            Table table(set);
            TerritorySet members = table.rules().board.members[bonus.continent];
            members.erase(members.front());
            EXPECT_EQ(received_by_s2(give(table, s2, members)).for_continents, 0);
        }
    });
}

TEST(Reinforcement, AddsUpTheContinents) {
    CLAUSE("CH-3.2", "TO-5b", "PR-3a");
    in_all_rulebooks([](const Ruleset& set) {
        Table table(set);
        const auto& members = table.rules().board.members;
        give(table, s2, members[africa] | members[oceania]);
        EXPECT_EQ(received_by_s2(table).for_continents, 3 + 2);
    });
}

TEST(Reinforcement, OfAContinentComesEveryTurn) {
    CLAUSE("CH-3.2", "TO-5b", "PR-3a");
    in_all_rulebooks([](const Ruleset& set) {
        Table table(set);
        give(share_out(table), s2, table.rules().board.members[oceania]);
        for (int turn = 0; turn < 2; ++turn) {
            EXPECT_EQ(received_by_s2(table).for_continents, 2);
            pass_turns_until(table, s1);
        }
        EXPECT_EQ(table.state().round, 7U);
    });
}

// s1 with seven armies to place; it holds alaska and brazil.
Table placing(const Ruleset& set) {
    return Table(set)
        .with({{alaska, s1, 3}, {brazil, s1, 1}})
        .phase(Phase::reinforce)
        .reserve(s1, 7);
}

TEST(Placement, GoesOnOneOwnTerritoryWithoutLimit) {
    CLAUSE("CH-3.6", "TO-5f", "PR-3e");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = placing(set).play(s1, PlaceArmies{alaska, 7});
        EXPECT_EQ(table.armies(alaska), 10U);
        EXPECT_EQ(table.state().reserve[s1], 0);
    });
}

TEST(Placement, MaySplitTheReinforcements) {
    CLAUSE("CH-3.6", "TO-5f", "PR-3e");
    in_all_rulebooks([](const Ruleset& set) {
        Table table =
            placing(set).play(s1, PlaceArmies{alaska, 5}).play(s1, PlaceArmies{brazil, 2});
        EXPECT_EQ(table.armies(alaska), 8U);
        EXPECT_EQ(table.armies(brazil), 3U);
    });
}

TEST(Placement, IsForOwnTerritoriesOnly) {
    CLAUSE("CH-3.6", "TO-5f", "PR-3e");
    in_all_rulebooks([](const Ruleset& set) {
        const Table table = placing(set);
        for (const Territory territory : table.rules().board.territories()) {
            const bool own = territory == alaska || territory == brazil;
            EXPECT_EQ(table.allowed(s1, PlaceArmies{territory, 1}), own);
        }
    });
}

TEST(Placement, IsDoneBeforeCombatTheTransferOrTheEnd) {
    CLAUSE("CH-3.6", "CH-4.1", "TO-5f", "PR-3e");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = placing(set).with({{alberta, s1, 1}}).play(s1, PlaceArmies{alaska, 6});
        const Attack attack{alaska, kamchatka, 3};
        const Transfer transfer{alaska, alberta, 1};
        EXPECT_EQ(table.refused(s1, attack), Rejection::armies_left_to_place);
        EXPECT_EQ(table.refused(s1, transfer), Rejection::armies_left_to_place);
        EXPECT_EQ(table.refused(s1, EndTurn{}), Rejection::armies_left_to_place);

        table.play(s1, PlaceArmies{alaska, 1});
        EXPECT_TRUE(table.allowed(s1, attack));
        EXPECT_TRUE(table.allowed(s1, transfer));
        EXPECT_TRUE(table.allowed(s1, EndTurn{}));
    });
}

TEST(Placement, MayBeTakenBackAndMovedAboutUntilTheFirstAttack) {
    CLAUSE("TK-C13");
    RULING("R-34");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = placing(set).play(s1, PlaceArmies{alaska, 7});
        table.play(s1, TakeBackArmies{alaska, 4});
        EXPECT_EQ(table.armies(alaska), 6U);
        EXPECT_EQ(table.state().reserve[s1], 4);
        table.play(s1, PlaceArmies{brazil, 4});
        EXPECT_EQ(table.armies(brazil), 5U);
    });
}

TEST(Placement, OfEarlierTurnsIsNeverTakenBack) {
    CLAUSE("TK-C13");
    RULING("R-34");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = placing(set).play(s1, PlaceArmies{alaska, 2});
        EXPECT_FALSE(table.allowed(s1, TakeBackArmies{alaska, 3}));
        EXPECT_FALSE(table.allowed(s1, TakeBackArmies{brazil, 1}));
        table.play(s1, TakeBackArmies{alaska, 2});
        EXPECT_FALSE(table.allowed(s1, TakeBackArmies{alaska, 1}));
    });
}

TEST(Placement, OfTheLastTurnIsNotTakenBackInTheNext) {
    CLAUSE("TK-C13");
    RULING("R-34");
    in_all_rulebooks([](const Ruleset& set) {
        Table table(set);
        share_out(table).with({{brazil, s1, 1}}).phase(Phase::reinforce).reserve(s1, 4);
        table.play(s1, PlaceArmies{brazil, 4});
        ASSERT_TRUE(table.allowed(s1, TakeBackArmies{brazil, 1}));
        pass_turn(table);
        pass_turns_until(table, s1);
        EXPECT_EQ(table.refused(s1, TakeBackArmies{brazil, 1}), Rejection::more_than_placed);
    });
}

TEST(Placement, IsFinalOnceAnAttackIsDeclared) {
    CLAUSE("TK-C13");
    RULING("R-34");
    in_all_rulebooks([](const Ruleset& set) {
        Table table = placing(set).play(s1, PlaceArmies{alaska, 7});
        ASSERT_TRUE(table.allowed(s1, TakeBackArmies{alaska, 1}));
        table.play(s1, Attack{alaska, kamchatka, 3});
        EXPECT_FALSE(table.allowed(s1, TakeBackArmies{alaska, 1}));
        table.settle();
        ASSERT_EQ(table.state().phase, Phase::attack);
        EXPECT_FALSE(table.allowed(s1, TakeBackArmies{alaska, 1}));
    });
}

TEST(Placement, IsFinalOnceTheTransferIsMadeOrPassIsSaid) {
    CLAUSE("TK-C13", "TK-C17");
    RULING("R-34");
    in_all_rulebooks([](const Ruleset& set) {
        const Table placed = placing(set).with({{alberta, s1, 1}}).play(s1, PlaceArmies{alaska, 7});
        ASSERT_TRUE(placed.allowed(s1, TakeBackArmies{alaska, 1}));
        Table moved = placed;
        moved.play(s1, Transfer{alaska, alberta, 1});
        EXPECT_FALSE(moved.allowed(s1, TakeBackArmies{alaska, 1}));
        Table passed = placed;
        passed.play(s1, EndTurn{});
        EXPECT_FALSE(passed.allowed(s1, TakeBackArmies{alaska, 1}));
    });
}

// s2 holds 14 territories, the first of them with the given armies: four reinforcements are due.
Table near_cap(const Ruleset& set, std::uint16_t armies_in_all) {
    Table table(set);
    give(table, s2, scattered(14));
    return table.with({{alaska, s2, static_cast<std::uint16_t>(armies_in_all - 13)}});
}

Ruleset with_cap(Ruleset set, std::uint16_t cap) {
    set.reinforcement.army_cap = cap;
    return set;
}

TEST(ArmyCap, IsOneHundredAndThirtyInChallengeAndTorisiko) {
    CLAUSE("CH-11.1", "TK-R4");
    in_challenge_and_torisiko([](const Ruleset& set) {
        Table below = near_cap(set, 126);
        EXPECT_EQ(received_by_s2(below).lost, 0);
        EXPECT_EQ(below.state().reserve[s2], 4);
    });
}

TEST(ArmyCap, IsNeverExceededAndWhatWouldExceedItIsNotReceived) {
    CLAUSE("CH-11.1", "CH-3.6", "TK-R4");
    RULING("R-15");
    in_challenge_and_torisiko([](const Ruleset& set) {
        for (const std::uint16_t armies :
             std::initializer_list<std::uint16_t>{127, 129, 130, 131}) {
            Table table = near_cap(set, armies);
            const unsigned room = armies < 130 ? 130U - armies : 0U;
            EXPECT_EQ(received_by_s2(table).lost, 4 - room) << armies;
            EXPECT_EQ(table.state().reserve[s2], room) << armies;
        }
    });
}

TEST(ArmyCap, MayBeOneHundredAndTwentyOrNone) {
    CLAUSE("CH-11.1");
    Table capped = near_cap(with_cap(rulebooks::challenge, 120), 119);
    EXPECT_EQ(received_by_s2(capped).lost, 3);
    Table free = near_cap(with_cap(rulebooks::challenge, 0), 500);
    EXPECT_EQ(received_by_s2(free).lost, 0);
}

TEST(ArmyCap, IsAnOptionInPrestige) {
    CLAUSE("PR-13");
    in_prestige([](const Ruleset& set) {
        Table free = near_cap(set, 500);
        EXPECT_EQ(received_by_s2(free).lost, 0);
        Table capped = near_cap(with_cap(set, 130), 129);
        EXPECT_EQ(received_by_s2(capped).lost, 3);
    });
}

TEST(ArmyCap, HoldsForATrisToo) {
    CLAUSE("CH-3.6", "CH-11.1", "TK-R4");
    RULING("R-15");
    in_challenge_and_torisiko([](const Ruleset& set) {
        Table table = Table(set)
                          .with({{brazil, s1, 120}})
                          .phase(Phase::reinforce)
                          .reserve(s1, 4)  // armies still to be placed count
                          .hand(s1, {"quebec", "siam", "mongolia"});
        const Three cannon{table.card("quebec"), table.card("siam"), table.card("mongolia")};
        table.play(s1, PlayTris{cannon});
        ASSERT_TRUE(table.saw<TrisPlayed>());
        EXPECT_EQ(table.last<TrisPlayed>()->lost, 2);
        EXPECT_EQ(table.state().reserve[s1], 10);
        EXPECT_TRUE(table.state().hand[s1].reveal().empty());
    });
}

}  // namespace
}  // namespace kamchatka::test::reinforce_test
