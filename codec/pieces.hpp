// Pieces of a message that the standard library has no word for: JSON that is written already or
// read later, with the type the client knows it by; null; an object with a key for each enumerator.
#pragma once

#include "engine/ids.hpp"

#include <boost/json.hpp>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kamchatka::codec {

// A string literal as a template argument.
template <std::size_t N>
struct Literal {
    char letters[N]{};
    // NOLINTNEXTLINE(google-explicit-constructor): a literal stands for itself
    consteval Literal(const char (&text)[N]) { std::copy_n(text, N, letters); }
    constexpr std::string_view view() const { return {letters, N - 1}; }
};

// The context of what goes over the wire and needs none.
struct Wire {
    static constexpr std::size_t list_size_max = 64;
};

// JSON on the way out, written already as a T is; or with no more to say of it than its type in
// TypeScript.
template <typename T, typename Context = Wire>
struct WrittenAs {
    std::string text;
};
template <Literal type>
struct Written {
    std::string text;
};

// JSON as a value: on the way in, to be read as a T, or built elsewhere.
template <typename T, typename Context = Wire>
struct GivenAs {
    boost::json::value value;
};
template <Literal type>
struct Given {
    boost::json::value value;
};

// What is written or given may be one of several things, a word of its own, or one thing or a list.
template <typename... Ts>
struct AnyOf {};
template <Literal word>
struct Word {};
template <typename T>
struct OneOrMore {};

// The type of one of the alternatives of a variant, by its name.
template <typename Variant>
struct TypeIn {
    std::string_view name;
};

// Absent is null on the wire; a std::optional that is absent is left out instead.
template <typename T>
struct OrNull {
    bool present = false;
    T value{};

    OrNull() = default;
    // NOLINTNEXTLINE(google-explicit-constructor): as std::optional
    OrNull(T value_in) : present{true}, value{std::move(value_in)} {}
    explicit operator bool() const { return present; }
    const T& operator*() const { return value; }
    const T* operator->() const { return &value; }
};

// Text that nobody is ever shown, such as a passphrase: any characters.
struct Unshown {
    std::string text{};
};

// The number that always stands there, such as the version of a format.
template <int number>
struct Only {};

// One for some of the enumerators: an object with their words as keys.
template <typename E, typename T>
struct Keyed {
    std::vector<std::pair<E, T>> items{};
};
template <typename T>
using BySeat = Keyed<Seat, T>;
// The same for all of them.
template <typename E, typename T>
struct ForEach {
    std::vector<std::pair<E, T>> items{};
};

}  // namespace kamchatka::codec
