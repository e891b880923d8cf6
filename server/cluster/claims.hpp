// What this node has of what all nodes share. Whoever needs a table or a journal takes it here
// first, and is called back when it is ours; whoever has one lets go of it when another node wants
// it. Nodes do not talk to each other: all of it goes through the database (store/ownership.hpp).
// Where nothing is shared, everything is ours already. Runs in the loop.
#pragma once

#include "server/api/words.hpp"
#include "store/ownership.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace kamchatka::server {

// Somebody who has tables or journals in memory.
class Holder {
public:
    virtual ~Holder() = default;

    enum class Answer : std::uint8_t {
        not_here,
        not_yet,     // to be asked again in a moment
        letting_go,  // Claims::let_go() follows
    };
    virtual Answer give_up(store::LogId log) = 0;
};

// Whether somebody waits for it, or it is looked after for its own sake. What somebody asked for is
// kept a while: two proxies that disagree must not make it bounce.
enum class Purpose : std::uint8_t { asked_for, by_itself };

struct ClaimLimits {
    std::int64_t wait_ms = 2'000;   // for another node to let go
    std::int64_t first_ms = 20;     // then asks again, and each time twice as long after
    std::int64_t pause_ms = 200;    // at most
    std::int64_t keep_ms = 5'000;   // what was asked for, though another node wants it
    std::int64_t sweep_ms = 5'000;  // between looks for what nobody has
    std::int64_t sweep_count = 64;  // at a look
};

class Claims {
public:
    using Now = std::function<std::int64_t()>;
    Claims(store::Ownership& ownership, Now now_ms, ClaimLimits limits = {})
        : ownership_{ownership},
          now_ms_{std::move(now_ms)},
          limits_{limits} {}

    bool shared() const { return ownership_.shared(); }
    // Whether what is in memory may be shown, and changed. Not while this node may have been taken
    // for dead.
    bool sure() const { return ownership_.sure(); }

    // Calls back when it is ours, or with server_busy: whoever has it does not let go in time, or
    // this node is about to end or not sure of itself. That there is no such thing is found out by
    // reading.
    using Taken = std::function<void(std::optional<Reason> why)>;
    void take(store::LogKind kind, const std::string& code, Purpose purpose, Taken taken);
    // Whether it was here long enough to be given up.
    bool settled(const std::string& code) const;
    // Nothing of it is in memory any more, nor on its way to the disk.
    void let_go(store::LogId log, const std::string& code, store::LetGo how);

    void add(Holder& holder) { holders_.push_back(&holder); }
    // Another node wants it.
    void wanted(store::LogId log) { wanted_.insert(log); }
    void tick();

    // The codes of what nobody has and something is to be done about, if it is time to look: every
    // kind has a time of its own.
    using Codes = std::function<void(const std::vector<std::string>& codes)>;
    void sweep(store::LogKind kind, Codes found);

    // From now on nothing is taken; the holders let go of what they have.
    void drain(std::function<void()> told);
    bool draining() const { return draining_; }

private:
    struct Asking {
        store::LogKind kind;
        std::string code;
        Purpose purpose;
        Taken taken;
        std::int64_t until_ms;
        std::int64_t pause_ms;
        std::int64_t again_ms = 0;
    };

    void ask(Asking asking);
    void answered(Asking asking, store::Claimed answer);
    bool give_up(store::LogId log);

    store::Ownership& ownership_;
    Now now_ms_;
    ClaimLimits limits_;
    std::vector<Holder*> holders_;
    std::vector<Asking> waiting_;
    std::unordered_set<store::LogId> wanted_;
    std::unordered_map<std::string, std::int64_t> since_ms_;  // by code, what was asked for
    std::unordered_map<store::LogKind, std::int64_t> swept_ms_;
    bool draining_ = false;
};

}  // namespace kamchatka::server
