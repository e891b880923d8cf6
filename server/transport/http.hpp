// HTTP as the application sees it: a request read whole, an answer given whole.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kamchatka::server {

struct HttpRequest {
    std::string method{};  // as sent: "GET"
    std::string path{};    // before the question mark, not decoded
    std::string query{};   // after it
    std::string host{};
    std::vector<std::string> hosts{};  // every line of Host: one is expected
    std::string origin{};
    std::string cookie{};
    std::string content_type{};
    std::string accept_encoding{};
    std::string if_none_match{};
    std::string marker{};  // X-Kamchatka
    std::string body{};
    std::string peer{};            // address of the client, told by the proxy where one is trusted
    bool secure = false;           // https, told likewise
    std::shared_ptr<void> held{};  // the share of memory that its body takes, until it is dropped
};

struct HttpResponse {
    unsigned status = 200;
    std::string content_type{};
    std::shared_ptr<const std::string> body{};
    std::vector<std::pair<std::string, std::string>> headers{};
    bool resident = false;  // the body is in memory as long as the server runs
};

using Respond = std::function<void(HttpResponse)>;

// How much body a request may have; a longer one is refused before it is read.
inline constexpr std::size_t body_bytes_max = 16 * 1024;
inline constexpr std::size_t upload_bytes_max = 2 * 1024 * 1024;
std::size_t body_limit(std::string_view path);

// The value of a query parameter, decoded; nothing when it is not there or badly encoded.
std::string query_value(std::string_view query, std::string_view name);

// The value of a cookie, or nothing.
std::string_view cookie_value(std::string_view cookies, std::string_view name);

}  // namespace kamchatka::server
