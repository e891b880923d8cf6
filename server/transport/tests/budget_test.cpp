#include "server/transport/budget.hpp"

#include <gtest/gtest.h>

namespace kamchatka::server {
namespace {

TEST(Budget, EachAddressHasItsShareAndAllHaveTheirs) {
    Budget budget{{.by_address = 10, .in_all = 25}};
    const auto first = budget.hold("a", 6);
    EXPECT_TRUE(first);
    EXPECT_FALSE(budget.hold("a", 5));
    const auto second = budget.hold("a", 4);
    const auto third = budget.hold("b", 10);
    EXPECT_TRUE(second && third);
    EXPECT_FALSE(budget.hold("c", 6)) << "26 in all";
    EXPECT_TRUE(budget.hold("c", 5));
    EXPECT_EQ(budget.held(), 20U) << "that one was dropped at once";
}

TEST(Budget, TheSameThingCountsOnceForEachAddress) {
    Budget budget{{.by_address = 10, .in_all = 25}};
    const int page = 0;
    const int another = 0;
    auto first = budget.hold_once("a", &page, 8);
    auto second = budget.hold_once("a", &page, 8);
    EXPECT_TRUE(first && second);
    EXPECT_EQ(budget.held(), 8U);
    EXPECT_FALSE(budget.hold_once("a", &another, 8));
    EXPECT_TRUE(budget.hold_once("b", &page, 8)) << "a share of its own";
    first.reset();
    EXPECT_EQ(budget.held(), 8U) << "somebody still reads it";
    second.reset();
    EXPECT_EQ(budget.held(), 0U);
    EXPECT_TRUE(budget.hold_once("a", &another, 8));
}

TEST(Budget, WhatIsDroppedIsFreeAgainAlsoAfterTheBudget) {
    Budget::Held left;
    {
        Budget budget{{.by_address = 10, .in_all = 10}};
        left = budget.hold("a", 10);
        left.reset();
        left = budget.hold("b", 10);
        EXPECT_TRUE(left);
    }
    left.reset();
}

}  // namespace
}  // namespace kamchatka::server
