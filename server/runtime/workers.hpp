// Threads for what takes long: passphrases, replays, folds. The loop goes on meanwhile, and what
// came of the work comes back to it. Work is queued by class: whoever sits at a table never waits
// for who only looks around.
#pragma once

#include <array>
#include <atomic>
#include <condition_variable>
#include <cstdint>
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

// What is done first.
enum class Lane : std::uint8_t {
    play,        // somebody at a table waits for it
    desk,        // somebody who runs a tournament or keeps a book
    visit,       // somebody who looks at what was played
    background,  // nobody
};
inline constexpr std::size_t lane_count = 4;

// How much somebody has made the workers do.
struct Effort {
    std::atomic<std::int64_t> cpu_us = 0;
};

struct Errand {
    Lane lane;
    std::shared_ptr<Effort> effort{};  // whose it is, where somebody counts
};

class Workers {
public:
    // `queue_max` for each lane. With more than one thread, one is always free for play. Behind:
    // only when nobody else needs the processor.
    enum class Priority : std::uint8_t { usual, behind };

    Workers(
        unsigned thread_count, std::size_t queue_max, Post post, Priority priority = Priority::usual
    );
    ~Workers();
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    // `work` runs on a worker, then `then` in the loop with what it made: nothing when it threw.
    // False when too much is waiting already: neither is run.
    template <typename T>
    [[nodiscard]] bool run(
        Errand errand, std::function<T()> work, std::function<void(std::optional<T>)> then
    ) {
        const Lane lane = errand.lane;
        return queue(
            lane,
            [errand = std::move(errand), work = std::move(work), then = std::move(then)](
            ) -> std::function<void()> {
                auto made = std::make_shared<std::optional<T>>(attempt(work, errand.effort));
                return [then, made] { then(std::move(*made)); };
            }
        );
    }

    // How many wait, in all lanes; any thread.
    std::size_t waiting() const;

    // Finishes what it is at, drops what waits and what comes later.
    void stop();

private:
    // Returns what is then run in the loop.
    using Task = std::function<std::function<void()>()>;

    template <typename T>
    static std::optional<T> attempt(
        const std::function<T()>& work, const std::shared_ptr<Effort>& effort
    ) {
        const Measured measured{effort.get()};
        try {
            return work();
        } catch (const std::exception& error) {
            complain(error);
            return std::nullopt;
        }
    }
    // Adds the processor time of this thread to somebody's effort.
    class Measured {
    public:
        explicit Measured(Effort* effort);
        ~Measured();
        Measured(const Measured&) = delete;
        Measured& operator=(const Measured&) = delete;

    private:
        Effort* effort_;
        double begun_ms_;
    };
    static void complain(const std::exception& error);

    bool queue(Lane lane, Task task);
    void serve(Priority priority);
    std::deque<Task>* next();

    const std::size_t queue_max_;
    const std::size_t others_max_;  // threads that may be busy with anything but play
    Post post_;
    mutable std::mutex mutex_;
    std::condition_variable arrived_;
    std::array<std::deque<Task>, lane_count> queues_;
    std::size_t others_ = 0;
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace kamchatka::server
