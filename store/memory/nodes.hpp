// Several stores over the same contents, each a node with a name, and which of them has what: as
// in a database that they share, only that nothing happens by itself. No thread, no clock.
#pragma once

#include "store/bulletin.hpp"
#include "store/ownership.hpp"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace kamchatka::store::memory {

// A process under a name: who comes after it has a higher incarnation.
struct NodeId {
    std::string name;
    std::int64_t incarnation = 0;

    friend bool operator==(const NodeId&, const NodeId&) = default;
};

// How a node hears of what others want or did.
struct Ear {
    std::function<void(LogId)> wanted;
    std::function<void(const Notice&)> notice;
};

enum class NodeState : std::uint8_t { up, draining, stopped, dead };

// Whether who has a log and lives is asked to let it go.
enum class Asking : std::uint8_t { of_whoever_has_it, nobody };

struct LogHead {
    std::int64_t epoch = 0;
    std::optional<NodeId> owner{};
    std::string wanted{};  // by whom; empty: by nobody
    LetGo let_go = LetGo::at_work;
};

// Guarded by the mutex of the contents. A node without a name is alone: everything is its own.
class Nodes {
public:
    // Takes the name; what an earlier process under it had is free.
    NodeId join(const std::string& name, Ear ear);
    void leave(const NodeId& node);
    // Whether nobody else has taken the name.
    bool named(const NodeId& node) const;
    // Also whether it has not been declared dead; one that was silent is heard again.
    bool beat(const NodeId& node);
    void turn(const std::string& name, NodeState state) { rows_.at(name).state = state; }
    // It does not beat any more: whoever wants what it has declares it dead.
    void silence(const std::string& name) { rows_.at(name).silent = true; }

    // In whose name the next change is done.
    void act_as(const std::optional<NodeId>& node) { acting_ = node; }
    const std::optional<NodeId>& acting() const { return acting_; }

    // Whether the log belongs to who acts; with own(), also where it belonged to nobody living.
    bool owned(LogId log) const;
    bool own(LogId log);
    Claimed claim(LogId log, Asking asking);
    Changed release(LogId log, LetGo how);
    bool deserted(LogId log) const;
    void tell(const Notice& notice);

    // Where a log is, for who looks into it; never asked for: as at the beginning.
    LogHead head(LogId log) const;
    NodeState state(const std::string& name) const { return rows_.at(name).state; }
    const ClusterCounts& counts(const std::string& name) const { return rows_.at(name).counts; }

    // What there is to tell other nodes, once the mutex is free.
    std::vector<std::function<void()>> take_outbox() { return std::exchange(outbox_, {}); }

private:
    struct Row {
        std::int64_t incarnation = 0;
        NodeState state = NodeState::up;
        bool silent = false;
        Ear ear{};
        ClusterCounts counts{};
    };

    bool lives(const NodeId& node) const;
    bool free(const LogHead& head) const;

    std::map<std::string, Row> rows_;
    std::map<LogId, LogHead> heads_;
    std::optional<NodeId> acting_;
    std::vector<std::function<void()>> outbox_;
};

}  // namespace kamchatka::store::memory
