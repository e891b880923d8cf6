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

// What the ports ask for. Who does it, and when, is another's business: a model of a database that
// is slow, crashes and loses answers may stand behind them as well.
class Changes {
public:
    virtual ~Changes() = default;

    struct Outcome {
        std::function<void()> answer;
        std::optional<std::string> fault;
    };
    // Does nothing without contents, and says that it failed. Done again on a copy of what the
    // contents were, it does the same.
    using Job = std::function<Outcome(Contents*)>;
    using Looking = std::function<void(const Contents&)>;

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

    template <typename T, typename Reading>
    void read(OnRead<T> done, Reading reading) {
        auto answer = std::make_shared<Read<T>>(Unread{});
        look(
            [answer, reading = std::move(reading)](const Contents& contents) {
                try {
                    *answer = reading(contents);
                } catch (const std::exception& error) {
                    *answer = Unread{error.what()};
                }
            },
            [done = std::move(done), answer] { done(std::move(*answer)); }
        );
    }

    // Says something that is no answer to a change, unless nobody is answered any more.
    virtual void say(std::function<void()> answer) = 0;

    virtual Disk disk() const = 0;
    // Of one that has a name.
    virtual const std::optional<NodeId>& node() const = 0;
    virtual bool sure() const = 0;
    virtual ClusterCounts counts() const = 0;

protected:
    virtual void post(Job job) = 0;
    // Looks, once or more often, and answers with what was seen last.
    virtual void look(Looking looking, std::function<void()> answer) = 0;
};

// At once, or by hand.
class PlainChanges final : public Changes {
public:
    // With a name, it is one of several over the same contents (nodes.hpp).
    PlainChanges(
        std::shared_ptr<Contents> contents, Running running, StoreOptions caller, std::string name
    );
    ~PlainChanges() override;
    PlainChanges(const PlainChanges&) = delete;
    PlainChanges& operator=(const PlainChanges&) = delete;

    void say(std::function<void()> answer) override;

    bool step();
    std::size_t waiting() const;
    void fail();
    void turn(Disk disk);
    Disk disk() const override;
    void stop();

    const std::optional<NodeId>& node() const override { return node_; }
    bool beat();
    void set_sure(bool sure);
    bool sure() const override { return sure_ && disk_ != Disk::failed; }
    void miss_notices();
    ClusterCounts counts() const override;

private:
    void post(Job job) override;
    // Never waits for a hand: it sees what is stored, not what is still to be.
    void look(Looking looking, std::function<void()> answer) override;
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
