// JSON from strangers: UTF-8, at most eight deep, whole numbers only, no key twice. What comes
// through is a value that says one thing to every reader.
#pragma once

#include "codec/parse_error.hpp"

#include <boost/json.hpp>

#include <cstddef>
#include <string_view>

namespace kamchatka::codec {

inline constexpr std::size_t json_depth_max = 8;

Parsed<boost::json::value> parse_strict(std::string_view text);

}  // namespace kamchatka::codec
