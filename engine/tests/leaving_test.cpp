// Leaving the game, clause by clause: withdrawal, exclusion, and the neutral territories that
// remain. The slots of the sdadata are in sdadata_seats_test.cpp.
#include "engine/tests/ending.hpp"

namespace kamchatka::test::leaving_test {
namespace {

using namespace classic;

const std::array garrison_books{&rulebooks::challenge, &rulebooks::torisiko};
const std::array<Action, 2> departures_of_s2{Withdraw{s2}, Exclude{s2}};

unsigned points(const Table& table, Seat seat) { return table.state().points[seat]; }

// s2, who has left in the turn of s1, holds Japan; s1 is beside it in Kamchatka with ten.
Table beside_neutral(const Ruleset& set, std::uint16_t armies, const Action& departure) {
    Table table = Table(set).with({{kamchatka, s1, 10}, {japan, s2, armies}, {siam, s3, 1}});
    return table.play(Arbiter{}, departure);
}

Table& take_japan(Table& table) {
    table.fight(s1, {kamchatka, japan, 3}, dice(6, 6, 6), dice(1));
    return table.play(s1, Occupy{3});
}

// --- Neutral territories

TEST(Leaving, ThePlayersTerritoriesKeepTheirArmies) {
    CLAUSE("TK-C23", "TK-C26");
    RULING("R-22");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        for (const Actor& actor : {Actor{s2}, Actor{Arbiter{}}}) {
            Table table = Table(*set).with({{japan, s2, 7}, {peru, s2, 1}, {siam, s3, 1}});
            table.play(actor, Withdraw{s2});
            EXPECT_EQ(table.state().standing[s2], Standing::withdrawn);
            EXPECT_EQ(table.owner_of(japan), s2);
            EXPECT_EQ(table.armies(japan), 7U);
            EXPECT_EQ(table.armies(peru), 1U);
        }
    }
}

TEST(Leaving, NeutralTerritoriesGetNoReinforcementsAndHaveNoTurn) {
    CLAUSE("TK-C23");
    RULING("R-22");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        for (const Action& departure : departures_of_s2) {
            Table table = late_game(*set).with({{iceland, s2, 1}, {china, s2, 1}, {ural, s2, 1}});
            table.play(Arbiter{}, departure);
            pass(table);
            EXPECT_EQ(seat_on_turn(table.state()), s3) << "the turn of s2 is passed over";
            pass_to(table, s1, 7);
            EXPECT_EQ(armies_on(table.state(), table.state().held[s2]), 5U);
            EXPECT_EQ(table.state().reserve[s2], 0);
        }
    }
}

TEST(Leaving, NeutralTerritoriesNeverAttack) {
    CLAUSE("TK-C23");
    RULING("R-22");
    for (const Action& departure : departures_of_s2) {
        const Table table = beside_neutral(rulebooks::challenge, 9, departure);
        EXPECT_EQ(table.refused(s2, Attack{japan, kamchatka, 3}), Rejection::seat_has_left);
        EXPECT_EQ(legal_actions(table.rules(), table.state(), s2).size(), 0U);
    }
}

TEST(Leaving, NeutralTerritoriesDefendWithTheMostDiceTheyCan) {
    CLAUSE("TK-C23");
    RULING("R-22");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        for (const auto& [armies, defence] : {std::pair{1, 1}, {2, 2}, {3, 3}, {8, 3}}) {
            for (const Action& departure : departures_of_s2) {
                Table table = beside_neutral(*set, static_cast<std::uint16_t>(armies), departure);
                table.play(s1, Attack{kamchatka, japan, 3});
                EXPECT_EQ(table.state().phase, Phase::roll) << "nobody is asked";
                EXPECT_EQ(table.state().battle.defence_dice, defence);
            }
        }
    }
}

TEST(Leaving, ConqueringANeutralTerritoryEarnsTheCard) {
    RULING("R-22");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        for (const Action& departure : departures_of_s2) {
            Table table = beside_neutral(*set, 1, departure).with({{peru, s2, 1}});
            take_japan(table).play(s1, EndTurn{});
            EXPECT_EQ(table.state().phase, Phase::draw);
        }
    }
}

TEST(Leaving, ConqueringANeutralTerritoryCountsTowardsTheThreeConquests) {
    CLAUSE("CH-9.3", "TK-R8c");
    RULING("R-22");
    for (const Ruleset* set : garrison_books) {
        Table table = last_turn(*set).with({{peru, s4, 9}, {argentina, s2, 1}});
        table.play(s2, Withdraw{s2});
        table.state().conquests = 2;
        table.fight(s4, {peru, argentina, 3}, dice(6, 6, 6), dice(1)).play(s4, Occupy{3});
        EXPECT_TRUE(pass(table).saw<ClosingWaived>());
    }
}

