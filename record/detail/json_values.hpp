// A field as a JSON value, and back.
#pragma once

#include "engine/secret.hpp"
#include "record/detail/lists.hpp"
#include "record/json.hpp"

#include <limits>
#include <string>

namespace kamchatka::record {

template <Worded T>
json::value to_value(const Lexicon& lexicon, const T& value) {
    std::string word;
    put(lexicon, word, value);
    return json::string{word};
}
template <Number T>
json::value to_value(const Lexicon&, const T& value) {
    return std::uint64_t{value};
}
template <std::same_as<bool> T>
json::value to_value(const Lexicon&, const T& value) {
    return value;
}
template <Listed T>
json::value to_value(const Lexicon& lexicon, const T& value) {
    json::array array;
    for (const auto& item : List<T>::items(lexicon, value)) {
        array.push_back(to_value(lexicon, item));
    }
    return array;
}
template <typename T>
json::value to_value(const Lexicon& lexicon, const Secret<T>& value) {
    return to_value(lexicon, value.reveal());
}
template <typename T>
json::value to_value(const Lexicon& lexicon, const std::optional<T>& value) {
    return value ? to_value(lexicon, *value) : json::value(nullptr);
}

// What kind of value it is, for messages: "a number", "null"...
std::string_view kind_of(const json::value& value);

// A whole number in the range, both ends included.
Fault read_number(
    const json::value& value, std::uint64_t least, std::uint64_t most, std::uint64_t& out
);
Fault read_bool(const json::value& value, bool& out);

template <Worded T>
Fault from_value(const Lexicon& lexicon, const json::value& value, T& out) {
    if (!value.is_string()) {
        return wrong("a string is expected, not " + std::string{kind_of(value)});
    }
    const json::string& word = value.get_string();
    if (auto bad = get(lexicon, std::string_view{word.data(), word.size()}, out)) {
        return wrong(*std::move(bad));
    }
    return std::nullopt;
}
template <Number T>
Fault from_value(const Lexicon&, const json::value& value, T& out) {
    std::uint64_t number = 0;
    if (auto fault = read_number(value, 0, std::numeric_limits<T>::max(), number)) return fault;
    out = static_cast<T>(number);
    return std::nullopt;
}
template <std::same_as<bool> T>
Fault from_value(const Lexicon&, const json::value& value, T& out) {
    return read_bool(value, out);
}
template <Listed T>
Fault from_value(const Lexicon& lexicon, const json::value& value, T& out) {
    if (!value.is_array()) {
        return wrong("a list is expected, not " + std::string{kind_of(value)});
    }
    std::vector<typename List<T>::Item> items;
    for (const json::value& element : value.get_array()) {
        typename List<T>::Item item{};
        if (auto fault = from_value(lexicon, element, item)) return within(items.size(), *fault);
        items.push_back(item);
    }
    if (auto bad = List<T>::build(lexicon, items, out)) return wrong(*std::move(bad));
    return std::nullopt;
}
template <typename T>
Fault from_value(const Lexicon& lexicon, const json::value& value, Secret<T>& out) {
    return from_value(lexicon, value, out.reveal());
}
template <typename T>
Fault from_value(const Lexicon& lexicon, const json::value& value, std::optional<T>& out) {
    if (value.is_null()) {
        out.reset();
        return std::nullopt;
    }
    T present{};
    if (auto fault = from_value(lexicon, value, present)) return fault;
    out = present;
    return std::nullopt;
}

}  // namespace kamchatka::record
