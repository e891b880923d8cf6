#include "server/api/router.hpp"

#include "codec/visible_text.hpp"
#include "server/runtime/operator_log.hpp"

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

// The one door for what people write: no endpoint sees text that could not be shown to others. What
// is no JSON is the endpoint's to refuse.
Fault read_body(Call& call, const EndpointNotes& notes) {
    if (notes.request == nullptr) return std::nullopt;
    auto value = parse_strict(call.request.body.empty() ? "{}" : call.request.body);
    if (!value) return std::nullopt;
    if (auto odd = codec::odd_text_in(*value, notes.request)) return odd;
    call.body = std::make_shared<const boost::json::value>(*std::move(value));
    return std::nullopt;
}

}  // namespace

Router::Router(RouterOptions options, std::function<std::int64_t()> now_ms, Post post, Who who)
    : options_{std::move(options)},
      now_ms_{std::move(now_ms)},
      who_{std::move(who)},
      posted_kb_{options_.posted_kb, addresses_max},
      made_by_address_{options_.made_by_address, addresses_max},
      made_by_player_{options_.made_by_player, addresses_max},
      gate_{options_.gate, now_ms_, std::move(post)} {
    set_requests(options_.requests);
}

void Router::set_requests(const RateLimit& limit) { requests_.emplace(limit, addresses_max); }

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
    const std::string address = address_group(request.peer);
    if (!requests_->take(address, now_ms_())) return Reason::rate_limited;
    if (request.method == "GET" || request.method == "HEAD") return std::nullopt;
    if (!request.origin.empty() && !origin_allowed(request)) return Reason::forbidden_origin;
    if (request.marker != "1") return Reason::missing_header;
    const double kilobytes = static_cast<double>(request.body.size()) / 1024;
    if (!posted_kb_.take(address, now_ms_(), kilobytes)) return Reason::rate_limited;
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
            [this, shared, &endpoint](store::Read<std::optional<store::PlayerRow>> player) {
                if (!player) return shared->respond(unread_response(player.error()));
                shared->player = *std::move(player);
                if (auto odd = read_body(*shared, endpoint.notes)) {
                    return shared->respond(error_response(Reason::odd_characters, odd->path));
                }
                dispatch(endpoint, shared);
            }
        );
    }
    call.respond(error_response(known ? Reason::method_not_allowed : Reason::not_found));
}

// A fault of ours in one request is nobody else's.
void Router::answer(const Endpoint& endpoint, const Call& call) {
    try {
        endpoint.handle(call);
    } catch (const std::exception& error) {
        note(Level::error, "request_failed", {{"what", error.what()}});
        call.respond(error_response(Reason::read_only));
    }
}

// The player first: who may not make any more shall not use up the share of others.
bool Router::may_make(const Call& call) {
    const std::int64_t now_ms = now_ms_();
    return (!call.player || made_by_player_.take(std::to_string(call.player->id), now_ms)) &&
        made_by_address_.take(address_group(call.request.peer), now_ms);
}

void Router::dispatch(const Endpoint& endpoint, const std::shared_ptr<Call>& call) {
    if (endpoint.notes.cost == Cost::lasting && !may_make(*call)) {
        return call->respond(error_response(Reason::rate_limited));
    }
    if (endpoint.notes.cost != Cost::much) return answer(endpoint, *call);
    Gate::Client client{.address = address_group(call->request.peer)};
    if (call->player) client.player = call->player->id;
    const auto begin = [call, &endpoint](std::shared_ptr<Effort> effort) {
        // It is under way until it is answered.
        call->respond = [effort, respond = std::move(call->respond)](HttpResponse response) {
            respond(std::move(response));
        };
        call->effort = std::move(effort);
        answer(endpoint, *call);
    };
    if (const auto why = gate_.enter(client, begin)) call->respond(error_response(*why));
}

}  // namespace kamchatka::server
