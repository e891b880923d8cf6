// What is wrong with something read from outside, and where. A reader answers with a value or with
// one of these; none of them throws on bad input. The path of an error grows from the inside out.
#pragma once

#include "engine/result.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace kamchatka::codec {

struct ParseError {
    std::size_t line = 0;  // from 1; 0 where lines do not matter
    std::string path;      // of the JSON value: "action.from"; empty for the whole
    std::string what;
};

// For people: "line 12: action.from: no territory is called "alasca" (did you mean alaska?)".
std::string message(const ParseError& error);

template <typename T>
using Parsed = Result<T, ParseError>;

using Fault = std::optional<ParseError>;

inline ParseError wrong(std::string what) {
    return {.line = 0, .path = {}, .what = std::move(what)};
}
inline ParseError wrong_at(std::string_view path, std::string what) {
    return {.line = 0, .path = std::string{path}, .what = std::move(what)};
}

// The error as seen from outside: its path begins with the key, or with [index].
ParseError within(std::string_view key, ParseError inner);
ParseError within(std::size_t index, ParseError inner);

// The word, shortened and without control characters, for a message; and the same in quotes.
std::string printable(std::string_view word);
std::string quoted(std::string_view word);

// no colour is called "gren" (did you mean green?)
std::string no_such(
    std::string_view kind, std::string_view word, std::span<const std::string_view> words
);

}  // namespace kamchatka::codec
