#include "server/api/gate.hpp"

#include <gtest/gtest.h>

#include <deque>
#include <map>

namespace kamchatka::server {
namespace {

using Client = Gate::Client;

// A gate whose loop is run by hand, and requests that stay until they are let go.
class GateTest : public testing::Test {
protected:
    std::optional<Reason> enter(const Client& client, const std::string& name) {
        return gate_.enter(client, [this, name](std::shared_ptr<Effort> effort) {
            begun_.push_back(name);
            under_way_[name] = std::move(effort);
        });
    }
    void finish(const std::string& name, std::int64_t cpu_ms = 0) {
        under_way_.at(name)->cpu_us += cpu_ms * 1000;
        under_way_.erase(name);
        while (!posted_.empty()) {
            const auto work = std::move(posted_.front());
            posted_.pop_front();
            work();
        }
    }

    std::int64_t now_ms_ = 1'000;
    std::deque<std::function<void()>> posted_;
    GateLimits limits_{
        .under_way_max = 3,
        .waiting_max = 6,
        .under_way_by_address = 2,
        .under_way_by_player = 1,
        .waiting_by_address = 3,
        .waiting_by_player = 2,
        .cpu_by_address = {.burst = 1'000, .per_second = 100},
        .cpu_by_player = {.burst = 500, .per_second = 50}};
    Gate gate_{
        limits_,
        [this] { return now_ms_; },
        [this](std::function<void()> work) { posted_.push_back(std::move(work)); }};
    std::vector<std::string> begun_;
    std::map<std::string, std::shared_ptr<Effort>> under_way_;
};

TEST_F(GateTest, LetsInAFewOfEachAddressAndTheOthersWait) {
    EXPECT_FALSE(enter({"a"}, "a1"));
    EXPECT_FALSE(enter({"a"}, "a2"));
    EXPECT_FALSE(enter({"a"}, "a3"));
    EXPECT_FALSE(enter({"b"}, "b1"));
    EXPECT_EQ(begun_, (std::vector<std::string>{"a1", "a2", "b1"}));
    EXPECT_EQ(gate_.under_way(), 3U);
    EXPECT_EQ(gate_.waiting(), 1U);
    finish("b1");
    EXPECT_EQ(begun_.size(), 3U) << "the address has two under way";
    finish("a1");
    EXPECT_EQ(begun_.back(), "a3");
}

TEST_F(GateTest, RefusesWhoAlreadyHasManyWaiting) {
    for (const char* name : {"1", "2", "3", "4", "5"}) EXPECT_FALSE(enter({"a"}, name)) << name;
    EXPECT_EQ(enter({"a"}, "6"), Reason::rate_limited);
    EXPECT_FALSE(enter({"b"}, "another")) << "others are not held against it";
    for (const char* name : {"7", "8", "9"}) EXPECT_FALSE(enter({"c"}, name)) << name;
    EXPECT_EQ(enter({"d"}, "10"), Reason::server_busy) << "too many wait";
}

TEST_F(GateTest, APlayerHasNoMoreThanOneShareWhateverTheAddress) {
    EXPECT_FALSE(enter({"a", 7}, "1"));
    EXPECT_FALSE(enter({"b", 7}, "2"));
    EXPECT_FALSE(enter({"c", 7}, "3"));
    EXPECT_EQ(enter({"d", 7}, "4"), Reason::rate_limited);
    EXPECT_EQ(begun_, (std::vector<std::string>{"1"}));
    finish("1");
    EXPECT_EQ(begun_, (std::vector<std::string>{"1", "2"}));
}

TEST_F(GateTest, WhoeverSpentTheLeastComesFirst) {
    EXPECT_FALSE(enter({"a"}, "a1"));
    EXPECT_FALSE(enter({"a"}, "a2"));
    EXPECT_FALSE(enter({"b"}, "b1"));
    finish("a1", 400);
    EXPECT_FALSE(enter({"c"}, "c1"));
    EXPECT_FALSE(enter({"a"}, "a3"));
    EXPECT_FALSE(enter({"b"}, "b2"));
    finish("c1");
    EXPECT_EQ(begun_.back(), "b2") << "a came first, and has had more";
}

TEST_F(GateTest, WhoeverSpentEverythingHasToWaitUntilItIsEarned) {
    EXPECT_FALSE(enter({"a"}, "1"));
    finish("1", 1'200);
    EXPECT_EQ(enter({"a"}, "2"), Reason::rate_limited);
    EXPECT_FALSE(enter({"b"}, "3"));
    now_ms_ += 2'100;  // 200 below nothing, at 100 a second
    EXPECT_FALSE(enter({"a"}, "4"));
}

TEST_F(GateTest, WhatIsLetGoAfterItIsGoneHarmsNobody) {
    std::shared_ptr<Effort> left;
    {
        Gate gone{{}, [] { return 0; }, [](const std::function<void()>& work) { work(); }};
        EXPECT_FALSE(gone.enter({"a"}, [&](std::shared_ptr<Effort> effort) { left = effort; }));
    }
    left.reset();
}

}  // namespace
}  // namespace kamchatka::server
