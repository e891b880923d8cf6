// See readers.hpp.
#include "store/postgres/readers.hpp"

namespace kamchatka::store::pg {
namespace {

// One may be at a long game while the other answers who somebody is.
constexpr std::size_t reader_count = 2;
constexpr std::chrono::milliseconds reader_pause{100};
constexpr std::chrono::seconds readers_stop_within{10};

}  // namespace

Readers::Readers(
    const ConnectionOptions& options, Writer& writer, const Database::OnDamage& on_damage
)
    : writer_{writer} {
    for (std::size_t i = 0; i < reader_count; ++i) {
        databases_.emplace_back(options);
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
        if (!stop_by_) stop_by_ = std::chrono::steady_clock::now() + readers_stop_within;
    }
    posted_.notify_all();
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
}

void Readers::post(Task task) {
    {
        const std::lock_guard lock{mutex_};
        if (stop_by_) return;
    }
    enqueue({std::make_shared<Task>(std::move(task))});
}

void Readers::enqueue(Queued queued) {
    {
        const std::lock_guard lock{mutex_};
        queue_.push_back(std::move(queued));
    }
    posted_.notify_one();
}

bool Readers::given_up() {
    const std::lock_guard lock{mutex_};
    return writer_.disk() == Disk::failed ||
        (stop_by_ && std::chrono::steady_clock::now() > *stop_by_);
}

std::function<void()> Readers::answer_to(const Task& task, Database& database) {
    while (!given_up()) {
        try {
            if (!database.connected()) database.connect();
            return task(database);
        } catch (const Lost&) {
            database.disconnect();
            std::this_thread::sleep_for(reader_pause);
        }
    }
    return {};
}

void Readers::serve(Database& database) {
    std::unique_lock lock{mutex_};
    while (true) {
        posted_.wait(lock, [&] { return stop_by_ || !queue_.empty(); });
        if (queue_.empty()) return;
        Queued queued = std::move(queue_.front());
        queue_.pop_front();
        lock.unlock();
        if (queued.connection == Connection::fresh) database.disconnect();
        auto answer = answer_to(*queued.task, database);
        if (answer) {
            const auto again = [this, task = queued.task] { enqueue({task, Connection::fresh}); };
            writer_.after_barrier({database.server(), std::move(answer), again});
        }
        queued = {};
        lock.lock();
    }
}

}  // namespace kamchatka::store::pg
