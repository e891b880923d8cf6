#pragma once

#include "server/runtime/metrics.hpp"

#include <cstdint>
#include <string>

namespace kamchatka::server {

// What rooms count.
struct RoomCounts {
    std::uint64_t actions = 0;     // of people, accepted
    std::uint64_t rejections = 0;  // of people, refused
    std::uint64_t batches = 0;     // stored, whoever acted
    std::uint64_t events = 0;
    std::uint64_t duplicates = 0;
    std::uint64_t bot_actions = 0;
    Histogram commit{};  // from decided to durable
};

void write_counts(std::string& out, const RoomCounts& counts);

}  // namespace kamchatka::server
