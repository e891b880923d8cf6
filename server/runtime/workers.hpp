// Threads for what takes long: passphrases, replays. The loop goes on meanwhile, and the answer
// comes back to it.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace kamchatka::server {

// Hands work to the loop; any thread.
using Post = std::function<void(std::function<void()>)>;

class Workers {
public:
    Workers(unsigned thread_count, std::size_t queue_max, Post post);
    // Finishes what it is at, drops what waits.
    ~Workers();
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    // False when too much is waiting already. `work` runs on a worker and returns what is then run
    // in the loop.
    [[nodiscard]] bool run(std::function<std::function<void()>()> work);

private:
    void serve();

    const std::size_t queue_max_;
    Post post_;
    std::mutex mutex_;
    std::condition_variable arrived_;
    std::deque<std::function<std::function<void()>()>> queue_;
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace kamchatka::server
