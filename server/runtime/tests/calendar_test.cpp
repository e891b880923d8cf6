#include "server/runtime/calendar.hpp"

#include <gtest/gtest.h>

namespace kamchatka::server {
namespace {

constexpr std::int64_t minute_ms = 60'000;

class CalendarTest : public testing::Test {
protected:
    Clocks clocks() {
        return {[this] { return steady_ms_; }, [this] { return wall_ms_; }};
    }
    void pass(std::int64_t ms) {
        steady_ms_ += ms;
        wall_ms_ += ms;
    }

    std::int64_t steady_ms_ = 5'000;
    std::int64_t wall_ms_ = 20'000 * day_ms;
};

TEST_F(CalendarTest, ShowsOneTimeWhileTheClocksAgree) {
    Calendar calendar{clocks()};
    pass(3 * hour_ms);
    calendar.look();
    EXPECT_EQ(calendar.now_ms(), wall_ms_);
    EXPECT_EQ(calendar.wall_ms(), wall_ms_);
    EXPECT_EQ(calendar.settled_ms(), wall_ms_);
}

TEST_F(CalendarTest, GoesOnCountingThroughAJump) {
    for (const std::int64_t jump_ms : {hour_ms, -hour_ms, 31 * day_ms, -31 * day_ms}) {
        Calendar calendar{clocks()};
        const std::int64_t before_ms = calendar.now_ms();
        wall_ms_ += jump_ms;
        calendar.look();
        pass(minute_ms);
        calendar.look();
        EXPECT_EQ(calendar.now_ms(), before_ms + minute_ms);
        EXPECT_EQ(calendar.settled_ms(), before_ms + minute_ms);
        EXPECT_EQ(calendar.wall_ms(), wall_ms_);
    }
}

TEST_F(CalendarTest, BelievesTheWallAfterADay) {
    Calendar calendar{clocks()};
    wall_ms_ += 31 * day_ms;
    for (std::int64_t hour = 0; hour < 24; ++hour) {
        calendar.look();
        EXPECT_LT(calendar.settled_ms(), wall_ms_ - 30 * day_ms) << hour;
        pass(hour_ms);
    }
    calendar.look();
    EXPECT_EQ(calendar.settled_ms(), wall_ms_);
}

TEST_F(CalendarTest, CountsTheDayFromTheLastJump) {
    Calendar calendar{clocks()};
    const std::int64_t behind_ms = 31 * day_ms;
    wall_ms_ += behind_ms;
    for (int i = 0; i < 10; ++i) {
        wall_ms_ += hour_ms;  // and again
        calendar.look();
        pass(20 * hour_ms);
        calendar.look();
        EXPECT_LT(calendar.settled_ms(), wall_ms_ - behind_ms);
    }
}

TEST_F(CalendarTest, FollowsAClockThatIsPulledGently) {
    Calendar calendar{clocks()};
    for (int i = 0; i < 1000; ++i) {
        pass(minute_ms);
        wall_ms_ += 500;
        calendar.look();
    }
    EXPECT_EQ(calendar.settled_ms(), wall_ms_);
}

TEST_F(CalendarTest, ForgetsAJumpThatIsTakenBack) {
    Calendar calendar{clocks()};
    wall_ms_ += 31 * day_ms;
    calendar.look();
    pass(23 * hour_ms);
    calendar.look();
    wall_ms_ -= 31 * day_ms;
    calendar.look();
    pass(2 * hour_ms);
    wall_ms_ += 31 * day_ms;
    calendar.look();
    EXPECT_EQ(calendar.settled_ms(), wall_ms_ - 31 * day_ms);
}

// A machine whose battery is empty wakes up in 1970, or was off for a month: which, nobody knows.
TEST_F(CalendarTest, GoesOnFromWhatWasNotedWhenItStarts) {
    const std::int64_t noted_ms = wall_ms_;
    for (const std::int64_t wall_ms : {std::int64_t{0}, wall_ms_ + 31 * day_ms}) {
        wall_ms_ = wall_ms;
        Calendar calendar{clocks(), noted_ms};
        EXPECT_EQ(calendar.settled_ms(), noted_ms);
        EXPECT_EQ(calendar.latest_ms(), std::max(noted_ms, wall_ms));
        pass(day_ms);
        calendar.look();
        EXPECT_EQ(calendar.settled_ms(), wall_ms_);
    }
}

}  // namespace
}  // namespace kamchatka::server
