// Appeals against a ruling, and what becomes of it.
#include "referee/tests/stages.hpp"

#include "testkit/clause.hpp"

namespace kamchatka::referee {
namespace {

using test::in_phase;
using test::playing;
using test::ruling_in;
using test::Table;
using test::winning_roll;

TEST(Appeals, AreAgainstARulingOfATableJudgeThatStands) {
    CLAUSE("TO-2a");
    Table table = playing(Kind::light);
    const std::uint64_t ruling = ruling_in(table);
    EXPECT_EQ(table.why(Appealed{1, {}, "perché"}), Refused::unknown_ruling);
    EXPECT_EQ(table.why(Appealed{99, {}, "perché"}), Refused::unknown_ruling);
    EXPECT_EQ(table.why(Appealed{ruling, Seat::s6, "perché"}), Refused::seat_needed);
    ASSERT_EQ(table.enter(Appealed{ruling, Seat::s1, "perché"}), std::nullopt);
    const std::uint64_t appeal = table.book.size();
    EXPECT_EQ(table.why(Appealed{ruling, {}, "ancora"}), Refused::appeal_open);
    EXPECT_EQ(appeal_against(table.sheet, ruling), AppealState::open);
    table.judge.role = Role::official_judge;
    const AppealSettled upheld{appeal, AppealOutcome::upheld, "giusto", 0};
    EXPECT_EQ(
        table.why(AppealSettled{ruling, AppealOutcome::upheld, "no", 0}), Refused::unknown_appeal
    );
    ASSERT_EQ(table.enter(upheld), std::nullopt);
    EXPECT_EQ(appeal_against(table.sheet, ruling), AppealState::upheld);
    EXPECT_EQ(table.why(upheld), Refused::unknown_appeal);
    EXPECT_EQ(table.why(Appealed{ruling, {}, "ancora"}), Refused::last_word);
    ASSERT_EQ(table.enter(table.ruling("die_off_the_tray", {})), std::nullopt);
    const std::uint64_t last_word = table.book.size();
    EXPECT_EQ(table.why(Appealed{last_word, {}, "perché"}), Refused::last_word);
    ASSERT_EQ(table.enter(Undone{1}), std::nullopt);
    table.judge.role = Role::table_judge;
    EXPECT_EQ(table.why(Undone{1}), Refused::official_judge_only);  // what he has settled
}

TEST(Appeals, AnOverturnedRulingNoLongerCountsAndWhatItStruckDoes) {
    Table table = in_phase(Phase::roll);
    ASSERT_EQ(table.play(winning_roll(table.sheet.state)), std::nullopt);
    const State rolled = table.sheet.state;
    ASSERT_EQ(table.enter(table.ruling("die_off_the_tray", {})), std::nullopt);
    const std::uint64_t ruling = table.book.size();
    ASSERT_EQ(table.enter(Appealed{ruling, Seat::s1, "era nel vassoio"}), std::nullopt);
    const std::uint64_t appeal = table.book.size();
    const State again = table.sheet.state;
    EXPECT_EQ(again.phase, Phase::roll);
    table.judge.role = Role::official_judge;
    const AppealSettled overturned{appeal, AppealOutcome::overturned, "era nel vassoio", 0};
    ASSERT_EQ(table.enter(overturned), std::nullopt);
    EXPECT_EQ(std::get<AppealSettled>(table.book.back().note).struck, 1);
    EXPECT_EQ(table.sheet.state, rolled);
    EXPECT_EQ(appeal_against(table.sheet, ruling), AppealState::overturned);
    ASSERT_EQ(table.enter(Remarked{"nota"}), std::nullopt);
    ASSERT_EQ(table.enter(Undone{1}), std::nullopt);
    EXPECT_EQ(table.sheet.state, again);
    EXPECT_EQ(appeal_against(table.sheet, ruling), AppealState::open);
    ASSERT_EQ(table.enter(Undone{2}), std::nullopt);  // the appeal and the ruling
    EXPECT_EQ(table.sheet.state, rolled);
    EXPECT_TRUE(table.sheet.appeals.empty());
}

TEST(Appeals, WhatHasBeenPlayedSinceStandsAndTheBoardIsPutRightByHand) {
    Table table = in_phase(Phase::roll);
    const RollDice roll = winning_roll(table.sheet.state);
    ASSERT_EQ(table.play(roll), std::nullopt);
    ASSERT_EQ(table.enter(table.ruling("die_off_the_tray", {})), std::nullopt);
    const std::uint64_t ruling = table.book.size();
    ASSERT_EQ(table.play(roll), std::nullopt);  // again: it cannot be there twice
    const State state = table.sheet.state;
    ASSERT_EQ(table.enter(Appealed{ruling, {}, "era nel vassoio"}), std::nullopt);
    table.judge.role = Role::official_judge;
    const AppealSettled overturned{table.book.size(), AppealOutcome::overturned, "sì", 0};
    ASSERT_EQ(table.enter(overturned), std::nullopt);
    EXPECT_EQ(std::get<AppealSettled>(table.book.back().note).struck, 0);
    EXPECT_EQ(table.sheet.state, state);
    EXPECT_FALSE(table.sheet.lines[ruling - 1].struck);
    EXPECT_EQ(appeal_against(table.sheet, ruling), AppealState::overturned);
    Book forged = table.book;
    std::get<AppealSettled>(forged.back().note).outcome = AppealOutcome::upheld;
    std::get<AppealSettled>(forged.back().note).struck = 1;
    EXPECT_FALSE(fold(forged));
}

}  // namespace
}  // namespace kamchatka::referee
