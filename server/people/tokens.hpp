// What people are given to prove who they are later: a session's token for the browser, a recovery
// code for the drawer. Only hashes of them are stored.
#pragma once

#include "store/rows.hpp"

#include <string>
#include <string_view>

namespace kamchatka::server {

// 256 random bits as 43 characters of a cookie.
std::string new_token();
store::TokenHash token_hash(std::string_view token);

// ABCD-EFGH-JKMN-PQRS-TUVW: 20 characters that nobody mistakes for another, 99 bits.
std::string new_recovery_code();
// Of the code however it was typed: small letters, spaces and hyphens do not matter. A fast hash is
// enough: nobody tries 2^99 codes.
store::SecretHash recovery_hash(std::string_view code);

}  // namespace kamchatka::server
