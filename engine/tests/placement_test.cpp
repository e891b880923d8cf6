// The starting armies: one on each territory dealt, the rest three at a time in order of play. The
// order is s1, s2, ... throughout.
#include "engine/tests/table.hpp"

#include <map>
#include <vector>

namespace kamchatka::test::placement_test {
namespace {

// The territories are dealt, the objectives too, and s1 is about to place.
Table at_the_placement(const Ruleset& set, std::uint8_t seat_count = 4) {
    Table table = Table::fresh(set, seat_count).play(Chance{}, StartGame{});
    for (std::uint8_t i = 0; i < seat_count; ++i) {
        roll_for_order(table, {static_cast<std::uint8_t>(6 - i)});
    }
    deal_objectives(choose_colours(table));
    return deal_objectives(deal_territories(table));
}

unsigned armies_of(const Table& table, Seat seat) {
    return armies_on(table.state(), table.state().held[seat]);
}

// The armies of each go, by seat, until the placement is over.
std::map<Seat, std::vector<unsigned>> goes(const Ruleset& set, std::uint8_t seat_count) {
    Table table = at_the_placement(set, seat_count);
    std::map<Seat, std::vector<unsigned>> placed;
    while (table.state().phase == Phase::place) {
        const Seat seat = seat_on_turn(table.state());
        placed[seat].push_back(table.state().go);
        table.play(seat, PlaceArmies{table.state().held[seat].front(), table.state().go});
    }
    return placed;
}

// So many goes of three, then one of `last`; none of it when that is 0.
std::vector<unsigned> threes(unsigned count, unsigned last) {
    std::vector<unsigned> all(count, 3);
    if (last > 0) all.push_back(last);
    return all;
}

TEST(StartingArmies, ThirtyFiveThirtyOrTwentyFiveByTheNumberOfPlayers) {
    CLAUSE("CH-2.4", "PR-2d", "TK-R0");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        if (set == &rulebooks::torneo) continue;
        for (const auto& [seat_count, armies] :
             std::map<std::uint8_t, unsigned>{{3, 35}, {4, 30}, {5, 25}}) {
            Table table = at_the_placement(*set, seat_count);
            for (const Seat seat : seats(table.state())) {
                EXPECT_EQ(armies_of(table, seat) + table.state().reserve[seat], armies)
                    << set->id.view() << ", " << int{seat_count} << " seats";
            }
        }
    }
}

TEST(StartingArmies, TwentyEachWithSixPlayers) {
    CLAUSE("PR-2d", "PR-1");
    for (const Ruleset* set : {&rulebooks::prestige, &rulebooks::prestige_torneo}) {
        Table table = at_the_placement(*set, 6);
        place_all(table);
        for (const Seat seat : seats(table.state())) {
            EXPECT_EQ(armies_of(table, seat), 20U) << set->id.view();
        }
    }
}

TEST(StartingArmies, ThirtyEachInTorneoWhateverTheNumber) {
    CLAUSE("TO-4e");
    for (std::uint8_t seat_count = 3; seat_count <= 5; ++seat_count) {
        Table table = at_the_placement(rulebooks::torneo, seat_count);
        place_all(table);
        for (const Seat seat : seats(table.state())) {
            EXPECT_EQ(armies_of(table, seat), 30U) << int{seat_count} << " seats";
        }
    }
}

TEST(StartingArmies, OneArmyStandsOnEveryTerritoryBeforeTheOthersArePlaced) {
    CLAUSE("CH-2.6", "TO-4e", "PR-2d");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        const Table table = at_the_placement(*set);
        for (const Territory territory : table.rules().board.territories()) {
            EXPECT_EQ(table.armies(territory), 1U) << set->id.view();
        }
    }
}

TEST(Placement, EachPlacesThreeArmiesFromTheFirstOfHandClockwise) {
    CLAUSE("CH-2.10", "PR-2d");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        Table table = at_the_placement(*set);
        for (const Seat seat : {s1, s2, s3, s4, s1}) {
            ASSERT_EQ(awaited_seats(table.state()), SeatSet{seat}) << set->id.view();
            const unsigned before = armies_of(table, seat);
            const Territory own = table.state().held[seat].front();
            EXPECT_EQ(table.refused(seat, PlaceArmies{own, 4}), Rejection::more_than_go)
                << "a fourth army";
            table.play(seat, PlaceArmies{own, 3});
            EXPECT_EQ(armies_of(table, seat), before + 3) << set->id.view();
        }
    }
}

