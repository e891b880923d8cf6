// The final count: the engine's places, explained step by step; objectives open last; signatures.
#include "referee/ask.hpp"
#include "referee/tests/table.hpp"

#include "testkit/clause.hpp"

#include <rapidcheck/gtest.h>

#include <algorithm>

namespace kamchatka::referee {
namespace {

using test::Luck;
using test::Table;

BoardCounted random_board(const Table& table, Luck& luck) {
    BoardCounted board;
    for (const Territory territory : table.sheet.rules.board.territories()) {
        board.territories[territory].owner = id_of<Seat>(luck.below(table.sheet.state.seat_count));
        board.territories[territory].armies = static_cast<std::uint16_t>(1 + luck.below(3));
    }
    return board;
}

void turn_objectives(Table& table, std::size_t first) {
    for (const Seat seat : seats(table.sheet.state)) {
        if (table.sheet.turned[seat]) continue;
        const auto objective = id_of<Objective>(first++);
        ASSERT_EQ(table.enter(ObjectiveTurned{seat, objective}), std::nullopt);
    }
}

// Whoever is ahead by the steps is ahead at the engine's table.
bool ahead_by_steps(const Count& count, Seat a, Seat b) {
    for (const CountStep& step : count.steps) {
        if (step.value[a] != step.value[b]) return step.value[a] > step.value[b];
    }
    return false;
}

RC_GTEST_PROP(Count, TheStepsExplainThePlaces, (std::uint64_t seed)) {
    const Ruleset* sets[] = {&rulebooks::challenge, &rulebooks::torneo, &rulebooks::torisiko};
    const auto which = *rc::gen::inRange<std::size_t>(0, 3);
    const auto seat_count = *rc::gen::inRange<std::size_t>(3, 6);
    Table table{Kind::light, *sets[which], seat_count};
    Luck luck{seed};
    RC_ASSERT(table.enter(GameStopped{}) == std::nullopt);
    RC_ASSERT(table.enter(random_board(table, luck)) == std::nullopt);
    turn_objectives(table, luck.below(8));
    RC_ASSERT(table.sheet.count.has_value());
    while (table.sheet.stage == Stage::counting) {  // dice between equals
        const auto die = static_cast<std::uint8_t>(1 + luck.below(6));
        RC_ASSERT(table.play(RollForPlace{{die, 0, 0}}) == std::nullopt);
    }
    const Count& count = *table.sheet.count;
    for (const Seat a : seats(count.state)) {
        for (const Seat b : seats(count.state)) {
            RC_ASSERT(ahead_by_steps(count, a, b) == (count.places[a] < count.places[b]));
        }
        unsigned points = value_of(table.sheet.rules.board, count.state.held[a]);
        RC_ASSERT(count.inside[a] + count.outside[a] == points);
        RC_ASSERT(count.state.points[a] == count.inside[a]);
    }
}

TEST(Count, ObjectivesAreSecretUntilTheCount) {
    CLAUSE("CH-10.1", "CH-10.2");
    Table table{Kind::full, rulebooks::challenge, 4};
    table.set_up();
    EXPECT_EQ(table.why(ObjectiveTurned{Seat::s1, Objective{0}}), Refused::not_counting);
    ASSERT_EQ(table.enter(GameStopped{}), std::nullopt);
    ASSERT_EQ(table.enter(ObjectiveTurned{Seat::s1, Objective{0}}), std::nullopt);
    EXPECT_EQ(table.why(ObjectiveTurned{Seat::s2, Objective{0}}), Refused::objective_taken);
    EXPECT_FALSE(table.sheet.count.has_value());
    EXPECT_EQ(table.why(Signed{}), Refused::not_ranked);
    turn_objectives(table, 1);
    ASSERT_EQ(table.sheet.stage, Stage::ranked);
    EXPECT_EQ(table.sheet.count->state.cause, Cause::points);
}

TEST(Count, ADeclaredObjectiveMustBeReached) {
    CLAUSE("CH-8.2", "TK-R9");
    Table table{Kind::light, rulebooks::challenge, 4};
    const Objective objective{3};
    EXPECT_EQ(
        table.enter(ObjectiveDeclared{Seat::s2, objective})->rejection, Rejection::not_your_turn
    );
    ASSERT_EQ(table.enter(ObjectiveDeclared{Seat::s1, objective}), std::nullopt);
    turn_objectives(table, 4);
    BoardCounted board;
    for (const Territory territory : table.sheet.rules.board.territories()) {
        board.territories[territory].owner = Seat::s2;
        board.territories[territory].armies = 2;
    }
    EXPECT_EQ(table.why(board), Refused::objective_not_reached);
    for (const Territory territory : table.sheet.rules.objectives[objective].goal.territories) {
        board.territories[territory].owner = Seat::s1;
    }
    ASSERT_EQ(table.enter(board), std::nullopt);
    EXPECT_EQ(table.sheet.stage, Stage::ranked);
    EXPECT_EQ(table.sheet.count->places[Seat::s1], 1);
    EXPECT_EQ(table.sheet.count->state.cause, Cause::objective);
}

TEST(Count, WhatIsSignedOnlyTheOfficialJudgeOpensAgain) {
    Table table{Kind::full, rulebooks::challenge, 3};
    table.set_up();
    ASSERT_EQ(table.enter(GameStopped{}), std::nullopt);
    turn_objectives(table, 0);
    ASSERT_EQ(table.enter(Signed{}), std::nullopt);
    EXPECT_EQ(table.why(CardNoted{}), Refused::signed_off);
    EXPECT_EQ(table.why(Undone{1}), Refused::official_judge_only);
    EXPECT_EQ(table.why(Reopened{"errore"}), Refused::official_judge_only);
    table.judge.role = Role::official_judge;
    EXPECT_EQ(table.why(Undone{1}), Refused::signed_off);  // the reason is for the trail
    EXPECT_EQ(table.why(Reopened{}), Refused::reason_missing);
    const std::size_t before = table.book.size();
    ASSERT_EQ(table.enter(Reopened{"obiettivo letto male"}), std::nullopt);
    EXPECT_EQ(table.sheet.stage, Stage::ranked);
    EXPECT_EQ(table.book.size(), before + 1);  // nothing is erased
    EXPECT_TRUE(table.sheet.lines[before - 1].struck);
    EXPECT_EQ(table.why(Reopened{"ancora"}), Refused::not_signed);
}

// By hand, or by taking back what came before the signature.
TEST(Count, WhatWasOpenedAgainIsPutRightAndSignedAgain) {
    Table table{Kind::full, rulebooks::challenge, 3};
    table.set_up();
    ASSERT_EQ(table.enter(GameStopped{}), std::nullopt);
    turn_objectives(table, 0);
    table.judge.role = Role::official_judge;
    for (const bool taken_back : {false, true}) {
        ASSERT_EQ(table.enter(Signed{}), std::nullopt);
        ASSERT_EQ(table.enter(Reopened{"obiettivo letto male"}), std::nullopt);
        if (taken_back) {
            ASSERT_EQ(table.enter(Undone{1}), std::nullopt);
        }
        const auto other = id_of<Objective>(taken_back ? 5 : 6);
        ASSERT_EQ(table.enter(ObjectiveTurned{Seat::s3, other}), std::nullopt);
        EXPECT_EQ(table.sheet.turned[Seat::s3], other);
        EXPECT_EQ(table.sheet.stage, Stage::ranked);
    }
    ASSERT_EQ(table.enter(Signed{}), std::nullopt);
    EXPECT_EQ(table.sheet.stage, Stage::signed_off);
}

// As the Official Judge once could, without a reason.
TEST(Count, ABookWhoseSignatureWasUndoneIsStillRead) {
    Table table{Kind::full, rulebooks::challenge, 3};
    table.set_up();
    ASSERT_EQ(table.enter(GameStopped{}), std::nullopt);
    turn_objectives(table, 0);
    ASSERT_EQ(table.enter(Signed{}), std::nullopt);
    Entry undone = table.book.back();
    undone.seq = table.book.size() + 1;
    undone.ref = "undone";
    undone.by.role = Role::official_judge;
    undone.note = Undone{1};
    table.book.push_back(undone);
    const auto read = fold(table.book);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->stage, Stage::ranked);
}

TEST(Ask, AnswersInTextWhatIsAskedInText) {
    Companion companion;
    EXPECT_EQ(companion.answer("no").find("\"ok\":false"), 1U);
    const std::string opened = companion.answer(
        R"({"request":"enter","entry":{"ref":"a","at":1,"by":{"name":"Ada","role":"table_judge"},
        "note":{"type":"opened","kind":"light","ruleset":{"id":"torisiko"},"title":"T",
        "seats":[{"name":"a","colour":"red"},{"name":"b","colour":"blue"},{"name":"c","colour":"green"}]}}})"
    );
    EXPECT_EQ(opened.find("{\"ok\":true"), 0U) << opened;
    const std::string found =
        companion.answer(R"({"request":"rulings","ruleset":"torisiko","words":"dado fuori"})");
    EXPECT_NE(found.find("die_off_the_tray"), std::string::npos);
    EXPECT_LT(found.find("die_off_the_tray"), found.find("wrong_number_of_dice"));
    const std::string tris = companion.answer(
        R"({"request":"tris","ruleset":"challenge","arms":["infantry","cavalry","cannon"],"held":2})"
    );
    EXPECT_NE(tris.find("\"armies\":14"), std::string::npos) << tris;
    const std::string refused = companion.answer(
        R"({"request":"enter","entry":{"ref":"b","at":2,"by":{"name":"Ada","role":"table_judge"},
        "note":{"type":"disciplined","seat":"s1","measure":"warning","reason":""}}})"
    );
    EXPECT_NE(refused.find("TO-2d"), std::string::npos) << refused;
}

}  // namespace
}  // namespace kamchatka::referee
