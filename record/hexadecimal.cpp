#include "record/hexadecimal.hpp"

#include <charconv>

namespace kamchatka::record {

std::string hexadecimal(std::uint64_t number) {
    std::string text(16, '0');
    for (std::size_t i = text.size(); i-- > 0; number >>= 4U) {
        text[i] = "0123456789abcdef"[number & 0xFU];
    }
    return text;
}

std::optional<Digest> digest_of_hexadecimal(std::string_view text) {
    Digest digest{};
    if (text.size() != 2 * digest.size()) return std::nullopt;
    for (std::size_t i = 0; i < digest.size(); ++i) {
        const char* const first = text.data() + 2 * i;
        const auto [end, error] = std::from_chars(first, first + 2, digest[i], 16);
        if (error != std::errc{} || end != first + 2) return std::nullopt;
    }
    return digest;
}

}  // namespace kamchatka::record
