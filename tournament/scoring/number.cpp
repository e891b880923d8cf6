// Fractions through 128 bits, and decimals as text.
#include "tournament/scoring/number.hpp"

#include <limits>

namespace kamchatka::tournament {
namespace {

__extension__ typedef __int128 Wide;  // NOLINT: `using` has no __extension__

constexpr std::int64_t score_points_max = 1'000'000'000;

Wide greatest_divisor(Wide a, Wide b) {
    if (a < 0) a = -a;
    while (b != 0) {
        const Wide rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

// below > 0
std::optional<Rational> lowest_terms(Wide above, Wide below) {
    const Wide divisor = greatest_divisor(above, below);
    above /= divisor;
    below /= divisor;
    constexpr Wide most = std::numeric_limits<std::int64_t>::max();
    if (above > most || above < -most || below > most) return std::nullopt;
    return Rational::of(static_cast<std::int64_t>(above), static_cast<std::int64_t>(below));
}

Wide floor_divided(Wide above, Wide below) {
    const Wide towards_zero = above / below;
    return above % below < 0 ? towards_zero - 1 : towards_zero;
}

Wide whole(Wide above, Wide below, Rounding rounding) {
    switch (rounding) {
        case Rounding::down: return floor_divided(above, below);
        case Rounding::up: return -floor_divided(-above, below);
        case Rounding::nearest:
            if (above < 0) return -floor_divided(-2 * above + below, 2 * below);
            return floor_divided(2 * above + below, 2 * below);
    }
    return 0;
}

std::int64_t power_of_ten(unsigned exponent) {
    std::int64_t power = 1;
    while (exponent-- > 0) power *= 10;
    return power;
}

}  // namespace

std::optional<Rational> Rational::of(std::int64_t above, std::int64_t below) {
    constexpr auto least = std::numeric_limits<std::int64_t>::min();
    if (below == 0 || above == least || below == least) return std::nullopt;
    if (below < 0) {
        above = -above;
        below = -below;
    }
    const auto divisor = static_cast<std::int64_t>(greatest_divisor(above, below));
    Rational result;
    result.above_ = above / divisor;
    result.below_ = below / divisor;
    return result;
}

std::strong_ordering operator<=>(const Rational& a, const Rational& b) {
    const Wide left = Wide{a.above_} * b.below_;
    const Wide right = Wide{b.above_} * a.below_;
    if (left == right) return std::strong_ordering::equal;
    return left < right ? std::strong_ordering::less : std::strong_ordering::greater;
}

std::optional<Rational> sum(Rational a, Rational b) {
    return lowest_terms(
        Wide{a.above()} * b.below() + Wide{b.above()} * a.below(), Wide{a.below()} * b.below()
    );
}

std::optional<Rational> difference(Rational a, Rational b) {
    return lowest_terms(
        Wide{a.above()} * b.below() - Wide{b.above()} * a.below(), Wide{a.below()} * b.below()
    );
}

std::optional<Rational> product(Rational a, Rational b) {
    return lowest_terms(Wide{a.above()} * b.above(), Wide{a.below()} * b.below());
}

std::optional<Rational> quotient(Rational a, Rational b) {
    if (b.above() == 0) return std::nullopt;
    const Wide above = Wide{a.above()} * b.below();
    const Wide below = Wide{a.below()} * b.above();
    return below < 0 ? lowest_terms(-above, -below) : lowest_terms(above, below);
}

std::optional<Rational> rounded(Rational value, Rounding rounding, unsigned decimals) {
    const std::int64_t scale = power_of_ten(decimals < decimals_max ? decimals : decimals_max);
    return lowest_terms(whole(Wide{value.above()} * scale, value.below(), rounding), scale);
}

std::optional<Score> score_of(Rational value) {
    const Wide millionths =
        whole(Wide{value.above()} * millionths_in_one, value.below(), Rounding::nearest);
    constexpr Wide most = Wide{score_points_max} * millionths_in_one;
    if (millionths > most || millionths < -most) return std::nullopt;
    return Score{static_cast<std::int64_t>(millionths)};
}

Rational rational_of(Score score) { return *Rational::of(score.millionths, millionths_in_one); }

Score whole_part(Score score) { return {score.millionths / millionths_in_one * millionths_in_one}; }

std::string to_text(Score score, char decimal_mark) {
    const bool negative = score.millionths < 0;
    const std::int64_t size = negative ? -score.millionths : score.millionths;
    std::string text = (negative ? "-" : "") + std::to_string(size / millionths_in_one);
    const std::int64_t rest = size % millionths_in_one;
    if (rest == 0) return text;
    std::string decimals = std::to_string(millionths_in_one + rest).substr(1);
    decimals.erase(decimals.find_last_not_of('0') + 1);
    return text + decimal_mark + decimals;
}

std::optional<Score> read_score(std::string_view text) {
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    std::int64_t size = 0;
    std::size_t digits = 0;
    std::size_t decimals = 0;
    bool marked = false;
    for (const char letter : text) {
        if ((letter == '.' || letter == ',') && !marked && digits > 0) {
            marked = true;
        } else if (letter >= '0' && letter <= '9' && digits < 15) {
            size = size * 10 + (letter - '0');
            ++digits;
            decimals += marked ? 1 : 0;
        } else {
            return std::nullopt;
        }
    }
    if (digits == 0 || decimals > decimals_max || (marked && decimals == 0)) return std::nullopt;
    if (digits - decimals > 9) return std::nullopt;
    for (; decimals < decimals_max; ++decimals) size *= 10;
    return Score{negative ? -size : size};
}

}  // namespace kamchatka::tournament
