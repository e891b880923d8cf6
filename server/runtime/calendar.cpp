// When to believe the wall.
#include "server/runtime/calendar.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>

namespace kamchatka::server {
namespace {

// How far the clocks may drift apart, or be pulled together, without anybody having moved one.
constexpr std::int64_t tolerance_ms = 60'000;

bool close(std::int64_t a, std::int64_t b) { return std::abs(a - b) <= tolerance_ms; }

template <typename Clock>
std::int64_t read_clock() {
    const auto since = Clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

}  // namespace

Clocks machine_clocks() {
    return {
        .steady_ms = read_clock<std::chrono::steady_clock>,
        .wall_ms = read_clock<std::chrono::system_clock>};
}

Calendar::Calendar(Clocks clocks, std::optional<std::int64_t> noted_ms)
    : clocks_{std::move(clocks)},
      origin_ms_{clocks_.wall_ms() - clocks_.steady_ms()},
      settled_ms_{noted_ms ? *noted_ms - clocks_.steady_ms() : origin_ms_} {
    look();
}

std::int64_t Calendar::latest_ms() const { return std::max(wall_ms(), settled_ms()); }

void Calendar::look() {
    const std::int64_t steady_ms = clocks_.steady_ms();
    const std::int64_t offset_ms = clocks_.wall_ms() - steady_ms;
    if (close(offset_ms, settled_ms_)) {
        settled_ms_ = offset_ms;
        moved_.reset();
    } else if (!moved_ || !close(offset_ms, moved_->offset_ms)) {
        moved_ = {offset_ms, steady_ms};
    } else if (steady_ms - moved_->since_ms >= day_ms) {
        settled_ms_ = offset_ms;
        moved_.reset();
    }
}

}  // namespace kamchatka::server
