// Exact arithmetic to judge floating point by: natural numbers of any size, and fractions whose
// denominator is a power of 6^6, the outcomes of six dice. Written for clarity, not for speed.
#pragma once

#include <algorithm>
#include <cmath>
#include <compare>
#include <cstdint>
#include <vector>

namespace kamchatka::odds::test {

class Natural {
public:
    Natural() = default;
    explicit Natural(std::uint32_t n) {
        if (n > 0) digits_.push_back(n);
    }

    Natural& operator+=(const Natural& other) {
        digits_.resize(std::max(digits_.size(), other.digits_.size()) + 1, 0);
        std::uint64_t carry = 0;
        for (std::size_t i = 0; i < digits_.size(); ++i) {
            carry += digits_[i];
            if (i < other.digits_.size()) carry += other.digits_[i];
            digits_[i] = static_cast<std::uint32_t>(carry);
            carry >>= 32U;
        }
        trim();
        return *this;
    }
    Natural& operator*=(std::uint32_t factor) {
        std::uint64_t carry = 0;
        for (std::uint32_t& digit : digits_) {
            carry += std::uint64_t{digit} * factor;
            digit = static_cast<std::uint32_t>(carry);
            carry >>= 32U;
        }
        if (carry > 0) digits_.push_back(static_cast<std::uint32_t>(carry));
        trim();
        return *this;
    }
    friend std::strong_ordering operator<=>(const Natural& a, const Natural& b) {
        if (a.digits_.size() != b.digits_.size()) return a.digits_.size() <=> b.digits_.size();
        return std::lexicographical_compare_three_way(
            a.digits_.rbegin(), a.digits_.rend(), b.digits_.rbegin(), b.digits_.rend()
        );
    }
    friend bool operator==(const Natural&, const Natural&) = default;

    // The number as mantissa * 2^exponent; the mantissa has the leading 96 bits.
    long double mantissa() const {
        long double value = 0;
        for (std::size_t i = 0; i < 3 && i < digits_.size(); ++i) {
            value += std::ldexp(
                static_cast<long double>(digits_[digits_.size() - 1 - i]), -32 * static_cast<int>(i)
            );
        }
        return value;
    }
    int exponent() const { return 32 * static_cast<int>(digits_.size()); }

private:
    void trim() {
        while (!digits_.empty() && digits_.back() == 0) digits_.pop_back();
    }
    std::vector<std::uint32_t> digits_;  // lowest first
};

// numerator / 46656^depth.
class Fraction {
public:
    static constexpr std::uint32_t base = 46656;

    Fraction() = default;
    static Fraction one() { return Fraction{Natural{1}, 0}; }

    // This times ways / 6^6.
    Fraction times(std::uint32_t ways) const {
        Fraction result{numerator_, depth_ + 1};
        result.numerator_ *= ways;
        return result;
    }
    Fraction& operator+=(Fraction other) {
        raise(other.depth_);
        other.raise(depth_);
        numerator_ += other.numerator_;
        return *this;
    }
    friend bool operator<(Fraction a, Fraction b) {
        a.raise(b.depth_);
        b.raise(a.depth_);
        return a.numerator_ < b.numerator_;
    }
    friend bool operator==(Fraction a, Fraction b) {
        a.raise(b.depth_);
        b.raise(a.depth_);
        return a.numerator_ == b.numerator_;
    }
    double value() const {
        Natural denominator{1};
        for (unsigned i = 0; i < depth_; ++i) denominator *= base;
        if (numerator_ == Natural{}) return 0;
        return static_cast<double>(std::ldexp(
            numerator_.mantissa() / denominator.mantissa(),
            numerator_.exponent() - denominator.exponent()
        ));
    }

private:
    Fraction(Natural numerator, unsigned depth) : numerator_{std::move(numerator)}, depth_{depth} {}
    void raise(unsigned depth) {
        for (; depth_ < depth; ++depth_) numerator_ *= base;
    }

    Natural numerator_;
    unsigned depth_ = 0;
};

}  // namespace kamchatka::odds::test
