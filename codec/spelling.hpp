// One spelling everywhere: each enumerator and the word for it in text, JSON, logs, TypeScript and
// documents. The tables stand in the spelling.hpp and words.hpp of the folders that own the enums.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <optional>
#include <string_view>

namespace kamchatka::codec {

template <std::size_t N>
using Words = std::array<std::string_view, N>;

// For each enum: what one of them is called in a message (kind), its words in the order of the
// enumerators, and its last enumerator. Where a browser hears of it, also its name in TypeScript
// (type), and that of the list of its words where the plural of the type will not do (list).
template <typename E>
struct Spelling;

// An enum with a Spelling.
template <typename E>
concept Spelled = requires {
    Spelling<E>::words.size();
};

template <Spelled E>
constexpr std::string_view spell(E value) {
    const auto index = static_cast<std::size_t>(value);
    static_assert(
        static_cast<std::size_t>(Spelling<E>::last) + 1 == Spelling<E>::words.size(),
        "a word is missing"
    );
    assert(index < Spelling<E>::words.size());
    return Spelling<E>::words[index];
}

template <Spelled E>
constexpr std::optional<E> read(std::string_view word) {
    const auto& words = Spelling<E>::words;
    const auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end()) return std::nullopt;
    return static_cast<E>(found - words.begin());
}

}  // namespace kamchatka::codec
