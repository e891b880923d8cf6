// The table before the first turn: how many play and for what, the objectives, the deck, the order
// of the stages, and the promise of a seed. Rolls, deal and placement have files of their own.
#include "engine/tests/table.hpp"

#include "engine/classic.hpp"

#include <vector>

namespace kamchatka::test::setup_test {
namespace {

using namespace classic;

constexpr Digest promise{1, 2, 3};

bool may_start(const Ruleset& set, int seat_count) {
    return Table::fresh(set, static_cast<std::uint8_t>(seat_count)).allowed(Chance{}, StartGame{});
}

// The stages of the set-up in the order they begin.
std::vector<Phase> stages(const Ruleset& set) {
    const Table table = at_first_turn(set);
    std::vector<Phase> begun;
    for (const Event& event : table.history()) {
        if (const auto* phase = std::get_if<PhaseBegan>(&event)) begun.push_back(phase->phase);
        if (std::holds_alternative<PlacementBegan>(event) && begun.back() != Phase::place) {
            begun.push_back(Phase::place);
        }
    }
    return begun;
}

Table rolled(const Ruleset& set, std::initializer_list<std::uint8_t> dice) {
    Table table = Table::fresh(set, static_cast<std::uint8_t>(dice.size()));
    roll_for_order(table.play(Chance{}, StartGame{}), dice);
    return choose_colours(table);
}

TEST(SetUp, ColoursAreThoseOfTheBox) {
    CLAUSE("CH-1.8");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        SCOPED_TRACE(set->id.view());
        const bool five = set == &rulebooks::challenge;
        Table table = Table::fresh(*set).play(Chance{}, StartGame{});
        roll_for_order(table, {6, 5, 4, 3});
        EXPECT_TRUE(table.allowed(s1, ChooseColour{Colour::black}));
        EXPECT_EQ(table.allowed(s1, ChooseColour{Colour::purple}), !five);
        const Options options = legal_actions(table.rules(), table.state(), s1);
        EXPECT_EQ(options.size(), five ? 5U : 6U);
    }
}

TEST(SetUp, AHouseRuleForSixBringsTheSixthColourAlong) {
    Ruleset set = rulebooks::challenge;
    set.setup.starting_armies[6] = 20;
    Table table = Table::fresh(set, 6).play(Chance{}, StartGame{});
    roll_for_order(table, {6, 5, 4, 3, 2, 1});
    EXPECT_TRUE(table.allowed(s1, ChooseColour{Colour::purple}));
}

TEST(SetUp, ThreeToFivePlayers) {
    CLAUSE("CH-0.2", "TK-R0");
    for (const Ruleset* set : {&rulebooks::challenge, &rulebooks::torisiko}) {
        for (const int seat_count : {0, 1, 2, 6, 7}) {
            EXPECT_FALSE(may_start(*set, seat_count)) << seat_count;
        }
        for (const int seat_count : {3, 4, 5}) {
            EXPECT_TRUE(may_start(*set, seat_count)) << seat_count;
        }
    }
}

TEST(SetUp, ThreeToSixPlayersInPrestige) {
    CLAUSE("PR-1");
    for (const Ruleset* set : {&rulebooks::prestige, &rulebooks::prestige_torneo}) {
        for (const int seat_count : {0, 1, 2, 7}) {
            EXPECT_FALSE(may_start(*set, seat_count)) << seat_count;
        }
        for (const int seat_count : {3, 4, 5, 6}) {
            EXPECT_TRUE(may_start(*set, seat_count)) << seat_count;
        }
    }
}

TEST(SetUp, WhoeverReachesHisObjectiveFirstWins) {
    CLAUSE("CH-0.1", "TO-1", "PR-1");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        if (set == &rulebooks::prestige) continue;
        Table table = Table(*set).objective(s1, "guerra_fredda").phase(Phase::reinforce);
        const Objective objective = table.objective_called("guerra_fredda");
        for (const Territory territory : table.rules().objectives[objective].goal.territories) {
            table.with({{territory, s1, 1}});
        }
        table.reserve(s1, 1).play(s1, PlaceArmies{alaska, 1});
        EXPECT_EQ(table.state().cause, Cause::objective) << set->id.view();
        EXPECT_EQ(table.state().winner, s1) << set->id.view();
    }
}

TEST(SetUp, TheBaseGameIsWonByAnObjectiveOfTheBaseDeck) {
    CLAUSE("PR-1");
    Table table = Table(rulebooks::prestige).objective(s1, "north_america_oceania");
    for (const Territory territory : board.members[north_america] | board.members[oceania]) {
        table.with({{territory, s1, 1}});
    }
    table.phase(Phase::reinforce).reserve(s1, 1).play(s1, PlaceArmies{alaska, 1});
    EXPECT_EQ(table.state().cause, Cause::objective);
    EXPECT_EQ(table.state().winner, s1);
}

