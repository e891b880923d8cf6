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
    std::vector<SetAside> rejoin() {
        return enter_again(first.book, first.sheet, std::span{second.book}.subspan(common));
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

}  // namespace
}  // namespace kamchatka::referee
