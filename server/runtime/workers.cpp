// Queues and the threads behind them.
#include "server/runtime/workers.hpp"

#include "server/runtime/metrics.hpp"
#include "server/runtime/operator_log.hpp"

#include <unistd.h>

namespace kamchatka::server {
namespace {

// The loop and the store come first where there are not enough processors for all.
constexpr int less_urgent = 5;
constexpr int last_of_all = 19;

}  // namespace

Workers::Workers(unsigned thread_count, std::size_t queue_max, Post post, Priority priority)
    : queue_max_{queue_max},
      others_max_{thread_count > 1 ? thread_count - 1 : 1},
      post_{std::move(post)} {
    for (unsigned i = 0; i < thread_count; ++i) {
        threads_.emplace_back([this, priority] { serve(priority); });
    }
}

Workers::~Workers() { stop(); }

void Workers::stop() {
    {
        const std::lock_guard lock{mutex_};
        stopping_ = true;
        for (auto& queue : queues_) queue.clear();
    }
    arrived_.notify_all();
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
}

std::size_t Workers::waiting() const {
    const std::lock_guard lock{mutex_};
    std::size_t count = 0;
    for (const auto& queue : queues_) count += queue.size();
    return count;
}

Workers::Measured::Measured(Effort* effort)
    : effort_{effort},
      begun_ms_{effort == nullptr ? 0 : thread_cpu_ms()} {}

Workers::Measured::~Measured() {
    if (effort_ == nullptr) return;
    effort_->cpu_us += static_cast<std::int64_t>((thread_cpu_ms() - begun_ms_) * 1000);
}

void Workers::complain(const std::exception& error) {
    note(Level::error, "work_failed", {{"what", error.what()}});
}

bool Workers::queue(Lane lane, Task work) {
    // Told while the lock is held: whoever ends the workers waits for it.
    std::unique_lock lock{mutex_};
    auto& queue = queues_[static_cast<std::size_t>(lane)];
    if (stopping_ || queue.size() >= queue_max_) return false;
    if (threads_.empty()) {
        // Without threads, whoever hands it over does it: everything happens in one order then.
        lock.unlock();
        post_(work());
        return true;
    }
    queue.push_back(std::move(work));
    arrived_.notify_one();
    return true;
}

// The queue to take from, if there is anything that may be begun now.
std::deque<Workers::Task>* Workers::next() {
    for (auto& queue : queues_) {
        const bool play = &queue == &queues_.front();
        if (!queue.empty() && (play || others_ < others_max_)) return &queue;
    }
    return nullptr;
}

void Workers::serve(Priority priority) {
    // Of this thread alone, on Linux. Where it is refused, nothing is lost but the order.
    const int nicety = priority == Priority::behind ? last_of_all : less_urgent;
    if (::nice(nicety) == -1) note(Level::debug, "not_nice");
    std::unique_lock lock{mutex_};
    while (true) {
        std::deque<Task>* queue = nullptr;
        arrived_.wait(lock, [&] { return stopping_ || (queue = next()) != nullptr; });
        if (stopping_) return;
        const bool other = queue != &queues_.front();
        if (other) ++others_;
        auto work = std::move(queue->front());
        queue->pop_front();
        lock.unlock();
        auto answer = work();
        work = nullptr;
        post_(std::move(answer));
        lock.lock();
        if (!other) continue;
        --others_;
        // Another thread may have passed over what only now may be begun.
        arrived_.notify_one();
    }
}

}  // namespace kamchatka::server
