// Randomness of the operating system by libsodium.
#include "store/ids.hpp"

#include <sodium.h>

#include <cstdint>

namespace kamchatka::store {
namespace {

// Positive, so that it is the same in every language; never 0.
std::int64_t new_id() {
    std::uint64_t number = 0;
    while ((number & INT64_MAX) == 0) randombytes_buf(&number, sizeof(number));
    return static_cast<std::int64_t>(number & INT64_MAX);
}

}  // namespace

std::string random_plain_text(std::size_t length) {
    std::string text;
    for (std::size_t i = 0; i < length; ++i) {
        text += plain_alphabet[randombytes_uniform(plain_alphabet.size())];
    }
    return text;
}

std::string new_code() { return random_plain_text(6); }

std::string new_code_like(std::string_view other) {
    constexpr std::size_t alike = 3;
    if (other.size() < alike) return new_code();
    return std::string{other.substr(0, alike)} + random_plain_text(6 - alike);
}

TableId new_table_id() { return new_id(); }

PlayerId new_player_id() { return new_id(); }

JournalId new_journal_id() { return new_id(); }

}  // namespace kamchatka::store
