// Entries that two devices wrote at once, brought together in one book.
#include "referee/rejoin.hpp"
#include "referee/tests/table.hpp"

namespace kamchatka::referee {
namespace {

using test::Table;

struct TwoDevices {
    Table first = Table{Kind::light, rulebooks::challenge, 3};
    Table second = first;
    std::size_t common = first.book.size();

    TwoDevices() { second.judge.name = "Eva"; }
    std::optional<Refusal> write_second(const Note& note) {
        const auto refused = second.enter(note);
        if (!refused) second.book.back().ref += "'";
        return refused;
    }
    std::vector<SetAside> rejoin(const std::optional<Rebuffed>& rebuffed = {}) {
        const auto own = std::span{second.book}.subspan(common);
        return enter_again(first.book, first.sheet, own, rebuffed);
    }
};

TEST(Rejoining, EntersWhatIsOnlyHereAfterWhatTheServerHas) {
    TwoDevices devices;
    ASSERT_EQ(devices.first.enter(TurnPassed{1}), std::nullopt);
    ASSERT_EQ(devices.write_second(TurnPassed{2}), std::nullopt);
    ASSERT_EQ(devices.write_second(Remarked{"nota"}), std::nullopt);
    EXPECT_TRUE(devices.rejoin().empty());
    ASSERT_EQ(devices.first.book.size(), devices.common + 3);
    EXPECT_EQ(devices.first.book.back().by.name, "Eva");
    EXPECT_EQ(devices.first.book.back().seq, devices.first.book.size());
    EXPECT_EQ(seat_on_turn(devices.first.sheet.state), Seat::s3);
    EXPECT_TRUE(fold(devices.first.book));
}

TEST(Rejoining, SetsAsideWhatCannotStandThereAndGoesOn) {
    TwoDevices devices;
    ASSERT_EQ(devices.first.enter(SeatFell{Seat::s2}), std::nullopt);
    ASSERT_EQ(devices.write_second(SeatFell{Seat::s2}), std::nullopt);
    ASSERT_EQ(devices.write_second(Remarked{"nota"}), std::nullopt);
    const auto aside = devices.rejoin();
    ASSERT_EQ(aside.size(), 1U);
    EXPECT_EQ(aside[0].refusal.rejection, Rejection::seat_is_out);
    EXPECT_EQ(aside[0].entry, devices.second.book[devices.common]);
    EXPECT_TRUE(std::holds_alternative<Remarked>(devices.first.book.back().note));
}

// It would undo what the other device wrote.
TEST(Rejoining, UndoesNothingOfTheOthers) {
    TwoDevices devices;
    for (Table* table : {&devices.first, &devices.second}) {
        ASSERT_EQ(table->enter(TurnPassed{0}), std::nullopt);
    }
    devices.common = devices.first.book.size();
    ASSERT_EQ(devices.first.enter(TurnPassed{1}), std::nullopt);
    ASSERT_EQ(devices.write_second(TurnPassed{2}), std::nullopt);
    ASSERT_EQ(devices.write_second(Undone{1}), std::nullopt);  // of its own
    ASSERT_EQ(devices.write_second(Undone{1}), std::nullopt);  // of what both have
    const auto aside = devices.rejoin();
    ASSERT_EQ(aside.size(), 1U);
    EXPECT_EQ(aside[0].refusal.reason, Refused::nothing_to_undo);
    EXPECT_EQ(devices.first.book.size(), devices.common + 1);
}

TEST(Rejoining, AppealsFollowTheRulingTheyAreAgainst) {
    TwoDevices devices;
    ASSERT_EQ(devices.first.enter(Remarked{"uno"}), std::nullopt);
    ASSERT_EQ(devices.first.enter(Remarked{"due"}), std::nullopt);
    const Ruled ruled = devices.second.ruling("die_off_the_tray", {});
    ASSERT_EQ(devices.write_second(ruled), std::nullopt);
    ASSERT_EQ(devices.write_second(Appealed{devices.second.book.size(), {}, "no"}), std::nullopt);
    devices.second.judge.role = Role::official_judge;
    const std::uint64_t appeal = devices.second.book.size();
    const AppealSettled settled{appeal, AppealOutcome::upheld, "sì", 0};
    ASSERT_EQ(devices.write_second(settled), std::nullopt);
    EXPECT_TRUE(devices.rejoin().empty());
    ASSERT_EQ(devices.first.sheet.appeals.size(), 1U);
    EXPECT_EQ(devices.first.sheet.appeals[0].ruling, devices.common + 3);
    EXPECT_EQ(devices.first.sheet.appeals[0].outcome, AppealOutcome::upheld);
}

// The first that the server lacks was refused: what rests on it stays out too, the others go on.
TEST(Rejoining, LeavesOutWhatTheServerRefused) {
    TwoDevices devices;
    const Ruled ruled = devices.second.ruling("die_off_the_tray", {});
    ASSERT_EQ(devices.write_second(ruled), std::nullopt);
    const std::uint64_t ruling = devices.second.book.size();
    ASSERT_EQ(devices.write_second(TurnPassed{1}), std::nullopt);
    ASSERT_EQ(devices.write_second(Appealed{ruling, {}, "no"}), std::nullopt);
    ASSERT_EQ(devices.write_second(Remarked{"nota"}), std::nullopt);
    const std::string refused = devices.second.book[devices.common].ref;
    const auto aside = devices.rejoin(Rebuffed{refused, Refused::judges_only});
    ASSERT_EQ(aside.size(), 2U);
    EXPECT_EQ(aside[0].entry.ref, refused);
    EXPECT_EQ(aside[0].refusal.reason, Refused::judges_only);
    EXPECT_TRUE(std::holds_alternative<Appealed>(aside[1].entry.note));
    ASSERT_EQ(devices.first.book.size(), devices.common + 2);
    EXPECT_TRUE(std::holds_alternative<TurnPassed>(devices.first.book[devices.common].note));
    EXPECT_TRUE(std::holds_alternative<Remarked>(devices.first.book.back().note));
}

// Undoing that was refused undoes nothing of what came after it either.
TEST(Rejoining, LeavesOutAnUndoingThatTheServerRefused) {
    TwoDevices devices;
    for (Table* table : {&devices.first, &devices.second}) {
        ASSERT_EQ(table->enter(TurnPassed{0}), std::nullopt);
    }
    devices.common = devices.first.book.size();
    ASSERT_EQ(devices.write_second(Undone{1}), std::nullopt);
    ASSERT_EQ(devices.write_second(TurnPassed{2}), std::nullopt);
    const std::string refused = devices.second.book[devices.common].ref;
    const auto aside = devices.rejoin(Rebuffed{refused, Refused::official_judge_only});
    ASSERT_EQ(aside.size(), 1U);
    EXPECT_EQ(aside[0].refusal.reason, Refused::official_judge_only);
    EXPECT_EQ(devices.first.book.size(), devices.common + 1);
}

}  // namespace
}  // namespace kamchatka::referee
