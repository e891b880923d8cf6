// The enumerators of rows as they are stored.
#pragma once

#include "store/journals.hpp"

#include <array>
#include <stdexcept>
#include <string_view>

namespace kamchatka::store::sql {

inline constexpr std::array<std::string_view, 4> table_states{
    "lobby", "playing", "ended", "abandoned"};
inline constexpr std::array<std::string_view, 2> listings{"listed", "unlisted"};
inline constexpr std::array<std::string_view, 3> displays{"shown", "hidden", "deleted"};
inline constexpr std::array<std::string_view, 4> seat_kinds{"player", "bot", "open", "closed"};
inline constexpr std::array<std::string_view, 2> player_kinds{"guest", "account"};
inline constexpr std::array<std::string_view, 3> journal_kinds{
    "tournament", "companion", "ranking"};

template <typename Enumerator, std::size_t count>
std::string_view word(const std::array<std::string_view, count>& words, Enumerator value) {
    return words.at(static_cast<std::size_t>(value));
}

template <typename Enumerator, std::size_t count>
Enumerator meaning(const std::array<std::string_view, count>& words, std::string_view word) {
    for (std::size_t i = 0; i < count; ++i) {
        if (words[i] == word) return static_cast<Enumerator>(i);
    }
    throw std::runtime_error{"an unknown word in the database: " + std::string{word}};
}

}  // namespace kamchatka::store::sql
