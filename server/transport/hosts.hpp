// The names that this server answers to. A page of somebody else can have a name of its own lead to
// our address (DNS rebinding) and then be of one origin with us; it cannot change what the browser
// says in Host.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kamchatka::server {

enum class HostVerdict : std::uint8_t { ours, malformed, elsewhere };

class Hosts {
public:
    // Addresses and localhost are always ours; beside them these names and those of the origins.
    Hosts(const std::vector<std::string>& names, const std::vector<std::string>& origins);

    // The lines of Host as they came: one is expected.
    HostVerdict judge(const std::vector<std::string>& lines) const;

private:
    bool ours(std::string_view name) const;

    std::vector<std::string> names_;
};

// What this machine calls itself, also on the local network.
std::vector<std::string> own_names();

// Its addresses on local networks, where others near it find it.
std::vector<std::string> own_addresses();

}  // namespace kamchatka::server
