// JSON text in and out, for files and people. What strangers send to the server goes through
// parse_strict (codec/strict_json.hpp).
#pragma once

#include "codec/parse_error.hpp"

#include <boost/json.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace kamchatka::codec {

namespace json = boost::json;

inline constexpr std::size_t input_bytes_max = std::size_t{64} << 20;

// Text to JSON, with limits on size and depth; an error names the line.
Parsed<json::value> parse_json(std::string_view text);

// The value on indented lines, short lists and objects on one; ends with a newline.
std::string pretty(const json::value& value);

}  // namespace kamchatka::codec
