// A loop that a test runs by hand: what workers hand to it waits until somebody runs it.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>

namespace kamchatka::server {

class HandLoop {
public:
    // For whoever hands work over; any thread.
    std::function<void(std::function<void()>)> post() {
        return [this](std::function<void()> work) {
            const std::lock_guard lock{mutex_};
            posted_.push_back(std::move(work));
            arrived_.notify_one();
        };
    }

    // Waits until there is something, and runs it.
    void run_next() {
        std::unique_lock lock{mutex_};
        arrived_.wait(lock, [&] { return !posted_.empty(); });
        run_front(lock);
    }

    // Runs the next, if one comes within the time.
    bool run_within(std::chrono::milliseconds limit) {
        std::unique_lock lock{mutex_};
        if (!arrived_.wait_for(lock, limit, [&] { return !posted_.empty(); })) return false;
        run_front(lock);
        return true;
    }

private:
    void run_front(std::unique_lock<std::mutex>& lock) {
        const auto work = std::move(posted_.front());
        posted_.pop_front();
        lock.unlock();
        work();
    }

    std::mutex mutex_;
    std::condition_variable arrived_;
    std::deque<std::function<void()>> posted_;
};

}  // namespace kamchatka::server
