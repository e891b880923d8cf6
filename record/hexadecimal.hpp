// Seeds and digests as people type and read them: lower case hexadecimal, highest digit first.
#pragma once

#include "engine/action.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kamchatka::record {

// 16 digits.
std::string hexadecimal(std::uint64_t number);

// 64 digits of either case, or nothing.
std::optional<Digest> digest_of_hexadecimal(std::string_view text);

}  // namespace kamchatka::record
