// Who a request comes from when proxies stand between: each adds the address it saw at the right
// end of X-Forwarded-For, and only those we trust are believed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kamchatka::server {

// An address in the one way that it is compared and counted: 10.0.0.1, 2001:db8::1, without a port,
// a zone or brackets. Nothing when it is none.
std::string plain_address(std::string_view text);

struct Origin {
    std::string peer;     // the nearest whom no proxy of ours speaks for
    bool secure = false;  // it speaks https
};

// `connected` is who the connection is from. The headers as they came, line by line: several lines
// are one list. What is no address ends the walk, at the last that was one.
Origin origin_of(
    std::string_view connected,
    const std::vector<std::string>& forwarded_for,
    const std::vector<std::string>& forwarded_proto,
    const std::vector<std::string>& trusted
);

}  // namespace kamchatka::server