// s2 holds China, worth 7 and in his objective; all that s1, s3 and s4 hold is outside of theirs.
TEST(SetUp, WithoutAnObjectiveReachedTheHighestScoreWins) {
    CLAUSE("CH-0.1");
    for (const Ruleset* set : {&rulebooks::challenge, &rulebooks::torisiko, &rulebooks::torneo}) {
        Table table = Table(*set).rest_to(s1).with({{china, s2, 1}, {japan, s3, 1}});
        table.objective(s1, "letto").objective(s2, "befana").objective(s3, "letto");
        table.with({{yakutia, s4, 1}}).objective(s4, "letto");
        for (const Territory territory : table.rules().board.territories()) {
            const Objective letto = table.objective_called("letto");
            if (table.rules().objectives[letto].goal.territories.contains(territory)) {
                table.with({{territory, s2, 1}});
            }
        }
        table.state().last_round = table.state().round;
        table.turn(s4).play(s4, EndTurn{}).play(Chance{}, RollClosing{{2, 2}});
        EXPECT_EQ(table.state().cause, Cause::points) << set->id.view();
        EXPECT_EQ(table.state().winner, s2) << set->id.view();
    }
}

TEST(Objectives, AreDealtAfterTheTerritories) {
    CLAUSE("CH-2.9", "CH-2.8", "TK-R0");
    const std::vector<Phase> order{
        Phase::order, Phase::colours, Phase::deal, Phase::objectives, Phase::place};
    for (const Ruleset* set : {&rulebooks::challenge, &rulebooks::torisiko}) {
        EXPECT_EQ(stages(*set), order) << set->id.view();
    }
}

TEST(Objectives, AreDrawnBeforeTheTerritoriesAreDealt) {
    CLAUSE("TO-4c", "PR-2b");
    const std::vector<Phase> order{
        Phase::order, Phase::colours, Phase::objectives, Phase::deal, Phase::place};
    for (const Ruleset* set :
         {&rulebooks::torneo, &rulebooks::prestige, &rulebooks::prestige_torneo}) {
        EXPECT_EQ(stages(*set), order) << set->id.view();
    }
}

TEST(Objectives, EachPlayerGetsOne) {
    CLAUSE("CH-2.9", "TO-4c", "PR-2b");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        const Table table = at_first_turn(*set, 5);
        EXPECT_EQ(table.count_in_history<ObjectiveDealt>(), 5U) << set->id.view();
        IdSet<Objective> dealt;
        for (const Seat seat : seats(table.state())) {
            ASSERT_TRUE(table.state().objective[seat].reveal().has_value()) << set->id.view();
            dealt.insert(*table.state().objective[seat].reveal());
        }
        EXPECT_EQ(dealt.size(), 5U) << "the same card twice";
    }
}

TEST(Objectives, AreDrawnInOrderOfPlay) {
    CLAUSE("TO-4c");
    Table table = rolled(rulebooks::torneo, {2, 6, 1, 4});  // s2, s3, s4, s1
    std::vector<Seat> order;
    while (table.state().phase == Phase::objectives) {
        const auto next = id_of<Objective>(19 - order.size());
        const auto* dealt = table.play(Chance{}, DealObjective{next}).last<ObjectiveDealt>();
        ASSERT_NE(dealt, nullptr);
        order.push_back(dealt->seat);
        EXPECT_EQ(table.state().objective[dealt->seat].reveal(), next);
    }
    EXPECT_EQ(order, (std::vector{s2, s3, s4, s1}));
}

TEST(Objectives, AnyCardOfTheDeckMayBeDealtButOnce) {
    CLAUSE("TO-4c", "PR-2b", "CH-1.6");
    for (const Ruleset* set : {&rulebooks::torneo, &rulebooks::prestige}) {
        Table table = rolled(*set, {6, 5, 4, 3});
        const std::size_t count = table.rules().objectives.all().size();
        for (const Objective objective : table.rules().objectives.all()) {
            EXPECT_TRUE(table.allowed(Chance{}, DealObjective{objective})) << set->id.view();
        }
        const auto last = id_of<Objective>(count - 1);
        table.play(Chance{}, DealObjective{last});
        EXPECT_EQ(table.refused(Chance{}, DealObjective{last}), Rejection::objective_taken);
        EXPECT_EQ(legal_actions(table.rules(), table.state(), Chance{}).size(), count - 1);
    }
}

