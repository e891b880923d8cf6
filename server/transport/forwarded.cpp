// See forwarded.hpp.
#include "server/transport/forwarded.hpp"

#include <arpa/inet.h>

#include <algorithm>
#include <array>

namespace kamchatka::server {
namespace {

std::string_view without_blanks(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

// The items of all lines, in order.
std::vector<std::string_view> items_of(const std::vector<std::string>& lines) {
    std::vector<std::string_view> items;
    for (const std::string_view line : lines) {
        for (std::size_t at = 0; at <= line.size();) {
            const std::size_t end = std::min(line.find(',', at), line.size());
            const std::string_view item = without_blanks(line.substr(at, end - at));
            if (!item.empty()) items.push_back(item);
            at = end + 1;
        }
    }
    return items;
}

// "[2001:db8::1]:443" and "10.0.0.1:443" without what is around the address.
std::string_view without_port(std::string_view text) {
    if (text.starts_with('[')) {
        const std::size_t end = text.find(']');
        return end == std::string_view::npos ? std::string_view{} : text.substr(1, end - 1);
    }
    const bool one_colon = std::ranges::count(text, ':') == 1;
    return one_colon ? text.substr(0, text.find(':')) : text;
}

bool is_https(std::string_view word) {
    constexpr std::string_view https = "https";
    return std::ranges::equal(word, https, [](char given, char expected) {
        return (given | 0x20) == expected;
    });
}

}  // namespace

std::string plain_address(std::string_view text) {
    const std::string_view address = without_port(without_blanks(text));
    const std::string bare{address.substr(0, address.find('%'))};
    std::array<char, INET6_ADDRSTRLEN> written{};
    in_addr four{};
    if (inet_pton(AF_INET, bare.c_str(), &four) == 1) {
        return inet_ntop(AF_INET, &four, written.data(), written.size());
    }
    in6_addr six{};
    if (inet_pton(AF_INET6, bare.c_str(), &six) != 1) return {};
    if (IN6_IS_ADDR_V4MAPPED(&six)) {
        return inet_ntop(AF_INET, &six.s6_addr[12], written.data(), written.size());
    }
    return inet_ntop(AF_INET6, &six, written.data(), written.size());
}

Origin origin_of(
    std::string_view connected,
    const std::vector<std::string>& forwarded_for,
    const std::vector<std::string>& forwarded_proto,
    const std::vector<std::string>& trusted
) {
    const auto trusts = [&](const std::string& address) {
        return std::ranges::any_of(trusted, [&](const std::string& each) {
            return !address.empty() && plain_address(each) == address;
        });
    };
    Origin origin{.peer = plain_address(connected)};
    if (!trusts(origin.peer)) return origin;
    // As many proxies have spoken as addresses were passed on the way to the left.
    std::size_t proxies = 1;
    const auto addresses = items_of(forwarded_for);
    for (auto it = addresses.rbegin(); it != addresses.rend(); ++it) {
        const std::string next = plain_address(*it);
        if (next.empty()) break;
        origin.peer = next;
        if (!trusts(next)) break;
        ++proxies;
    }
    // One word is the word of all of them; of several, that of the proxy which saw the client.
    const auto words = items_of(forwarded_proto);
    if (words.size() == 1) {
        origin.secure = is_https(words.front());
    } else if (words.size() >= proxies) {
        origin.secure = is_https(words[words.size() - proxies]);
    }
    return origin;
}

}  // namespace kamchatka::server
