// The threads that read, each with a connection of its own. What they read is told after a barrier
// (writer.hpp): a plain SELECT can show what a failover then takes away. A database that is away is
// waited for; that something is unread says that it is damaged.
#pragma once

#include "store/answer.hpp"
#include "store/postgres/writer.hpp"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <vector>

namespace kamchatka::store::pg {

class Readers {
public:
    Readers(const ConnectionOptions& options, Writer& writer, const Database::OnDamage& on_damage);
    ~Readers();
    Readers(const Readers&) = delete;
    Readers& operator=(const Readers&) = delete;

    // Answers with what `reading(database)` returns, which sees all that was answered as durable
    // before. It may be called again, when the connection was lost meanwhile.
    template <typename T, typename Reading>
    void read(OnRead<T> done, Reading reading) {
        post([done = std::move(done), reading = std::move(reading)](Database& database) {
            auto answer = std::make_shared<Read<T>>(attempt<T>(database, reading));
            return [done, answer] { done(std::move(*answer)); };
        });
    }

    // Answers what is queued, then ends the threads; what comes later is dropped.
    void stop();

private:
    // Reads, and gives the answer to be delivered.
    using Task = std::function<std::function<void()>(Database&)>;

    template <typename T, typename Reading>
    static Read<T> attempt(Database& database, const Reading& reading) {
        try {
            return reading(database);
        } catch (const Lost&) {
            throw;
        } catch (const std::exception& error) {
            return Unread{error.what()};
        }
    }

    enum class Connection : std::uint8_t { any, fresh };
    struct Queued {
        std::shared_ptr<Task> task;
        Connection connection = Connection::any;
    };

    void post(Task task);
    void enqueue(Queued queued);
    void serve(Database& database);
    // Nothing when the store stops while the database is away.
    std::function<void()> answer_to(const Task& task, Database& database);
    bool given_up();

    Writer& writer_;
    std::deque<Database> databases_;
    std::mutex mutex_;  // of those below
    std::deque<Queued> queue_;
    std::optional<std::chrono::steady_clock::time_point> stop_by_;
    std::condition_variable posted_;
    std::vector<std::thread> threads_;
};

}  // namespace kamchatka::store::pg
