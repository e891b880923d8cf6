// See nodes.hpp.
#include "store/memory/nodes.hpp"

namespace kamchatka::store::memory {

NodeId Nodes::join(const std::string& name, Ear ear) {
    Row& row = rows_[name];
    row = {.incarnation = row.incarnation + 1, .ear = std::move(ear)};
    return {name, row.incarnation};
}

bool Nodes::named(const NodeId& node) const {
    return rows_.at(node.name).incarnation == node.incarnation;
}

void Nodes::leave(const NodeId& node) {
    if (!named(node)) return;
    NodeState& state = rows_.at(node.name).state;
    if (state != NodeState::dead) state = NodeState::stopped;
}

bool Nodes::beat(const NodeId& node) {
    Row& row = rows_.at(node.name);
    if (!named(node) || row.state == NodeState::dead) return false;
    row.silent = false;
    return true;
}

bool Nodes::lives(const NodeId& node) const {
    const Row& row = rows_.at(node.name);
    return named(node) && !row.silent &&
        (row.state == NodeState::up || row.state == NodeState::draining);
}

bool Nodes::free(const LogHead& head) const { return !head.owner || !lives(*head.owner); }

LogHead Nodes::head(LogId log) const {
    const auto found = heads_.find(log);
    return found == heads_.end() ? LogHead{} : found->second;
}

bool Nodes::owned(LogId log) const { return !acting_ || head(log).owner == acting_; }

bool Nodes::own(LogId log) {
    if (!acting_) return true;
    LogHead& head = heads_[log];
    if (head.owner == acting_) return true;
    if (!free(head)) return false;
    if (head.owner && named(*head.owner)) {
        Row& owner = rows_.at(head.owner->name);
        if (owner.silent) owner.state = NodeState::dead;
    }
    head = {.epoch = head.epoch + 1, .owner = acting_};
    return true;
}

Claimed Nodes::claim(LogId log, Asking asking) {
    if (own(log)) {
        if (acting_) ++rows_.at(acting_->name).counts.claims;
        return Claimed::ours;
    }
    if (asking == Asking::nobody) return Claimed::elsewhere;
    LogHead& head = heads_.at(log);
    head.wanted = acting_->name;
    Row& owner = rows_.at(head.owner->name);
    ++owner.counts.wanted;
    outbox_.emplace_back([wanted = owner.ear.wanted, log] { wanted(log); });
    return Claimed::elsewhere;
}

Changed Nodes::release(LogId log, LetGo how) {
    if (!acting_ || head(log).owner != acting_) return Changed::gone;
    LogHead& head = heads_.at(log);
    head = {.epoch = head.epoch, .let_go = how};
    return Changed::changed;
}

bool Nodes::deserted(LogId log) const {
    const LogHead head = this->head(log);
    return head.let_go == LetGo::at_work && free(head);
}

void Nodes::tell(const Notice& notice) {
    if (!acting_) return;
    for (const auto& [name, row] : rows_) {
        if (name == acting_->name) continue;
        outbox_.emplace_back([tell = row.ear.notice, notice] { tell(notice); });
    }
}

}  // namespace kamchatka::store::memory
