// How the readers of this folder pass on what went wrong: nothing, or an error whose path grows
// from the inside out.
#pragma once

#include "record/parse_error.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace kamchatka::record {

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

// The word in quotes, shortened and without control characters, for a message.
std::string quoted(std::string_view word);

// no colour is called "gren" (did you mean green?)
std::string no_such(
    std::string_view kind, std::string_view word, std::span<const std::string_view> words
);

}  // namespace kamchatka::record
