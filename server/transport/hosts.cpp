// See hosts.hpp.
#include "server/transport/hosts.hpp"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <optional>

namespace kamchatka::server {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::string in_small_letters(std::string_view text) {
    std::string small{text};
    for (char& c : small) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return small;
}

bool in_a_name(char c) {
    return (c >= 'a' && c <= 'z') || is_digit(c) || c == '-' || c == '.' || c == '_';
}

// The host of "host" or "host:port" in small letters, brackets included; nothing when it is
// neither.
std::optional<std::string> host_in(std::string_view authority) {
    const std::size_t bracket = authority.starts_with('[') ? authority.find(']') : 0;
    if (bracket == std::string_view::npos) return std::nullopt;
    const std::size_t colon = authority.find(':', bracket);
    const std::string_view port =
        colon == std::string_view::npos ? std::string_view{} : authority.substr(colon + 1);
    if (!std::ranges::all_of(port, is_digit)) return std::nullopt;
    std::string host = in_small_letters(authority.substr(0, colon));
    if (bracket > 0) {
        in6_addr address{};
        const bool whole = host.size() == bracket + 1;
        const std::string inside = host.substr(1, bracket - 1);
        if (!whole || inet_pton(AF_INET6, inside.c_str(), &address) != 1) return std::nullopt;
        return host;
    }
    // The root of all names may be written out.
    if (host.size() > 1 && host.ends_with('.')) host.pop_back();
    if (host.empty() || !std::ranges::all_of(host, in_a_name)) return std::nullopt;
    return host;
}

// 10/8, 172.16/12, 192.168/16, 169.254/16.
bool is_local(in_addr address) {
    const std::uint32_t bits = ntohl(address.s_addr);
    return bits >> 24U == 10 || bits >> 20U == 0xac1 || bits >> 16U == 0xc0a8 ||
        bits >> 16U == 0xa9fe;
}

bool is_address(const std::string& host) {
    in_addr address{};
    return host.starts_with('[') || inet_pton(AF_INET, host.c_str(), &address) == 1;
}

}  // namespace

Hosts::Hosts(const std::vector<std::string>& names, const std::vector<std::string>& origins) {
    for (const std::string& name : names) {
        if (auto host = host_in(name)) names_.push_back(*std::move(host));
    }
    for (const std::string_view origin : origins) {
        const std::size_t scheme = origin.find("://");
        if (scheme == std::string_view::npos) continue;
        if (auto host = host_in(origin.substr(scheme + 3))) names_.push_back(*std::move(host));
    }
}

bool Hosts::ours(std::string_view name) const {
    return name == "localhost" || name.ends_with(".localhost") ||
        std::ranges::count(names_, name) > 0;
}

HostVerdict Hosts::judge(const std::vector<std::string>& lines) const {
    if (lines.size() != 1) return HostVerdict::malformed;
    const auto host = host_in(lines.front());
    if (!host) return HostVerdict::malformed;
    return is_address(*host) || ours(*host) ? HostVerdict::ours : HostVerdict::elsewhere;
}

std::vector<std::string> own_names() {
    std::array<char, 256> name{};
    if (gethostname(name.data(), name.size() - 1) != 0 || name.front() == '\0') return {};
    return {name.data(), std::string{name.data()} + ".local"};
}

std::vector<std::string> own_addresses() {
    std::vector<std::string> addresses;
    ifaddrs* all = nullptr;
    if (getifaddrs(&all) != 0) return addresses;
    for (const ifaddrs* each = all; each != nullptr; each = each->ifa_next) {
        if (each->ifa_addr == nullptr || each->ifa_addr->sa_family != AF_INET) continue;
        const auto* address = reinterpret_cast<const sockaddr_in*>(each->ifa_addr);
        if (!is_local(address->sin_addr)) continue;
        std::array<char, INET_ADDRSTRLEN> text{};
        inet_ntop(AF_INET, &address->sin_addr, text.data(), text.size());
        if (std::ranges::count(addresses, text.data()) == 0) addresses.emplace_back(text.data());
    }
    freeifaddrs(all);
    return addresses;
}

}  // namespace kamchatka::server