TEST(Deck, AfterTheDealAllFortyFourCardsLieFaceDown) {
    CLAUSE("CH-2.8", "TO-4f", "PR-2e", "CH-2.6");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        const Table table = at_first_turn(*set);
        const CardSet cards = table.state().deck.reveal();
        EXPECT_EQ(cards.size(), 44U) << set->id.view();
        EXPECT_TRUE(cards.contains(table.card("jolly_1"))) << set->id.view();
        EXPECT_TRUE(cards.contains(table.card("jolly_2"))) << set->id.view();
        EXPECT_TRUE(table.state().discards.empty()) << set->id.view();
        for (const Seat seat : seats(table.state())) {
            EXPECT_TRUE(table.state().hand[seat].reveal().empty()) << "dealt cards are given back";
        }
    }
}

TEST(SetUp, TorisikoChangesNothingOfThePreparationButTheObjectivesAndTheBox) {
    CLAUSE("TK-R0", "TK-R3");
    SetupRules setup = rulebooks::torisiko.setup;
    EXPECT_EQ(setup.objective_deck, ObjectiveDeck::tournament_20);
    EXPECT_EQ(setup.colours_in_the_box, 6) << "that of Prestige";
    setup.objective_deck = rulebooks::challenge.setup.objective_deck;
    setup.colours_in_the_box = rulebooks::challenge.setup.colours_in_the_box;
    EXPECT_EQ(setup, rulebooks::challenge.setup);
    EXPECT_EQ(rulebooks::torisiko.combat, rulebooks::challenge.combat);
}

// A turn of s1 with everything in it: reinforcement, combat, strategic move, card.
TEST(Turn, HasFourPhasesInThisOrder) {
    CLAUSE("CH-2.12");
    Table table = Table(rulebooks::challenge).phase(Phase::reinforce).reserve(s1, 2);
    table.with({{alaska, s1, 5}, {alberta, s1, 5}, {kamchatka, s2, 1}, {japan, s2, 1}});
    EXPECT_EQ(table.refused(s1, Attack{alaska, kamchatka, 3}), Rejection::armies_left_to_place)
        << "no combat before the reinforcements are placed";
    table.play(s1, PlaceArmies{alaska, 2});
    table.fight(s1, {alaska, kamchatka, 3}, dice(6, 6, 6), dice(1)).play(s1, Occupy{3});
    EXPECT_EQ(table.refused(s1, PlaceArmies{alaska, 1}), Rejection::wrong_phase)
        << "no reinforcement after combat";
    EXPECT_EQ(table.state().hand[s1].reveal().size(), 0U) << "no card before the strategic move";
    table.play(s1, Transfer{alberta, alaska, 3});
    EXPECT_EQ(table.state().phase, Phase::draw) << "no combat after the strategic move";
    EXPECT_EQ(table.refused(s1, Attack{alaska, kamchatka, 3}), Rejection::wrong_phase);
    table.play(Chance{}, DrawCard{table.card("siam")});
    EXPECT_EQ(table.state().hand[s1].reveal(), CardSet{table.card("siam")});
    EXPECT_EQ(awaited_seats(table.state()), SeatSet{s2});
}

TEST(Turn, ThenTheHandPassesClockwise) {
    CLAUSE("CH-2.12");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        Table table = Table(*set).order({s3, s1, s4, s2}).turn(s3);
        table.with({{alaska, s1, 1}, {alberta, s2, 1}, {china, s3, 1}});
        for (const Seat next : {s1, s4, s2, s3}) {
            const Seat seat = seat_on_turn(table.state());
            table.reserve(seat, 0).play(seat, EndTurn{});
            EXPECT_EQ(seat_on_turn(table.state()), next) << set->id.view();
        }
        EXPECT_EQ(table.state().round, 6U) << "a round is one turn of every seat";
    }
}

// --- The seed

TEST(Seed, APromisedSeedAsksEverySeatForItsShareFirst) {
    RULING("R-36");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        Table table = Table::fresh(*set, 3).play(Chance{}, StartGame{promise});
        EXPECT_EQ(table.state().phase, Phase::contribute) << set->id.view();
        EXPECT_EQ(awaited_seats(table.state()), (SeatSet{s1, s2, s3})) << set->id.view();
        EXPECT_EQ(table.refused(Chance{}, RollForPlace{{6, 0, 0}}), Rejection::wrong_phase);
        table.play(s3, Contribute{{3}}).play(s1, Contribute{{1}});  // in any order
        EXPECT_EQ(table.state().phase, Phase::contribute) << set->id.view();
        EXPECT_EQ(table.refused(Chance{}, RollForPlace{{6, 0, 0}}), Rejection::wrong_phase);
        table.play(s2, Contribute{{2}});
        EXPECT_EQ(table.state().phase, Phase::order) << set->id.view();
    }
}

TEST(Seed, EachSeatContributesOnce) {
    RULING("R-36");
    Table table = Table::fresh(rulebooks::challenge, 3).play(Chance{}, StartGame{promise});
    table.play(s1, Contribute{{1}});
    EXPECT_EQ(table.refused(s1, Contribute{{9}}), Rejection::already_done);
    EXPECT_EQ(awaited_seats(table.state()), (SeatSet{s2, s3}));
}

