// Text as code points: UTF-8 and nothing that only looks like it (RFC 3629).
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace kamchatka::codec {

struct CodePoint {
    char32_t value = 0;
    std::size_t length = 0;  // in bytes
};

// The one at the front; nothing when no well-formed sequence begins there.
std::optional<CodePoint> first_code_point(std::string_view text);

bool valid_utf8(std::string_view text);

}  // namespace kamchatka::codec
