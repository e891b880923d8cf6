// Pearson's test: how likely counts at least this uneven are when every cell should come up equally
// often. The tail is that of Wilson and Hilferty (1931), good to a few per cent of p where we use
// it.
#pragma once

#include <cmath>
#include <cstddef>
#include <numeric>
#include <span>

namespace kamchatka::test {

// Below this we call a generator unfair. Seeds are fixed, so a fair one passes for good.
inline constexpr double p_min = 0.001;

inline double chi_square(std::span<const std::size_t> counts) {
    const auto total = std::accumulate(counts.begin(), counts.end(), std::size_t{0});
    const double expected = static_cast<double>(total) / static_cast<double>(counts.size());
    double sum = 0;
    for (const std::size_t count : counts) {
        const double off = static_cast<double>(count) - expected;
        sum += off * off / expected;
    }
    return sum;
}

// The chance that a chi-square variable with this many degrees of freedom exceeds the value.
inline double chi_square_tail(double value, double freedom) {
    const double spread = 2 / (9 * freedom);
    const double z = (std::cbrt(value / freedom) - (1 - spread)) / std::sqrt(spread);
    return std::erfc(z / std::sqrt(2.0)) / 2;
}

inline double p_uniform(std::span<const std::size_t> counts) {
    return chi_square_tail(chi_square(counts), static_cast<double>(counts.size() - 1));
}

}  // namespace kamchatka::test
