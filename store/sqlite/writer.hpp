// The one thread that writes. It owns the only read-write connection, gathers what is queued into
// one transaction (group commit), moves the write-ahead log into the database between
// transactions, and copies the database to a backup when asked. Nobody else writes or checkpoints:
// SQLite before 3.51.3 can lose data when one connection checkpoints while another commits.
#pragma once

#include "store/sql/job.hpp"
#include "store/sqlite/backup.hpp"
#include "store/sqlite/sqlite.hpp"
#include "store/store.hpp"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace kamchatka::store {

using Job = sql::Job<Database>;
using sql::Delivery;

struct WriterOptions {
    std::size_t batch_jobs_max = 512;
    std::size_t batch_bytes_max = std::size_t{1} << 20;
    int checkpoint_pages = 4000;  // of the write-ahead log
    std::chrono::milliseconds idle{250};
    // Tables that speak of a deleted player are rewritten when idle, and after this in any case.
    std::chrono::milliseconds erase_within{3'600'000};
    // How often a disk that refuses is tried when nobody has anything to store.
    std::chrono::milliseconds retry{1000};
};

class Writer {
public:
    using Database = store::Database;

    Writer(Database database, WriterOptions options, StoreOptions caller);
    ~Writer();
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    // Any thread. Jobs are done in the order they were posted; after a failure, and after stop(),
    // they are dropped.
    void post(std::unique_ptr<Job> job);

    // Copies the whole database, with all that is committed until the copy is complete, a little
    // between transactions. `done` gets an empty string or what went wrong; a failed copy does not
    // hurt the database. One at a time: the next waits.
    void backup(std::string path, Done<std::string> done);

    // Commits and answers what is queued, then ends the thread.
    void stop();

    Disk disk() const { return disk_.load(); }

private:
    struct Task {
        std::unique_ptr<Job> job;
        bool worked = false;
        bool given_up = false;  // it needs a page that is damaged
    };
    using Batch = std::vector<Task>;
    enum class Pace : std::uint8_t { busy, idle };
    enum class Outcome : std::uint8_t { stored, refused };

    void run();
    void serve();
    bool ended();
    Pace take();
    void commit();
    Outcome store_batch();
    void work_on_batch();
    bool attempt(Job& job);
    void answer();
    // Runs `changes()` in a transaction of its own. Refused: it is undone, for certain, and the
    // disk is to be tried again. Throws when nobody knows.
    template <typename Changes>
    Outcome transact(Changes changes);
    void roll_back();
    void turned(Disk disk, const std::string& why);
    void try_again(Pace pace);
    void copy_some();
    void tend(Pace pace);
    void checkpoint(int mode);
    void erase_some(Pace pace);
    Outcome rewrite_next();
    void begin_erasure();
    void fail(const std::string& why);

    Database database_;
    const WriterOptions options_;
    const StoreOptions caller_;
    const Delivery deliver_;

    std::mutex mutex_;  // of the four below
    std::condition_variable posted_;
    std::deque<std::unique_ptr<Job>> queue_;
    std::deque<std::pair<std::string, Done<std::string>>> backups_;
    bool stopping_ = false;
    std::atomic<Disk> disk_ = Disk::sound;  // changed by the writer's thread only

    // The writer's thread only.
    Batch batch_;              // being written
    Task* at_work_ = nullptr;  // of the batch
    std::optional<Backup> backup_;
    int log_pages_ = 0;                             // in the write-ahead log
    bool emptying_ = false;                         // the write-ahead log, for what it may tell
    std::span<const std::string_view> unerased_{};  // tables still to be rewritten
    std::chrono::steady_clock::time_point erase_by_{};
    std::chrono::steady_clock::time_point retry_at_{};

    std::thread thread_;
};

}  // namespace kamchatka::store
