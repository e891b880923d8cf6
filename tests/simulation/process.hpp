// One node, while its process lasts: the rooms, the directory and the desk as a server has them,
// in a loop that stands still when the process is stopped and is gone when it is killed.
#pragma once

#include "server/desk/desk.hpp"
#include "server/tables/directory.hpp"
#include "server/tables/wire/socket_attendee.hpp"
#include "tests/simulation/node_store.hpp"

#include <memory>
#include <string>
#include <unordered_map>

namespace kamchatka::simulation {

// What a process tells the world around it.
class Surroundings {
public:
    virtual ~Surroundings() = default;
    // It cannot go on: it ends, and another begins under its name.
    virtual void ends(int process) = 0;
    virtual void declared_dead(const std::string& node, Ms heard_ms) = 0;
    virtual void set_aside(const std::string& what, const std::string& why) = 0;
};

// Bots that do anything they may.
class SimulatedThinker final : public server::Thinker {
public:
    SimulatedThinker(Agenda& agenda, std::uint64_t seed) : agenda_{agenda}, chances_{seed} {}
    void host(const std::weak_ptr<Host>& host) { host_ = host; }
    void think(server::Question question, std::function<void(server::Answer)> answered) override;
    void propose(server::Matter, server::Question, Proposed proposed) override {
        proposed(std::nullopt);
    }

private:
    Agenda& agenda_;
    Chances chances_;
    std::weak_ptr<Host> host_;
};

class Process final : public server::World,
                      public Host,
                      public std::enable_shared_from_this<Process> {
public:
    struct Made {
        Agenda& agenda;
        Database& database;
        Surroundings& around;
        Link::Self self;
        Ms wall_ahead_ms;
        std::uint64_t seed;
        Mistake mistake;
    };
    static std::shared_ptr<Process> begin(const Made& made);
    explicit Process(const Made& made);
    ~Process() override;

    // --- World
    std::int64_t now_ms() const override { return agenda_.now(); }
    std::int64_t wall_ms() const override { return agenda_.now() + wall_ahead_ms_; }
    void random(std::span<std::uint8_t> bytes) override;
    store::Log& log() override { return store_->log(); }
    store::Catalogue& catalogue() override { return store_->catalogue(); }
    server::Claims& claims() override { return *held_; }
    server::Thinker& thinker() override { return thinker_; }
    const server::RoomLimits& limits() const override { return limits_; }
    server::RoomCounts& counts() override { return counts_; }
    void stirred(store::TableId table) override {
        if (directory_) directory_->stirred(table);
    }
    void report(server::Trouble, std::int64_t) override {}
    void set_aside(const std::string& what, const std::string& why) override {
        around_.set_aside(what, why);
    }

    // --- Host
    void enter(std::function<void()> work) override;
    void lose_name() override;
    void declared_dead(const std::string& node, Ms heard_ms) override {
        around_.declared_dead(node, heard_ms);
    }

    // --- From outside
    int number() const { return number_; }
    // What it has in memory, in words.
    std::string described() const;
    const std::string& name() const { return name_; }
    bool paused() const { return paused_; }
    bool draining() const { return draining_; }
    void pause() { paused_ = true; }
    void resume();
    void drain();
    void wanted(store::LogId log);

    // A connection that came in; what is said on it.
    void open(int connection, const server::Identity& who, std::shared_ptr<server::Socket> socket);
    void hear(int connection, const std::string& text);
    void hang_up(int connection);

    // A request about a table, answered when it is stored: with nothing, or with why not.
    using Answered = std::function<void(std::optional<server::Reason>)>;
    using Asking = std::function<server::Refusal(server::Room&)>;
    void ask(const std::string& code, Asking asking, Answered answered);

private:
    void tick();
    void drain_some();

    Agenda& agenda_;
    Surroundings& around_;
    const std::string name_;
    const int number_;
    const Ms wall_ahead_ms_;
    const Mistake mistake_;
    Chances chances_;
    Database& database_;
    Link::Self self_;
    SimulatedThinker thinker_;
    server::RoomLimits limits_{.bot_pause_ms = 100, .contribution_ms = 3'000};
    server::RoomCounts counts_;
    bool paused_ = false;
    bool draining_ = false;
    bool ended_ = false;
    Ms drain_from_ms_ = 0;
    std::deque<std::function<void()>> backlog_;

    std::shared_ptr<Link> link_;
    std::unique_ptr<NodeStore> store_;
    std::unique_ptr<server::Claims> held_;
    std::unique_ptr<server::Workers> workers_;
    std::unique_ptr<server::Directory> directory_;
    std::unique_ptr<server::Desk> desk_;
    std::map<int, std::unique_ptr<server::SocketAttendee>> sockets_;
};

}  // namespace kamchatka::simulation