TEST(Leaving, BorderingANeutralTerritoryCallsForTheGarrison) {
    RULING("R-22");
    for (const Ruleset* set : garrison_books) {
        for (const Action& departure : departures_of_s2) {
            Table table = Table(*set).rest_to(s1, 3).with({{japan, s2, 1}, {siam, s3, 1}});
            table.play(Arbiter{}, departure);
            const Transfer leaves_one{mongolia, chita, 2};
            EXPECT_EQ(table.refused(s1, leaves_one), Rejection::minimum_garrison);
            EXPECT_TRUE(table.with({{japan, s1, 1}}).allowed(s1, leaves_one));
        }
    }
}

TEST(Leaving, TheOpeningDoesNotProtectNeutralTerritories) {
    RULING("R-12", "R-22");
    for (const Action& departure : departures_of_s2) {
        Table table = Table(rulebooks::challenge).round(1);
        table.with({{kamchatka, s1, 10}, {japan, s2, 1}});
        const Attack attack{kamchatka, japan, 3};
        EXPECT_EQ(table.refused(s1, attack), Rejection::protected_opening);
        EXPECT_TRUE(table.play(Arbiter{}, departure).allowed(s1, attack));
    }
}

TEST(Leaving, TakingTheLastNeutralTerritoryEliminatesThePlayerWhoLeftIt) {
    CLAUSE("TK-C24b");
    RULING("R-22");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        for (const Action& departure : departures_of_s2) {
            Table table = beside_neutral(*set, 1, departure);
            take_japan(table);
            EXPECT_EQ(table.state().standing[s2], Standing::eliminated);
            EXPECT_EQ(table.state().eliminated_by[s2], s1);
        }
    }
}

// --- Cards and places

TEST(Leaving, AWithdrawnPlayersCardsGoToWhoTakesHisLastTerritory) {
    RULING("R-23");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        Table table = Table(*set).hand(s2, {"peru", "jolly_1"});
        table.with({{kamchatka, s1, 10}, {japan, s2, 1}, {siam, s3, 1}});
        const CardSet cards{table.card("peru"), table.card("jolly_1")};
        table.play(s2, Withdraw{s2});
        EXPECT_EQ(table.state().hand[s2].reveal(), cards) << "until then they stay his";
        take_japan(table);
        EXPECT_EQ(table.state().hand[s1].reveal(), cards);
        EXPECT_TRUE(table.state().hand[s2].reveal().empty());
    }
}

TEST(Leaving, AnExcludedPlayersCardsAreDiscarded) {
    RULING("R-23");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        Table table = Table(*set).hand(s2, {"peru", "jolly_1"});
        table.with({{kamchatka, s1, 10}, {japan, s2, 1}, {siam, s3, 1}});
        table.play(Arbiter{}, Exclude{s2});
        const CardSet cards{table.card("peru"), table.card("jolly_1")};
        EXPECT_EQ(table.state().unseen_discards.reveal(), cards);
        take_japan(table);
        EXPECT_TRUE(table.state().hand[s1].reveal().empty());
    }
}

TEST(Leaving, AWithdrawnPlayerKeepsThePositionHisTerritoriesAreWorth) {
    CLAUSE("TK-C24", "TK-C26");
    RULING("R-23");
    for (const Ruleset* set : timed_books) {
        Table table = Table(*set, 3).objective(s2, "dromedario").objective(s3, "elvis");
        table.with({{ukraine, s2, 1}, {china, s2, 1}, {alaska, s1, 1}});
        table.play(s2, Withdraw{s2});
        count_points(table);
        EXPECT_EQ(points(table, s2), 13U);
        EXPECT_EQ(place(table, s2), 2U) << "before s1 with its 3";
    }
}

TEST(Leaving, AnExcludedPlayerCountsAsEliminatedAndHasNoPoints) {
    CLAUSE("TK-C22");
    RULING("R-23");
    for (const Ruleset* set : timed_books) {
        Table table = Table(*set, 3).objective(s2, "dromedario").objective(s3, "elvis");
        table.with({{ukraine, s2, 1}, {china, s2, 1}, {alaska, s1, 1}});
        table.play(Arbiter{}, Exclude{s2});
        EXPECT_EQ(table.owner_of(china), s2) << "neutral, with its armies";
        count_points(table);
        EXPECT_EQ(points(table, s2), 0U);
        EXPECT_EQ(place(table, s2), 3U);
    }
}

// --- When a seat may go

