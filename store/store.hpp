// A store, opened: the five ports behind which everything is that must not be forgotten. SQLite in
// a data folder (store/sqlite) is one, PostgreSQL (store/postgres) another; tests have a third in
// memory (store/memory).
#pragma once

#include "store/bulletin.hpp"
#include "store/catalogue.hpp"
#include "store/journals.hpp"
#include "store/log.hpp"
#include "store/office.hpp"
#include "store/ownership.hpp"

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace kamchatka::store {

struct StoreOptions {
    // Runs answers where the caller wants them; empty: on the store's own threads, where they must
    // be short and must not throw.
    std::function<void(std::function<void()>)> deliver{};
    // The rest is told on a thread of the store. Of the disk, whenever it takes what is written in
    // another way than before, and why.
    std::function<void(Disk, const std::string&)> on_disk{};
    // Of a change that threw: a fault of ours, and of it alone.
    std::function<void(const std::string&)> on_job_failure{};
    // Of a row that cannot be understood and was left out of a list: which ("table ABCDEF"), and
    // why.
    std::function<void(const std::string& what, const std::string& why)> on_damage{};
    // Where nodes share a database, and through `deliver`: another node wants what this one has.
    std::function<void(LogId)> on_wanted{};
    // Likewise: what another node did about people; nothing, when some of it may have been missed
    // and all that is remembered of people must be read anew.
    std::function<void(const std::optional<Notice>&)> on_notice{};
};

// Changes of one caller are done and answered in the order they were handed over, whatever the
// port. A read sees every change that was answered before it was asked for.
class Store {
public:
    virtual ~Store() = default;

    virtual Log& log() = 0;
    virtual Catalogue& catalogue() = 0;
    virtual Journals& journals() = 0;
    virtual Office& office() = 0;
    virtual Ownership& ownership() = 0;

    // A copy of everything under `path`, which must not exist, made while the store goes on; the
    // key is not part of it. Answers with an empty string or with what went wrong.
    virtual void backup(std::string path, Done<std::string> done) = 0;

    // Reads everything: the pages, the references, the chain of every table and journal. The number
    // of entries; throws at the first fault. Slow: for the operator and after a restore.
    virtual std::int64_t verify() = 0;

    // What time it was, as far as somebody was sure of it: noted now and then, for the next process
    // to compare its clock with.
    virtual void note_time(std::int64_t at_ms) = 0;
    // What was noted before the store was opened; nothing at first.
    virtual std::optional<std::int64_t> noted_time() const = 0;

    virtual Disk disk() const = 0;
    bool failed() const { return disk() == Disk::failed; }

    // Stores and answers what is queued; what comes later is dropped. To be called while those who
    // wait for answers still live; the destructor does it too.
    virtual void stop() = 0;
};

// The data folder of one process. Makes the folder, the key and the database when they are missing,
// and brings an older database up to date. Throws with a sentence for the operator when it cannot:
// the folder is in use, the key is missing or another one, the file is damaged or of a later
// version.
//
//   FOLDER/kamchatka.db (-wal, -shm)   everything; docs/event-log.md
//   FOLDER/key                         what the secrets of tables are sealed with; back it up apart
//   FOLDER/LOCK                        held while a process has the folder open
std::unique_ptr<Store> open_store(const std::string& folder, StoreOptions options = {});

// Whether there must be a second machine that has what is acknowledged.
enum class Protection : std::uint8_t { asked_for, done_without };

// A PostgreSQL database, and as whom it is opened: one process has a name at a time.
struct SharedDatabase {
    std::string url;   // postgres://HOST,HOST/NAME
    std::string node;  // the name
    std::string key;   // file of the key; the same for all who open the database
    Protection protection = Protection::asked_for;
};

// Makes the tables in an empty database, and the key where neither has one. Throws with a sentence
// for the operator when it cannot: the database is away, not ours, or of a version that this
// program cannot work beside; it has no synchronous standby; the clocks differ; the key is missing
// or another one; the name is in use.
std::unique_ptr<Store> open_store(const SharedDatabase& where, StoreOptions options = {});

// Whether it names a database rather than a folder or a file.
inline bool is_database_url(std::string_view where) {
    return where.starts_with("postgres://") || where.starts_with("postgresql://");
}

}  // namespace kamchatka::store
