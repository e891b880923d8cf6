#include "store/sqlite/readers.hpp"

namespace kamchatka::store {
namespace {

// One may be at a long game while the other answers who somebody is.
constexpr std::size_t reader_count = 2;

}  // namespace

Readers::Readers(
    const std::string& path,
    const std::string& file_system,
    Delivery deliver,
    const Database::OnDamage& on_damage
)
    : deliver_{std::move(deliver)} {
    for (std::size_t i = 0; i < reader_count; ++i) {
        databases_.emplace_back(path, Database::Access::read_only, file_system);
        databases_.back().on_damage(on_damage);
    }
    for (Database& database : databases_) {
        threads_.emplace_back([this, &database] { serve(database); });
    }
}

Readers::~Readers() { stop(); }

void Readers::stop() {
    {
        const std::lock_guard lock{mutex_};
        stopping_ = true;
    }
    posted_.notify_all();
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
}

void Readers::post(Task task) {
    {
        const std::lock_guard lock{mutex_};
        if (stopping_) return;
        queue_.push_back(std::move(task));
    }
    posted_.notify_one();
}

void Readers::serve(Database& database) {
    std::unique_lock lock{mutex_};
    while (true) {
        posted_.wait(lock, [&] { return stopping_ || !queue_.empty(); });
        if (queue_.empty()) return;
        Task task = std::move(queue_.front());
        queue_.pop_front();
        lock.unlock();
        auto answer = task(database);
        // Before it is delivered: what the answer holds must not end here, but where it is heard.
        task = nullptr;
        deliver_(std::move(answer));
        lock.lock();
    }
}

}  // namespace kamchatka::store
