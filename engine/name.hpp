// A short name held in place: what a territory, a card or a ruleset is called on the wire. Lower
// case letters, digits and underscores, so that it is one word in every format.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <string_view>

namespace kamchatka {

class Name {
public:
    static constexpr std::size_t length_max = 31;

    constexpr Name() = default;
    // Precondition: valid(text).
    constexpr explicit Name(std::string_view text) {
        assert(valid(text));
        std::copy(text.begin(), text.end(), letters_.begin());
    }

    static constexpr bool valid(std::string_view text) {
        return !text.empty() && text.size() <= length_max &&
            std::all_of(text.begin(), text.end(), [](char c) {
                return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
            });
    }

    constexpr std::string_view view() const {
        return {
            letters_.data(),
            static_cast<std::size_t>(
                std::find(letters_.begin(), letters_.end(), '\0') - letters_.begin()
            )};
    }

    friend constexpr bool operator==(const Name&, const Name&) = default;

private:
    std::array<char, length_max + 1> letters_{};
};

}  // namespace kamchatka
