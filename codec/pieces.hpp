// Pieces of a message that are JSON already, with the type the client knows them by: text that
// record/ wrote, on the way out, and values that record/ will read, on the way in.
#pragma once

#include "engine/ids.hpp"

#include <boost/json.hpp>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kamchatka::server {

// A string literal as a template argument.
template <std::size_t N>
struct Literal {
    char letters[N]{};
    // NOLINTNEXTLINE(google-explicit-constructor): a literal stands for itself
    consteval Literal(const char (&text)[N]) { std::copy_n(text, N, letters); }
    constexpr std::string_view view() const { return {letters, N - 1}; }
};

// JSON on the way out; the argument is its TypeScript type.
template <Literal type>
struct Written {
    std::string text;
};

// JSON on the way in.
template <Literal type>
struct Given {
    boost::json::value value;
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

// One for some of the seats: an object with s1, s2... on the wire.
template <typename T>
struct BySeat {
    std::vector<std::pair<Seat, T>> items{};
};

}  // namespace kamchatka::server
