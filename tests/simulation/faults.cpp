// What goes wrong, one thing after the other, sometimes several at once.
#include "tests/simulation/cluster.hpp"

namespace kamchatka::simulation {

void Cluster::go_wrong() {
    if (healed_) return;
    agenda_.after(chances_.between(150, 1'300), [this] { go_wrong(); });
    Node& node = nodes_[chances_.below(nodes_.size())];
    switch (chances_.below(14)) {
        case 0: return pause(node, chances_.between(50, ttl_ms));
        case 1: return pause(node, chances_.between(ttl_ms, 2 * ttl_ms));
        case 2:
        case 3:
            if (!node.process) return;
            kill(node);
            return restart(node, chances_.between(300, ttl_ms + 500));
        case 4: return replace_while_stopped(node);
        case 5:
            if (!node.process) return;
            witness_.note(agenda_.now(), node.name + " drains");
            return node.process->enter([&here = *node.process] { here.drain(); });
        case 6:
            witness_.note(agenda_.now(), "the standby lags");
            return database_.stall_replication(agenda_.now() + chances_.between(50, 1'500));
        case 7:
            witness_.note(agenda_.now(), "the database crashes");
            return database_.crash(chances_.between(50, 1'500));
        case 8:
            witness_.note(agenda_.now(), "the standby takes over");
            return database_.fail_over(chances_.between(50, 1'500));
        case 9: return show_what_is_not_replicated();
        case 10:
            witness_.note(agenda_.now(), node.name + " is cut from the database");
            node.unfit_ms = agenda_.now();
            return database_.cut(node.name);
        case 11:
            witness_.note(agenda_.now(), "the proxies disagree");
            disagree_until_ms_ = agenda_.now() + chances_.between(500, 3'000);
            return;
        case 12:
            if (!chances_.once_in(3)) return;
            witness_.note(agenda_.now(), "the database is away");
            return database_.crash(chances_.between(ttl_ms, ttl_ms + 1'500));
        default: {
            Player& player = *players_[chances_.below(players_.size())];
            if (player.connection() != 0) break_wire(player.connection(), 1);
        }
    }
}

void Cluster::pause(Node& node, Ms for_ms) {
    const auto process = node.process;
    if (!process || process->paused()) return;
    witness_.note(agenda_.now(), node.name + " stands still");
    process->pause();
    agenda_.after(for_ms, [this, &node, held = std::weak_ptr{process}] {
        const auto there = held.lock();
        if (!there || !there->paused()) return;
        witness_.note(agenda_.now(), node.name + " goes on");
        node.unfit_ms = agenda_.now();
        there->resume();
    });
}

// Somebody takes it for dead and starts another, and then it goes on.
void Cluster::replace_while_stopped(Node& node) {
    const auto process = node.process;
    if (!process || process->paused()) return;
    pause(node, ttl_ms + chances_.between(300, 2'500));
    agenda_.after(ttl_ms + 100, [this, &node, held = std::weak_ptr{process}] {
        const auto there = held.lock();
        if (!there || there != node.process || !there->paused() || healed_) return;
        zombies_.push_back(std::move(node.process));
        node.process.reset();
        restart(node, 0);
    });
}

// The read that lies: what the standby has not is seen after a crash, and then it is gone.
void Cluster::show_what_is_not_replicated() {
    witness_.note(agenda_.now(), "the standby lags, the primary crashes, the standby takes over");
    database_.stall_replication(agenda_.now() + 3'000);
    agenda_.after(chances_.between(5, 300), [this] { database_.crash(chances_.between(5, 100)); });
    agenda_.after(chances_.between(400, 1'200), [this] {
        database_.fail_over(chances_.between(20, 300));
    });
}

// From here on only what happened before has to be dealt with.
void Cluster::heal() {
    witness_.note(agenda_.now(), "nothing more goes wrong");
    healed_ = true;
    disagree_until_ms_ = 0;
    database_.calm();
    for (const auto& zombie : std::vector{zombies_}) zombie->resume();
    for (Node& node : nodes_) {
        if (!node.process) {
            restart(node, 100);
        } else if (node.process->paused()) {
            node.unfit_ms = agenda_.now();
            const auto process = node.process;
            process->resume();
        }
    }
}

}  // namespace kamchatka::simulation
