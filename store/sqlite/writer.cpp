// Group commit, checkpoints, backups.
#include "store/sqlite/writer.hpp"

#include "store/sqlite/erasure.hpp"

#include <algorithm>

namespace kamchatka::store {

Writer::Writer(Database database, WriterOptions options, StoreOptions caller)
    : database_{std::move(database)},
      options_{options},
      caller_{std::move(caller)},
      deliver_{caller_.deliver} {
    const auto count_pages = [](void* pages, sqlite3*, const char*, int count) {
        *static_cast<int*>(pages) = count;
        return SQLITE_OK;
    };
    sqlite3_wal_hook(database_.handle(), count_pages, &log_pages_);
    log_pages_ = 1;  // what an earlier process left is moved at the first idle moment
    if (erasure_noted(database_)) begin_erasure();
    thread_ = std::thread{[this] { run(); }};
}

Writer::~Writer() { stop(); }

void Writer::stop() {
    {
        const std::lock_guard lock{mutex_};
        stopping_ = true;
    }
    posted_.notify_one();
    if (thread_.joinable()) thread_.join();
}

void Writer::post(std::unique_ptr<Job> job) {
    {
        const std::lock_guard lock{mutex_};
        if (failed() || stopping_) return;
        queue_.push_back(std::move(job));
    }
    posted_.notify_one();
}

void Writer::backup(std::string path, Done<std::string> done) {
    {
        const std::lock_guard lock{mutex_};
        if (failed() || stopping_) return;
        backups_.emplace_back(
            std::move(path),
            [this, done = std::move(done)](const std::string& said) {
                if (done) deliver_([done, said] { done(said); });
            }
        );
    }
    posted_.notify_one();
}

void Writer::run() {
    try {
        serve();
    } catch (const std::exception& error) {
        fail(error.what());
    }
}

void Writer::serve() {
    while (!ended()) {
        const Pace pace = take();
        if (pace == Pace::busy) commit();
        copy_some();
        erase_some(pace);
        tend(pace);
    }
    while (!unerased_.empty()) erase_some(Pace::idle);
    checkpoint(SQLITE_CHECKPOINT_TRUNCATE);
}

bool Writer::ended() {
    const std::lock_guard lock{mutex_};
    return stopping_ && queue_.empty() && backups_.empty() && !backup_;
}

Writer::Pace Writer::take() {
    std::unique_lock lock{mutex_};
    const auto called = [this] {
        return stopping_ || !queue_.empty() || !backups_.empty() || backup_;
    };
    // Without anything to tend there is nothing to wake up for.
    if (log_pages_ > 0 || emptying_ || !unerased_.empty()) {
        posted_.wait_for(lock, options_.idle, called);
    } else {
        posted_.wait(lock, called);
    }
    std::size_t bytes = 0;
    while (!queue_.empty() && batch_.size() < options_.batch_jobs_max &&
           bytes < options_.batch_bytes_max) {
        bytes += queue_.front()->bytes();
        batch_.push_back({.job = std::move(queue_.front())});
        queue_.pop_front();
    }
    return batch_.empty() ? Pace::idle : Pace::busy;
}

void Writer::commit() {
    database_.run("BEGIN IMMEDIATE");
    for (Task& task : batch_) task.worked = attempt(*task.job);
    database_.run("COMMIT");
    if (std::ranges::any_of(batch_, [](const Task& task) { return task.job->erased(); })) {
        begin_erasure();
        checkpoint(SQLITE_CHECKPOINT_TRUNCATE);
    }
    for (Task& task : batch_) {
        deliver_([job = std::shared_ptr<Job>{std::move(task.job)}, worked = task.worked] {
            if (worked)
                job->done();
            else
                job->failed();
        });
    }
    batch_.clear();
}

// One job that cannot be done must not take the others, or the disk's good name, with it.
bool Writer::attempt(Job& job) {
    try {
        Savepoint alone{database_};
        job.work(database_);
        alone.keep();
        return true;
    } catch (const SqliteError& error) {
        if (!error.of_the_statement()) throw;
        if (caller_.on_job_failure) caller_.on_job_failure(error.what());
    } catch (const std::exception& error) {
        if (caller_.on_job_failure) caller_.on_job_failure(error.what());
    }
    return false;
}

void Writer::copy_some() {
    if (!backup_) {
        const std::lock_guard lock{mutex_};
        if (backups_.empty()) return;
        backup_.emplace(
            database_, std::move(backups_.front().first), std::move(backups_.front().second)
        );
        backups_.pop_front();
    }
    if (backup_->step() == Backup::Progress::over) backup_.reset();
}

void Writer::begin_erasure() {
    if (unerased_.empty()) erase_by_ = std::chrono::steady_clock::now() + options_.erase_within;
    unerased_ = personal_tables;
    emptying_ = true;
}

// One table, so that the games do not wait for all of them.
void Writer::erase_some(Pace pace) {
    if (unerased_.empty() || backup_) return;
    if (pace == Pace::busy && std::chrono::steady_clock::now() < erase_by_) return;
    rewrite(database_, unerased_.front());
    unerased_ = unerased_.subspan(1);
    emptying_ = true;
    if (unerased_.empty()) forget_erasure(database_);
}

void Writer::tend(Pace pace) {
    if (pace == Pace::busy) {
        if (log_pages_ >= options_.checkpoint_pages) checkpoint(SQLITE_CHECKPOINT_PASSIVE);
    } else if (!backup_) {
        if (emptying_)
            checkpoint(SQLITE_CHECKPOINT_TRUNCATE);
        else if (log_pages_ > 0)
            checkpoint(SQLITE_CHECKPOINT_PASSIVE);
    }
}

// To empty the log completely it waits for readers, which are quick, but not long.
void Writer::checkpoint(int mode) {
    sqlite3_busy_timeout(database_.handle(), 50);
    const int code = sqlite3_wal_checkpoint_v2(database_.handle(), nullptr, mode, nullptr, nullptr);
    sqlite3_busy_timeout(database_.handle(), 5000);
    // Busy: somebody reads an older state. The pages stay where they are until the next time.
    if (code != SQLITE_OK && (code & 0xff) != SQLITE_BUSY) {
        throw SqliteError{code, std::string{"checkpoint: "} + sqlite3_errmsg(database_.handle())};
    }
    log_pages_ = 0;
    if (code == SQLITE_OK && mode == SQLITE_CHECKPOINT_TRUNCATE) emptying_ = false;
}

// What was not acknowledged is dropped: whether it is stored, the disk knows, and the next process
// will read. Nothing is written any more, not even when the database is closed.
void Writer::fail(const std::string& why) {
    sqlite3_exec(database_.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
    sqlite3_db_config(database_.handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    std::deque<std::unique_ptr<Job>> dropped;
    std::deque<std::pair<std::string, Done<std::string>>> uncopied;
    {
        const std::lock_guard lock{mutex_};
        failed_ = true;
        dropped.swap(queue_);
        uncopied.swap(backups_);
    }
    if (caller_.on_failure) caller_.on_failure(why);
    batch_.clear();
    backup_.reset();
}

}  // namespace kamchatka::store