TEST(Seed, PromisesComeBeforeWhatWasPromised) {
    RULING("R-36");
    for (const Ruleset* set : rulebooks::on_classic_board) {
        Table table = Table::fresh(*set, 3).play(Chance{}, StartGame{promise, Scheme::promises});
        EXPECT_EQ(table.state().phase, Phase::promise) << set->id.view();
        table.play(s3, Promise{{3}}).play(s1, Promise{{1}});
        EXPECT_EQ(table.refused(s1, Contribute{{1}}), Rejection::wrong_phase);
        table.play(s2, Promise{{2}});
        EXPECT_EQ(table.state().phase, Phase::reveal) << set->id.view();
        EXPECT_EQ(awaited_seats(table.state()), (SeatSet{s1, s2, s3})) << set->id.view();
        table.play(s2, Contribute{{2}}).play(s1, Contribute{{1}});
        EXPECT_EQ(table.refused(Chance{}, RollForPlace{{6, 0, 0}}), Rejection::wrong_phase);
        table.play(s3, Contribute{{3}});
        EXPECT_EQ(table.state().phase, Phase::order) << set->id.view();
    }
}

TEST(Seed, ChanceSuppliesWhatASeatDoesNotAdd) {
    RULING("R-36");
    Table table = Table::fresh(rulebooks::challenge, 3);
    table.play(Chance{}, StartGame{promise, Scheme::promises});
    table.play(s1, Promise{{1}}).play(s2, Abstain{}).play(s3, Promise{{3}});
    EXPECT_EQ(awaited_seats(table.state()), (SeatSet{s1, s3})) << "s2 has nothing to show";
    table.play(s3, Abstain{}).play(s1, Contribute{{1}});
    EXPECT_EQ(table.state().phase, Phase::supply);
    table.play(Chance{}, SupplyEntropy{s3, {}}).play(Chance{}, SupplyEntropy{s2, {}});
    EXPECT_EQ(table.state().phase, Phase::order);
    EXPECT_EQ(table.state().forgone, (SeatSet{s2, s3})) << "marked for good";
}

TEST(Seed, WhereNobodyPromisesChanceSuppliesAll) {
    RULING("R-36");
    Table table = Table::fresh(rulebooks::challenge, 3);
    table.play(Chance{}, StartGame{promise, Scheme::promises});
    for (const Seat seat : {s1, s2, s3}) table.play(seat, Abstain{});
    EXPECT_EQ(table.state().phase, Phase::supply);
    for (const Seat seat : {s1, s2, s3}) table.play(Chance{}, SupplyEntropy{seat, {}});
    EXPECT_EQ(table.state().phase, Phase::order);
}

TEST(Seed, WithRealDiceThereIsNothingToContribute) {
    RULING("R-36");
    const Table table = Table::fresh(rulebooks::challenge, 3).play(Chance{}, StartGame{});
    EXPECT_EQ(table.state().phase, Phase::order);
    EXPECT_EQ(table.refused(s1, Contribute{{1}}), Rejection::wrong_phase);
}

TEST(Seed, IsRevealedOnlyAfterTheEnd) {
    RULING("R-36");
    Table table = Table::fresh(rulebooks::challenge, 3).play(Chance{}, StartGame{promise});
    EXPECT_EQ(table.refused(Chance{}, RevealSeed{{7}}), Rejection::wrong_phase);
    for (const Seat seat : {s1, s2, s3}) table.play(seat, Contribute{{1}});
    roll_for_order(table, {6, 5, 4});
    EXPECT_EQ(table.refused(Chance{}, RevealSeed{{7}}), Rejection::wrong_phase);
    deal_objectives(deal_territories(choose_colours(table)));
    place_all(table).play(s2, Withdraw{s2}).play(s3, Withdraw{s3});
    ASSERT_EQ(table.state().phase, Phase::over);
    table.play(Chance{}, RevealSeed{{7}});
    const auto* revealed = table.last<SeedRevealed>();
    ASSERT_NE(revealed, nullptr);
    EXPECT_EQ(revealed->seed, Digest{7});
    EXPECT_EQ(table.state().phase, Phase::closed);
    EXPECT_EQ(table.refused(Chance{}, RevealSeed{{7}}), Rejection::game_is_over) << "once";
}

TEST(Seed, IsRevealedOnlyIfItWasPromised) {
    RULING("R-36");
    Table table = at_first_turn(rulebooks::challenge, 3);
    table.play(s2, Withdraw{s2}).play(s3, Withdraw{s3});
    ASSERT_EQ(table.state().phase, Phase::over);
    EXPECT_EQ(table.refused(Chance{}, RevealSeed{{7}}), Rejection::not_committed);
}

}  // namespace
}  // namespace kamchatka::test::setup_test
