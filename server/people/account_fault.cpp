// See account_fault.hpp.
#include "server/people/account_fault.hpp"

namespace kamchatka::server {

std::string_view field(AccountFault fault) {
    switch (fault) {
        case AccountFault::name_too_short:
        case AccountFault::name_too_long:
        case AccountFault::name_has_odd_characters:
        case AccountFault::name_needs_a_letter:
        case AccountFault::name_reserved:
        case AccountFault::name_taken: return "name";
        case AccountFault::passphrase_too_short:
        case AccountFault::passphrase_too_long:
        case AccountFault::wrong_name_or_passphrase:
        case AccountFault::wrong_passphrase: return "passphrase";
        case AccountFault::wrong_name_or_recovery_code: return "recovery_code";
        case AccountFault::too_many_tries:
        case AccountFault::not_signed_in:
        case AccountFault::already_signed_in:
        case AccountFault::server_busy:
        case AccountFault::not_stored: return {};
    }
    return {};
}

}  // namespace kamchatka::server
