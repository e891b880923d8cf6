// Bytes as lower-case hexadecimal digits.
#include "record/detail/atoms.hpp"

#include <algorithm>

namespace kamchatka::record {
namespace {

constexpr std::string_view digits = "0123456789abcdef";

// 16 for a character that is no digit.
std::uint8_t value_of_digit(char digit) {
    return static_cast<std::uint8_t>(std::min(digits.find(digit), digits.size()));
}

}  // namespace

std::string hex(std::span<const std::uint8_t> bytes) {
    std::string text;
    for (const std::uint8_t byte : bytes) {
        text += digits[byte >> 4U];
        text += digits[byte & 15U];
    }
    return text;
}

std::string hex(std::uint64_t number) {
    std::array<std::uint8_t, 8> bytes{};
    for (std::uint8_t& byte : bytes) {
        byte = static_cast<std::uint8_t>(number >> 56U);
        number <<= 8U;
    }
    return hex(bytes);
}

Wrong read_hex(std::string_view word, std::span<std::uint8_t> bytes) {
    const auto refused = [&] {
        return std::to_string(2 * bytes.size()) + " hexadecimal digits are expected, not " +
            quoted(word);
    };
    if (word == "-") {
        std::fill(bytes.begin(), bytes.end(), std::uint8_t{0});
        return std::nullopt;
    }
    if (word.size() != 2 * bytes.size()) return refused();
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const std::uint8_t high = value_of_digit(word[2 * i]);
        const std::uint8_t low = value_of_digit(word[2 * i + 1]);
        if (high > 15 || low > 15) return refused();
        bytes[i] = static_cast<std::uint8_t>(high << 4U | low);
    }
    return std::nullopt;
}

std::optional<std::uint64_t> read_hex(std::string_view word) {
    std::array<std::uint8_t, 8> bytes{};
    if (word == "-" || read_hex(word, bytes)) return std::nullopt;
    std::uint64_t number = 0;
    for (const std::uint8_t byte : bytes) number = number << 8U | byte;
    return number;
}

}  // namespace kamchatka::record
