// Group commit, checkpoints, backups.
#include "store/sqlite/writer.hpp"

#include "store/sqlite/erasure.hpp"

#include <algorithm>

namespace kamchatka::store {
namespace {

// Where a sector that is overwritten may tear, SQLite writes more behind the last frame of a
// transaction: then that frame may be whole though the COMMIT failed for want of space.
bool frames_are_padded(Database& database) {
    sqlite3_file* log = nullptr;
    const int code =
        sqlite3_file_control(database.handle(), "main", SQLITE_FCNTL_JOURNAL_POINTER, &log);
    if (code != SQLITE_OK || log == nullptr || log->pMethods == nullptr) return true;
    const int promised = log->pMethods->xDeviceCharacteristics(log);
    return (promised & SQLITE_IOCAP_POWERSAFE_OVERWRITE) == 0;
}

}  // namespace

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
    database_.on_damage(caller_.on_damage);
    log_pages_ = 1;  // what an earlier process left is moved at the first idle moment
    if (sql::erasure_noted(database_)) begin_erasure();
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
        if (disk() == Disk::failed || stopping_) return;
        queue_.push_back(std::move(job));
    }
    posted_.notify_one();
}

void Writer::backup(std::string path, Done<std::string> done) {
    {
        const std::lock_guard lock{mutex_};
        if (disk() == Disk::failed || stopping_) return;
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
        try_again(pace);
        copy_some();
        erase_some(pace);
        tend(pace);
    }
    // What a disk refuses to erase now is remembered for the next start.
    while (!unerased_.empty() && disk() == Disk::sound) erase_some(Pace::idle);
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
    if (log_pages_ > 0 || emptying_ || !unerased_.empty() || disk() != Disk::sound) {
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

template <typename Changes>
Writer::Outcome Writer::transact(Changes changes) {
    bool committing = false;
    try {
        database_.run("BEGIN IMMEDIATE");
        changes();
        committing = true;
        database_.run("COMMIT");
        turned(Disk::sound, "");
        return Outcome::stored;
    } catch (const SqliteError& error) {
        const bool undone = committing ? error.before_the_commit() && !frames_are_padded(database_)
                                       : error.of_the_moment();
        if (!undone) throw;
        roll_back();
        turned(Disk::refusing, error.what());
        return Outcome::refused;
    }
}

// After some errors SQLite has done it already.
void Writer::roll_back() {
    if (database_.in_transaction()) database_.run("ROLLBACK");
}

void Writer::turned(Disk disk, const std::string& why) {
    if (disk == Disk::refusing) {
        retry_at_ = std::chrono::steady_clock::now() + options_.retry;
    }
    if (disk_.exchange(disk) != disk && caller_.on_disk) caller_.on_disk(disk, why);
}

// So that everybody learns when there is space again, also when nobody asks.
void Writer::try_again(Pace pace) {
    if (pace == Pace::busy || disk() != Disk::refusing) return;
    if (std::chrono::steady_clock::now() < retry_at_) return;
    // The page of the header is written though nothing in it changes.
    std::int64_t version = 0;
    if (Cursor row = database_.query("PRAGMA user_version"); row.next()) version = row.integer(0);
    transact([&] { database_.execute("PRAGMA user_version = " + std::to_string(version)); });
}

void Writer::commit() {
    const Outcome outcome = store_batch();
    if (outcome == Outcome::refused) {
        for (Task& task : batch_) task.worked = false;
    } else if (std::ranges::any_of(batch_, [](const Task& task) {
                   return task.worked && task.job->erased();
               })) {
        begin_erasure();
        checkpoint(SQLITE_CHECKPOINT_TRUNCATE);
    }
    answer();
}

// Without those that need a damaged page: when one turns out to be, the others are done anew.
Writer::Outcome Writer::store_batch() {
    while (true) {
        try {
            return transact([&] { work_on_batch(); });
        } catch (const SqliteError& error) {
            if (!error.of_a_page() || at_work_ == nullptr) throw;
            roll_back();
            at_work_->given_up = true;
            at_work_->worked = false;
            at_work_ = nullptr;
            if (caller_.on_job_failure) caller_.on_job_failure(error.what());
        }
    }
}

void Writer::work_on_batch() {
    for (Task& task : batch_) {
        if (task.given_up) continue;
        at_work_ = &task;
        task.worked = attempt(*task.job);
        at_work_ = nullptr;
        // A job that kept to itself why SQLite ended the transaction: the next one would change the
        // database without one.
        if (!database_.in_transaction()) {
            throw std::runtime_error{"SQLite undid a transaction, and nobody said why"};
        }
    }
}

void Writer::answer() {
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
    unerased_ = sql::personal_tables;
    emptying_ = true;
}

// One table, so that the games do not wait for all of them.
void Writer::erase_some(Pace pace) {
    if (unerased_.empty() || backup_) return;
    if (pace == Pace::busy && std::chrono::steady_clock::now() < erase_by_) return;
    if (disk() == Disk::refusing) return;
    // References hold again at the end; in between they would delete what refers to the rows.
    database_.execute("PRAGMA foreign_keys = OFF");
    if (rewrite_next() == Outcome::stored) {
        unerased_ = unerased_.subspan(1);
        emptying_ = true;
    }
    database_.execute("PRAGMA foreign_keys = ON");
}

// A table that is damaged cannot be rewritten: the mark stays, and the next start tries again.
Writer::Outcome Writer::rewrite_next() {
    try {
        return transact([&] {
            rewrite(database_, unerased_.front());
            if (unerased_.size() == 1) sql::forget_erasure(database_);
        });
    } catch (const SqliteError& error) {
        const bool alone = error.of_the_statement() || error.of_a_page();
        if (!alone || !database_.in_transaction()) throw;
        roll_back();
        if (caller_.on_job_failure) caller_.on_job_failure(error.what());
        unerased_ = {};
        return Outcome::refused;
    }
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
    const SqliteError error{code, std::string{"checkpoint: "} + sqlite3_errmsg(database_.handle())};
    if (code != SQLITE_OK && !error.of_the_moment()) throw error;
    // Busy: somebody reads an older state. Then, and when there is no space, the pages stay where
    // they are until the next time: the write-ahead log is not given up before it is copied.
    log_pages_ = 0;
    if (code == SQLITE_OK && mode == SQLITE_CHECKPOINT_TRUNCATE) emptying_ = false;
}

// What was not acknowledged is dropped, where answers go: whether it is stored, the disk knows, and
// the next process will read. Nothing is written any more, not even when the database is closed.
void Writer::fail(const std::string& why) {
    sqlite3_exec(database_.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
    sqlite3_db_config(database_.handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    struct Dropped {
        Batch batch{};
        std::deque<std::unique_ptr<Job>> queue{};
        std::deque<std::pair<std::string, Done<std::string>>> backups{};
    };
    auto dropped = std::make_shared<Dropped>();
    dropped->batch.swap(batch_);
    turned(Disk::failed, why);
    {
        const std::lock_guard lock{mutex_};
        dropped->queue.swap(queue_);
        dropped->backups.swap(backups_);
    }
    backup_.reset();
    deliver_([dropped = std::move(dropped)]() mutable { dropped.reset(); });
}

}  // namespace kamchatka::store
