// Threads for what takes long: passphrases, replays, folds. The loop goes on meanwhile, and what
// came of the work comes back to it.
#pragma once

#include <condition_variable>
#include <deque>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace kamchatka::server {

// Hands work to the loop; any thread.
using Post = std::function<void(std::function<void()>)>;

class Workers {
public:
    Workers(unsigned thread_count, std::size_t queue_max, Post post);
    ~Workers();
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    // `work` runs on a worker, then `then` in the loop with what it made: nothing when it threw.
    // False when too much is waiting already: neither is run.
    template <typename T>
    [[nodiscard]] bool run(std::function<T()> work, std::function<void(std::optional<T>)> then) {
        return queue([work = std::move(work), then = std::move(then)]() -> std::function<void()> {
            auto made = std::make_shared<std::optional<T>>(attempt(work));
            return [then, made] { then(std::move(*made)); };
        });
    }

    // Finishes what it is at, drops what waits and what comes later.
    void stop();

private:
    // Returns what is then run in the loop.
    using Task = std::function<std::function<void()>()>;

    template <typename T>
    static std::optional<T> attempt(const std::function<T()>& work) {
        try {
            return work();
        } catch (const std::exception& error) {
            complain(error);
            return std::nullopt;
        }
    }
    static void complain(const std::exception& error);

    bool queue(Task task);
    void serve();

    const std::size_t queue_max_;
    Post post_;
    std::mutex mutex_;
    std::condition_variable arrived_;
    std::deque<Task> queue_;
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace kamchatka::server
