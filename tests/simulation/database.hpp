// A database with a standby, as the nodes see it: transactions come in over connections that may be
// lost, are done on the primary in the order of their arrival, and are acknowledged when the
// standby has done them too. A primary that crashes may have what the standby has not; when the
// standby takes over, that is gone.
#pragma once

#include "store/memory/contents.hpp"
#include "tests/simulation/chances.hpp"
#include "tests/simulation/mistakes.hpp"

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace kamchatka::simulation {

inline constexpr Ms ttl_ms = 3'000;
inline constexpr Ms beat_ms = 500;

// Which process wrote an entry, and whether it had claimed the log then.
struct Deed {
    std::int64_t seq;
    int process;
    bool by_owner;
};

// One of the two machines.
struct Replica {
    std::shared_ptr<store::memory::Contents> contents;
    struct Heart {
        std::int64_t incarnation = 0;
        Ms at_ms = 0;
    };
    std::map<std::string, Heart> hearts;
    std::map<std::string, std::int64_t> batches;  // the last that a node stored
    // Not known to any program, but to the checker.
    struct Claim {
        std::int64_t epoch = 0;
        int process = 0;
    };
    std::map<store::LogId, Claim> claims;
    std::map<store::LogId, std::vector<Deed>> deeds;

    Replica copy() const;
};

std::shared_ptr<store::memory::Contents> copy(const store::memory::Contents& contents);

// What somebody asks over a connection.
struct Request {
    std::string node;
    // On the primary, and then again on the standby, as of the same moment.
    enum class Where : std::uint8_t { primary, standby };
    std::function<void(Replica&, Ms clock_ms, Where)> work;
    std::function<void()> done;  // it is durable
    std::function<void()> lost;  // nobody knows

    bool given_up = false;  // by who asked
    bool dropped = false;   // it never arrives
};

class Database {
public:
    Database(Agenda& agenda, std::uint64_t seed, Replica contents, Mistake mistake);

    void send(const std::shared_ptr<Request>& request);

    // --- For who only looks. What a query sees that does not write: what is acknowledged or, after
    // a crash, whatever the primary has.
    Replica& visible() { return crashed_ ? primary_ : standby_; }
    bool up() const { return agenda_.now() >= up_ms_; }
    int server() const { return server_; }
    Replica& primary() { return primary_; }
    // What no failover takes away any more.
    Replica& durable() { return standby_; }

    // --- Faults
    void stall_replication(Ms until_ms) { stalled_ms_ = until_ms; }
    void crash(Ms down_ms);
    void fail_over(Ms down_ms);
    void cut(const std::string& node);
    // From now on nothing goes wrong by itself.
    void calm() { calm_ = true; }
    // When it was last away.
    Ms away_until_ms() const { return up_ms_; }

private:
    struct Record {
        std::shared_ptr<Request> request;
        Ms clock_ms;
        bool acknowledged = false;
    };

    void arrive(const std::shared_ptr<Request>& request);
    void replicate();
    void acknowledge(const std::shared_ptr<Request>& request);
    void lose(const std::shared_ptr<Request>& request, Ms after_ms);
    void lose_all();

    Agenda& agenda_;
    Chances chances_;
    const Mistake mistake_;
    Replica primary_;
    Replica standby_;
    std::deque<Record> unreplicated_;
    std::vector<std::shared_ptr<Request>> under_way_;
    Ms stalled_ms_ = 0;
    Ms up_ms_ = 0;
    bool crashed_ = false;  // and shows more than it has acknowledged
    bool calm_ = false;
    int server_ = 1;
};

}  // namespace kamchatka::simulation
