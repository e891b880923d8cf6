// Something for the writer to do: a change of the database, and whom to tell when it is durable.
#pragma once

#include "store/sqlite/sqlite.hpp"

#include <cstddef>
#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <utility>

namespace kamchatka::store {

class Job {
public:
    Job() = default;
    virtual ~Job() = default;
    Job(const Job&) = delete;
    Job& operator=(const Job&) = delete;

    // Inside a savepoint of the transaction that it shares with other jobs: when it throws, its own
    // changes are undone and the others go on, unless what it threw says that the disk failed. A
    // refusal by the schema is an answer, and the job's own business.
    virtual void work(Database& database) = 0;
    // After the commit. Never called when that fails: the job is destroyed instead.
    virtual void done() noexcept = 0;
    // Instead of done(), after the commit, when work() threw: nothing of it is stored.
    virtual void failed() noexcept = 0;
    // About how much is written, to bound a transaction.
    virtual std::size_t bytes() const { return 256; }
    // Whether it deletes what tells of a person: the write-ahead log is emptied before done() is
    // called, and the tables are rewritten soon (store/sqlite/erasure.hpp).
    virtual bool erases() const { return false; }
};

// What runs on the writer's thread after a commit, with the answer; may be empty.
template <typename... Answer>
using Done = std::function<void(Answer...)>;

// Blocks until the writer has answered: await<Answer>([&](Done<Answer> done) { start(..., done);
// }). Never on the writer's own thread, that is, inside a completion. Throws std::runtime_error
// when the disk failed and no answer will come.
template <typename Answer, typename Start>
Answer await(Start start) {
    auto promise = std::make_shared<std::promise<Answer>>();
    std::future<Answer> answer = promise->get_future();
    start(Done<Answer>{[promise](Answer value) { promise->set_value(std::move(value)); }});
    promise.reset();
    try {
        return answer.get();
    } catch (const std::future_error&) {
        throw std::runtime_error{"the store has failed; nothing more is written"};
    }
}

}  // namespace kamchatka::store
