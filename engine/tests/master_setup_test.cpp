// RisiKo! Master before the first turn, and what a board of quadrants gives: cards, bonuses, goals.
#include "engine/figure_deck.hpp"
#include "engine/tests/turn.hpp"

#include <map>

namespace kamchatka::test::master_setup_test {
namespace {

template <typename Body>
void in_master(Body body) {
    for (const Ruleset* set : rulebooks::on_quadrants) in_rulebooks({set}, body);
}

// Colours chosen as seated; the first seat rolls highest with its three dice.
Table at_the_draft(const Ruleset& set, std::uint8_t seat_count = 4) {
    Table table = Table::fresh(set, seat_count);
    table.play(Chance{}, StartGame{});
    choose_colours(table);
    for (std::uint8_t i = 0; i < seat_count; ++i) {
        table.play(Chance{}, RollForPlace{{static_cast<std::uint8_t>(6 - i), 1, 1}});
    }
    return table;
}

Table& claim_all(Table& table) {
    while (table.state().phase == Phase::draft) {
        const Seat seat = seat_on_turn(table.state());
        table.play(seat, legal_actions(table.rules(), table.state(), seat)[0].action);
    }
    return table;
}

TEST(MasterCards, TheDeckHasFourteenOfEachFigureSomeWithTanksAndTwoJollies) {
    CLAUSE("MA-7");
    RULING("R-41");
    in_master([](const Ruleset& set) {
        const Rules rules = test_rules(set);
        const Deck& deck = rules.deck;
        EXPECT_EQ(deck.card_count, 44);
        std::map<Arm, unsigned> arms;
        std::map<unsigned, unsigned> tanks;
        for (const Card card : deck.cards()) {
            ++arms[deck.faces[card].arm];
            ++tanks[deck.faces[card].tanks];
            EXPECT_FALSE(deck.faces[card].territory.has_value());
            EXPECT_TRUE(deck.faces[card].arm != Arm::jolly || deck.faces[card].tanks == 0);
        }
        const std::map<Arm, unsigned> expected{
            {Arm::infantry, 14}, {Arm::cavalry, 14}, {Arm::cannon, 14}, {Arm::jolly, 2}};
        EXPECT_EQ(arms, expected);
        EXPECT_EQ(tanks, (std::map<unsigned, unsigned>{{0, 26}, {1, 12}, {2, 6}}));
    });
}

TEST(MasterSetup, ColoursAreChosenFreelyBeforeTheRoll) {
    CLAUSE("MA-B14");
    in_master([](const Ruleset& set) {
        Table table = Table::fresh(set);
        table.play(Chance{}, StartGame{});
        EXPECT_EQ(table.state().phase, Phase::colours);
        table.play(s1, ChooseColour{Colour::purple});
        EXPECT_EQ(table.refused(s2, ChooseColour{Colour::purple}), Rejection::colour_taken);
        table.play(s2, ChooseColour{Colour::black}).play(s3, ChooseColour{Colour::red});
        table.play(s4, ChooseColour{Colour::blue});
        EXPECT_EQ(table.state().phase, Phase::order);
    });
}

TEST(MasterSetup, ThreeDiceAreAddedUpAndTheHighestStartsTheOthersClockwise) {
    CLAUSE("MA-B3");
    RULING("R-7");
    in_master([](const Ruleset& set) {
        Table table = Table::fresh(set);
        table.play(Chance{}, StartGame{});
        choose_colours(table);
        EXPECT_EQ(table.refused(Chance{}, RollForPlace{{6, 0, 0}}), Rejection::bad_dice);
        table.play(Chance{}, RollForPlace{{6, 1, 1}});
        table.play(Chance{}, RollForPlace{{3, 3, 3}});
        table.play(Chance{}, RollForPlace{{4, 4, 4}});
        table.play(Chance{}, RollForPlace{{6, 5, 1}});
        // 12 and 12: only these two roll again.
        table.play(Chance{}, RollForPlace{{1, 1, 2}});
        EXPECT_EQ(table.last<PlaceRolled>()->seat, s3);
        table.play(Chance{}, RollForPlace{{1, 1, 1}});
        EXPECT_EQ(table.last<OrderSettled>()->order, (Order{s3, s4, s1, s2}));
        EXPECT_EQ(seat_on_turn(table.state()), s3);
    });
}

TEST(MasterSetup, TheTerritoriesAreAMultipleOfThePlayers) {
    CLAUSE("MA-B2");
    in_master([](const Ruleset& set) {
        for (std::uint8_t seats = 3; seats <= seat_count_max; ++seats) {
            EXPECT_TRUE(Table::fresh(set, seats).allowed(Chance{}, StartGame{}));
        }
        Table table = Table::fresh(set, 4);
        table.rules().board.territory_count = 58;
        EXPECT_EQ(table.refused(Chance{}, StartGame{}), Rejection::wrong_number_of_seats);
        EXPECT_EQ(
            clause_of(set, table.state(), Rejection::wrong_number_of_seats, StartGame{}),
            std::string_view{"MA-B2"}
        );
    });
}

TEST(MasterSetup, ThreeToSixPlay) {
    CLAUSE("MA-0");
    in_master([](const Ruleset& set) {
        EXPECT_EQ(Table::fresh(set, 2).refused(Chance{}, StartGame{}), Rejection::too_few_seats);
        EXPECT_EQ(Table::fresh(set, 7).refused(Chance{}, StartGame{}), Rejection::too_many_seats);
    });
}

TEST(MasterDraft, EachTakesAFreeTerritoryInTurnWithTwoArmies) {
    CLAUSE("MA-B4");
    in_master([](const Ruleset& set) {
        Table table = at_the_draft(set);
        ASSERT_EQ(table.state().phase, Phase::draft);
        EXPECT_EQ(table.refused(s2, ClaimTerritory{land(0, 1)}), Rejection::not_your_turn);
        EXPECT_EQ(table.refused(s1, ClaimTerritory{Territory{60}}), Rejection::unknown_territory);
        table.play(s1, ClaimTerritory{land(3, 4)});
        EXPECT_EQ(table.owner_of(land(3, 4)), s1);
        EXPECT_EQ(table.armies(land(3, 4)), 2U);
        EXPECT_EQ(table.refused(s2, ClaimTerritory{land(3, 4)}), Rejection::territory_claimed);
        table.play(s2, ClaimTerritory{land(3, 9)});
        EXPECT_EQ(seat_on_turn(table.state()), s3);
    });
}

TEST(MasterDraft, AQuadrantIsFilledBeforeTheNextPlayerOpensAnother) {
    CLAUSE("MA-B4");
    RULING("R-29");
    in_master([](const Ruleset& set) {
        Table table = at_the_draft(set);
        table.play(s1, ClaimTerritory{land(2, 0)});
        for (unsigned n = 1; n < island_size; ++n) {
            const Seat seat = seat_on_turn(table.state());
            EXPECT_EQ(table.refused(seat, ClaimTerritory{land(1, 0)}), Rejection::continent_open);
            table.play(seat, ClaimTerritory{land(2, n)});
        }
        // Ten territories among four: the third in order opens the next, any of them.
        EXPECT_EQ(seat_on_turn(table.state()), s3);
        for (unsigned island = 0; island < islands.size(); ++island) {
            EXPECT_EQ(table.allowed(s3, ClaimTerritory{land(island, 7)}), island != 2);
        }
    });
}

TEST(MasterDraft, ItsStarterAlsoPlaysFirstAndAllHaveAsMany) {
    CLAUSE("MA-B2", "MA-B4");
    RULING("R-29");
    in_master([](const Ruleset& set) {
        for (std::uint8_t seats_at_table = 3; seats_at_table <= seat_count_max; ++seats_at_table) {
            Table table = at_the_draft(set, seats_at_table);
            claim_all(table);
            EXPECT_EQ(table.state().phase, Phase::reinforce);
            EXPECT_EQ(table.state().round, 1U);
            EXPECT_EQ(seat_on_turn(table.state()), s1);
            for (const Seat seat : seats(table.state())) {
                EXPECT_EQ(table.state().held[seat].size(), 60U / seats_at_table);
                EXPECT_EQ(
                    armies_on(table.state(), table.state().held[seat]), 120U / seats_at_table
                );
            }
        }
    });
}

// The seat holds these quadrants and this many territories of the others, from the first on.
Table holding(const Ruleset& set, std::initializer_list<unsigned> whole, unsigned more) {
    Table table{set};
    TerritorySet held;
    for (const unsigned island : whole) {
        held = held | table.rules().board.members[id_of<Continent>(island)];
    }
    for (const Territory territory : table.rules().board.territories() - held) {
        if (more == 0) break;
        // No third quadrant by chance.
        if (index(territory) % island_size == 9) continue;
        held.insert(territory);
        --more;
    }
    give(table, s1, held);
    table.phase(Phase::reinforce).reserve(s1, 1);
    return table;
}

// Whether the game ends when s1 places an army, which changes no owner.
bool wins(Table table) {
    return table.play(s1, PlaceArmies{table.state().held[s1].front(), 1}).saw<GameEnded>();
}

TEST(MasterVictory, BaseAsksForHalfOfTheTerritoriesAndTwoWholeQuadrants) {
    CLAUSE("MA-B1");
    RULING("R-28");
    const Ruleset& base = rulebooks::master_base;
    EXPECT_TRUE(wins(holding(base, {0, 5}, 10)));  // 30 of 60
    EXPECT_FALSE(wins(holding(base, {0, 5}, 9)));  // 29
    EXPECT_FALSE(wins(holding(base, {4}, 36)));    // one quadrant is not two
    EXPECT_TRUE(wins(holding(base, {0, 1, 2}, 0)));
}

TEST(MasterVictory, ExpertAndMasterAskForHalfOfTheValuePlusOneRoundedDown) {
    CLAUSE("MA-E6", "MA-M4");
    for (const Ruleset* set : {&rulebooks::master_expert, &rulebooks::master}) {
        const Board board = test_rules(*set).board;
        // The booklet's example: 23+31+28+32+45+16 = 175 gives 88.
        EXPECT_EQ(value_of(board, board.territories()), 175U);
        EXPECT_FALSE(wins(holding(*set, {4, 1}, 0)));    // 45 + 31 = 76
        EXPECT_TRUE(wins(holding(*set, {4, 3, 5}, 0)));  // 93
        Table table = holding(*set, {4, 1}, 0);
        // 76 and the first of alfa, three points each: 79, 82, 85; then one of two: 87.
        for (unsigned n = 0; n < 3; ++n) table.with({{land(0, n), s1, 1}});
        table.with({{land(0, 3), s1, 1}});
        EXPECT_EQ(value_of(board, table.state().held[s1]), 87U);
        EXPECT_FALSE(wins(table));
        table.with({{land(5, 9), s1, 1}});
        EXPECT_EQ(value_of(board, table.state().held[s1]), 88U);
        EXPECT_TRUE(wins(table));
    }
}

TEST(MasterVictory, TheValueAloneIsNotEnoughWithoutTwoWholeQuadrants) {
    CLAUSE("MA-E6", "MA-M4");
    for (const Ruleset* set : {&rulebooks::master_expert, &rulebooks::master}) {
        EXPECT_FALSE(wins(holding(*set, {4}, 40)));
    }
}

TEST(MasterVictory, PointsOfTheRankingAreTheValueHeld) {
    RULING("R-42");
    Table table = holding(rulebooks::master, {4, 3, 5}, 0);
    table.play(s1, PlaceArmies{table.state().held[s1].front(), 1});
    EXPECT_EQ(table.state().points[s1], 93);
    EXPECT_EQ(table.state().points[s4], 175 - 93);
    EXPECT_EQ(table.last<GameEnded>()->cause, Cause::objective);
}

}  // namespace
}  // namespace kamchatka::test::master_setup_test
