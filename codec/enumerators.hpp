// The names of an enum's enumerators as the source has them, which the compiler knows: it writes a
// template argument into the name of the function. One that would be a word of C++ ends in a _
// there.
#pragma once

#include "engine/ids.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

namespace kamchatka::codec {

// "s1" for Seat::s1; for a value that is none, a cast: "(kamchatka::Seat)6".
template <auto value>
consteval std::string_view name_in_the_source() {
    const std::string_view function = __PRETTY_FUNCTION__;
    constexpr std::string_view before = "value = ";
    const std::size_t from = function.find(before) + before.size();
    const std::string_view written =
        function.substr(from, function.find_first_of(";]", from) - from);
    return written.front() == '(' ? written : written.substr(written.rfind("::") + 2);
}

// Enumerators are numbered from 0 without gaps.
template <typename E, std::size_t count = 0>
consteval std::size_t enumerator_count() {
    if constexpr (name_in_the_source<id_of<E>(count)>().front() == '(') {
        return count;
    } else {
        return enumerator_count<E, count + 1>();
    }
}

// The letters alone, so that a program does not carry the names of functions.
template <auto value>
inline constexpr auto letters_of_name = [] {
    constexpr std::string_view written = name_in_the_source<value>();
    constexpr std::string_view name = written.substr(0, written.size() - written.ends_with('_'));
    std::array<char, name.size()> letters{};
    std::copy(name.begin(), name.end(), letters.begin());
    return letters;
}();

template <typename E>
inline constexpr auto enumerator_names = []<std::size_t... is>(std::index_sequence<is...>) {
    return std::array{std::string_view{
        letters_of_name<id_of<E>(is)>.data(), letters_of_name<id_of<E>(is)>.size()}...};
}
(std::make_index_sequence<enumerator_count<E>()>{});

}  // namespace kamchatka::codec
