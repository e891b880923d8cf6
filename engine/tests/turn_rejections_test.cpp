// Every refusal of a turn, one row each: the table, what was asked and by whom, the exact reason,
// and the clause each rulebook gives for it. Where a rulebook has no such rule, the action must not
// be refused for that reason. The turn of another is in transfer_test.cpp.
#include "engine/tests/cited.hpp"
#include "engine/tests/turn.hpp"

#include <set>
#include <string_view>

namespace kamchatka::test::turn_rejections_test {
namespace {

using namespace classic;

struct Row {
    Rejection reason;
    Table (*at)(const Ruleset&);
    Actor actor;
    Action action;
    Cited cited;
};

// --- The tables. s1 is on turn; the first territories of the deck name the cards 0, 1, 2...

constexpr Card alaska_card{0};
constexpr Card northwest_card{1};
constexpr Card greenland_card{2};
constexpr Card alberta_card{3};
constexpr Card no_card{44};
constexpr Territory no_territory{42};

// Attacks may be made: alaska is on a border, argentina off it.
Table attacking(const Ruleset& set) {
    return Table(set).with(
        {{alaska, s1, 10},
         {alberta, s1, 1},
         {argentina, s1, 2},
         {brazil, s1, 3},
         {peru, s1, 1},
         {kamchatka, s2, 2},
         {northwest_territories, s2, 10}}
    );
}

// Four armies are to be placed; s1 holds an infantry, a cannon and another infantry card.
Table reinforcing(const Ruleset& set) {
    return attacking(set)
        .phase(Phase::reinforce)
        .reserve(s1, 4)
        .hand(s1, {"alaska", "northwest_territories", "alberta"});
}

Table placed_one(const Ruleset& set) {
    return reinforcing(set)
        .hand(s1, {"greenland"})  // one of each, now
        .play(s1, PlaceArmies{alaska, 1});
}

Table placed_for_good(const Ruleset& set) {
    Ruleset house = set;
    house.reinforcement.take_back = TakeBack::never;
    return placed_one(house);
}

Table in_the_opening(const Ruleset& set) {
    return attacking(set).round(4).with({{northwest_territories, s3, 1}});
}

Table occupying(const Ruleset& set) {
    Table table = attacking(set);
    win(table, s1, alaska, kamchatka);
    return table;
}

Table drawing(const Ruleset& set) {
    return occupying(set).hand(s2, {"alaska"}).play(s1, Occupy{3}).play(s1, EndTurn{});
}

Table rolling(const Ruleset& set) {
    Table table = attacking(set).play(s1, Attack{alaska, kamchatka, 3});
    if (table.state().phase == Phase::defend) table.play(s2, Defend{2});
    return table;
}

Table over(const Ruleset& set) { return attacking(set).phase(Phase::over); }

constexpr Three infantry_and_cannon{alaska_card, northwest_card, alberta_card};
constexpr Three one_of_each{alaska_card, northwest_card, greenland_card};

// --- The rows, in the order of Rejection.

const std::vector<Row>& rows() {
    static const std::vector<Row> all{
        {Rejection::game_is_over, over, s1, EndTurn{}, {"CH-8.2", "TO-6a", "PR-1", "TK-R9"}},
        {Rejection::not_yours_to_do,
         attacking,
         Chance{},
         Attack{alaska, kamchatka, 3},
         everywhere("R-35")},
        {Rejection::wrong_phase,
         attacking,
         s1,
         PlaceArmies{alaska, 1},
         {"CH-3.6", "TO-5f", "PR-3e", "CH-3.6"}},
        {Rejection::unknown_seat, attacking, s5, EndTurn{}, everywhere("R-35")},
        {Rejection::unknown_territory,
         attacking,
         s1,
         Attack{alaska, no_territory, 3},
         {"CH-1.1", "TO-12", "PR-2c", "CH-1.1"}},
        {Rejection::unknown_card,
         reinforcing,
         s1,
         PlayTris{{alaska_card, northwest_card, no_card}},
         {"CH-1.5", "TO-4f", "PR-2e", "CH-1.5"}},
        {Rejection::bad_dice, attacking, s1, Attack{alaska, kamchatka, 0}, everywhere("R-35")},
        {Rejection::armies_left_to_place,
         reinforcing,
         s1,
         Attack{alaska, kamchatka, 3},
         {"CH-3.6", "TO-5f", "PR-3e", "CH-3.6"}},
        {Rejection::no_armies, reinforcing, s1, PlaceArmies{alaska, 0}, everywhere("R-35")},
        {Rejection::not_your_territory,
         reinforcing,
         s1,
         PlaceArmies{kamchatka, 1},
         {"CH-3.6", "TO-5f", "PR-3e", "CH-3.6"}},
        {Rejection::more_than_reserve,
         reinforcing,
         s1,
         PlaceArmies{alaska, 5},
         {"CH-3.1", "TO-5b", "PR-3a", "CH-3.1"}},
        {Rejection::placement_is_final,  // a house rule: all rulebooks let it be taken back
         placed_for_good,
         s1,
         TakeBackArmies{alaska, 1},
         {"R-34", "R-34", "R-34", "TK-C13"}},
        {Rejection::more_than_placed,
         placed_one,
         s1,
         TakeBackArmies{alaska, 2},
         {"R-34", "R-34", "R-34", "TK-C13"}},
        {Rejection::card_not_in_hand,
         reinforcing,
         s1,
         PlayTris{one_of_each},
         {"CH-3.3", "TO-5d", "PR-3c", "CH-3.3"}},
        {Rejection::tris_after_placement,
         placed_one,
         s1,
         PlayTris{one_of_each},
         {"", "", "", "TK-C9"}},
        {Rejection::not_a_tris,
         reinforcing,
         s1,
         PlayTris{infantry_and_cannon},
         {"CH-3.3", "TO-5d", "PR-3c", "TK-R5"}},
        {Rejection::jolly_needs_a_pair,
         [](const Ruleset& set) { return reinforcing(set).hand(s1, {"jolly_1"}); },
         s1,
         PlayTris{{alaska_card, northwest_card, Card{42}}},
         {"CH-3.3", "TO-5d", "PR-3d", "TK-R5"}},
        {Rejection::own_territory,
         attacking,
         s1,
         Attack{alaska, alberta, 3},
         {"CH-4.4a", "TO-5n", "PR-4g", "CH-4.4a"}},
        {Rejection::not_adjacent,
         attacking,
         s1,
         Attack{alaska, japan, 3},
         {"CH-4.4a", "TO-5n", "PR-4g", "CH-4.4a"}},
        {Rejection::too_few_armies,
         attacking,
         s1,
         Attack{peru, venezuela, 1},
         {"CH-4.3", "TO-5g", "PR-15", "CH-4.3"}},
        {Rejection::too_many_dice,
         attacking,
         s1,
         Attack{alaska, kamchatka, 4},
         {"CH-4.5b", "TO-5g", "PR-4a", "CH-4.5b"}},
        {Rejection::must_roll_maximum,
         attacking,
         s1,
         Attack{alaska, kamchatka, 2},
         {"CH-4.5b", "", "", "TK-R6"}},
        {Rejection::fewer_dice_than_defender,
         [](const Ruleset& set) {
             return attacking(set).with({{alaska, s1, 3}});
         },
         s1,
         Attack{alaska, northwest_territories, 2},
         {"CH-4.10", "TO-9", "", "TK-R6"}},
        {Rejection::protected_opening,
         in_the_opening,
         s1,
         Attack{alaska, northwest_territories, 3},
         {"CH-7.1b", "", "PR-6a", "CH-7.1b"}},
        {Rejection::must_occupy_with_dice,
         occupying,
         s1,
         Occupy{2},
         {"CH-4.15", "TO-5i", "", "TK-R6"}},
        {Rejection::must_leave_one_army,
         attacking,
         s1,
         Transfer{argentina, peru, 2},
         {"CH-5.1a", "TO-5k", "PR-5", "CH-5.1a"}},
        {Rejection::minimum_garrison,
         attacking,
         s1,
         Transfer{alaska, alberta, 9},
         {"CH-5.2", "", "", "TK-R7"}},
        {Rejection::card_not_there,
         drawing,
         Chance{},
         DrawCard{alaska_card},
         {"CH-6.1", "TO-5c", "PR-3b", "CH-6.1"}},
    };
    return all;
}

void expect_refusal(const Row& row, const Ruleset& set) {
    SCOPED_TRACE(std::string{set.id.view()} + ", rejection " + std::to_string(int(row.reason)));
    const Table table = row.at(set);
    const Decision decision = decide(table.rules(), table.state(), row.actor, row.action);
    const std::string_view cited = cited_by(set, row.cited);
    if (cited.empty()) {
        EXPECT_TRUE(decision.has_value() || decision.error() != row.reason);
        return;
    }
    ASSERT_FALSE(decision.has_value());
    EXPECT_EQ(decision.error(), row.reason) << "got " << int(decision.error());
    EXPECT_EQ(clause_of(set, table.state(), row.reason, row.action), cited);
}

TEST(TurnRejections, HaveTheirReasonAndTheirClause) {
    for (const Row& row : rows()) {
        for (const Ruleset* set : rulebooks::on_classic_board) expect_refusal(row, *set);
    }
}

TEST(TurnRejections, OfReinforcementCombatAndMovementAllHaveARow) {
    std::set<Rejection> seen{
        Rejection::more_than_go,  // in their own chapters, or in master_rejections_test.cpp
        Rejection::beyond_placement_limit,
        Rejection::centre_already_there,
        Rejection::no_centres_left,
        Rejection::too_few_for_a_centre,
        Rejection::transfer_already_made,
        Rejection::gathering_elsewhere,
        Rejection::must_attack,
        Rejection::last_attack_moved,
        Rejection::no_challenge_card,
        Rejection::challenge_card_too_late};
    for (const Row& row : rows()) seen.insert(row.reason);
    const auto first = static_cast<int>(Rejection::armies_left_to_place);
    const auto last = static_cast<int>(Rejection::card_not_there);
    for (int reason = first; reason <= last; ++reason) {
        EXPECT_TRUE(seen.contains(static_cast<Rejection>(reason))) << reason;
    }
}

// The same reasons met by other actions; the clause is judged above.
struct Also {
    Rejection reason;
    Table (*at)(const Ruleset&);
    Actor actor;
    Action action;
};

TEST(TurnRejections, AreTheSameForEveryActionTheyConcern) {
    const std::vector<Also> others{
        {Rejection::not_yours_to_do, rolling, s1, RollDice{dice(6, 6, 6), dice(1, 1)}},
        {Rejection::not_yours_to_do, drawing, s1, DrawCard{greenland_card}},
        {Rejection::not_yours_to_do, attacking, Arbiter{}, EndTurn{}},
        {Rejection::not_your_turn, attacking, s2, EndTurn{}},
        {Rejection::not_your_turn, occupying, s2, Occupy{3}},
        {Rejection::placement_is_final, attacking, s1, TakeBackArmies{alaska, 1}},
        {Rejection::wrong_phase, attacking, s1, PlayTris{one_of_each}},
        {Rejection::wrong_phase, attacking, s1, Occupy{1}},
        {Rejection::wrong_phase, attacking, Chance{}, RollDice{dice(6), dice(1)}},
        {Rejection::wrong_phase, attacking, Chance{}, DrawCard{greenland_card}},
        {Rejection::wrong_phase, occupying, Chance{}, TakeCard{greenland_card}},
        {Rejection::unknown_territory, reinforcing, s1, PlaceArmies{no_territory, 1}},
        {Rejection::unknown_territory, reinforcing, s1, TakeBackArmies{no_territory, 1}},
        {Rejection::unknown_territory, attacking, s1, Transfer{no_territory, alaska, 1}},
        {Rejection::unknown_card, drawing, Chance{}, DrawCard{no_card}},
        {Rejection::bad_dice, rolling, Chance{}, RollDice{dice(6, 6, 7), dice(1, 1)}},
        {Rejection::bad_dice, rolling, Chance{}, RollDice{dice(6, 6), dice(1, 1)}},
        {Rejection::bad_dice, rolling, Chance{}, RollDice{dice(6, 6, 6), dice(1, 1, 1)}},
        {Rejection::armies_left_to_place, reinforcing, s1, EndTurn{}},
        {Rejection::armies_left_to_place, reinforcing, s1, Transfer{brazil, peru, 1}},
        {Rejection::no_armies, placed_one, s1, TakeBackArmies{alaska, 0}},
        {Rejection::no_armies, occupying, s1, Occupy{0}},
        {Rejection::no_armies, attacking, s1, Transfer{brazil, peru, 0}},
        {Rejection::not_your_territory, attacking, s1, Attack{kamchatka, japan, 1}},
        {Rejection::not_your_territory, attacking, s1, Transfer{kamchatka, alaska, 1}},
        {Rejection::not_your_territory, attacking, s1, Transfer{alaska, kamchatka, 1}},
        {Rejection::more_than_placed, placed_one, s1, TakeBackArmies{brazil, 1}},
        {Rejection::card_not_in_hand, reinforcing, s1, PlayTris{{alaska_card, Card{43}, Card{9}}}},
        {Rejection::not_adjacent, attacking, s1, Transfer{alaska, brazil, 1}},
        {Rejection::must_leave_one_army, occupying, s1, Occupy{10}},
    };
    for (const Also& row : others) {
        in_all_rulebooks([&](const Ruleset& set) {
            SCOPED_TRACE("rejection " + std::to_string(int(row.reason)));
            EXPECT_EQ(row.at(set).refused(row.actor, row.action), row.reason);
        });
    }
}

TEST(TurnRejections, OfTheDefendersDiceArePrestigesAlone) {
    CLAUSE("PR-4b");
    in_prestige([](const Ruleset& set) {
        const Table table = attacking(set).play(s1, Attack{alaska, kamchatka, 3});
        EXPECT_EQ(table.refused(s2, Defend{0}), Rejection::bad_dice);
        EXPECT_EQ(table.refused(s2, Defend{3}), Rejection::too_many_dice);
        EXPECT_EQ(table.refused(s3, Defend{1}), Rejection::not_your_turn);
        EXPECT_EQ(attacking(set).refused(s2, Defend{1}), Rejection::wrong_phase);
    });
    in_rulebooks(
        {&rulebooks::challenge, &rulebooks::torneo, &rulebooks::torisiko},
        [](const Ruleset& set) {
            EXPECT_EQ(attacking(set).refused(s2, Defend{1}), Rejection::not_in_these_rules);
        }
    );
}

TEST(TurnRejections, OfTheGarrisonConcernTheOccupationToo) {
    CLAUSE("CH-5.2", "TK-R6");
    in_challenge_and_torisiko([](const Ruleset& set) {
        EXPECT_EQ(occupying(set).refused(s1, Occupy{9}), Rejection::minimum_garrison);
    });
}

TEST(TurnRejections, AnswerWithTheFirstReasonThatApplies) {
    in_all_rulebooks([](const Ruleset& set) {
        const Table early = reinforcing(set);
        EXPECT_EQ(early.refused(s1, Attack{kamchatka, siam, 9}), Rejection::armies_left_to_place);
        const Table table = attacking(set);
        EXPECT_EQ(table.refused(s1, Attack{kamchatka, siam, 9}), Rejection::not_your_territory);
        EXPECT_EQ(table.refused(s1, Attack{peru, alaska, 9}), Rejection::own_territory);
        EXPECT_EQ(table.refused(s1, Attack{peru, siam, 9}), Rejection::not_adjacent);
        EXPECT_EQ(table.refused(s1, Attack{peru, venezuela, 9}), Rejection::too_few_armies);
        EXPECT_EQ(table.refused(s1, Transfer{peru, siam, 0}), Rejection::no_armies);
        EXPECT_EQ(table.refused(s1, Transfer{peru, siam, 9}), Rejection::not_your_territory);
        EXPECT_EQ(table.refused(s1, Transfer{peru, alaska, 9}), Rejection::not_adjacent);
    });
}

}  // namespace
}  // namespace kamchatka::test::turn_rejections_test
