// e to the power of a score, the same on every machine: a table worked out by the compiler, and
// halving.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>

namespace kamchatka::bots::net {

// 2 to the power of n / 1024, for n from 0 to 1023.
inline constexpr auto powers_of_two = [] {
    std::array<float, 1024> table{};
    constexpr double root = 1.000677130693066356678;  // 2 to the power of 1 / 1024
    double power = 1;
    for (float& entry : table) {
        entry = static_cast<float>(power);
        power *= root;
    }
    return table;
}();

// Of a score that is not above 0, where 2 to the 19th is 1.
inline float exponential(std::int64_t score) {
    constexpr std::int64_t log2_of_e = 94'548;  // times 2 to the 16th
    const std::int64_t binary = score * log2_of_e >> 16;
    const auto whole = static_cast<int>(binary >> 19);
    if (whole < -60) return 0;
    const auto rest = static_cast<std::size_t>((binary & ((1 << 19) - 1)) >> 9);
    return std::ldexp(powers_of_two[rest], whole);
}

}  // namespace kamchatka::bots::net
