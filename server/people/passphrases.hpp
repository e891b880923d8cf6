// Passphrases, kept as Argon2id hashes. Hashing is slow and takes much memory on purpose, so only a
// few are hashed at once and the others wait their turn.
#pragma once

#include "engine/result.hpp"
#include "server/people/account_fault.hpp"

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace kamchatka::server {

inline constexpr int passphrase_length_min = 8;  // characters
inline constexpr std::size_t passphrase_bytes_max = 1024;

struct PassphraseOptions {
    unsigned long long passes = 2;  // libsodium's INTERACTIVE: 0.1 s
    std::size_t memory_bytes = std::size_t{64} << 20;
    int at_once = 2;
    std::chrono::milliseconds patience{10'000};  // then: server_busy
};

// All of it blocks; thread-safe.
class Passphrases {
public:
    explicit Passphrases(const PassphraseOptions& options);

    // Whether it may be one: passphrase_too_short, passphrase_too_long. Quick.
    static std::optional<AccountFault> check(std::string_view passphrase);

    // The hash with its salt and parameters, as libsodium writes it; or server_busy.
    Result<std::string, AccountFault> hash(std::string_view passphrase);

    // Whether the passphrase is the one behind the hash; without a hash it takes as long, and it is
    // not. Or server_busy.
    Result<bool, AccountFault> matches(
        const std::optional<std::string>& hash, std::string_view passphrase
    );

    // Whether the hash was made with other parameters than today's.
    bool outdated(const std::string& hash) const;

private:
    class Turn;

    std::string hashed(std::string_view passphrase) const;

    const PassphraseOptions options_;
    std::string nobodys_;  // a hash of something nobody knows

    std::mutex mutex_;
    std::condition_variable left_;
    int hashing_ = 0;
};

}  // namespace kamchatka::server
