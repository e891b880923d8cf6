#include "tournament/people/euros.hpp"

#include <algorithm>
#include <array>

namespace kamchatka::tournament {
namespace {

constexpr std::size_t euro_digits_max = 6;

bool all_digits(std::string_view text) {
    return std::ranges::all_of(text, [](char each) { return each >= '0' && each <= '9'; });
}

std::uint32_t number_in(std::string_view digits) {
    std::uint32_t number = 0;
    for (const char each : digits) number = number * 10 + static_cast<std::uint32_t>(each - '0');
    return number;
}

std::string_view without_currency(std::string_view text) {
    constexpr std::array<std::string_view, 6> around{" ", "€", "euro", "Euro", "EUR", "eur"};
    for (bool stripped = true; stripped;) {
        stripped = false;
        for (const std::string_view word : around) {
            const bool before = text.starts_with(word);
            if (!before && !text.ends_with(word)) continue;
            before ? text.remove_prefix(word.size()) : text.remove_suffix(word.size());
            stripped = true;
        }
    }
    return text;
}

}  // namespace

std::string euros_text(std::uint64_t cents, char decimal_mark) {
    const std::string rest = std::to_string(cents % 100);
    return std::to_string(cents / 100) + decimal_mark + (rest.size() < 2 ? "0" : "") + rest;
}

std::optional<std::uint32_t> read_euros(std::string_view text) {
    const std::string_view amount = without_currency(text);
    const std::size_t mark = std::min(amount.find_first_of(".,"), amount.size());
    const std::string_view whole = amount.substr(0, mark);
    const std::string_view part =
        mark < amount.size() ? amount.substr(mark + 1) : amount.substr(mark);
    const bool sound = !whole.empty() && whole.size() <= euro_digits_max && part.size() <= 2;
    if (!sound || !all_digits(whole) || !all_digits(part)) return std::nullopt;
    return number_in(whole) * 100 + number_in(part) * (part.size() == 1 ? 10 : 1);
}

}  // namespace kamchatka::tournament
