// Numbers as steps: few where a difference matters little.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace kamchatka::bots::net {

// The step that a number has reached, from a list of the least number of each step but the first.
template <std::size_t Count>
consteval std::array<std::uint8_t, 128> steps(const std::array<unsigned, Count>& from) {
    std::array<std::uint8_t, 128> table{};
    for (unsigned number = 0; number < table.size(); ++number) {
        unsigned step = 0;
        while (step < Count && number >= from[step]) ++step;
        table[number] = static_cast<std::uint8_t>(step);
    }
    return table;
}

inline unsigned step_of(const std::array<std::uint8_t, 128>& table, unsigned number) {
    return table[std::min<unsigned>(number, 127)];
}

// 16 steps
inline constexpr auto army_steps =
    steps(std::array{1U, 2U, 3U, 4U, 5U, 6U, 7U, 9U, 11U, 14U, 18U, 24U, 32U, 45U, 65U});
inline unsigned of_armies(unsigned armies) { return step_of(army_steps, armies); }

// 12 steps
inline constexpr auto mass_steps =
    steps(std::array{1U, 2U, 3U, 5U, 7U, 10U, 14U, 20U, 28U, 40U, 60U});
inline unsigned of_mass(unsigned armies) { return step_of(mass_steps, armies); }

// 8 steps
inline constexpr auto support_steps = steps(std::array{1U, 2U, 4U, 7U, 12U, 20U, 36U});
inline unsigned of_support(unsigned armies) { return step_of(support_steps, armies); }

// Tenths, from 1; 0 is for where there is nothing to fear.
inline unsigned of_chance(float chance) {
    return 1 + std::min(9U, static_cast<unsigned>(chance * 10));
}

// Tenths, from 1; 0 is for where nothing can be attacked, which is said by a chance below 0.
inline unsigned of_reach(float chance) { return chance < 0 ? 0 : of_chance(chance); }

// 5 steps of the same.
inline unsigned of_prospect(float chance) {
    if (chance < 0) return 0;
    return chance < 0.3F ? 1 : chance < 0.6F ? 2 : chance < 0.85F ? 3 : 4;
}

}  // namespace kamchatka::bots::net
