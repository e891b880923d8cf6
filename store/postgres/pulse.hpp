// What a node knows of its own heartbeat: whether what it has is still its own, and whether it may
// take others for dead. Any thread.
#pragma once

#include <chrono>
#include <cstdint>
#include <mutex>
#include <string>

namespace kamchatka::store::pg {

struct HeartOptions {
    std::chrono::milliseconds beat_every{1000};
    // Without a beat for so long, a node may be declared dead. Beats take milliseconds: a busy
    // machine must not lose its tables.
    std::chrono::milliseconds ttl{6000};
    // How often it is looked, without being called, for what others want or did.
    std::chrono::milliseconds look_every{2000};
};

class Pulse {
public:
    // Since the machine started, sleep included: a node that slept must not believe that no time
    // has passed.
    using Time = std::chrono::nanoseconds;
    static Time now();

    // A node has a name since a transaction that was sent then.
    Pulse(HeartOptions options, Time sent);

    // A beat was acknowledged; the clocks of this machine and of the database are so far apart.
    void beaten(Time sent, std::chrono::milliseconds apart);
    void missed();

    // Nobody has declared us dead: that takes a whole ttl since the database heard of us, which was
    // not before we spoke. And we mean the same time as others do.
    bool sure(Time at = now()) const;
    // Why not, for the operator.
    std::string doubt(Time at = now()) const;
    // Whether our own beats were good for a whole ttl: after an outage everybody looks dead, and
    // who comes back first must not take everything.
    bool may_declare_dead(Time at = now()) const;

    const HeartOptions& options() const { return options_; }
    std::int64_t late() const;
    std::chrono::milliseconds age(Time at = now()) const;
    std::chrono::milliseconds apart() const;

private:
    const HeartOptions options_;
    mutable std::mutex mutex_;
    Time good_since_;  // the first beat of an unbroken series
    Time sent_;        // the last good one
    std::chrono::milliseconds apart_{0};
    bool broken_ = false;
    std::int64_t late_ = 0;
};

}  // namespace kamchatka::store::pg
