// Objectives, clause by clause: when each is reached, and when a win may come.
#include "engine/tests/ending.hpp"

namespace kamchatka::test::objective_test {
namespace {

using namespace classic;

Table& hold(Table& table, Seat seat, TerritorySet territories, std::uint16_t armies = 1) {
    for (const Territory territory : territories) table.with({{territory, seat, armies}});
    return table;
}

TerritorySet all_of(const Table& table, std::initializer_list<Continent> continents) {
    TerritorySet set;
    for (const Continent continent : continents) set = set | table.rules().board.members[continent];
    return set;
}

// s1, holding just these territories with one army each, places an army and so looks.
bool wins_with(Table table, TerritorySet territories) {
    table.rest_to(s4);
    hold(table, s1, territories).phase(Phase::reinforce).reserve(s1, 1);
    table.play(s1, PlaceArmies{territories.front(), 1});
    return table.saw<ObjectiveReached>();
}

// All of the territories are enough, and without any one of them the others are not.
void expect_needs(const Table& table, TerritorySet territories) {
    EXPECT_TRUE(wins_with(table, territories));
    for (const Territory missing : territories) {
        EXPECT_FALSE(wins_with(table, territories - TerritorySet{missing}))
            << table.rules().board.names[missing].view();
    }
}

TEST(Objective, ATournamentObjectiveIsReachedByHoldingAllItsTerritoriesAndNoFewer) {
    CLAUSE("CH-0.1", "TO-1", "TK-R3");
    for (const Ruleset* set : timed_books) {
        Table table{*set};
        for (const Objective objective : table.rules().objectives.all()) {
            const ObjectiveCard& card = table.rules().objectives[objective];
            SCOPED_TRACE(card.id.view());
            expect_needs(table.objective(s1, card.id.view()), card.goal.territories);
        }
    }
}

TEST(Objective, TournamentObjectivesAreTerritorialOnly) {
    CLAUSE("TO-1");
    for (const Ruleset* set : timed_books) {
        const Table table{*set};
        for (const Objective objective : table.rules().objectives.all()) {
            const Goal& goal = table.rules().objectives[objective].goal;
            EXPECT_EQ(goal, Goal{.territories = goal.territories});
        }
    }
}

TEST(Objective, TwentyTournamentObjectivesArePlayedAtTorisikoAndSixteenAtChallenge) {
    CLAUSE("TK-R3");
    EXPECT_EQ(Table(rulebooks::torisiko).rules().objectives.objective_count, 20);
    EXPECT_EQ(Table(rulebooks::challenge).rules().objectives.objective_count, 16);
}

TEST(Objective, TwoWholeContinentsAreReachedByHoldingBothAndNoFewer) {
    CLAUSE("PR-1");
    struct Row {
        std::string_view id;
        Continent a;
        Continent b;
    };
    constexpr std::array rows{
        Row{"north_america_africa", north_america, africa},
        Row{"north_america_oceania", north_america, oceania},
        Row{"asia_south_america", asia, south_america},
        Row{"asia_africa", asia, africa},
    };
    for (const Row& row : rows) {
        SCOPED_TRACE(row.id);
        Table table = Table(rulebooks::prestige).objective(s1, row.id);
        expect_needs(table, all_of(table, {row.a, row.b}));
    }
}

TEST(Objective, AThirdContinentOfChoiceMayBeAnyOfTheOthers) {
    CLAUSE("PR-1");
    struct Row {
        std::string_view id;
        Continent other;
        std::array<Continent, 4> thirds;
    };
    const std::array rows{
        Row{"europe_south_america_third", south_america, {north_america, africa, asia, oceania}},
        Row{"europe_oceania_third", oceania, {north_america, south_america, africa, asia}},
    };
    for (const Row& row : rows) {
        Table table = Table(rulebooks::prestige).objective(s1, row.id);
        for (const Continent third : row.thirds) {
            SCOPED_TRACE(table.rules().board.continent_names[third].view());
            expect_needs(table, all_of(table, {europe, row.other, third}));
        }
    }
}

TEST(Objective, EighteenTerritoriesMustHoldTwoArmiesEach) {
    CLAUSE("PR-1");
    Table table = Table(rulebooks::prestige).objective(s1, "territories_18");
    hold(table, s1, TerritorySet::first(18), 2);
    table.with({{iceland, s1, 1}}).phase(Phase::reinforce).reserve(s1, 2);
    ASSERT_EQ(table.state().held[s1].size(), 18U);
    table.play(s1, PlaceArmies{alaska, 1});
    EXPECT_FALSE(table.saw<ObjectiveReached>()) << "one of the eighteen has one army";
    table.play(s1, PlaceArmies{iceland, 1});
    EXPECT_TRUE(table.saw<ObjectiveReached>());
}

TEST(Objective, SeventeenTerritoriesAreNotEighteenHoweverManyArmiesTheyHold) {
    CLAUSE("PR-1");
    Table table = Table(rulebooks::prestige).objective(s1, "territories_18");
    hold(table, s1, TerritorySet::first(17), 9).phase(Phase::reinforce).reserve(s1, 1);
    table.play(s1, PlaceArmies{alaska, 1});
    EXPECT_FALSE(table.saw<ObjectiveReached>());
}

TEST(Objective, OfMoreThanEighteenTerritoriesEighteenWithTwoArmiesAreEnough) {
    CLAUSE("PR-1");
    Table table = Table(rulebooks::prestige).objective(s1, "territories_18");
    hold(table, s1, TerritorySet::first(25), 1);
    hold(table, s1, TerritorySet::first(17), 2).phase(Phase::reinforce).reserve(s1, 1);
    table.play(
        s1,
        PlaceArmies{eastern_australia, 0}.armies == 0 ? PlaceArmies{congo, 1}
                                                      : PlaceArmies{congo, 1}
    );
    EXPECT_TRUE(table.saw<ObjectiveReached>());
}

TEST(Objective, TwentyFourTerritoriesMayHoldASingleArmyEach) {
    CLAUSE("PR-1");
    const Table table = Table(rulebooks::prestige).objective(s1, "territories_24");
    expect_needs(table, TerritorySet::first(24));
}

// --- Destroying a colour. s2 is blue.

constexpr std::array colours{
    std::pair{"destroy_red", Colour::red},
    std::pair{"destroy_blue", Colour::blue},
    std::pair{"destroy_yellow", Colour::yellow},
    std::pair{"destroy_green", Colour::green},
    std::pair{"destroy_black", Colour::black},
    std::pair{"destroy_purple", Colour::purple},
};

// s2, of that colour, is left with Japan; s1 attacks it from Kamchatka.
Table last_stand(std::string_view objective, Colour colour) {
    Table table = Table(rulebooks::prestige).objective(s1, objective);
    for (const Seat seat : seats(table.state())) table.state().colour[seat].reset();
    return table.colour(s2, colour).with({{kamchatka, s1, 5}, {japan, s2, 1}});
}

TEST(Objective, AColourIsDestroyedByTakingItsLastTerritory) {
    CLAUSE("PR-1");
    RULING("R-19");
    for (const auto& [id, colour] : colours) {
        SCOPED_TRACE(id);
        Table table = last_stand(id, colour);
        table.fight(s1, {kamchatka, japan, 3}, dice(6, 6, 6), dice(1));
        EXPECT_FALSE(over(table)) << "the territory is not occupied yet";
        table.play(s1, Occupy{3});
        EXPECT_TRUE(table.saw<ObjectiveReached>());
    }
}

TEST(Objective, AColourWithATerritoryLeftIsNotDestroyed) {
    CLAUSE("PR-1");
    for (const auto& [id, colour] : colours) {
        SCOPED_TRACE(id);
        Table table = last_stand(id, colour).with({{siam, s2, 1}});
        table.fight(s1, {kamchatka, japan, 3}, dice(6, 6, 6), dice(1));
        table.play(s1, Occupy{3});
        EXPECT_FALSE(over(table));
    }
}

TEST(Objective, TwentyFourTerritoriesAreNothingWhileTheColourStandsToBeDestroyed) {
    CLAUSE("PR-1");
    RULING("R-19");
    Table table = Table(rulebooks::prestige).objective(s1, "destroy_blue");
    table.with({{eastern_australia, s2, 1}});
    hold(table, s1, TerritorySet::first(30)).phase(Phase::reinforce).reserve(s1, 1);
    table.play(s1, PlaceArmies{alaska, 1});
    EXPECT_FALSE(table.saw<ObjectiveReached>());
}

TEST(Objective, AColourDestroyedBySomebodyElseBecomesTwentyFourTerritories) {
    CLAUSE("PR-1");
    RULING("R-19");
    Table table = Table(rulebooks::prestige).objective(s1, "destroy_blue");
    eliminate(table, s2, s3);
    expect_needs(table, TerritorySet::first(24));
}

TEST(Objective, OnesOwnColourBecomesTwentyFourTerritories) {
    CLAUSE("PR-1");
    RULING("R-19");
    const Table table = Table(rulebooks::prestige).objective(s1, "destroy_red");
    expect_needs(table, TerritorySet::first(24));
}

TEST(Objective, AColourNotInPlayBecomesTwentyFourTerritories) {
    CLAUSE("PR-1");
    RULING("R-19");
    for (const std::string_view id : {"destroy_black", "destroy_purple"}) {
        const Table table = Table(rulebooks::prestige).objective(s1, id);
        expect_needs(table, TerritorySet::first(24));
    }
}

TEST(Objective, TheNeutralArmiesOfAPlayerWhoLeftKeepHisColour) {
    CLAUSE("PR-1");
    RULING("R-19");
    for (const Action& leaving : {Action{Withdraw{s2}}, Action{Exclude{s2}}}) {
        Table table = last_stand("destroy_blue", Colour::blue);
        table.play(Arbiter{}, leaving);
        Table many = table;
        hold(many, s1, TerritorySet::first(24)).phase(Phase::reinforce).reserve(s1, 1);
        many.play(s1, PlaceArmies{alaska, 1});
        EXPECT_FALSE(over(many)) << "leaving is not being destroyed by somebody else";

        table.fight(s1, {kamchatka, japan, 3}, dice(6, 6, 6), dice(1));
        table.play(s1, Occupy{3});
        EXPECT_TRUE(table.saw<ObjectiveReached>());
    }
}

// --- When a win may come. s1 plays for territories_24 and holds 23 or 24; 0 to 22 are common.

Table near_twenty_four(std::size_t held) {
    Table table = Table(rulebooks::prestige).objective(s1, "territories_24");
    return hold(table, s1, TerritorySet::first(held));
}

void expect_won_by_s1(const Table& table) {
    EXPECT_TRUE(over(table));
    EXPECT_TRUE(table.saw<ObjectiveReached>());
    EXPECT_EQ(table.state().cause, Cause::objective);
    EXPECT_EQ(table.state().winner, s1);
}

TEST(Objective, IsLookedForAtTheStartOfTheTurn) {
    CLAUSE("PR-7", "TO-6b");
    RULING("R-19");
    Table table = near_twenty_four(24).turn(s4);
    table.play(s4, EndTurn{});
    expect_won_by_s1(table);
    EXPECT_FALSE(table.saw<ReinforcementsReceived>()) << "the game is over at once";
}

TEST(Objective, IsLookedForAfterAPlacement) {
    RULING("R-19");
    Table table = near_twenty_four(24).phase(Phase::reinforce).reserve(s1, 2);
    table.play(s1, PlaceArmies{alaska, 1});
    expect_won_by_s1(table);
}

TEST(Objective, IsLookedForAfterAnOccupation) {
    CLAUSE("CH-8.2", "TO-6a", "TK-R9");
    RULING("R-19");
    Table table = near_twenty_four(23).with({{east_africa, s1, 4}, {congo, s4, 1}});
    table.fight(s1, {east_africa, congo, 3}, dice(6, 6, 6), dice(1));
    EXPECT_FALSE(over(table));
    table.play(s1, Occupy{3});
    expect_won_by_s1(table);
}

TEST(Objective, IsLookedForAfterATransfer) {
    RULING("R-19");
    Table table = Table(rulebooks::prestige).objective(s1, "territories_18");
    hold(table, s1, TerritorySet::first(18), 2).with({{alaska, s1, 1}, {alberta, s1, 3}});
    table.play(s1, Transfer{alberta, alaska, 1});
    expect_won_by_s1(table);
    EXPECT_FALSE(table.saw<TurnStarted>());
}

TEST(Objective, AShortOccupationThatReachesItWinsBeforeTheTurnEnds) {
    CLAUSE("PR-1");
    RULING("R-19");
    Table table = near_twenty_four(23).with({{east_africa, s1, 4}, {congo, s4, 1}});
    table.fight(s1, {east_africa, congo, 3}, dice(6, 6, 6), dice(1));
    table.play(s1, Occupy{1});
    expect_won_by_s1(table);
}

TEST(Objective, AWinComesOnlyInTheWinnersOwnTurn) {
    CLAUSE("TO-6b", "PR-7");
    RULING("R-19");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        SCOPED_TRACE(set->id.view());
        // s2 holds all it needs while s1 places, occupies and ends its turn.
        Table table = Table(*set).phase(Phase::reinforce).reserve(s1, 1);
        table.rules().objectives = make_rules(rulebooks::prestige).objectives;
        table.objective(s2, "territories_24").objective(s1, "asia_africa");
        hold(table, s2, TerritorySet::first(24));
        table.with({{kamchatka, s1, 5}});
        table.play(s1, PlaceArmies{kamchatka, 1});
        EXPECT_FALSE(over(table));
        table.fight(s1, {kamchatka, japan, 3}, dice(6, 6, 6), dice(1));
        table.play(s1, Occupy{3});
        EXPECT_FALSE(over(table));
        table.play(s1, EndTurn{}).play(Chance{}, DrawCard{table.card("peru")});
        EXPECT_TRUE(over(table));
        EXPECT_EQ(table.state().winner, s2);
        EXPECT_TRUE(table.saw<TurnStarted>());
    }
}

TEST(Objective, ReachedInEveryRulebookItEndsTheGameAtOnceWithAWin) {
    CLAUSE("CH-8.2", "CH-0.1", "TO-6a", "PR-1", "TK-R9");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        SCOPED_TRACE(set->id.view());
        Table table{*set};
        table.rules().objectives = make_rules(rulebooks::challenge).objectives;
        table.objective(s1, "elvis").rest_to(s4);
        hold(table, s1, table.rules().objectives[table.objective_called("elvis")].goal.territories);
        table.with({{alaska, s1, 4}, {kamchatka, s4, 1}});
        table.fight(s1, {alaska, kamchatka, 3}, dice(6, 6, 6), dice(1)).play(s1, Occupy{3});
        expect_won_by_s1(table);
        EXPECT_EQ(place(table, s1), 1U);
        EXPECT_FALSE(table.allowed(s1, EndTurn{}));
    }
}

}  // namespace
}  // namespace kamchatka::test::objective_test
