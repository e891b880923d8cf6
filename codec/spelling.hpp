// One spelling everywhere: the word for an enumerator in text, JSON, logs, TypeScript and documents
// is its own name. The nouns stand in the spelling.hpp and words.hpp of the folders that own the
// enums.
#pragma once

#include "codec/enumerators.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <optional>
#include <string_view>

namespace kamchatka::codec {

// What an enum is called; its words follow from its enumerators.
struct Noun {
    std::string_view kind{};  // one of them, in a message
    std::string_view type{};  // in TypeScript, where a browser hears of it
    std::string_view list{};  // that of its words there, where the plural of the type will not do
};
template <typename E>
inline constexpr Noun noun{};

// For each enum: its nouns, its words and its last enumerator.
template <typename E>
struct Spelling;

template <typename E>
requires(!noun<E>.kind.empty()) struct Spelling<E> {
    static constexpr std::string_view kind = noun<E>.kind;
    static constexpr std::string_view type = noun<E>.type;
    static constexpr std::string_view list = noun<E>.list;
    static constexpr auto words = enumerator_names<E>;
    static constexpr E last = id_of<E>(words.size() - 1);
};

// An enum with a Spelling.
template <typename E>
concept Spelled = requires {
    Spelling<E>::words.size();
};

template <Spelled E>
constexpr std::string_view spell(E value) {
    assert(index(value) < Spelling<E>::words.size());
    return Spelling<E>::words[index(value)];
}

template <Spelled E>
constexpr std::optional<E> read(std::string_view word) {
    const auto& words = Spelling<E>::words;
    const auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end()) return std::nullopt;
    return id_of<E>(static_cast<std::size_t>(found - words.begin()));
}

}  // namespace kamchatka::codec
