// See tries.hpp.
#include "server/people/tries.hpp"

#include <utility>

namespace kamchatka::server {
namespace {

std::string both(const std::string& who, const std::string& place) { return place + '\n' + who; }

// A browser that is signed in has tries of its own, which nobody else at its address uses up.
std::string pair_of(const Guess& guess) {
    const std::string place =
        guess.signed_in ? "signed in " + std::to_string(*guess.signed_in) : guess.address;
    const char* secret = guess.secret == Secret::passphrase ? "passphrase\n" : "code\n";
    return secret + both(guess.who, place);
}

}  // namespace

Tries::Tries(const TryLimits& limits, std::size_t remembered_max)
    : by_pair_{limits.by_pair, remembered_max},
      by_address_{limits.by_address, remembered_max},
      by_strangers_{limits.by_strangers, remembered_max},
      remembered_max_{remembered_max} {}

bool Tries::known(const Guess& guess) const {
    const std::string pair = both(guess.who, guess.address);
    return guess.signed_in || recognised_.contains(pair) || earlier_.contains(pair);
}

bool Tries::take(const Guess& guess, std::int64_t now_ms) {
    if (!by_pair_.take(pair_of(guess), now_ms)) return false;
    if (known(guess)) return true;
    if (by_address_.take(guess.address, now_ms)) {
        if (guess.secret != Secret::passphrase || by_strangers_.take(guess.who, now_ms)) {
            return true;
        }
        by_address_.give_back(guess.address);
    }
    by_pair_.give_back(pair_of(guess));
    return false;
}

void Tries::give_back(const Guess& guess) {
    by_pair_.give_back(pair_of(guess));
    if (known(guess)) return;
    by_address_.give_back(guess.address);
    if (guess.secret == Secret::passphrase) by_strangers_.give_back(guess.who);
}

void Tries::recognise(const std::string& who, const std::string& address) {
    if (recognised_.size() >= remembered_max_ / 2) earlier_ = std::exchange(recognised_, {});
    recognised_.insert(both(who, address));
}

}  // namespace kamchatka::server
