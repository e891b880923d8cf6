// A field as one word of text, and back.
#pragma once

#include "engine/secret.hpp"
#include "record/detail/lists.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace kamchatka::record {

template <typename T>
concept Atom = Spelled<T> || NamedId<T> || Bytes<T> || Number<T>;

inline constexpr std::string_view empty_list = "-";

template <Atom T>
void put_word(const Lexicon& lexicon, std::string& out, const T& value) {
    put(lexicon, out, value);
}
template <Atom T>
Wrong get_word(const Lexicon& lexicon, std::string_view word, T& value) {
    return get(lexicon, word, value);
}

template <Listed T>
void put_word(const Lexicon& lexicon, std::string& out, const T& value) {
    const auto items = List<T>::items(lexicon, value);
    if (items.empty()) out += empty_list;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) out += List<T>::separator;
        put(lexicon, out, items[i]);
    }
}
template <Listed T>
Wrong get_word(const Lexicon& lexicon, std::string_view word, T& value) {
    std::vector<typename List<T>::Item> items;
    bool more = word != empty_list;
    while (more) {
        const std::size_t end = word.find(List<T>::separator);
        typename List<T>::Item item{};
        if (auto bad = get(lexicon, word.substr(0, end), item)) return bad;
        items.push_back(item);
        more = end != std::string_view::npos;
        if (more) word.remove_prefix(end + 1);
    }
    return List<T>::build(lexicon, items, value);
}

// Only where something is in it: an empty one is left out, at the end of a line.
template <typename T>
void put_word(const Lexicon& lexicon, std::string& out, const std::optional<T>& value) {
    put_word(lexicon, out, value.value());
}
template <typename T>
Wrong get_word(const Lexicon& lexicon, std::string_view word, std::optional<T>& value) {
    return get_word(lexicon, word, value.emplace());
}

// The record knows every secret.
template <typename T>
void put_word(const Lexicon& lexicon, std::string& out, const Secret<T>& value) {
    put_word(lexicon, out, value.reveal());
}
template <typename T>
Wrong get_word(const Lexicon& lexicon, std::string_view word, Secret<T>& value) {
    return get_word(lexicon, word, value.reveal());
}

}  // namespace kamchatka::record
