// Something for the writer to do: a change of the database, and whom to tell when it is durable.
#pragma once

#include <cstddef>
#include <functional>
#include <utility>

namespace kamchatka::store::sql {

template <typename Database>
class Job {
public:
    Job() = default;
    virtual ~Job() = default;
    Job(const Job&) = delete;
    Job& operator=(const Job&) = delete;

    // Inside a savepoint of the transaction that it shares with other jobs: when it throws, its own
    // changes are undone and the others go on, unless what it threw speaks of the disk. A refusal
    // by the schema is an answer, and the job's own business. May be called once more, in another
    // transaction, when nothing of the first is left.
    virtual void work(Database& database) = 0;
    // After the commit, where answers go. Never called when the disk has failed: the job is
    // destroyed there instead.
    virtual void done() noexcept = 0;
    // Instead of done() when work() threw, or the disk refused the whole transaction: nothing of it
    // is stored.
    virtual void failed() noexcept = 0;
    // About how much is written, to bound a transaction.
    virtual std::size_t bytes() const { return 256; }
    // Whether it deleted what tells of a person: the write-ahead log is emptied before done() is
    // called, and the tables are rewritten soon (store/sqlite/erasure.hpp).
    virtual bool erased() const { return false; }
};

// Where answers go: to the thread the caller named, or nowhere else.
class Delivery {
public:
    explicit Delivery(std::function<void(std::function<void()>)> deliver)
        : deliver_{std::move(deliver)} {}

    void operator()(std::function<void()> answer) const {
        if (deliver_)
            deliver_(std::move(answer));
        else
            answer();
    }

private:
    std::function<void(std::function<void()>)> deliver_;
};

}  // namespace kamchatka::store::sql
