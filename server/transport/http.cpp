// Small parsing that HTTP needs beside its own.
#include "server/transport/http.hpp"

#include <charconv>

namespace kamchatka::server {
namespace {

std::string decoded(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            out += text[i] == '+' ? ' ' : text[i];
            continue;
        }
        if (i + 2 >= text.size()) return {};
        unsigned code = 0;
        const char* first = text.data() + i + 1;
        const auto [end, error] = std::from_chars(first, first + 2, code, 16);
        if (error != std::errc{} || end != first + 2) return {};
        out += static_cast<char>(code);
        i += 2;
    }
    return out;
}

// Takes what stands before the separator off the front.
std::string_view take_until(std::string_view& rest, char separator) {
    const std::size_t end = rest.find(separator);
    const std::string_view part = rest.substr(0, end);
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    return part;
}

}  // namespace

std::size_t body_limit(std::string_view path) {
    const bool list = path.starts_with("/api/tournaments/") && path.ends_with("/import");
    const bool file = path == "/api/replay" || path == "/api/tournaments/restore";
    return file || list ? upload_bytes_max : body_bytes_max;
}

std::string query_value(std::string_view query, std::string_view name) {
    while (!query.empty()) {
        std::string_view pair = take_until(query, '&');
        if (take_until(pair, '=') == name) return decoded(pair);
    }
    return {};
}

std::string_view cookie_value(std::string_view cookies, std::string_view name) {
    while (!cookies.empty()) {
        std::string_view pair = take_until(cookies, ';');
        while (pair.starts_with(' ')) pair.remove_prefix(1);
        if (take_until(pair, '=') == name) return pair;
    }
    return {};
}

}  // namespace kamchatka::server
