// The watchdog of a server's loop, asked over HTTP: how often it was busy for too long at a
// stretch, in processor time, which a busy machine hardly changes.
#pragma once

#include <cstdint>
#include <limits>

namespace kamchatka::server {

// What the tests allow a server that is built as people run it; others are slower. What the server
// does is done again and again; a machine that stops for a moment (to find memory, or to serve
// another guest) charges one stretch for it.
#ifdef KAMCHATKA_LOOP_WATCHED
inline constexpr std::uint64_t long_stretches_max = 1;
#else
inline constexpr std::uint64_t long_stretches_max = std::numeric_limits<std::uint64_t>::max();
#endif

struct LoopReport {
    double longest_ms = 0;
    std::uint64_t long_stretches = 0;  // of more than 20 ms
};

// Since the server on that port was started. Throws when it does not say.
LoopReport ask_loop(std::uint16_t port);

}  // namespace kamchatka::server
