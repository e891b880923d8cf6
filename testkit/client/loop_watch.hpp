// The watchdog of a server's loop, asked over HTTP: how long it was busy at a stretch, in processor
// time, which a busy machine hardly changes.
#pragma once

#include <cstdint>
#include <limits>

namespace kamchatka::server {

// What the tests allow a server that is built as people run it; others are slower.
#ifdef KAMCHATKA_LOOP_MS_MAX
inline constexpr double loop_ms_max = KAMCHATKA_LOOP_MS_MAX;
#else
inline constexpr double loop_ms_max = std::numeric_limits<double>::infinity();
#endif

// The longest stretch since the server on that port was started. Throws when it does not say.
double longest_stretch_ms(std::uint16_t port);

}  // namespace kamchatka::server
