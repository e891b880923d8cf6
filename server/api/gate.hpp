// Where requests that cost much are let in, a few at a time. Whoever has made the workers do the
// least comes first; nobody has more than a few under way; whoever asks for more than a fair share
// of the processor is told to wait. Runs in the loop.
#pragma once

#include "server/api/words.hpp"
#include "server/runtime/workers.hpp"
#include "server/transport/rate.hpp"

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>

namespace kamchatka::server {

struct GateLimits {
    std::size_t under_way_max = 16;
    std::size_t waiting_max = 1'000;
    // For each address, which a club shares, and for each player.
    std::size_t under_way_by_address = 4;
    std::size_t under_way_by_player = 2;
    std::size_t waiting_by_address = 64;
    std::size_t waiting_by_player = 16;
    // Processor time of workers, in milliseconds.
    RateLimit cpu_by_address{.burst = 60'000, .per_second = 500};
    RateLimit cpu_by_player{.burst = 20'000, .per_second = 200};
};

class Gate {
public:
    // `post` brings what another thread lets go back to the loop.
    Gate(GateLimits limits, std::function<std::int64_t()> now_ms, Post post);
    ~Gate();
    Gate(const Gate&) = delete;
    Gate& operator=(const Gate&) = delete;

    struct Client {
        std::string address;
        std::optional<std::int64_t> player{};
    };
    // Begun now or later, with what its work is charged to; it is under way until that is let go.
    using Begin = std::function<void(std::shared_ptr<Effort>)>;
    // Why not, if it is refused: rate_limited or server_busy.
    std::optional<Reason> enter(const Client& client, Begin begin);

    std::size_t under_way() const { return under_way_; }
    std::size_t waiting() const { return waiting_.size(); }

private:
    // What somebody has here at the moment, and had to pay for lately.
    struct Account {
        TokenBucket cpu_ms;
        std::size_t under_way = 0;
        std::size_t waiting = 0;
    };
    struct Waiting {
        Client client;
        Begin begin;
    };
    struct Share {
        Account* address;
        Account* player;  // null: a stranger
    };

    Share share_of(const Client& client);
    bool may_begin(const Share& share) const;
    void begin(const Waiting& request);
    void leave(const Client& client, double cpu_ms);
    void let_in();
    void forget_idle();

    const GateLimits limits_;
    std::function<std::int64_t()> now_ms_;
    Post post_;
    std::unordered_map<std::string, Account> addresses_;
    std::unordered_map<std::int64_t, Account> players_;
    std::deque<Waiting> waiting_;
    std::size_t under_way_ = 0;
    // What was let in may be let go when the gate is no more.
    std::shared_ptr<Gate*> here_ = std::make_shared<Gate*>(this);
};

}  // namespace kamchatka::server
