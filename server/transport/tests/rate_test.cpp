// Token buckets: how often is often.
#include "server/transport/rate.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>
#include <vector>

namespace kamchatka::server {
namespace {

constexpr RateLimit five_in_a_quarter{.burst = 5, .per_second = 5.0 / 900};

TEST(Rate, ABurstThenOneAtATime) {
    TokenBucket bucket{{.burst = 40, .per_second = 20}};
    for (int i = 0; i < 40; ++i) EXPECT_TRUE(bucket.take(1000));
    EXPECT_FALSE(bucket.take(1000));
    EXPECT_EQ(bucket.wait_ms(1000), 50);
    EXPECT_FALSE(bucket.take(1049));
    EXPECT_TRUE(bucket.take(1050));
    EXPECT_FALSE(bucket.take(1060));
    EXPECT_TRUE(bucket.take(1'000'000));
    for (int i = 0; i < 39; ++i) EXPECT_TRUE(bucket.take(1'000'000));
    EXPECT_FALSE(bucket.take(1'000'000)) << "no more than the burst is saved up";
}

TEST(Rate, AClockThatJumpsBackGivesNothing) {
    TokenBucket bucket{{.burst = 1, .per_second = 1}};
    EXPECT_TRUE(bucket.take(10'000));
    EXPECT_FALSE(bucket.take(0));
    EXPECT_FALSE(bucket.take(9'999));
    EXPECT_FALSE(bucket.take(10'999));
    EXPECT_TRUE(bucket.take(11'000));
}

TEST(Rate, KeysAreApart) {
    RateLimiter limiter{five_in_a_quarter, 100};
    for (int i = 0; i < 5; ++i) EXPECT_TRUE(limiter.take("anna", 0));
    EXPECT_FALSE(limiter.take("anna", 0));
    EXPECT_TRUE(limiter.take("bruno", 0));
    EXPECT_EQ(limiter.wait_ms("anna", 0), 180'000);
    EXPECT_EQ(limiter.wait_ms("carla", 0), 0);
    EXPECT_FALSE(limiter.take("anna", 179'999));
    EXPECT_TRUE(limiter.take("anna", 180'001));
}

TEST(Rate, WhatDidNotCountIsGivenBack) {
    RateLimiter limiter{five_in_a_quarter, 100};
    for (int i = 0; i < 50; ++i) {
        EXPECT_TRUE(limiter.take("club", 0));
        limiter.give_back("club");
    }
    limiter.give_back("club");
    for (int i = 0; i < 5; ++i) EXPECT_TRUE(limiter.take("club", 0));
    EXPECT_FALSE(limiter.take("club", 0)) << "never more than the burst";
}

TEST(Rate, MemoryIsBoundedAndTheLatestAreKept) {
    RateLimiter limiter{five_in_a_quarter, 100};
    for (int i = 0; i < 5; ++i) EXPECT_TRUE(limiter.take("attacker", 0));
    for (int i = 0; i < 100'000; ++i) {
        limiter.take("address " + std::to_string(i), i);
        if (i % 50 != 0) continue;
        EXPECT_FALSE(limiter.take("attacker", 0)) << "as long as it goes on";
    }
    EXPECT_EQ(limiter.size(), 100U);
}

TEST(Rate, ThreadsShareALimit) {
    RateLimiter limiter{{.burst = 1000, .per_second = 0.001}, 10};
    std::atomic<int> taken = 0;
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t) {
        threads.emplace_back([&] {
            for (int i = 0; i < 1000; ++i) taken += limiter.take("all", 0) ? 1 : 0;
        });
    }
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(taken, 1000);
}

TEST(Rate, AHouseholdIsOneAddress) {
    EXPECT_EQ(address_group("192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(address_group("::ffff:192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(address_group("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
    EXPECT_EQ(address_group("2001:db8:1:2::9"), address_group("2001:0DB8:1:2:aaaa::"));
    EXPECT_NE(address_group("2001:db8:1:2::9"), address_group("2001:db8:1:3::9"));
    EXPECT_EQ(address_group("fe80::1%eth0"), "fe80::/64");
    EXPECT_EQ(address_group("unix"), "unix");
    EXPECT_EQ(address_group(""), "");
}

}  // namespace
}  // namespace kamchatka::server
