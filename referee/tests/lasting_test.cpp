// What a ruling leaves behind: rights lost for the rest of the turn, places that change at the
// count; and that books written before say what they said.
#include "referee/tests/scenes.hpp"

#include "testkit/clause.hpp"

#include <algorithm>

namespace kamchatka::referee::lasting_test {
namespace {

using test::scene;
using test::Table;

std::optional<Refused> why(Table& table, const Action& action) {
    const auto refused = table.play(action);
    return refused ? std::optional{refused->reason} : std::nullopt;
}

// The turn of s1 is over, and whoever comes after has one too.
void pass_the_turn(Table& table) {
    ASSERT_EQ(table.play(EndTurn{}), std::nullopt);
    if (table.sheet.state.phase == Phase::draw) {
        ASSERT_EQ(table.enter(CardNoted{}), std::nullopt);
    }
    table.reinforce();
}

// --- Rights

TEST(Lasting, WhoSaidAttackAloneRearrangesNoMoreInThatTurn) {
    CLAUSE("TK-C15", "TK-C13");
    Table table = scene("reinforce, full").table;
    const Territory first = table.sheet.state.held[Seat::s1].front();
    ASSERT_EQ(table.enter(table.ruling("attack_said_alone", {})), std::nullopt);
    EXPECT_EQ(why(table, TakeBackArmies{first, 1}), Refused::right_lost);
    EXPECT_EQ(table.play(TakeBackArmies{first, 1})->clause, "TK-C15");
    table.reinforce();  // what is left is still placed
    EXPECT_EQ(why(table, TakeBackArmies{first, 1}), Refused::right_lost);
    pass_the_turn(table);  // not obliged to attack
    const Territory others = table.sheet.state.held[Seat::s2].front();
    EXPECT_EQ(why(table, TakeBackArmies{others, 1}), std::nullopt);
}

TEST(Lasting, WhoSaidAttackAloneMayStillAttack) {
    CLAUSE("TK-C15");
    Table table = scene("reinforce, full").table;
    table.reinforce();
    ASSERT_EQ(table.enter(table.ruling("attack_said_alone", {})), std::nullopt);
    EXPECT_EQ(why(table, test::any_attack(table)), std::nullopt);
}

TEST(Lasting, WhoSaidTransferAloneAttacksNoMoreInThatTurn) {
    CLAUSE("TK-C16");
    for (const std::string_view name : {"reinforce, full", "attack, full", "occupy, full"}) {
        Table table = scene(name).table;
        const Phase phase = table.sheet.state.phase;
        if (phase == Phase::reinforce) table.reinforce();
        if (phase == Phase::occupy) {
            ASSERT_EQ(why(table, Occupy{3}), std::nullopt);
        }
        const Attack attack = test::any_attack(table);
        ASSERT_EQ(table.enter(table.ruling("transfer_said_alone", {})), std::nullopt);
        EXPECT_EQ(why(table, attack), Refused::right_lost);
        EXPECT_EQ(table.play(attack)->clause, "TK-C16");
        pass_the_turn(table);  // not obliged to move
        EXPECT_EQ(why(table, test::any_attack(table)), std::nullopt);
    }
}

TEST(Lasting, WhoSaidTransferAloneMayStillMakeIt) {
    CLAUSE("TK-C16");
    Table table = scene("occupy, full").table;
    const auto [from, to] = std::pair{table.sheet.state.battle.from, table.sheet.state.battle.to};
    ASSERT_EQ(table.play(Occupy{3}), std::nullopt);
    ASSERT_EQ(table.enter(table.ruling("transfer_said_alone", {})), std::nullopt);
    EXPECT_EQ(why(table, Transfer{to, from, 1}), std::nullopt);
}

TEST(Lasting, TheRollThatWasAwaitedIsStillMade) {
    CLAUSE("TK-C16", "TK-C14");
    Table table = scene("roll, full").table;
    const Attack attack{table.sheet.state.battle.from, table.sheet.state.battle.to, 3};
    ASSERT_EQ(table.enter(table.ruling("transfer_said_alone", {})), std::nullopt);
    ASSERT_EQ(table.play(test::all(table, 1, 6)), std::nullopt);
    EXPECT_EQ(why(table, attack), Refused::right_lost);
}

TEST(Lasting, TheRulingUndoneGivesTheRightBack) {
    CLAUSE("TK-C16");
    Table table = scene("attack, full").table;
    ASSERT_EQ(table.enter(table.ruling("transfer_said_alone", {})), std::nullopt);
    ASSERT_EQ(table.enter(Undone{1}), std::nullopt);
    EXPECT_EQ(why(table, test::any_attack(table)), std::nullopt);
}

// --- The count

// Two territories of one value, neither of them in the objective it is to be counted by.
struct Level {
    Territory of_s2;
    Territory of_s3;
    Objective for_s2;
    Objective for_s3;
};

std::optional<Level> level_holdings(const Rules& rules) {
    const auto outside = [&](Territory territory, std::size_t first) -> std::optional<Objective> {
        for (std::size_t i = first; i < rules.objectives.objective_count; i += 2) {
            const auto objective = id_of<Objective>(i);
            if (!rules.objectives[objective].goal.territories.contains(territory)) return objective;
        }
        return std::nullopt;
    };
    for (const Territory a : rules.board.territories()) {
        for (const Territory b : rules.board.territories()) {
            const bool level = value_of(rules.board, {a}) == value_of(rules.board, {b});
            const auto for_a = outside(a, 0);
            const auto for_b = outside(b, 1);
            if (a != b && level && for_a && for_b) return Level{a, b, *for_a, *for_b};
        }
    }
    return std::nullopt;
}

TEST(Lasting, APenaltyAtTheCountChangesThePlacesThatArmiesDecide) {
    CLAUSE("TK-C10", "TK-C29");
    RULING("R-24");
    Table table = scene("closed, light").table;
    const auto level = level_holdings(table.sheet.rules);
    ASSERT_TRUE(level);
    BoardCounted board;
    for (const Territory territory : table.sheet.rules.board.territories()) {
        board.territories[territory] = {Seat::s1, 1};
    }
    board.territories[level->of_s2] = {Seat::s2, 5};
    board.territories[level->of_s3] = {Seat::s3, 4};
    ASSERT_EQ(table.enter(board), std::nullopt);
    ASSERT_EQ(table.enter(ObjectiveTurned{Seat::s2, level->for_s2}), std::nullopt);
    ASSERT_EQ(table.enter(ObjectiveTurned{Seat::s3, level->for_s3}), std::nullopt);
    ASSERT_EQ(table.enter(ObjectiveTurned{Seat::s1, Objective{18}}), std::nullopt);
    ASSERT_EQ(table.enter(ObjectiveTurned{Seat::s4, Objective{19}}), std::nullopt);
    ASSERT_EQ(table.sheet.stage, Stage::ranked);
    const auto ahead = [&] {
        return table.sheet.count->places[Seat::s2] < table.sheet.count->places[Seat::s3];
    };
    EXPECT_TRUE(ahead());
    const std::vector<GivenAnswer> one_more{{"due", 3}, {"placed", 4}};
    ASSERT_EQ(table.enter(table.ruling("too_many_placed", one_more, Seat::s2)), std::nullopt);
    EXPECT_EQ(table.sheet.stage, Stage::ranked);
    EXPECT_FALSE(ahead());
    ASSERT_EQ(table.enter(Undone{1}), std::nullopt);
    EXPECT_TRUE(ahead());
}

TEST(Lasting, WhoeverHadReachedTheObjectiveStillHasWhenAnotherIsExcludedAtTheCount) {
    CLAUSE("TK-C22");
    RULING("R-37");
    Table table = scene("reinforce, light").table;
    const Objective objective{3};
    ASSERT_EQ(table.enter(ObjectiveDeclared{Seat::s1, objective}), std::nullopt);
    BoardCounted board;
    for (const Territory territory : table.sheet.rules.board.territories()) {
        const bool his =
            table.sheet.rules.objectives[objective].goal.territories.contains(territory);
        const Seat other = id_of<Seat>(1 + index(territory) % 3);
        board.territories[territory] = {his ? Seat::s1 : other, 2};
    }
    ASSERT_EQ(table.enter(board), std::nullopt);
    ASSERT_EQ(table.enter(table.ruling("objective_hidden", {}, Seat::s2)), std::nullopt);
    for (const Seat seat : {Seat::s3, Seat::s4}) {  // an excluded player has none to turn up
        ASSERT_EQ(
            table.enter(ObjectiveTurned{seat, id_of<Objective>(index(seat) + 4)}), std::nullopt
        );
    }
    ASSERT_EQ(table.sheet.stage, Stage::ranked);
    EXPECT_EQ(table.sheet.count->state.cause, Cause::objective);
    EXPECT_EQ(table.sheet.count->places[Seat::s1], 1);
    EXPECT_EQ(table.sheet.count->places[Seat::s2], 4);
    // Were it the winner, the others would be counted by points.
    ASSERT_EQ(table.enter(table.ruling("objective_hidden", {}, Seat::s1)), std::nullopt);
    EXPECT_EQ(table.sheet.count->state.cause, Cause::points);
    EXPECT_EQ(table.sheet.count->places[Seat::s1], 3);
}

// The roll that was entered may not be the one that was disputed.
TEST(Lasting, ALightBookInPlayStrikesNoRoll) {
    CLAUSE("TK-C4");
    Table table = scene("closing, light").table;
    ASSERT_EQ(table.play(RollClosing{{6, 6}}), std::nullopt);
    const State before = table.sheet.state;
    ASSERT_EQ(table.enter(table.ruling("die_off_the_tray", {})), std::nullopt);
    EXPECT_EQ(table.sheet.state, before);
}

TEST(Lasting, ADieOffTheTrayIsRolledAgainForAPlaceToo) {
    CLAUSE("TK-C4");
    Table table = scene("closed, light").table;
    const auto level = level_holdings(table.sheet.rules);
    BoardCounted board;
    for (const Territory territory : table.sheet.rules.board.territories()) {
        board.territories[territory] = {Seat::s1, 1};
    }
    board.territories[level->of_s2].owner = Seat::s2;
    board.territories[level->of_s3].owner = Seat::s3;
    ASSERT_EQ(table.enter(board), std::nullopt);
    ASSERT_EQ(table.enter(ObjectiveTurned{Seat::s2, level->for_s2}), std::nullopt);
    ASSERT_EQ(table.enter(ObjectiveTurned{Seat::s3, level->for_s3}), std::nullopt);
    test::turn_objectives(table);
    ASSERT_EQ(awaited_for_dice(*table.sheet.count), (SeatSet{Seat::s2, Seat::s3}));
    ASSERT_EQ(table.play(RollForPlace{{3, 0, 0}}), std::nullopt);
    ASSERT_EQ(table.enter(table.ruling("die_off_the_tray", {})), std::nullopt);
    EXPECT_EQ(awaited_for_dice(*table.sheet.count), (SeatSet{Seat::s2, Seat::s3}));
}

// --- Books of before

Ruled of_before(Ruled ruled, Consequence follows) {
    ruled.edition = 0;
    ruled.consequence = follows;
    return ruled;
}

// As it stands in a file, rather than entered anew.
std::optional<Refusal> append(Table& table, const Note& note) {
    Book book = table.book;
    const std::string ref = "old" + std::to_string(book.size());
    book.push_back({book.size() + 1, ref, table.now, table.judge, note});
    auto sheet = fold(book);
    if (!sheet) return sheet.error();
    table.book = std::move(book);
    table.sheet = *std::move(sheet);
    return std::nullopt;
}

TEST(Edition, WhatWasWrittenBeforeStandsAsItWasWritten) {
    Table table = scene("attack, full").table;
    const Ruled ruled = table.ruling("no_origin_named", {{"origins", 1}, {"origins_with_dice", 0}});
    EXPECT_EQ(append(table, of_before(ruled, {Verdict::only_origin_meant})), std::nullopt);
    Ruled now = ruled;
    now.consequence = {Verdict::only_origin_meant};
    EXPECT_EQ(append(table, now)->reason, Refused::not_worked_out);
    now.edition = current_edition + 1;
    now.consequence = {Verdict::all_roll_again};
    EXPECT_EQ(append(table, now)->reason, Refused::not_worked_out);
}

TEST(Edition, RightsAreLostAndArmiesLeaveTheCountOnlySinceRulingsAreNumbered) {
    Table playing = scene("attack, full").table;
    const Ruled said = playing.ruling("transfer_said_alone", {});
    ASSERT_EQ(append(playing, of_before(said, {Verdict::attacks_over})), std::nullopt);
    EXPECT_EQ(why(playing, test::any_attack(playing)), std::nullopt);
    Table counted = scene("ranked, full").table;
    const State before = counted.sheet.count->state;
    Ruled placed = counted.ruling("too_many_placed", {{"due", 4}, {"placed", 6}}, Seat::s4);
    placed.removal = {{counted.sheet.state.held[Seat::s4].front(), 2}};
    ASSERT_EQ(append(counted, of_before(placed, {Verdict::armies_removed, 4, 4})), std::nullopt);
    EXPECT_EQ(counted.sheet.count->state, before);
}

}  // namespace
}  // namespace kamchatka::referee::lasting_test
