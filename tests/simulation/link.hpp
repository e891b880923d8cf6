// The connections of one process to the database: what store/postgres does on its threads, with the
// mistakes that it could make. One batch of changes is under way at a time; one of which nobody
// knows whether it is stored is looked for before anything else is sent. A heart beats beside it.
#pragma once

#include "store/memory/changes.hpp"
#include "tests/simulation/database.hpp"

#include <deque>
#include <memory>
#include <optional>
#include <vector>

namespace kamchatka::simulation {

enum class Port : std::uint8_t { log, catalogue, journals, ownership };

// The process that the link is of, as far as the link needs to know.
class Host {
public:
    virtual ~Host() = default;
    // Runs it, now or when the process goes on; never when it has ended.
    virtual void enter(std::function<void()> work) = 0;
    // Another has its name, or it was declared dead.
    virtual void lose_name() = 0;
    // Somebody was declared dead.
    virtual void declared_dead(const std::string& node, Ms heard_ms) = 0;
};

class Link : public std::enable_shared_from_this<Link> {
public:
    struct Self {
        store::memory::NodeId node;
        int process;
        std::int64_t batch;  // the last that was stored under the name
    };
    Link(
        Agenda& agenda,
        Database& database,
        const std::weak_ptr<Host>& host,
        Self self,
        std::uint64_t seed,
        Mistake mistake
    );

    void begin();
    void post(Port port, store::memory::Changes::Job job);
    void look(store::memory::Changes::Looking looking, std::function<void()> answer);
    // The process ends and says so.
    void leave(std::function<void()> done);

    store::Disk disk() const;
    bool sure() const;
    const std::optional<store::memory::NodeId>& node() const { return node_; }
    void fail() { failed_ = true; }
    std::size_t waiting() const { return queue_.size() + (busy_ ? 1 : 0); }
    Mistake mistake() const { return mistake_; }

private:
    struct Task {
        Port port;
        store::memory::Changes::Job job;
        store::memory::Changes::Outcome outcome{};
        bool told = false;
    };
    struct Batch {
        std::vector<std::shared_ptr<Task>> tasks;
        std::int64_t number;
        enum class Fate : std::uint8_t { unknown, stored, there_before, name_taken };
        Fate fate = Fate::unknown;
    };

    void enter(std::function<void()> work);
    std::function<void()> entering(std::function<void()> work);
    void flush();
    void send(const std::shared_ptr<Batch>& batch);
    void apply(Replica& replica, Ms clock_ms, Request::Where where, Batch& batch, bool may_declare);
    void apply(Replica& replica, Ms clock_ms, Request::Where where, Task& task);
    void answered(const std::shared_ptr<Batch>& batch);
    void doubt(const std::shared_ptr<Batch>& batch);
    void find_out(const std::shared_ptr<Batch>& batch);
    void tell(Batch& batch);
    void guess(Task& task);
    void beat();
    void beat_answered(bool ours, Ms sent_ms);
    bool may_declare() const;
    bool fenced(Port port) const;

    Agenda& agenda_;
    Database& database_;
    std::weak_ptr<Host> host_;
    std::optional<store::memory::NodeId> node_;
    const int process_;
    Chances chances_;
    const Mistake mistake_;
    std::int64_t number_;
    std::deque<std::shared_ptr<Task>> queue_;
    bool busy_ = false;
    bool doubting_ = false;
    bool failed_ = false;
    Ms heard_ms_;   // when the last good beat was sent
    Ms steady_ms_;  // since when none was missed
    bool beat_lost_ = false;
};

}  // namespace kamchatka::simulation
