// How often a secret of an account may be guessed at. Whoever guesses is slowed down for that
// account and for their address; a great many addresses that never signed in to it are slowed down
// together. None of that reaches the owner where the account is known: at an address from which
// somebody proved to be them, or in a browser that is signed in. Kept in memory alone, so that
// nobody's address is ever stored.
#pragma once

#include "server/transport/rate.hpp"
#include "store/rows.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_set>

namespace kamchatka::server {

// Each so many wrong ones at once, and as many again in so long.
struct TryLimits {
    RateLimit by_pair{.burst = 5, .per_second = 5.0 / 900};          // of an address and an account
    RateLimit by_address{.burst = 30, .per_second = 30.0 / 900};     // which a club shares
    RateLimit by_strangers{.burst = 20, .per_second = 20.0 / 3600};  // at one account, all together
};

// A recovery code is too long to be guessed by many: strangers together are not counted.
enum class Secret : std::uint8_t { passphrase, recovery_code };

// One guess, from where it is made to what it is about.
struct Guess {
    Secret secret = Secret::passphrase;
    std::string who{};                           // the key of the name
    std::string address{};                       // as address_group() has it
    std::optional<store::PlayerId> signed_in{};  // the account itself, where the browser is
};

class Tries {
public:
    Tries(const TryLimits& limits, std::size_t remembered_max);

    // Whether it may be looked at now, and if so, that it counts. One that is not looked at uses
    // up nobody's tries.
    bool take(const Guess& guess, std::int64_t now_ms);
    // It was right, or could not be looked at.
    void give_back(const Guess& guess);
    // Somebody proved to be `who` from that address.
    void recognise(const std::string& who, const std::string& address);

private:
    bool known(const Guess& guess) const;

    RateLimiter by_pair_;
    RateLimiter by_address_;
    RateLimiter by_strangers_;

    // The older half is forgotten when there are too many.
    const std::size_t remembered_max_;
    std::unordered_set<std::string> recognised_;
    std::unordered_set<std::string> earlier_;
};

}  // namespace kamchatka::server
