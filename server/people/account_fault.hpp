// Why a name, a sign-up or a sign-in was refused. The enumerator is the reason on the wire and the
// translation key error.<reason>.
#pragma once

#include "codec/spelling.hpp"

#include <cstdint>
#include <string_view>

namespace kamchatka::server {

enum class AccountFault : std::uint8_t {
    name_too_short,
    name_too_long,
    name_has_odd_characters,
    name_needs_a_letter,
    name_reserved,
    name_taken,  // or too much like somebody else's
    passphrase_too_short,
    passphrase_too_long,
    wrong_name_or_passphrase,     // does not tell which
    wrong_name_or_recovery_code,  // does not tell which
    wrong_passphrase,             // of somebody who is signed in
    too_many_tries,
    not_signed_in,
    already_signed_in,  // with an account, where a guest was to be
    server_busy,
    not_stored,
};

// The field of the request that it speaks of: "name", "passphrase", "recovery_code" or nothing.
std::string_view field(AccountFault fault);

}  // namespace kamchatka::server

namespace kamchatka::codec {

template <>
inline constexpr Noun noun<server::AccountFault>{.kind = "fault", .type = "AccountFault"};

}  // namespace kamchatka::codec
