// Every refusal of RisiKo! Master, one row each: the table, what was asked and by whom, the exact
// reason, and the clause each level gives for it. Where a level has no such rule, the action must
// not be refused for that reason.
#include "engine/tests/turn.hpp"

#include <string_view>

namespace kamchatka::test::master_rejections_test {
namespace {

// The clauses cited by Base, Expert and Master; empty where the level has no such refusal.
using Cited = std::array<std::string_view, 3>;

struct Row {
    Rejection reason;
    Table (*at)(const Ruleset&);
    Actor actor;
    Action action;
    Cited cited;
};

constexpr Cited everywhere(std::string_view clause) { return {clause, clause, clause}; }

constexpr Territory home = land(0, 0);   // of s1, on a border
constexpr Territory inner = land(0, 1);  // of s1, all its neighbours too
constexpr Territory back = land(0, 2);   // of s1, on a border
constexpr Territory enemy = land(0, 9);  // of s2
constexpr Territory far_off = land(3, 3);
constexpr Territory no_territory{60};
constexpr Card no_card{44};

Table attacking(const Ruleset& set) {
    Table table{set};
    share_out(table);
    table.with({{home, s1, 9}, {inner, s1, 9}, {back, s1, 5}, {enemy, s2, 2}});
    return table;
}
Table reinforcing(const Ruleset& set) {
    return attacking(set).phase(Phase::reinforce).reserve(s1, 2);
}
Table placed_three(const Ruleset& set) {
    Table table = attacking(set).phase(Phase::reinforce).reserve(s1, 3);
    for (const Territory territory : {home, inner, back}) {
        table.play(s1, PlaceArmies{territory, 1});
    }
    return table;
}
Table with_centres(const Ruleset& set) {
    Table table = reinforcing(set).reserve(s1, 9);
    table.state().centres.insert(inner);
    return table;
}
Table with_all_centres(const Ruleset& set) {
    Table table = reinforcing(set).reserve(s1, 9);
    for (unsigned n = 0; n < 15; ++n) table.state().centres.insert(land(3 + n / 10, n % 10));
    return table;
}
Table gathering(const Ruleset& set) {
    Table table = attacking(set);
    table.state().fought = true;
    if (set.combat.transfers == Transfers::gathering) table.play(s1, Transfer{home, inner, 1});
    return table;
}
Table fought_after_gathering(const Ruleset& set) {
    Table table = attacking(set);
    table.state().gathered_in = inner;
    return table;
}
Table occupying(const Ruleset& set) {
    Table table = attacking(set);
    table.with({{enemy, s2, 1}});
    win(table, s1, home, enemy);
    return table;
}
Table early(const Ruleset& set) {
    return attacking(set).rest_to(s3).with({{home, s1, 9}, {enemy, s2, 1}}).round(4);
}
Table outnumbered(const Ruleset& set) {
    return attacking(set).with({{home, s1, 3}, {enemy, s2, 3}});
}
Table drafting(const Ruleset& set) {
    Table table = Table::fresh(set);
    table.play(Chance{}, StartGame{});
    choose_colours(table);
    for (unsigned i = 0; i < 4; ++i) {
        table.play(Chance{}, RollForPlace{{static_cast<std::uint8_t>(6 - i), 1, 1}});
    }
    return table.play(s1, ClaimTerritory{home});
}
Table colouring(const Ruleset& set) {
    Table table = Table::fresh(set);
    return table.play(Chance{}, StartGame{}).play(s1, ChooseColour{Colour::red});
}
Table over(const Ruleset& set) { return attacking(set).phase(Phase::over); }

const std::vector<Row>& rows() {
    using enum Rejection;
    static const std::vector<Row> all{
        {game_is_over, over, s1, EndTurn{}, {"MA-B1", "MA-E6", "MA-M4"}},
        {wrong_phase, reinforcing, s1, Occupy{1}, everywhere("MA-B9")},
        {wrong_phase, attacking, s1, PlaceArmies{home, 1}, everywhere("MA-B5")},
        {wrong_phase, attacking, s1, PlayTris{}, everywhere("MA-B6")},
        {wrong_phase, occupying, s1, EndTurn{}, everywhere("MA-B9")},
        {not_your_turn, attacking, s2, EndTurn{}, everywhere("MA-B3")},
        {unknown_seat, attacking, Arbiter{}, Withdraw{s6}, everywhere("R-35")},
        {colour_taken, colouring, s2, ChooseColour{Colour::red}, everywhere("MA-B14")},
        {unknown_colour, colouring, s2, ChooseColour{Colour{6}}, everywhere("MA-B14")},
        {unknown_territory, drafting, s2, ClaimTerritory{no_territory}, everywhere("MA-1")},
        {territory_claimed, drafting, s2, ClaimTerritory{home}, everywhere("MA-B4")},
        {continent_open, drafting, s2, ClaimTerritory{far_off}, everywhere("MA-B4")},
        {armies_left_to_place, reinforcing, s1, EndTurn{}, everywhere("MA-B5")},
        {no_armies, reinforcing, s1, PlaceArmies{home, 0}, everywhere("R-35")},
        {not_your_territory, reinforcing, s1, PlaceArmies{enemy, 1}, everywhere("MA-B5")},
        {more_than_reserve, reinforcing, s1, PlaceArmies{home, 3}, everywhere("MA-B5")},
        {beyond_placement_limit, reinforcing, s1, PlaceArmies{home, 2}, {"", "", "MA-M1"}},
        {not_in_these_rules, with_centres, s1, BuildCentre{home}, {"R-40", "R-40", ""}},
        {not_your_territory, with_centres, s1, BuildCentre{enemy}, {"", "", "R-33"}},
        {centre_already_there, with_centres, s1, BuildCentre{inner}, {"", "", "MA-M2"}},
        {no_centres_left, with_all_centres, s1, BuildCentre{home}, {"", "", "MA-M3"}},
        {too_few_for_a_centre, reinforcing, s1, BuildCentre{home}, {"", "", "MA-M2"}},
        {placement_is_final, attacking, s1, TakeBackArmies{home, 1}, everywhere("R-34")},
        {more_than_placed, reinforcing, s1, TakeBackArmies{home, 1}, everywhere("R-34")},
        {unknown_card, reinforcing, s1, PlayTris{{no_card, Card{1}, Card{2}}}, everywhere("MA-7")},
        {card_not_in_hand,
         reinforcing,
         s1,
         PlayTris{{Card{0}, Card{1}, Card{2}}},
         everywhere("MA-B6")},
        {transfer_already_made, gathering, s1, Attack{home, enemy, 3}, {"", "MA-E5", "MA-E5"}},
        {not_in_these_rules, gathering, s1, PlayChallengeCard{}, everywhere("R-40")},
        {not_in_these_rules, attacking, s2, Defend{1}, {"", "MA-E2", "MA-E2"}},
        {transfer_already_made,
         fought_after_gathering,
         s1,
         Transfer{back, inner, 1},
         {"R-45", "MA-E5", "MA-E5"}},
        {gathering_elsewhere, gathering, s1, Transfer{inner, home, 1}, {"", "MA-E5", "MA-E5"}},
        {must_attack, placed_three, s1, EndTurn{}, {"", "MA-E3", "MA-E3"}},
        {own_territory, attacking, s1, Attack{home, inner, 3}, everywhere("MA-B8")},
        {not_your_territory, attacking, s1, Attack{enemy, home, 1}, everywhere("MA-B8")},
        {not_adjacent, attacking, s1, Attack{home, far_off, 3}, everywhere("MA-B8")},
        {too_many_dice, attacking, s1, Attack{home, enemy, 4}, everywhere("MA-B8")},
        {fewer_dice_than_defender, outnumbered, s1, Attack{home, enemy, 2}, {"", "MA-E2", "MA-E2"}},
        {protected_opening, early, s1, Attack{home, enemy, 3}, everywhere("MA-B12")},
        {must_occupy_with_dice, occupying, s1, Occupy{2}, everywhere("MA-B9")},
        {must_leave_one_army, occupying, s1, Occupy{9}, everywhere("MA-B9")},
        {not_your_territory, attacking, s1, Transfer{enemy, home, 1}, {"MA-B11", "MA-E5", "MA-E5"}},
        {not_adjacent, attacking, s1, Transfer{home, back, 1}, {"MA-B11", "MA-E5", "MA-E5"}},
        {must_leave_one_army,
         attacking,
         s1,
         Transfer{home, inner, 9},
         {"MA-B11", "MA-E4", "MA-E4"}},
        {minimum_garrison, attacking, s1, Transfer{home, inner, 7}, {"", "MA-E4", "MA-E4"}},
        {no_clock, attacking, Arbiter{}, CallTime{}, {"MA-B1", "MA-E6", "MA-M4"}},
    };
    return all;
}

void expect_refusal(const Row& row, std::size_t level) {
    const Ruleset& set = *rulebooks::on_quadrants[level];
    SCOPED_TRACE(std::string{set.id.view()} + ", rejection " + std::to_string(int(row.reason)));
    const Table table = row.at(set);
    const Decision decision = decide(table.rules(), table.state(), row.actor, row.action);
    if (row.cited[level].empty()) {
        EXPECT_TRUE(decision.has_value() || decision.error() != row.reason);
        return;
    }
    ASSERT_FALSE(decision.has_value());
    EXPECT_EQ(decision.error(), row.reason) << "got " << int(decision.error());
    EXPECT_EQ(clause_of(set, table.state(), row.reason, row.action), row.cited[level]);
}

TEST(MasterRejections, HaveTheirReasonAndTheirClause) {
    CLAUSE("MA-1", "MA-7", "MA-B1", "MA-B4", "MA-B5", "MA-B8", "MA-E2", "MA-E5", "MA-M1", "MA-M2");
    for (const Row& row : rows()) {
        for (std::size_t level = 0; level < rulebooks::on_quadrants.size(); ++level) {
            expect_refusal(row, level);
        }
    }
}

}  // namespace
}  // namespace kamchatka::test::master_rejections_test
