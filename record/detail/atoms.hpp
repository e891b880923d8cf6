// The smallest things a field holds, as words: enumerators, names, numbers and bytes. put() appends
// the word, get() reads it back or says what is wrong with it.
#pragma once

#include "record/parse_error.hpp"
#include "record/words/lexicon.hpp"
#include "record/words/spelling.hpp"

#include <charconv>
#include <concepts>
#include <limits>
#include <string>
#include <string_view>

namespace kamchatka::record {

using Wrong = std::optional<std::string>;  // what is wrong, if anything

template <typename T>
concept NamedId = std::same_as<T, Territory> || std::same_as<T, Continent> ||
    std::same_as<T, Card> || std::same_as<T, Objective>;

template <typename T>
concept Number = std::unsigned_integral<T> && !std::same_as<T, bool>;

// Seeds, commitments, entropy.
template <typename T>
concept Bytes = std::same_as<T, Digest> || std::same_as<T, Entropy>;

template <Spelled E>
void put(const Lexicon&, std::string& out, E value) {
    out += spell(value);
}
template <Spelled E>
Wrong get(const Lexicon&, std::string_view word, E& value) {
    const auto found = read<E>(word);
    if (!found) return no_such(Spelling<E>::kind, word, Spelling<E>::words);
    value = *found;
    return std::nullopt;
}

template <NamedId Id>
void put(const Lexicon& lexicon, std::string& out, Id id) {
    out += spell(lexicon, id);
}
template <NamedId Id>
Wrong get(const Lexicon& lexicon, std::string_view word, Id& id) {
    const auto found = find<Id>(lexicon, word);
    if (!found) return not_found<Id>(lexicon, word);
    id = *found;
    return std::nullopt;
}

template <Number T>
void put(const Lexicon&, std::string& out, T number) {
    out += std::to_string(number);
}
template <Number T>
Wrong get(const Lexicon&, std::string_view word, T& number) {
    T parsed{};
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), parsed);
    if (error == std::errc::result_out_of_range) {
        return "a number from 0 to " + std::to_string(std::numeric_limits<T>::max()) +
            " is expected, not " + quoted(word);
    }
    const bool padded = word.size() > 1 && word.front() == '0';
    if (error != std::errc{} || end != word.data() + word.size() || padded) {
        return "a number is expected, not " + quoted(word);
    }
    number = parsed;
    return std::nullopt;
}

std::string hex(std::span<const std::uint8_t> bytes);
std::string hex(std::uint64_t number);
// Exactly two lower-case digits for each byte; a single "-" stands for all zero.
Wrong read_hex(std::string_view word, std::span<std::uint8_t> bytes);
std::optional<std::uint64_t> read_hex(std::string_view word);

template <Bytes T>
void put(const Lexicon&, std::string& out, const T& bytes) {
    out += hex(bytes);
}
template <Bytes T>
Wrong get(const Lexicon&, std::string_view word, T& bytes) {
    return read_hex(word, bytes);
}

}  // namespace kamchatka::record
