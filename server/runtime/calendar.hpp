// What time it is. A machine's clock may be put forward or back at any moment, by an hour or by
// years, by mistake or by right: nothing that is under way may feel it.
//
//   now_ms      never jumps; limits, clocks and budgets count by it
//   wall_ms     what the machine's clock shows, for people to read
//   settled_ms  what somebody's rights end by: the wall, once it has stood where it is for a day
//
// All in milliseconds since 1970, UTC, as far as they know. Runs in the loop.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

namespace kamchatka::server {

inline constexpr std::int64_t hour_ms = 3'600'000;
inline constexpr std::int64_t day_ms = 24 * hour_ms;

struct Clocks {
    std::function<std::int64_t()> steady_ms;  // since any moment
    std::function<std::int64_t()> wall_ms;
};
Clocks machine_clocks();

class Calendar {
public:
    // `noted_ms`: what settled_ms() was when the last process noted it.
    explicit Calendar(Clocks clocks, std::optional<std::int64_t> noted_ms = {});

    std::int64_t now_ms() const { return clocks_.steady_ms() + origin_ms_; }
    std::int64_t wall_ms() const { return clocks_.wall_ms(); }
    std::int64_t settled_ms() const { return clocks_.steady_ms() + settled_ms_; }
    // What a right that is given now should be counted from, so that neither clock cuts it short.
    std::int64_t latest_ms() const;

    // To be called every few seconds: compares the clocks.
    void look();

private:
    // The wall stands elsewhere than it was believed to.
    struct Moved {
        std::int64_t offset_ms;
        std::int64_t since_ms;  // by the steady clock
    };

    Clocks clocks_;
    // From the steady clock to each of the others.
    std::int64_t origin_ms_;
    std::int64_t settled_ms_;
    std::optional<Moved> moved_{};
};

}  // namespace kamchatka::server