TEST(Leaving, InAnothersTurnThePlayGoesOnWhereItWas) {
    RULING("R-37");
    for (const Action& departure : departures_of_s2) {
        Table table = Table(rulebooks::challenge).with({{alaska, s1, 9}, {japan, s2, 1}});
        table.phase(Phase::reinforce).reserve(s1, 3).play(Arbiter{}, departure);
        EXPECT_EQ(seat_on_turn(table.state()), s1);
        EXPECT_EQ(table.state().phase, Phase::reinforce);
        EXPECT_EQ(table.state().reserve[s1], 3);
    }
}

TEST(Leaving, InOnesOwnTurnTheHandPassesAndWhatWasNotPlacedIsLost) {
    RULING("R-37");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        for (const Action& departure : departures_of_s2) {
            Table table = late_game(*set).turn(s2).phase(Phase::reinforce).reserve(s2, 3);
            table.play(Arbiter{}, departure);
            EXPECT_EQ(seat_on_turn(table.state()), s3);
            EXPECT_EQ(table.state().phase, Phase::reinforce);
            EXPECT_EQ(table.armies(alaska), 2U);
            EXPECT_EQ(table.state().reserve[s2], 0);
        }
    }
}

TEST(Leaving, AConquestInHandIsFirstOccupiedWithTheArmiesOfTheRoll) {
    RULING("R-37");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        for (const Action& departure : {Action{Withdraw{s1}}, Action{Exclude{s1}}}) {
            Table table = Table(*set).with({{kamchatka, s1, 10}, {japan, s4, 1}, {siam, s2, 1}});
            table.fight(s1, {kamchatka, japan, 3}, dice(6, 6, 6), dice(1));
            table.play(Arbiter{}, departure);
            EXPECT_EQ(table.owner_of(japan), s1);
            EXPECT_EQ(table.armies(japan), 3U);
            EXPECT_EQ(table.armies(kamchatka), 7U);
            EXPECT_EQ(seat_on_turn(table.state()), s2);
        }
    }
}

TEST(Leaving, ADefenderWhoLeavesBeforeHisChoiceDefendsWithTheMostDice) {
    CLAUSE("TK-C23");
    RULING("R-37", "R-22");
    for (const Action& departure : departures_of_s2) {
        Table table = Table(rulebooks::prestige).with({{kamchatka, s1, 10}, {japan, s2, 2}});
        table.play(s1, Attack{kamchatka, japan, 3});
        ASSERT_EQ(table.state().phase, Phase::defend);
        table.play(Arbiter{}, departure);
        EXPECT_EQ(table.state().phase, Phase::roll);
        EXPECT_EQ(table.state().battle.defence_dice, 2);
    }
}

TEST(Leaving, AnAttackerWhoLeavesBeforeTheRollLosesNothing) {
    RULING("R-37");
    Table table = Table(rulebooks::prestige).with({{kamchatka, s1, 10}, {japan, s2, 2}});
    table.play(s1, Attack{kamchatka, japan, 3}).play(s1, Withdraw{s1});
    EXPECT_EQ(table.armies(kamchatka), 10U);
    EXPECT_EQ(table.armies(japan), 2U);
    EXPECT_EQ(seat_on_turn(table.state()), s2);
    EXPECT_EQ(table.state().phase, Phase::reinforce);
}

TEST(Leaving, IsPossibleFromTheFirstTurnOn) {
    RULING("R-37");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        Table table = Table::fresh(*set);
        table.play(Chance{}, StartGame{});
        choose_colours(roll_for_order(table, {6, 5, 4, 3}));
        deal_objectives(deal_territories(deal_objectives(table)));
        ASSERT_EQ(table.state().phase, Phase::place);
        EXPECT_EQ(table.refused(s2, Withdraw{s2}), Rejection::not_begun_yet);
        EXPECT_TRUE(place_all(table).allowed(s2, Withdraw{s2}));
    }
}

// --- At the final count of Kingmaker

// Points are counted and all are to choose a colour; each holds three cards of the one after his.
Table at_the_choice() {
    Ruleset set = rulebooks::challenge;
    set.ending.kingmaker = Switch::on;
    Table table = late_game(set);
    State& state = table.state();
    for (const Seat giver : seats(state)) {
        for (const Seat to : seats(state)) {
            state.given[giver].reveal()[to] = id_of<Colour>((index(to) + 1) % 4);
        }
        state.has_given.insert(giver);
    }
    return count_points(table);
}

