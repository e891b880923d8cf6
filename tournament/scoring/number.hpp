// Exact numbers: fractions inside a formula, millionths of a point as its result. No floating
// point anywhere, so that a total is the same on every machine and in every order of adding.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kamchatka::tournament {

// A fraction in lowest terms, its sign above the line. What does not fit 64 bits has no value.
class Rational {
public:
    constexpr Rational() = default;
    constexpr explicit Rational(std::int64_t whole) : above_{whole} {}

    // Nothing for a zero below the line.
    static std::optional<Rational> of(std::int64_t above, std::int64_t below);

    std::int64_t above() const { return above_; }
    std::int64_t below() const { return below_; }

    friend bool operator==(const Rational&, const Rational&) = default;
    friend std::strong_ordering operator<=>(const Rational& a, const Rational& b);

private:
    std::int64_t above_ = 0;
    std::int64_t below_ = 1;
};

std::optional<Rational> sum(Rational a, Rational b);
std::optional<Rational> difference(Rational a, Rational b);
std::optional<Rational> product(Rational a, Rational b);
std::optional<Rational> quotient(Rational a, Rational b);  // nothing for b = 0 too

enum class Rounding : std::uint8_t { down, up, nearest };  // nearest: halves away from zero

inline constexpr unsigned decimals_max = 6;

// To so many decimals, decimals_max at most.
std::optional<Rational> rounded(Rational value, Rounding rounding, unsigned decimals);

// Millionths of a point: what is scored, added up, compared and printed.
struct Score {
    std::int64_t millionths = 0;

    friend auto operator<=>(const Score&, const Score&) = default;  // NOLINT: a false alarm
    friend Score operator+(Score a, Score b) { return {a.millionths + b.millionths}; }
    friend Score operator-(Score a, Score b) { return {a.millionths - b.millionths}; }
    Score& operator+=(Score other) { return *this = *this + other; }
};

inline constexpr std::int64_t millionths_in_one = 1'000'000;

constexpr Score whole_score(std::int64_t points) { return {points * millionths_in_one}; }

// The score nearest to the value; nothing beyond a thousand million points.
std::optional<Score> score_of(Rational value);
Rational rational_of(Score score);
// Without its decimals, towards zero: decimals settle ties at a table and count for nothing else.
Score whole_part(Score score);

// "45", "1.1", "-0.25": no zeros at the end.
std::string to_text(Score score, char decimal_mark = '.');
// Digits, and a mark (either one) with up to six more; a minus before them is read.
std::optional<Score> read_score(std::string_view text);

}  // namespace kamchatka::tournament
