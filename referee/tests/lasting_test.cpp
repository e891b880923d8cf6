// What a ruling leaves behind: rights lost for the rest of the turn; and that books written before
// say what they said.
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

TEST(Edition, RightsAreLostOnlySinceRulingsAreNumbered) {
    Table playing = scene("attack, full").table;
    const Ruled said = playing.ruling("transfer_said_alone", {});
    ASSERT_EQ(append(playing, of_before(said, {Verdict::attacks_over})), std::nullopt);
    EXPECT_EQ(why(playing, test::any_attack(playing)), std::nullopt);
}

}  // namespace
}  // namespace kamchatka::referee::lasting_test
