// See tokens.hpp.
#include "server/people/tokens.hpp"

#include "store/ids.hpp"

#include <sodium.h>

#include <array>

namespace kamchatka::server {
namespace {

constexpr std::size_t group_count = 5;
constexpr std::size_t group_length = 4;

std::array<std::uint8_t, 32> sha256(std::string_view text) {
    std::array<std::uint8_t, 32> hash{};
    static_assert(sizeof(hash) == crypto_hash_sha256_BYTES);
    crypto_hash_sha256(
        hash.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size()
    );
    return hash;
}

}  // namespace

std::string new_token() {
    std::array<std::uint8_t, 32> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    constexpr int variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
    std::array<char, sodium_base64_ENCODED_LEN(sizeof(bytes), variant)> text{};
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), variant);
    return text.data();
}

store::TokenHash token_hash(std::string_view token) { return sha256(token); }

std::string new_recovery_code() {
    std::string code = store::random_plain_text(group_length);
    for (std::size_t i = 1; i < group_count; ++i) {
        code += "-" + store::random_plain_text(group_length);
    }
    return code;
}

store::SecretHash recovery_hash(std::string_view code) {
    std::string plain = "kamchatka recovery code ";
    for (const char c : code.substr(0, 100)) {
        const bool small = c >= 'a' && c <= 'z';
        if (c != '-' && c != ' ') plain += small ? static_cast<char>(c - 'a' + 'A') : c;
    }
    return sha256(plain);
}

}  // namespace kamchatka::server
