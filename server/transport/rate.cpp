// See rate.hpp.
#include "server/transport/rate.hpp"

#include <arpa/inet.h>
#include <sodium.h>

#include <algorithm>
#include <cmath>

namespace kamchatka::server {

bool TokenBucket::take(std::int64_t now_ms, double count) {
    refill(now_ms);
    if (tokens_ < count) return false;
    tokens_ -= count;
    return true;
}

void TokenBucket::spend(std::int64_t now_ms, double count) {
    refill(now_ms);
    tokens_ -= count;
}

double TokenBucket::left(std::int64_t now_ms) {
    refill(now_ms);
    return tokens_;
}

void TokenBucket::give_back() { tokens_ = std::min(limit_.burst, tokens_ + 1); }

std::int64_t TokenBucket::wait_ms(std::int64_t now_ms) {
    refill(now_ms);
    if (tokens_ >= 1) return 0;
    return static_cast<std::int64_t>(std::ceil((1 - tokens_) / limit_.per_second * 1000));
}

void TokenBucket::refill(std::int64_t now_ms) {
    if (filled_ms_ != INT64_MIN && now_ms > filled_ms_) {
        const auto seconds = static_cast<double>(now_ms - filled_ms_) / 1000;
        tokens_ = std::min(limit_.burst, tokens_ + seconds * limit_.per_second);
    }
    filled_ms_ = std::max(filled_ms_, now_ms);
}

RateLimiter::RateLimiter(RateLimit limit, std::size_t keys_max)
    : limit_{limit},
      keys_max_{keys_max} {
    static_assert(sizeof(salt_) == crypto_shorthash_KEYBYTES);
    randombytes_buf(salt_.data(), salt_.size());
}

bool RateLimiter::take(std::string_view key, std::int64_t now_ms, double count) {
    const Hash hashed = hash(key);
    const std::lock_guard lock{mutex_};
    TokenBucket* bucket = find(hashed);
    if (bucket == nullptr) {
        if (by_use_.size() >= keys_max_) {
            by_key_.erase(by_use_.back().key);
            by_use_.pop_back();
        }
        by_use_.push_front({.key = hashed, .bucket = TokenBucket{limit_}});
        by_key_.emplace(hashed, by_use_.begin());
        bucket = &by_use_.front().bucket;
    }
    return bucket->take(now_ms, count);
}

void RateLimiter::give_back(std::string_view key) {
    const std::lock_guard lock{mutex_};
    if (TokenBucket* bucket = find(hash(key))) bucket->give_back();
}

std::int64_t RateLimiter::wait_ms(std::string_view key, std::int64_t now_ms) {
    const std::lock_guard lock{mutex_};
    TokenBucket* bucket = find(hash(key));
    return bucket == nullptr ? 0 : bucket->wait_ms(now_ms);
}

std::size_t RateLimiter::size() const {
    const std::lock_guard lock{mutex_};
    return by_use_.size();
}

RateLimiter::Hash RateLimiter::hash(std::string_view key) const {
    Hash hashed = 0;
    static_assert(sizeof(hashed) == crypto_shorthash_BYTES);
    crypto_shorthash(
        reinterpret_cast<unsigned char*>(&hashed),
        reinterpret_cast<const unsigned char*>(key.data()),
        key.size(),
        salt_.data()
    );
    return hashed;
}

TokenBucket* RateLimiter::find(Hash key) {
    const auto found = by_key_.find(key);
    if (found == by_key_.end()) return nullptr;
    by_use_.splice(by_use_.begin(), by_use_, found->second);
    return &found->second->bucket;
}

std::string address_group(std::string_view address) {
    const std::string text{address.substr(0, address.find('%'))};
    in6_addr bytes{};
    if (inet_pton(AF_INET6, text.c_str(), &bytes) != 1) return std::string{address};
    std::array<char, INET6_ADDRSTRLEN> written{};
    if (IN6_IS_ADDR_V4MAPPED(&bytes)) {
        inet_ntop(AF_INET, &bytes.s6_addr[12], written.data(), written.size());
        return written.data();
    }
    std::fill(&bytes.s6_addr[8], &bytes.s6_addr[0] + sizeof(bytes), std::uint8_t{0});
    inet_ntop(AF_INET6, &bytes, written.data(), written.size());
    return std::string{written.data()} + "/64";
}

}  // namespace kamchatka::server
