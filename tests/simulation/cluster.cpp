#include "tests/simulation/cluster.hpp"

#include "tests/simulation/checker.hpp"
#include "tests/simulation/frames.hpp"

#include <algorithm>

namespace kamchatka::simulation {
namespace {

constexpr Ms begin_ms = 2'000'000;
constexpr Ms quiet_ms = 1'500;    // before anything goes wrong
constexpr Ms faults_ms = 12'000;  // while it does
constexpr Ms calm_ms = 9'000;     // and afterwards
constexpr Ms alive_ms = 4'000;    // within which every table must go on
constexpr Ms health_ms = 300;

Replica first_contents(std::uint64_t seed) {
    Replica replica;
    replica.contents = copy(*prepared().contents);
    // Other dice every time, where none were thrown yet.
    Chances chances{seed};
    for (auto& [id, table] : replica.contents->rows.tables) {
        if (replica.contents->games.contains(id)) continue;
        for (std::uint8_t& byte : table.seed) byte = static_cast<std::uint8_t>(chances.next());
    }
    for (const auto& [id, game] : replica.contents->games) {
        replica.deeds[id].resize(game.entries.size(), {0, 0, true});
    }
    for (const auto& [id, journal] : replica.contents->rows.journals) {
        replica.deeds[id].resize(journal.entries.size(), {0, 0, true});
    }
    return replica;
}

}  // namespace

// What a process says on a connection.
class Cluster::WireSocket final : public server::Socket {
public:
    WireSocket(Cluster& cluster, int connection) : cluster_{cluster}, connection_{connection} {}
    void send(server::Frame frame) override { cluster_.told(connection_, frame); }
    void close(server::Farewell) override { cluster_.closed(connection_); }

private:
    Cluster& cluster_;
    int connection_;
};

Cluster::Cluster(const Trial& run)
    : run_{run},
      agenda_{begin_ms},
      chances_{run.seed},
      witness_{run.loud},
      database_{agenda_, run.seed ^ 77U, first_contents(run.seed), run.mistake} {
    for (const char* name : {"n1", "n2", "n3"}) {
        nodes_.push_back({.name = name, .wall_ahead_ms = chances_.between(-1'500, 1'500)});
    }
    for (const Prepared::Guest& guest : prepared().guests) {
        store::TableId table = 0;
        for (const auto& [id, row] : prepared().contents->rows.tables) {
            if (row.row.code == guest.code) table = id;
        }
        players_.push_back(std::make_unique<Player>(agenda_, *this, guest, table, chances_.next()));
    }
}

Cluster::~Cluster() {
    for (auto& [connection, wire] : wires_) wire.open = false;
    agenda_.clear();
    zombies_.clear();
    for (Node& node : nodes_) node.process.reset();
}

Outcome Cluster::play() {
    for (Node& node : nodes_) join(node);
    for (const auto& player : players_) player->begin();
    look_at_health();
    agenda_.after(quiet_ms, [this] { go_wrong(); });
    agenda_.at(begin_ms + quiet_ms + faults_ms, [this] { heal(); });
    const Ms end_ms = begin_ms + quiet_ms + faults_ms + calm_ms;
    agenda_.run_until(end_ms - alive_ms);
    const auto before = copy(*database_.durable().contents);
    agenda_.run_until(end_ms);

    for (const Node& node : nodes_) {
        if (node.process) witness_.note(end_ms, node.process->described());
    }
    for (const auto& [id, table] : database_.durable().contents->rows.tables) {
        const auto head = database_.durable().contents->nodes.head(id);
        witness_.note(
            end_ms,
            table.row.code + " is " + (head.owner ? head.owner->name : "nobody") + "'s, epoch " +
                std::to_string(head.epoch) +
                (head.wanted.empty() ? "" : ", wanted by " + head.wanted)
        );
    }
    std::vector<Testimony> testimonies;
    for (const auto& player : players_) testimonies.push_back(player->testimony());
    Outcome outcome;
    outcome.faults = witness_.accusations();
    const Checker checker{database_.durable(), witness_.tellings(), testimonies};
    for (const std::string& fault : checker.faults(*before)) outcome.faults.push_back(fault);
    outcome.hash = witness_.hash();
    outcome.tellings = witness_.tellings().size();
    outcome.processes = static_cast<std::size_t>(processes_);
    for (const auto& [id, game] : database_.durable().contents->games) {
        outcome.entries += game.entries.size();
        outcome.claims += database_.durable().contents->nodes.head(id).epoch;
    }
    return outcome;
}

// --- Processes

// Takes the name, which frees what an earlier process under it had.
void Cluster::join(Node& node) {
    node.starting = true;
    const auto self = std::make_shared<Link::Self>(Link::Self{
        .node = {node.name, 0}, .process = ++processes_, .batch = 0});
    auto request = std::make_shared<Request>();
    request->node = node.name + " begins";
    request->work = [this, self, name = node.name, mistake = run_.mistake](
                        Replica& replica, Ms clock_ms, Request::Where where
                    ) {
        const auto hear = [this, name](store::LogId log) {
            for (const Node& each : nodes_) {
                const auto process = each.process;
                if (each.name == name && process) {
                    process->enter([&here = *process, log] { here.wanted(log); });
                }
            }
        };
        auto& nodes = replica.contents->nodes;
        const bool known = replica.hearts.contains(name);
        store::memory::NodeId id{name, replica.hearts[name].incarnation};
        if (known && mistake == Mistake::same_incarnation_after_a_restart)
            nodes.turn(name, store::memory::NodeState::up);
        else
            id = nodes.join(name, {.wanted = hear, .notice = [](const store::Notice&) {}});
        replica.hearts[name] = {id.incarnation, clock_ms};
        if (where != Request::Where::primary) return;
        self->node = id;
        self->batch = replica.batches[name];
    };
    request->done = [this, &node, self] { start(node, *self); };
    request->lost = [this, &node] { agenda_.after(100, [this, &node] { join(node); }); };
    database_.send(request);
}

void Cluster::start(Node& node, const Link::Self& self) {
    witness_.note(agenda_.now(), node.name + " begins as " + std::to_string(self.process));
    node.starting = false;
    node.unfit_ms = agenda_.now();
    node.process = Process::begin(
        {.agenda = agenda_,
         .database = database_,
         .around = *this,
         .self = self,
         .wall_ahead_ms = node.wall_ahead_ms,
         .seed = chances_.next(),
         .mistake = run_.mistake}
    );
}

void Cluster::restart(Node& node, Ms after_ms) {
    if (node.starting) return;
    node.starting = true;
    agenda_.after(after_ms, [this, &node] { join(node); });
}

void Cluster::kill(Node& node) {
    if (!node.process) return;
    witness_.note(agenda_.now(), node.name + " is killed");
    node.unfit_ms = agenda_.now();
    break_wires(node.process->number(), 0);
    node.process.reset();
}

// From within the process: it is gone a moment later.
void Cluster::ends(int process) {
    agenda_.after(0, [this, process] {
        std::erase_if(zombies_, [&](const auto& zombie) { return zombie->number() == process; });
        break_wires(process, 0);
        for (Node& node : nodes_) {
            if (!node.process || node.process->number() != process) continue;
            kill(node);
            restart(node, 500);
        }
    });
}

// Only who could not beat is taken for dead: not who found the database away.
void Cluster::declared_dead(const std::string& node, Ms heard_ms) {
    witness_.note(agenda_.now(), node + " is declared dead");
    for (const Node& each : nodes_) {
        if (each.name != node || !each.process || each.process->paused()) continue;
        if (each.unfit_ms > heard_ms - beat_ms) continue;
        witness_.accuse(
            agenda_.now(), node + " was declared dead though nothing was wrong with it"
        );
    }
}

void Cluster::set_aside(const std::string& what, const std::string& why) {
    witness_.accuse(agenda_.now(), what + " cannot be understood: " + why);
}

// --- Connections

void Cluster::look_at_health() {
    agenda_.after(health_ms, [this] { look_at_health(); });
    for (Node& node : nodes_) {
        node.believed = node.process && !node.process->paused() && !node.process->draining();
    }
}

// By the code of the table, over those that are believed to be there; two proxies may believe
// otherwise.
Cluster::Node* Cluster::route(const std::string& code) {
    const bool disagree = agenda_.now() < disagree_until_ms_ && chances_.once_in(2);
    Node* best = nullptr;
    std::size_t highest = 0;
    for (Node& node : nodes_) {
        const std::size_t rank = std::hash<std::string>{}(code + node.name + (disagree ? "?" : ""));
        if (!node.believed || (best != nullptr && rank <= highest)) continue;
        best = &node;
        highest = rank;
    }
    return best;
}

int Cluster::connect(Player& player) {
    Node* node = route(player.guest().code);
    if (node == nullptr || !node->process) return 0;
    const int connection = ++connections_;
    wires_[connection] = {
        .player = &player, .process = node->process, .process_number = node->process->number()};
    server::Identity who{player.guest().player, "player " + std::to_string(player.guest().player)};
    const bool mistaken = run_.mistake == Mistake::another_seat_told && chances_.once_in(12);
    if (mistaken) who.player = *who.player + 1;
    Wire& wire = wires_.at(connection);
    witness_.note(
        agenda_.now(),
        "player " + std::to_string(player.guest().player) + " comes to " + node->name + " on " +
            std::to_string(connection)
    );
    wire.in_ms = agenda_.now() + chances_.between(1, 5);
    agenda_.at(wire.in_ms, [this, connection, who, process = std::weak_ptr{node->process}] {
        const auto here = process.lock();
        if (!here) return;
        here->enter([this, &here = *here, connection, who] {
            here.open(connection, who, std::make_shared<WireSocket>(*this, connection));
        });
    });
    return connection;
}

void Cluster::say(int connection, const std::string& text) {
    const auto found = wires_.find(connection);
    if (found == wires_.end() || !found->second.open) return;
    Wire& wire = found->second;
    witness_.note(agenda_.now(), std::to_string(connection) + " says " + text);
    wire.in_ms = std::max(wire.in_ms, agenda_.now() + chances_.between(1, 5));
    agenda_.at(wire.in_ms, [connection, text, process = wire.process] {
        const auto here = process.lock();
        if (here) here->enter([&here = *here, connection, text] { here.hear(connection, text); });
    });
}

void Cluster::hang_up(int connection) { break_wire(connection, 0); }

void Cluster::ask(Player& player, Asking asking, Answered answered) {
    Node* node = route(player.guest().code);
    if (node == nullptr || !node->process) return;
    agenda_.after(
        chances_.between(1, 5),
        [this,
         process = std::weak_ptr{node->process},
         code = player.guest().code,
         asking = std::move(asking),
         answered = std::move(answered)] {
            const auto here = process.lock();
            if (!here) return;
            const auto answer = [this, answered](std::optional<server::Reason> why) {
                agenda_.after(chances_.between(1, 5), [answered, why] { answered(why); });
            };
            here->enter([&here = *here, code, asking, answer] { here.ask(code, asking, answer); });
        }
    );
}

void Cluster::break_wires(int process, Ms after_ms) {
    for (auto& [connection, wire] : wires_) {
        if (wire.process_number == process) break_wire(connection, after_ms);
    }
}

// Both ends hear of it in their time.
void Cluster::break_wire(int connection, Ms after_ms) {
    const auto found = wires_.find(connection);
    if (found == wires_.end() || !found->second.open) return;
    Wire& wire = found->second;
    wire.open = false;
    agenda_.at(
        std::max(wire.out_ms, agenda_.now() + after_ms),
        [&player = *wire.player, connection] { player.closed(connection); }
    );
    agenda_.after(chances_.between(1, 5), [connection, process = wire.process] {
        const auto here = process.lock();
        if (here) here->enter([&here = *here, connection] { here.hang_up(connection); });
    });
}

void Cluster::closed(int connection) { break_wire(connection, 1); }

void Cluster::told(int connection, const server::Frame& frame) {
    const auto found = wires_.find(connection);
    if (found == wires_.end() || !found->second.open) return;
    Wire& wire = found->second;
    const Testimony& who = wire.player->testimony();
    witness_.told({agenda_.now(), connection, wire.process_number, who.player, who.table, frame});
    check_freshness(wire, frame);
    wire.out_ms = std::max(wire.out_ms, agenda_.now() + chances_.between(1, 5));
    agenda_.at(wire.out_ms, [&player = *wire.player, connection, frame] {
        player.hear(connection, frame);
    });
}

// Whoever shows a game shows all of it that others have added.
void Cluster::check_freshness(const Wire& wire, const server::Frame& frame) {
    if (type_of(*frame) != "view") return;
    const store::TableId table = wire.player->testimony().table;
    const Replica& durable = database_.durable();
    const auto game = durable.contents->games.find(table);
    if (game == durable.contents->games.end()) return;
    const std::int64_t seq = number_at(*frame, "seq");
    const auto& entries = game->second.entries;
    // It may be late with what it has stored itself: the first batch is told as a view.
    if (seq == entries.front().event_count &&
        durable.deeds.at(table).front().process == wire.process_number) {
        return;
    }
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (entries[i].seq <= seq || durable.deeds.at(table)[i].process == wire.process_number)
            continue;
        witness_.accuse(
            agenda_.now(),
            "process " + std::to_string(wire.process_number) + " shows " + std::to_string(seq) +
                " of table " + std::to_string(table) + " though another has stored " +
                std::to_string(entries[i].seq)
        );
        return;
    }
}

Outcome simulate(const Trial& run) { return Cluster{run}.play(); }

}  // namespace kamchatka::simulation
