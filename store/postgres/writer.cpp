// Group commit.
#include "store/postgres/writer.hpp"

#include "store/sql/erasure.hpp"

#include <algorithm>

namespace kamchatka::store::pg {
namespace {

// With the bulletin, which says for an hour what somebody is called.
constexpr auto personal_tables = [] {
    std::array<std::string_view, sql::personal_tables.size() + 1> tables{"bulletin"};
    std::ranges::copy(sql::personal_tables, tables.begin() + 1);
    return tables;
}();

}  // namespace

std::size_t Writer::Task::bytes() const {
    if (append) return 128 + append->entry.body.size();
    return job ? job->bytes() : 0;
}

Writer::Writer(
    Database database,
    const Pulse& pulse,
    Node node,
    std::int64_t batch,
    WriterOptions options,
    StoreOptions caller
)
    : database_{std::move(database)},
      pulse_{pulse},
      node_{std::move(node)},
      options_{options},
      caller_{std::move(caller)},
      deliver_{caller_.deliver},
      number_{batch},
      heads_{node_} {
    database_.on_damage(caller_.on_damage);
    database_.act_as(node_);
    database_.on_fenced([this] { ++fenced_; });
    if (sql::erasure_noted(database_)) unerased_ = personal_tables;
    thread_ = std::thread{[this] { run(); }};
}

Writer::~Writer() { stop(); }

void Writer::stop() {
    {
        const std::lock_guard lock{mutex_};
        if (!stopping_) stop_by_ = std::chrono::steady_clock::now() + options_.stop_within;
        stopping_ = true;
    }
    posted_.notify_one();
    if (thread_.joinable()) thread_.join();
}

void Writer::enqueue(Task task) {
    {
        const std::lock_guard lock{mutex_};
        if (disk_ == Disk::failed || stopping_) return;
        queue_.push_back(std::move(task));
    }
    posted_.notify_one();
}

void Writer::post(std::unique_ptr<Job> job) { enqueue({.job = std::move(job)}); }

void Writer::append(Entry entry, Done<Appended> done) {
    enqueue({.append = std::make_unique<Append>(Append{std::move(entry), std::move(done)})});
}

void Writer::after_barrier(Reading reading) { enqueue({.reading = std::move(reading)}); }

void Writer::fail(const std::string& why) {
    {
        const std::lock_guard lock{mutex_};
        taken_over_ = true;
    }
    turned(Disk::failed, why);
    posted_.notify_one();
}

void Writer::run() {
    try {
        serve();
    } catch (const GivenUp&) {
        // Nobody is told of what was not acknowledged.
    } catch (const std::exception& error) {
        turned(Disk::failed, error.what());
    }
    drop_all();
}

void Writer::serve() {
    while (take()) {
        if (batch_.empty())
            erase_some();
        else
            commit();
    }
}

// False when there is nothing more to do, ever.
bool Writer::take() {
    std::unique_lock lock{mutex_};
    const auto called = [this] { return stopping_ || !queue_.empty() || taken_over_; };
    if (unerased_.empty())
        posted_.wait(lock, called);
    else
        posted_.wait_for(lock, options_.idle, called);
    if (taken_over_ || (stopping_ && queue_.empty())) return false;
    std::size_t bytes = 0;
    while (!queue_.empty() && batch_.size() < options_.batch_jobs_max &&
           bytes < options_.batch_bytes_max) {
        bytes += queue_.front().bytes();
        batch_.push_back(std::move(queue_.front()));
        queue_.pop_front();
    }
    return true;
}

void Writer::commit() {
    while (!std::ranges::all_of(batch_, &Task::settled)) {
        try {
            store_batch();
        } catch (const PostgresError& error) {
            const bool lost = dynamic_cast<const Lost*>(&error) != nullptr || error.of_the_fence();
            heads_.forget();
            if (lost) {
                const bool doubted = in_doubt_;
                if (doubted) ++unknown_batches_;
                if (find_out(error.what()) == Committed::yes && doubted &&
                    sent_ == Sent::step_by_step) {
                    for (Task& task : batch_) settle(task);
                }
            } else {
                in_doubt_ = false;
                database_.roll_back();
                if (error.of_the_disk()) {
                    refuse_batch(error.what());
                } else if (sent_ == Sent::at_once) {
                    sent_ = Sent::step_by_step;  // one of them is at fault: find out which
                } else if (!error.of_the_moment()) {
                    throw;
                }
            }
        }
    }
    answer();
}

void Writer::store_batch() {
    if (sent_ == Sent::step_by_step && !in_doubt_ && all_at_once())
        send_at_once();
    else
        send_step_by_step();
    in_doubt_ = false;
    ++number_;
    turned(Disk::sound, "");
}

bool Writer::all_at_once() const {
    std::vector<Append*> appends;
    for (const Task& task : batch_) {
        if (task.settled || task.job) return false;
        if (task.append) appends.push_back(task.append.get());
    }
    return heads_.ready_for(appends);
}

void Writer::send_at_once() {
    std::vector<Append*> appends;
    for (const Task& task : batch_) {
        if (task.append) appends.push_back(task.append.get());
    }
    std::vector<Database::Call> calls;
    calls.push_back({begin_batch_sql, Parameters{node_.name, node_.incarnation, number_ + 1}});
    if (!appends.empty()) calls.push_back(heads_.call_for(appends));
    sent_ = Sent::at_once;
    in_doubt_ = true;
    std::vector<Rows> answers = database_.transact(std::move(calls));
    std::vector<Append*> left;
    if (!appends.empty()) left = heads_.take(std::move(answers.at(2)), appends);
    // Of what was not stored, another transaction says why.
    for (Task& task : batch_) {
        const bool refused =
            task.append && std::ranges::find(left, task.append.get()) != left.end();
        if (!refused) settle(task);
    }
}

void Writer::begin_batch() {
    database_.run("BEGIN");
    database_.query(begin_batch_sql, node_.name, node_.incarnation, number_ + 1);
}

void Writer::send_step_by_step() {
    sent_ = Sent::step_by_step;
    in_doubt_ = false;
    begin_batch();
    work_on_batch();
    in_doubt_ = true;
    database_.commit();
    for (Task& task : batch_) settle(task);
}

// By a commit of the server that we are connected to.
void Writer::settle(Task& task) {
    if (task.settled) return;
    task.settled = true;
    if (task.reading) task.worked = task.reading->server == database_.server();
}

void Writer::work_on_batch() {
    for (auto task = batch_.begin(); task != batch_.end();) {
        if (task->append && !task->settled) {
            attempt(take_appends(task));
            continue;
        }
        if (task->job && !task->settled) task->worked = attempt(*task->job);
        ++task;
    }
}

// Those that follow one another, each at another table.
std::vector<Append*> Writer::take_appends(Batch::iterator& from) {
    std::vector<Append*> appends;
    const auto met = [&](const Append& next) {
        return std::ranges::any_of(appends, [&](const Append* append) {
            return append->entry.table == next.entry.table;
        });
    };
    for (; from != batch_.end() && from->append; ++from) {
        if (from->settled) continue;
        if (met(*from->append)) break;
        from->worked = true;  // its outcome says more
        appends.push_back(from->append.get());
    }
    return appends;
}

// Together; where the database refuses the statement, one by one, so that one alone fails.
void Writer::attempt(const std::vector<Append*>& appends) {
    try {
        Savepoint alone{database_};
        heads_.store(database_, appends);
        alone.keep();
    } catch (const PostgresError& error) {
        const bool alone = !error.of_the_moment() && !error.of_the_disk() &&
            dynamic_cast<const Lost*>(&error) == nullptr;
        if (!alone) throw;
        heads_.forget();
        if (appends.size() == 1) {
            appends.front()->outcome = Appended::failed;
            if (caller_.on_job_failure) caller_.on_job_failure(error.what());
        } else {
            for (Append* append : appends) attempt(std::vector{append});
        }
    }
}

// One job that cannot be done must not take the others with it.
bool Writer::attempt(Job& job) {
    try {
        Savepoint alone{database_};
        job.work(database_);
        alone.keep();
        return true;
    } catch (const PostgresError& error) {
        const bool alone = !error.of_the_moment() && !error.of_the_disk() &&
            dynamic_cast<const Lost*>(&error) == nullptr;
        if (!alone) throw;
        if (caller_.on_job_failure) caller_.on_job_failure(error.what());
    } catch (const std::exception& error) {
        if (!database_.connected()) throw Lost{error.what()};
        if (caller_.on_job_failure) caller_.on_job_failure(error.what());
    }
    return false;
}

void Writer::refuse_batch(const std::string& why) {
    turned(Disk::refusing, why);
    for (Task& task : batch_) {
        if (task.settled) continue;
        task.settled = true;
        task.worked = false;
        if (task.append) task.append->outcome = Appended::failed;
    }
}

void Writer::answer() {
    const bool erased = std::ranges::any_of(batch_, [](const Task& task) {
        return task.worked && task.job && task.job->erased();
    });
    if (erased) unerased_ = personal_tables;
    for (Task& each : batch_) {
        if (each.reading && !each.worked) {
            each.reading->again();
            continue;
        }
        deliver_([task = std::make_shared<Task>(std::move(each))] {
            if (task->append) {
                if (task->append->done) task->append->done(task->append->outcome);
            } else if (task->reading) {
                task->reading->answer();
            } else if (task->worked) {
                task->job->done();
            } else {
                task->job->failed();
            }
        });
    }
    batch_.clear();
    sent_ = Sent::step_by_step;
}

void Writer::turned(Disk disk, const std::string& why) {
    Disk before = disk_.load();
    while (before != Disk::failed && before != disk && !disk_.compare_exchange_weak(before, disk)) {
    }
    tell_disk(why);
}

Disk Writer::disk() const {
    const Disk disk = disk_;
    return disk == Disk::sound && !pulse_.sure() ? Disk::waiting : disk;
}

void Writer::tell_disk(const std::string& why) {
    const std::lock_guard lock{telling_};
    const Disk now = disk();
    if (now == told_) return;
    told_ = now;
    const bool unsure = now == Disk::waiting && disk_ == Disk::sound;
    if (caller_.on_disk) caller_.on_disk(now, unsure ? pulse_.doubt() : why);
}

// Dead rows keep what they held until VACUUM; one table at a time, in a moment of rest.
void Writer::erase_some() {
    if (unerased_.empty()) return;
    try {
        database_.execute("VACUUM " + std::string{unerased_.front()});
        unerased_ = unerased_.subspan(1);
        if (unerased_.empty()) sql::forget_erasure(database_);
    } catch (const PostgresError& error) {
        // The mark stays, and the next start tries again.
        if (caller_.on_job_failure) caller_.on_job_failure(error.what());
        unerased_ = {};
    }
}

// What was not acknowledged is dropped, where answers go.
void Writer::drop_all() {
    struct Dropped {
        Batch batch{};
        std::deque<Task> queue{};
    };
    auto dropped = std::make_shared<Dropped>();
    dropped->batch.swap(batch_);
    {
        const std::lock_guard lock{mutex_};
        stopping_ = true;
        dropped->queue.swap(queue_);
    }
    if (dropped->batch.empty() && dropped->queue.empty()) return;
    deliver_([dropped = std::move(dropped)]() mutable { dropped.reset(); });
}

}  // namespace kamchatka::store::pg
