// From the settings to the limits that hold.
#pragma once

#include "server/config.hpp"
#include "server/people/accounts.hpp"

namespace kamchatka::server {

inline constexpr double hour_s = 3600;

// So many at once, and as many again in so long.
inline RateLimit rate_limit(std::uint32_t count, double seconds) {
    return {.burst = static_cast<double>(count), .per_second = count / seconds};
}

inline RateLimit limit_per_second(std::uint32_t count) {
    return {.burst = 5.0 * count, .per_second = static_cast<double>(count)};
}

inline AccountOptions account_options(const Config& config) {
    constexpr double quarter_s = 900;
    return {
        .passphrases =
            {.memory_bytes = std::size_t{config.passphrase_memory_mib} << 20U,
             .at_once = static_cast<int>(config.passphrases_at_once)},
        .tries =
            {.by_pair = rate_limit(config.wrong_tries_per_name, quarter_s),
             .by_address = rate_limit(config.wrong_tries_per_address, quarter_s),
             .by_strangers = rate_limit(config.wrong_tries_of_strangers, hour_s)},
        .newcomers = rate_limit(config.newcomers_per_address, hour_s),
    };
}

}  // namespace kamchatka::server