TEST(Leaving, IsPossibleAtTheFinalChoiceAndTheOthersChooseOn) {
    RULING("R-37");
    for (const Action& departure : departures_of_s2) {
        Table table = at_the_choice();
        ASSERT_EQ(table.state().phase, Phase::choice);
        table.play(s1, ShowColour{Colour::blue}).play(Arbiter{}, departure);
        table.play(s3, ShowColour{Colour::green});
        EXPECT_FALSE(over(table));
        table.play(s4, ShowColour{Colour::red});
        EXPECT_TRUE(over(table));
        EXPECT_EQ(table.state().cause, Cause::points);
    }
}

TEST(Leaving, AllMayLeaveAtTheFinalChoiceAndThePointsStand) {
    RULING("R-37", "R-23");
    Table table = at_the_choice();
    for (const Seat seat : {s1, s2, s3, s4}) table.play(seat, Withdraw{seat});
    EXPECT_TRUE(over(table));
    EXPECT_EQ(table.state().winner, s1) << "the only one with points";
}

TEST(Leaving, WhoIsExcludedAtTheFinalChoiceHasNoPointsEither) {
    RULING("R-23");
    Table table = at_the_choice();
    table.play(Arbiter{}, Exclude{s1});
    for (const Seat seat : {s2, s3, s4}) {
        table.play(seat, ShowColour{id_of<Colour>((index(seat) + 1) % 4)});
    }
    ASSERT_TRUE(over(table));
    EXPECT_EQ(place(table, s1), 4U);
    EXPECT_EQ(points(table, s1), 0U);
    EXPECT_EQ(table.state().totals[s1], 0U);
}

// --- The last active player

TEST(Leaving, WhenAllTheOthersAreGoneTheLastOneWinsAtOnce) {
    RULING("R-21");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        Table table = Table(*set, 3).with({{alaska, s1, 1}, {peru, s2, 1}});
        table.play(s1, Withdraw{s1});
        EXPECT_FALSE(over(table)) << "two are left";
        table.play(Arbiter{}, Exclude{s3});
        EXPECT_TRUE(over(table));
        EXPECT_EQ(table.state().cause, Cause::last_standing);
        EXPECT_EQ(table.state().winner, s2);
        EXPECT_EQ(place(table, s2), 1U);
    }
}

TEST(Leaving, WhoEliminatesTheLastActiveOpponentWinsThoughNeutralTerritoriesRemain) {
    RULING("R-21");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        Table table = Table(*set, 3).with({{kamchatka, s1, 10}, {japan, s2, 1}});
        table.play(s3, Withdraw{s3});
        take_japan(table);
        EXPECT_TRUE(over(table));
        EXPECT_EQ(table.state().cause, Cause::last_standing);
        EXPECT_EQ(table.state().winner, s1);
    }
}

TEST(Leaving, WhoEliminatedTheLastActiveOpponentHasWonThoughHeLeavesBeforeOccupying) {
    RULING("R-21", "R-37");
    Table table = Table(rulebooks::challenge, 3).with({{kamchatka, s1, 10}, {japan, s2, 1}});
    table.play(s3, Withdraw{s3});
    table.fight(s1, {kamchatka, japan, 3}, dice(6, 6, 6), dice(1)).play(s1, Withdraw{s1});
    EXPECT_TRUE(over(table));
    EXPECT_EQ(table.state().winner, s1);
}

TEST(Leaving, AConquestInHandThatReachesTheObjectiveHasWonBeforeTheConquerorLeaves) {
    CLAUSE("CH-8.2");
    RULING("R-19", "R-37");
    Table table = Table(rulebooks::challenge).objective(s1, "elvis");
    const Goal& elvis = table.rules().objectives[table.objective_called("elvis")].goal;
    for (const Territory territory : elvis.territories) table.with({{territory, s1, 1}});
    table.with({{kamchatka, s1, 10}, {japan, s4, 1}});
    table.fight(s1, {kamchatka, japan, 3}, dice(6, 6, 6), dice(1)).play(s1, Withdraw{s1});
    EXPECT_TRUE(over(table));
    EXPECT_EQ(table.state().cause, Cause::objective);
    EXPECT_EQ(table.state().winner, s1);
}

TEST(Leaving, NoTerritoryIsLeftEmptyWhenTheLastOpponentGoesDuringAnOccupation) {
    RULING("R-21", "R-37");
    Table table = Table(rulebooks::challenge, 3).with({{kamchatka, s1, 10}, {siam, s2, 1}});
    table.play(s2, Withdraw{s2});
    table.fight(s1, {kamchatka, japan, 3}, dice(6, 6, 6), dice(1)).play(s3, Withdraw{s3});
    EXPECT_TRUE(over(table));
    EXPECT_EQ(table.armies(japan), 3U);
    EXPECT_EQ(table.armies(kamchatka), 7U);
}

}  // namespace
}  // namespace kamchatka::test::leaving_test
