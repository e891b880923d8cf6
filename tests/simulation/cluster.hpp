// Three nodes on one database, a proxy before them, players, and everything that goes wrong: one
// run, from one seed.
#pragma once

#include "tests/simulation/player.hpp"
#include "tests/simulation/process.hpp"
#include "tests/simulation/witness.hpp"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace kamchatka::simulation {

struct Trial {
    std::uint64_t seed;
    Mistake mistake = Mistake::none;
    bool loud = false;
};

struct Outcome {
    std::vector<std::string> faults;  // that the checker found; nothing is as it should be
    std::uint64_t hash = 0;           // of all that happened
    std::size_t entries = 0;
    std::size_t tellings = 0;
    std::size_t processes = 0;
    std::int64_t claims = 0;
};

Outcome simulate(const Trial& run);

class Cluster final : public Network, public Surroundings {
public:
    explicit Cluster(const Trial& run);
    ~Cluster() override;

    Outcome play();

    // --- Network
    int connect(Player& player) override;
    void say(int connection, const std::string& text) override;
    void hang_up(int connection) override;
    void ask(Player& player, Asking asking, Answered answered) override;

    // --- Surroundings
    void ends(int process) override;
    void declared_dead(const std::string& node, Ms heard_ms) override;
    void set_aside(const std::string& what, const std::string& why) override;

private:
    struct Node {
        std::string name;
        Ms wall_ahead_ms = 0;
        std::shared_ptr<Process> process{};  // none while it is down
        bool starting = false;
        bool believed = true;  // by the proxy, to take new connections
        Ms unfit_ms = 0;       // when it last could not beat for reasons of its own
    };
    struct Wire {
        Player* player;
        std::weak_ptr<Process> process;
        int process_number;
        bool open = true;
        Ms in_ms = 0;  // when the last that was sent arrives
        Ms out_ms = 0;
    };
    class WireSocket;

    void join(Node& node);
    void start(Node& node, const Link::Self& self);
    void restart(Node& node, Ms after_ms);
    void kill(Node& node);
    void break_wires(int process, Ms after_ms);
    void break_wire(int connection, Ms after_ms);
    void told(int connection, const server::Frame& frame);
    void check_freshness(const Wire& wire, const server::Frame& frame);
    void closed(int connection);
    Node* route(const std::string& code);
    void look_at_health();

    // faults.cpp
    void go_wrong();
    void pause(Node& node, Ms for_ms);
    void replace_while_stopped(Node& node);
    void show_what_is_not_replicated();
    void heal();

    Trial run_;
    Agenda agenda_;
    Chances chances_;
    Witness witness_;
    Database database_;
    std::vector<Node> nodes_;
    std::vector<std::shared_ptr<Process>> zombies_;  // stopped, and replaced
    std::map<int, Wire> wires_;
    std::vector<std::unique_ptr<Player>> players_;
    int processes_ = 0;
    int connections_ = 0;
    bool healed_ = false;
    Ms disagree_until_ms_ = 0;
};

}  // namespace kamchatka::simulation
