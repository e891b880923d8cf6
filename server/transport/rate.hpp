// How often somebody may do something: token buckets, one for each socket, address or name. Time
// comes from the caller, in milliseconds of any clock that does not run backwards.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <list>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>

namespace kamchatka::server {

struct RateLimit {
    double burst;       // at once, after a pause
    double per_second;  // in the long run
};

// For one who does it. Not thread-safe.
class TokenBucket {
public:
    explicit TokenBucket(RateLimit limit) : limit_{limit}, tokens_{limit.burst} {}

    // Whether it may be done now, and if so, that it is.
    bool take(std::int64_t now_ms) { return take(now_ms, 1); }
    // The same for something that counts as so many.
    bool take(std::int64_t now_ms, double count);
    // It is done, whatever is left: what goes below nothing has to be earned first.
    void spend(std::int64_t now_ms, double count);
    double left(std::int64_t now_ms);
    // It did not count after all.
    void give_back();
    // How long until take() says yes; 0 when it would now.
    std::int64_t wait_ms(std::int64_t now_ms);

private:
    void refill(std::int64_t now_ms);

    RateLimit limit_;
    double tokens_;
    std::int64_t filled_ms_ = INT64_MIN;  // never
};

// For many, by a key: an address, a name. Bounded: at most keys_max are remembered, and when there
// are more, those are forgotten that did nothing for the longest. Thread-safe.
class RateLimiter {
public:
    RateLimiter(RateLimit limit, std::size_t keys_max);

    bool take(std::string_view key, std::int64_t now_ms, double count = 1);
    void give_back(std::string_view key);
    std::int64_t wait_ms(std::string_view key, std::int64_t now_ms);
    std::size_t size() const;

private:
    using Hash = std::uint64_t;
    struct Remembered {
        Hash key;
        TokenBucket bucket;
    };

    Hash hash(std::string_view key) const;
    TokenBucket* find(Hash key);

    const RateLimit limit_;
    const std::size_t keys_max_;
    std::array<std::uint8_t, 16> salt_{};  // so that nobody can make keys collide

    mutable std::mutex mutex_;
    std::list<Remembered> by_use_;  // the latest first
    std::unordered_map<Hash, std::list<Remembered>::iterator> by_key_;
};

// Who shares an address, as far as one can know: an IPv4 address, or the first half of an IPv6 one,
// which is what a household gets. Text that is no address stands for itself.
std::string address_group(std::string_view address);

}  // namespace kamchatka::server
