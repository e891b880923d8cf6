// When what is asked of a store in memory is done: at once, or when a test says so.
#pragma once

#include "store/memory/contents.hpp"
#include "store/store.hpp"

#include <atomic>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace kamchatka::store::memory {

enum class Running : std::uint8_t { at_once, by_hand };

class Changes {
public:
    // With a name, it is one of several over the same contents (nodes.hpp).
    Changes(
        std::shared_ptr<Contents> contents, Running running, StoreOptions caller, std::string name
    );
    ~Changes();
    Changes(const Changes&) = delete;
    Changes& operator=(const Changes&) = delete;

    // Answers with what `work(contents)` returns. What it throws is told to the caller's
    // on_job_failure and answered as failed; it must have undone what it did.
    template <typename Answer, typename Work>
    void change(Done<Answer> done, Work work) {
        post([done = std::move(done), work = std::move(work)](Contents* contents) -> Outcome {
            Answer answer = Answer::failed;
            std::optional<std::string> fault;
            try {
                if (contents != nullptr) answer = work(*contents);
            } catch (const std::exception& error) {
                fault = error.what();
            }
            auto tell = [done, answer] {
                if (done) done(answer);
            };
            return {.answer = std::move(tell), .fault = std::move(fault)};
        });
    }

    // Never waits for a hand: it sees what is stored, not what is still to be.
    template <typename T, typename Reading>
    void read(OnRead<T> done, Reading reading) {
        auto answer = std::make_shared<Read<T>>(Unread{});
        {
            const std::lock_guard lock{contents_->mutex};
            if (stopped_) return;
            try {
                *answer = reading(std::as_const(*contents_));
            } catch (const std::exception& error) {
                *answer = Unread{error.what()};
            }
        }
        deliver([done = std::move(done), answer] { done(std::move(*answer)); });
    }

    // Says something that is no answer to a change, unless nobody is answered any more.
    void say(std::function<void()> answer);

    bool step();
    std::size_t waiting() const;
    void fail();
    void turn(Disk disk);
    Disk disk() const;
    void stop();

    const std::optional<NodeId>& node() const { return node_; }
    bool beat();
    void set_sure(bool sure);
    bool sure() const { return sure_ && disk_ != Disk::failed; }
    void miss_notices();
    ClusterCounts counts() const;

private:
    struct Outcome {
        std::function<void()> answer;
        std::optional<std::string> fault;
    };
    // Does nothing without contents, and says that it failed.
    using Job = std::function<Outcome(Contents*)>;

    void post(Job job);
    Ear ear() const;
    // Whether another process has its name: what it would do now is lost.
    bool superseded() const;
    Outcome run(const Job& job);
    Contents* writable() { return disk_ == Disk::refusing ? nullptr : contents_.get(); }
    void tell_others();
    void finish(const Outcome& outcome);
    void deliver(std::function<void()> answer);

    const std::shared_ptr<Contents> contents_;
    const Running running_;
    const StoreOptions caller_;
    // Changed with the mutex of the contents held.
    std::deque<Job> waiting_;
    bool stopped_ = false;
    std::atomic<Disk> disk_ = Disk::sound;
    std::atomic<bool> sure_ = true;
    // Shared with those who may still have something to say when this is gone.
    const std::shared_ptr<std::atomic<bool>> listening_;
    std::optional<NodeId> node_;
};

}  // namespace kamchatka::store::memory
