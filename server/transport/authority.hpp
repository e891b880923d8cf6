// A club's own certificate authority, for a server on a local network that no public one vouches
// for: phones that trust it once have a secure connection, and with it pages that work offline.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace kamchatka::server {

// Beside each other in one folder.
inline constexpr const char* authority_file = "authority.crt";
inline constexpr const char* authority_key_file = "authority.key";
inline constexpr const char* certificate_file = "server.crt";
inline constexpr const char* certificate_key_file = "server.key";

struct Issued {
    bool new_authority = false;  // none was there
    std::string fingerprint{};   // SHA-256 of the authority's certificate, "AB:CD:..."
};

// A certificate for these names and addresses, by the authority in the folder, which is made if
// there is none. Throws std::runtime_error with a sentence for the operator.
Issued issue_certificate(
    const std::filesystem::path& folder, const std::vector<std::string>& names
);

// Those of this machine: its names, and its addresses on local networks.
std::vector<std::string> names_of_this_machine();

}  // namespace kamchatka::server
