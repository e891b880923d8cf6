// What a companion table answers when it refuses.
#pragma once

#include "server/companion/companions.hpp"

#include <algorithm>

namespace kamchatka::server::companion {

inline CompanionFault stale() { return {.reason = "stale", .status = 409}; }
inline CompanionFault busy() { return {.reason = "server_busy", .status = 503}; }
inline CompanionFault read_only() { return {.reason = "read_only", .status = 503}; }
inline CompanionFault code_taken() { return {.reason = "code_taken", .status = 409}; }
inline CompanionFault not_stored() { return {.reason = "not_stored", .status = 503}; }
inline CompanionFault is_damaged() { return {.reason = "damaged", .status = 500}; }
inline CompanionFault no_table() { return {.reason = "table_not_found", .status = 404}; }
inline CompanionFault not_permitted() { return {.reason = "not_permitted", .status = 403}; }
// Nobody at the tournament that the table belongs to.
inline CompanionFault not_an_official() { return {.reason = "not_an_official", .status = 403}; }
// Written under another name or role than the link gave.
inline CompanionFault not_the_author() { return {.reason = "not_the_author", .status = 403}; }
inline CompanionFault bad_invitation() { return {.reason = "bad_invitation", .status = 404}; }
inline CompanionFault malformed(std::string field) {
    return {.reason = "malformed", .status = 400, .field = std::move(field)};
}

inline bool sound_code(const std::string& code) {
    return code.size() == 6 && std::ranges::all_of(code, [](char c) {
               return (c >= 'A' && c <= 'Z') || (c >= '2' && c <= '9');
           });
}

}  // namespace kamchatka::server::companion
