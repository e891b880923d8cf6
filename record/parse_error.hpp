// What is wrong with something read from outside, and where. Every reader of this folder answers
// with a value or with one of these; none of them throws on bad input.
#pragma once

#include "engine/result.hpp"

#include <cstddef>
#include <string>

namespace kamchatka::record {

struct ParseError {
    std::size_t line = 0;  // from 1; 0 where lines do not matter
    std::string path;      // of the JSON value: "action.from"; empty for the whole
    std::string what;
};

// For people: "line 12: action.from: no territory is called "alasca" (did you mean alaska?)".
std::string message(const ParseError& error);

template <typename T>
using Parsed = Result<T, ParseError>;

}  // namespace kamchatka::record
