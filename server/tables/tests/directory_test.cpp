// Rooms that are found: at once when they are open, later when they have to be brought back.
#include "server/tables/directory.hpp"

#include "testkit/server/people.hpp"

#include <gtest/gtest.h>

#include <condition_variable>
#include <deque>
#include <mutex>

namespace kamchatka::server {
namespace {

using Outcome = Result<std::shared_ptr<Room>, Reason>;

// A directory whose loop is run by hand: what the worker has made comes back in settle().
class DirectoryTest : public testing::Test {
protected:
    DirectoryTest() {
        people_.start();
        people_.play_until([](const State& state) { return state.round >= 1; });
        world_.settle();
    }

    const std::string& code() { return people_.room().table().code; }

    // Until this many have been answered.
    std::vector<Outcome> settle(std::size_t answers) {
        while (found_.size() < answers) {
            std::unique_lock lock{mutex_};
            arrived_.wait(lock, [&] { return !posted_.empty(); });
            const auto work = std::move(posted_.front());
            posted_.pop_front();
            lock.unlock();
            work();
        }
        return std::move(found_);
    }

    void find(const std::string& code) {
        directory_.find(code, [this](const Outcome& found) { found_.push_back(found); });
    }

    MemoryWorld world_;
    People people_{world_, {.people = 3}};
    std::mutex mutex_;
    std::condition_variable arrived_;
    std::deque<std::function<void()>> posted_;
    std::vector<Outcome> found_;
    Workers workers_{1, 100, [this](std::function<void()> work) {
                         const std::lock_guard lock{mutex_};
                         posted_.push_back(std::move(work));
                         arrived_.notify_one();
                     }};
    Directory directory_{world_, workers_, {}};
};

TEST_F(DirectoryTest, ARoomIsBroughtBackOnceForAllWhoAskMeanwhile) {
    find(code());
    find(code());
    EXPECT_TRUE(found_.empty()) << "nobody waits for it, and nobody is told that there is none";
    EXPECT_EQ(directory_.open(code()), nullptr);
    const auto found = settle(2);
    ASSERT_TRUE(found[0].has_value());
    EXPECT_EQ(*found[0], *found[1]);
    EXPECT_EQ(*(*found[0])->state(), *people_.room().state());
    EXPECT_EQ(directory_.room_count(), 1U);
    find(code());
    ASSERT_EQ(found_.size(), 1U) << "an open one is there at once";
    EXPECT_EQ(*found_[0], *found[0]);
}

TEST_F(DirectoryTest, ADamagedTableIsReportedAndTheOthersPlay) {
    const auto other = lay(world_, {});
    world_.data.damage_log(people_.room().table().id);
    find(code());
    find(other->table().code);
    find("NOSUCH");
    const auto found = settle(3);
    std::size_t open = 0;
    for (const Outcome& each : found) {
        if (each) {
            ++open;
            EXPECT_EQ((*each)->table().code, other->table().code);
        } else {
            EXPECT_EQ(each.error(), Reason::table_not_found);
        }
    }
    EXPECT_EQ(open, 1U);
    EXPECT_EQ(world_.troubles, std::vector{Trouble::table_unreadable});
}

TEST_F(DirectoryTest, SeatsThatChangeHandsWhileARoomIsBroughtBackAreReadAgain) {
    find(code());
    // The guest of the first seat became somebody else after the seats were read.
    auto& seats = world_.data.contents()->rows.tables.at(people_.room().table().id).seats;
    seats.at(1).player = 7;
    directory_.people_changed();
    const auto found = settle(1);
    ASSERT_TRUE(found[0].has_value());
    EXPECT_EQ((*found[0])->table().at(Seat::s1).player, 7);
}

TEST_F(DirectoryTest, WhatWasNotFinishedComesBackByItself) {
    directory_.bring_back();
    directory_.tick();
    find(code());
    ASSERT_TRUE(settle(1)[0].has_value());
    EXPECT_EQ(directory_.playing_count(), 1U);
}

}  // namespace
}  // namespace kamchatka::server
