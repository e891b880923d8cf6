// The one thread of a node that writes. It gathers what is queued into one transaction (group
// commit) and answers once the transaction is acknowledged. What is lost on the way is not guessed
// at: it is asked for again until the database says whether it is there, and sent again where it is
// not. Nothing of the queue is lost for that; it waits.
#pragma once

#include "store/postgres/append.hpp"
#include "store/postgres/heads.hpp"
#include "store/postgres/pulse.hpp"
#include "store/sql/job.hpp"
#include "store/store.hpp"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <thread>
#include <vector>

namespace kamchatka::store::pg {

using Job = sql::Job<Database>;
using sql::Delivery;

struct WriterOptions {
    std::size_t batch_jobs_max = 512;
    std::size_t batch_bytes_max = std::size_t{1} << 20;
    std::chrono::milliseconds idle{250};
    // Between two tries to reach a database that is away, at most.
    std::chrono::milliseconds retry{500};
    // How long a store that is told to stop waits for one.
    std::chrono::milliseconds stop_within{10'000};
};

// The first statement of every transaction (schema_tables.hpp): name, incarnation, number.
inline constexpr std::string_view begin_batch_sql = "SELECT begin_batch($1, $2, $3)";

class Writer {
public:
    using Database = pg::Database;

    // `database` is connected; `node` has its row in `writer`, whose batch is `batch`.
    Writer(
        Database database,
        const Pulse& pulse,
        Node node,
        std::int64_t batch,
        WriterOptions options,
        StoreOptions caller
    );
    ~Writer();
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    // Any thread. Jobs are done in the order they were posted; after a failure, and after stop(),
    // they are dropped.
    void post(std::unique_ptr<Job> job);
    void append(Entry entry, Done<Appended> done);
    // Something was read from a server (Database::server). Runs `answer` where answers go, once a
    // commit of the same server is acknowledged that began after this call: a failover cannot take
    // back any more what was read. Where the next commit is another server's, calls `again`.
    struct Reading {
        std::string server;
        std::function<void()> answer;
        std::function<void()> again;
    };
    void after_barrier(Reading reading);
    // Finds out how the database is, with nothing to store.
    void probe() {
        after_barrier({{}, [] {}, [] {}});
    }

    // Another process has this node's name: nothing is stored or answered any more.
    void fail(const std::string& why);

    // Commits and answers what is queued, then ends the thread.
    void stop();

    // While the node is not sure of what it has, it waits as for a database that is away.
    Disk disk() const;
    // Tells when that has changed.
    void feel_pulse() { tell_disk(""); }

    // By a job, on the writer's thread: the log has been claimed or let go.
    void forget(LogId log) { heads_.forget(log); }

    std::int64_t fenced() const { return fenced_; }
    std::int64_t unknown_batches() const { return unknown_batches_; }

private:
    // One of the three.
    struct Task {
        std::unique_ptr<Job> job{};
        std::unique_ptr<Append> append{};
        std::optional<Reading> reading{};
        bool worked = false;
        bool settled = false;  // stored, and only to be answered
        std::size_t bytes() const;
    };
    using Batch = std::vector<Task>;
    enum class Committed : std::uint8_t { no, yes };
    enum class Sent : std::uint8_t { step_by_step, at_once };
    struct GivenUp {};  // the store is told to stop, and the database is away

    void enqueue(Task task);
    void run();
    void serve();
    bool take();
    void commit();
    void store_batch();
    void settle(Task& task);
    bool all_at_once() const;
    void send_at_once();
    void send_step_by_step();
    void work_on_batch();
    bool attempt(Job& job);
    void attempt(const std::vector<Append*>& appends);
    std::vector<Append*> take_appends(Batch::iterator& from);
    void refuse_batch(const std::string& why);
    void answer();
    void begin_batch();
    // Connects again, as long as it takes; whether the last batch sent is there.
    Committed find_out(const std::string& why);
    Committed look();
    void rest(std::chrono::milliseconds time);
    void turned(Disk disk, const std::string& why);
    void tell_disk(const std::string& why);
    void erase_some();
    void drop_all();

    Database database_;
    const Pulse& pulse_;
    const Node node_;
    const WriterOptions options_;
    const StoreOptions caller_;
    const Delivery deliver_;

    std::mutex mutex_;  // of the three below
    std::condition_variable posted_;
    std::deque<Task> queue_;
    bool stopping_ = false;
    std::optional<std::chrono::steady_clock::time_point> stop_by_;
    std::atomic<Disk> disk_ = Disk::sound;
    std::atomic<bool> taken_over_ = false;
    std::mutex telling_;  // of what was told last
    Disk told_ = Disk::sound;
    std::atomic<std::int64_t> fenced_ = 0;
    std::atomic<std::int64_t> unknown_batches_ = 0;

    // The writer's thread only.
    Batch batch_;
    std::int64_t number_;  // of the last batch that is known to be stored
    Sent sent_ = Sent::step_by_step;
    bool in_doubt_ = false;  // a COMMIT is under way
    Heads heads_;
    std::span<const std::string_view> unerased_{};

    std::thread thread_;
};

}  // namespace kamchatka::store::pg
