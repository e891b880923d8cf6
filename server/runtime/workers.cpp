// A queue and the threads behind it.
#include "server/runtime/workers.hpp"

#include "server/runtime/operator_log.hpp"

namespace kamchatka::server {

Workers::Workers(unsigned thread_count, std::size_t queue_max, Post post)
    : queue_max_{queue_max},
      post_{std::move(post)} {
    for (unsigned i = 0; i < thread_count; ++i) threads_.emplace_back([this] { serve(); });
}

Workers::~Workers() { stop(); }

void Workers::stop() {
    {
        const std::lock_guard lock{mutex_};
        stopping_ = true;
        queue_.clear();
    }
    arrived_.notify_all();
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
}

void Workers::complain(const std::exception& error) {
    note(Level::error, "work_failed", {{"what", error.what()}});
}

bool Workers::queue(Task work) {
    {
        const std::lock_guard lock{mutex_};
        if (stopping_ || queue_.size() >= queue_max_) return false;
        queue_.push_back(std::move(work));
    }
    arrived_.notify_one();
    return true;
}

void Workers::serve() {
    std::unique_lock lock{mutex_};
    while (true) {
        arrived_.wait(lock, [&] { return stopping_ || !queue_.empty(); });
        if (stopping_) return;
        auto work = std::move(queue_.front());
        queue_.pop_front();
        lock.unlock();
        auto answer = work();
        work = nullptr;
        post_(std::move(answer));
        lock.lock();
    }
}

}  // namespace kamchatka::server