TEST(Placement, TheThreeArmiesAreSplitAsOneLikes) {
    CLAUSE("CH-2.10", "PR-2d");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        Table table = at_the_placement(*set);
        const TerritorySet first = table.state().held[s1];
        table.play(s1, PlaceArmies{first.nth(0), 1});
        table.play(s1, PlaceArmies{first.nth(1), 1});
        EXPECT_EQ(awaited_seats(table.state()), SeatSet{s1}) << "one is still to be placed";
        table.play(s1, PlaceArmies{first.nth(2), 1});
        EXPECT_EQ(table.armies(first.nth(0)), 2U) << set->id.view();
        EXPECT_EQ(table.armies(first.nth(1)), 2U) << set->id.view();
        EXPECT_EQ(table.armies(first.nth(2)), 2U) << set->id.view();

        const TerritorySet second = table.state().held[s2];
        table.play(s2, PlaceArmies{second.nth(0), 2}).play(s2, PlaceArmies{second.nth(1), 1});
        EXPECT_EQ(table.armies(second.nth(0)), 3U) << set->id.view();
        EXPECT_EQ(table.armies(second.nth(1)), 2U) << set->id.view();
        EXPECT_EQ(awaited_seats(table.state()), SeatSet{s3}) << set->id.view();
    }
}

TEST(Placement, ArmiesGoOnOnesOwnTerritoriesOnly) {
    CLAUSE("CH-2.10", "PR-2d");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        const Table table = at_the_placement(*set);
        const Territory other = table.state().held[s2].front();
        EXPECT_EQ(table.refused(s1, PlaceArmies{other, 3}), Rejection::not_your_territory);
    }
}

TEST(Placement, InTheLastRoundFewerThanThreeAreLeft) {
    CLAUSE("CH-2.11", "PR-2d");
    RULING("R-9");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        if (set == &rulebooks::torneo) continue;
        auto placed = goes(*set, 3);
        for (const Seat seat : {s1, s2, s3}) EXPECT_EQ(placed[seat], threes(7, 0));

        placed = goes(*set, 4);
        for (const Seat seat : {s1, s2}) EXPECT_EQ(placed[seat], threes(6, 2));
        for (const Seat seat : {s3, s4}) EXPECT_EQ(placed[seat], threes(6, 1));

        placed = goes(*set, 5);
        for (const Seat seat : {s1, s2, s3}) EXPECT_EQ(placed[seat], threes(5, 2));
        for (const Seat seat : {s4, s5}) EXPECT_EQ(placed[seat], threes(5, 1));
    }
}

TEST(Placement, WithSixPlayersTheLastRoundIsOfOneArmy) {
    CLAUSE("PR-2d");
    RULING("R-9");
    auto placed = goes(rulebooks::prestige_torneo, 6);
    for (const Seat seat : {s1, s2, s3, s4, s5, s6}) EXPECT_EQ(placed[seat], threes(4, 1));
}

// Torneo with five: 30 armies and 8, 8, 8, 9, 9 territories leave 22, 22, 22, 21, 21.
TEST(Placement, WhoeverHasNoneLeftIsPassedOver) {
    CLAUSE("CH-2.11", "TO-4e");
    auto placed = goes(rulebooks::torneo, 5);
    for (const Seat seat : {s1, s2, s3}) EXPECT_EQ(placed[seat], threes(7, 1));
    for (const Seat seat : {s4, s5}) EXPECT_EQ(placed[seat], threes(7, 0));
}

TEST(Placement, ATerritoryMayStartTheGameWithASingleArmy) {
    CLAUSE("TK-C2");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        Table table = at_the_placement(*set);
        place_all(table);  // everybody on one territory
        EXPECT_EQ(table.state().round, 1U) << set->id.view();
        const TerritorySet held = table.state().held[s2];
        EXPECT_EQ(table.armies(held.nth(0)), 1U + 20U) << set->id.view();
        for (std::size_t i = 1; i < held.size(); ++i) EXPECT_EQ(table.armies(held.nth(i)), 1U);
    }
}

TEST(Placement, ThenTheFirstOfHandBeginsTheGame) {
    CLAUSE("CH-2.12", "CH-2.11");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        Table table = at_the_placement(*set);
        place_all(table);
        const auto* turn = table.last<TurnStarted>();
        ASSERT_NE(turn, nullptr) << set->id.view();
        EXPECT_EQ(*turn, (TurnStarted{.round = 1, .seat = s1})) << set->id.view();
        EXPECT_EQ(table.state().phase, Phase::reinforce) << set->id.view();
    }
}

}  // namespace
}  // namespace kamchatka::test::placement_test
