// A quick generator for simulations, benchmarks and tests: splitmix64. It is not secret and not for
// games between people; the same seed gives the same numbers on every machine.
#pragma once

#include <cassert>
#include <cstdint>

namespace kamchatka::chance {

class FastSource {
public:
    constexpr explicit FastSource(std::uint64_t seed) : state_{seed} {}

    constexpr std::uint64_t next() {
        state_ += 0x9e3779b97f4a7c15;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
        return mixed ^ (mixed >> 31);
    }

    // From 0 to n - 1, all exactly as likely: the high half of a product of 32 bits by n, where
    // the few low halves that would favour some numbers are thrown away (Lemire 2019).
    constexpr unsigned below(unsigned n) {
        assert(n >= 1);
        std::uint64_t product = (next() >> 32) * n;
        if (static_cast<std::uint32_t>(product) < n) {
            const std::uint32_t unfair = (0U - n) % n;
            while (static_cast<std::uint32_t>(product) < unfair) product = (next() >> 32) * n;
        }
        return static_cast<unsigned>(product >> 32);
    }

private:
    std::uint64_t state_;
};

// The seed of one game of a series, the same whoever plays it and in whatever order.
constexpr std::uint64_t nth_seed(std::uint64_t series_seed, std::uint64_t n) {
    FastSource source{series_seed};
    return FastSource{source.next() ^ (n * 0xd1342543de82ef95)}.next();
}

}  // namespace kamchatka::chance
