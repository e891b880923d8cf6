// The arena's statistics, with the deal as the thing counted.
#include "cli/arena/arena_score.hpp"

#include <algorithm>
#include <cmath>

namespace kamchatka::cli {
namespace {

constexpr double normal_95 = 1.959964;

struct Moments {
    double count = 0;
    double mean = 0;
    double variance = 0;
};

template <typename Value>
Moments moments_of(std::span<const DealScore> scores, const Value& value) {
    Moments moments;
    double squares = 0;
    for (const DealScore& score : scores) {
        const double x = static_cast<double>(value(score)) / score.seats;
        moments.count += 1;
        const double off = x - moments.mean;
        moments.mean += off / moments.count;
        squares += off * (x - moments.mean);
    }
    if (moments.count > 1) moments.variance = squares / (moments.count - 1);
    return moments;
}

template <typename Value>
Estimate estimate(std::span<const DealScore> scores, const Value& value) {
    const Moments moments = moments_of(scores, value);
    if (moments.count < 2) return {moments.mean, 0};
    return {moments.mean, normal_95 * std::sqrt(moments.variance / moments.count)};
}

// Where no deal differs from another, what that many deals exclude: the rule of three.
Estimate share_of(std::span<const DealScore> scores) {
    Estimate share = estimate(scores, [](const DealScore& score) { return score.wins; });
    if (share.margin == 0 && !scores.empty()) {
        share.margin = std::min(1.0, 3.0 / static_cast<double>(scores.size()));
    }
    return share;
}

}  // namespace

Standing standing_of(std::span<const DealScore> scores) {
    Standing standing;
    standing.deals = scores.size();
    for (const DealScore& score : scores) standing.games += score.seats;
    standing.share = share_of(scores);
    standing.place = estimate(scores, [](const DealScore& score) { return score.places; });
    standing.points = estimate(scores, [](const DealScore& score) { return score.points; });
    return standing;
}

// The log-likelihood ratio of two normal means with the variance seen so far, against the bounds of
// Wald's test for errors of 5% on both sides.
Finding find(std::span<const DealScore> scores, const Bar& bar) {
    constexpr double bound = 2.944439;  // log(0.95 / 0.05)
    constexpr double deals_min = 20;
    const Moments moments = moments_of(scores, [](const DealScore& score) { return score.wins; });
    if (moments.count < deals_min) return Finding::open;
    // A subject that always wins, or never, still varies a little.
    const double variance = std::max(moments.variance, 1e-3);
    const double ratio = moments.count * 2 * bar.tolerance * (moments.mean - bar.share) / variance;
    if (ratio >= bound) return Finding::above;
    return ratio <= -bound ? Finding::below : Finding::open;
}

}  // namespace kamchatka::cli
