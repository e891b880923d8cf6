// The threads that read, each with a connection of its own: nobody who asks waits, and the writer
// is not held up.
#pragma once

#include "store/answer.hpp"
#include "store/sql/job.hpp"
#include "store/sqlite/sqlite.hpp"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace kamchatka::store {

using sql::Delivery;

class Readers {
public:
    Readers(
        const std::string& path,
        const std::string& file_system,
        Delivery deliver,
        const Database::OnDamage& on_damage = {}
    );
    ~Readers();
    Readers(const Readers&) = delete;
    Readers& operator=(const Readers&) = delete;

    // Answers with what `reading(database)` returns, which sees all that was answered as durable
    // before. It must finish its queries: an open one would keep the writer from starting the
    // write-ahead log over.
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
        } catch (const std::exception& error) {
            return Unread{error.what()};
        }
    }

    void post(Task task);
    void serve(Database& database);

    Delivery deliver_;
    std::deque<Database> databases_;
    std::mutex mutex_;  // of the two below
    std::deque<Task> queue_;
    bool stopping_ = false;
    std::condition_variable posted_;
    std::vector<std::thread> threads_;
};

}  // namespace kamchatka::store
