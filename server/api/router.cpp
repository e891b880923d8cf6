#include "server/api/router.hpp"

#include <algorithm>

namespace kamchatka::server {
namespace {

constexpr std::size_t addresses_max = 100'000;

// Whether the path is the route's, with what stood where the route has braces.
bool matches(std::string_view route, std::string_view path, std::vector<std::string>& parts) {
    parts.clear();
    while (true) {
        const std::size_t route_end = route.find('/');
        const std::size_t path_end = path.find('/');
        const std::string_view piece = path.substr(0, path_end);
        if (route.starts_with('{')) {
            if (piece.empty()) return false;
            parts.emplace_back(piece);
        } else if (route.substr(0, route_end) != piece) {
            return false;
        }
        const bool route_done = route_end == std::string_view::npos;
        if (route_done != (path_end == std::string_view::npos)) return false;
        if (route_done) return true;
        route.remove_prefix(route_end + 1);
        path.remove_prefix(path_end + 1);
    }
}

}  // namespace

Router::Router(RouterOptions options, std::function<std::int64_t()> now_ms, Who who)
    : options_{std::move(options)},
      now_ms_{std::move(now_ms)},
      who_{std::move(who)},
      requests_{options_.requests, addresses_max} {}

bool Router::owns(std::string_view path) { return path == "/api" || path.starts_with("/api/"); }

bool Router::origin_allowed(const HttpRequest& request) const {
    const auto& allowed = options_.origins;
    if (!allowed.empty()) {
        return std::find(allowed.begin(), allowed.end(), request.origin) != allowed.end();
    }
    return !request.host.empty() &&
        (request.origin == "http://" + request.host || request.origin == "https://" + request.host);
}

// A browser sends the origin with every POST, and no page of another origin can add the header;
// other programs send what they like, but have nobody's cookies.
std::optional<Reason> Router::refuse(const HttpRequest& request) {
    if (!requests_.take(address_group(request.peer), now_ms_())) return Reason::rate_limited;
    if (request.method == "GET" || request.method == "HEAD") return std::nullopt;
    if (!request.origin.empty() && !origin_allowed(request)) return Reason::forbidden_origin;
    if (request.marker != "1") return Reason::missing_header;
    return std::nullopt;
}

void Router::identify(const HttpRequest& request, Identified then) {
    const std::string_view token = cookie_value(request.cookie, session_cookie);
    if (token.empty()) return then(std::optional<store::PlayerRow>{});
    who_(token, std::move(then));
}

void Router::handle(HttpRequest request, Respond respond) {
    if (const auto why = refuse(request)) return respond(error_response(*why));
    Call call{.request = std::move(request), .parts = {}, .respond = std::move(respond)};
    const std::string method = call.request.method == "HEAD" ? "GET" : call.request.method;
    bool known = false;
    for (const Endpoint& endpoint : endpoints_) {
        if (!matches(endpoint.notes.path, call.request.path, call.parts)) continue;
        known = true;
        if (endpoint.notes.method != method) continue;
        const auto shared = std::make_shared<Call>(std::move(call));
        return identify(
            shared->request,
            [shared, &endpoint](store::Read<std::optional<store::PlayerRow>> player) {
                if (!player) return shared->respond(unread_response(player.error()));
                shared->player = *std::move(player);
                endpoint.handle(*shared);
            }
        );
    }
    call.respond(error_response(known ? Reason::method_not_allowed : Reason::not_found));
}

}  // namespace kamchatka::server
