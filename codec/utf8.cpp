// See utf8.hpp.
#include "codec/utf8.hpp"

#include <array>

namespace kamchatka::codec {
namespace {

struct Sequence {
    unsigned lead_least;
    unsigned lead_most;
    unsigned second_least;
    unsigned second_most;
    std::size_t length;
};

// The well-formed sequences of more than one byte: no overlong forms, no surrogates.
constexpr std::array sequences{
    Sequence{0xC2, 0xDF, 0x80, 0xBF, 2},
    Sequence{0xE0, 0xE0, 0xA0, 0xBF, 3},
    Sequence{0xE1, 0xEC, 0x80, 0xBF, 3},
    Sequence{0xED, 0xED, 0x80, 0x9F, 3},
    Sequence{0xEE, 0xEF, 0x80, 0xBF, 3},
    Sequence{0xF0, 0xF0, 0x90, 0xBF, 4},
    Sequence{0xF1, 0xF3, 0x80, 0xBF, 4},
    Sequence{0xF4, 0xF4, 0x80, 0x8F, 4},
};

}  // namespace

std::optional<CodePoint> first_code_point(std::string_view text) {
    const auto byte = [&](std::size_t i) -> unsigned {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0;
    };
    if (text.empty()) return std::nullopt;
    if (byte(0) < 0x80) return CodePoint{byte(0), 1};
    for (const Sequence& row : sequences) {
        if (byte(0) < row.lead_least || byte(0) > row.lead_most) continue;
        if (byte(1) < row.second_least || byte(1) > row.second_most) return std::nullopt;
        // Of the lead, what its marks of length leave.
        char32_t value = byte(0) & (0x7FU >> row.length);
        for (std::size_t i = 1; i < row.length; ++i) {
            if ((byte(i) & 0xC0U) != 0x80) return std::nullopt;
            value = value << 6U | (byte(i) & 0x3FU);
        }
        return CodePoint{value, row.length};
    }
    return std::nullopt;
}

bool valid_utf8(std::string_view text) {
    while (!text.empty()) {
        const auto next = first_code_point(text);
        if (!next) return false;
        text.remove_prefix(next->length);
    }
    return true;
}

}  // namespace kamchatka::codec
