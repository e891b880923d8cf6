#include "server/runtime/workers.hpp"

#include <gtest/gtest.h>

#include <future>

namespace kamchatka::server {
namespace {

// Work that waits for a word, and what was done in which order.
class WorkersTest : public testing::Test {
protected:
    bool queue(Workers& workers, Lane lane, const std::string& name) {
        return workers.run<int>(
            {lane},
            [this, name] {
                const std::lock_guard lock{mutex_};
                done_.push_back(name);
                return 0;
            },
            [this](std::optional<int>) { ++answers_; }
        );
    }
    // Keeps a worker busy until the promise is kept.
    void occupy(Workers& workers, Lane lane, std::promise<void>& until) {
        std::promise<void> begun;
        ASSERT_TRUE(workers.run<int>(
            {lane},
            [&] {
                begun.set_value();
                until.get_future().wait();
                return 0;
            },
            [this](std::optional<int>) { ++answers_; }
        ));
        begun.get_future().wait();
    }
    void wait_for(int answers) {
        while (answers_ < answers) std::this_thread::yield();
    }

    std::mutex mutex_;
    std::vector<std::string> done_;
    std::atomic<int> answers_ = 0;
    Post here_ = [](const std::function<void()>& work) { work(); };
};

TEST_F(WorkersTest, WhoSitsAtATableComesFirst) {
    Workers workers{1, 10, here_};
    std::promise<void> until;
    occupy(workers, Lane::visit, until);
    EXPECT_TRUE(queue(workers, Lane::background, "background"));
    EXPECT_TRUE(queue(workers, Lane::visit, "visit"));
    EXPECT_TRUE(queue(workers, Lane::desk, "desk"));
    EXPECT_TRUE(queue(workers, Lane::play, "play"));
    EXPECT_EQ(workers.waiting(), 4U);
    until.set_value();
    wait_for(5);
    EXPECT_EQ(done_, (std::vector<std::string>{"play", "desk", "visit", "background"}));
}

TEST_F(WorkersTest, OneIsAlwaysFreeForPlay) {
    Workers workers{2, 10, here_};
    std::promise<void> until;
    occupy(workers, Lane::desk, until);
    EXPECT_TRUE(queue(workers, Lane::desk, "desk"));
    EXPECT_TRUE(queue(workers, Lane::visit, "visit"));
    EXPECT_TRUE(queue(workers, Lane::play, "play"));
    wait_for(1);
    EXPECT_EQ(done_, (std::vector<std::string>{"play"}));
    until.set_value();
    wait_for(4);
    EXPECT_EQ(done_, (std::vector<std::string>{"play", "desk", "visit"}));
}

TEST_F(WorkersTest, EachLaneIsBounded) {
    Workers workers{1, 2, here_};
    std::promise<void> until;
    occupy(workers, Lane::visit, until);
    EXPECT_TRUE(queue(workers, Lane::visit, "1"));
    EXPECT_TRUE(queue(workers, Lane::visit, "2"));
    EXPECT_FALSE(queue(workers, Lane::visit, "3"));
    EXPECT_TRUE(queue(workers, Lane::play, "4")) << "visitors do not keep players out";
    until.set_value();
    wait_for(4);
}

TEST_F(WorkersTest, WhatWorkCostsIsAddedUp) {
    Workers workers{2, 10, here_};
    const auto effort = std::make_shared<Effort>();
    for (int i = 0; i < 2; ++i) {
        ASSERT_TRUE(workers.run<int>(
            {Lane::visit, effort},
            [] {
                volatile int sum = 0;
                for (int j = 0; j < 20'000'000; ++j) sum = sum + j;
                return 0;
            },
            [this](std::optional<int>) { ++answers_; }
        ));
    }
    wait_for(2);
    EXPECT_GT(effort->cpu_us, 1'000);
}

}  // namespace
}  // namespace kamchatka::server
