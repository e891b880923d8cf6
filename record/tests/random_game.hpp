// Games of random but legal actions, the same for the same seed, to have something to write down.
#pragma once

#include "record/record.hpp"

#include <cstdint>
#include <functional>
#include <optional>

namespace kamchatka::record::test {

// Marsaglia's xorshift: enough to wander through a game.
class Xorshift {
public:
    explicit Xorshift(std::uint64_t seed) : state_{seed * 0x9E3779B97F4A7C15U + 1} {}

    std::uint64_t next() {
        state_ ^= state_ << 13U;
        state_ ^= state_ >> 7U;
        state_ ^= state_ << 17U;
        return state_;
    }
    // From 0 to count - 1.
    std::size_t below(std::size_t count) { return static_cast<std::size_t>(next() % count); }

private:
    std::uint64_t state_;
};

struct RandomGame {
    Ruleset set;
    std::uint8_t seat_count = 4;
    std::uint64_t seed = 1;
    std::optional<Scheme> scheme = {};  // of a game that promises its seed
    std::size_t step_count_max = 1500;
};

using Watch = std::function<void(const Rules&, const State&)>;

// The record of a game; `watch` sees the state after each step.
Record play(const RandomGame& game, const Watch& watch = {});

// The game after all its steps.
State last_state(const Record& record);

}  // namespace kamchatka::record::test
