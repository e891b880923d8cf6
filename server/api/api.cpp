// Routes and the checks before them.
#include "server/api/api.hpp"

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

unsigned status_of(Reason reason) {
    switch (reason) {
        case Reason::malformed:
        case Reason::unknown_ruleset:
        case Reason::unknown_bot:
        case Reason::unknown_knob:
        case Reason::bad_option:
        case Reason::bad_board:
        case Reason::bad_settings:
        case Reason::bad_format:
        case Reason::bad_record: return 400;
        case Reason::no_player: return 401;
        case Reason::forbidden_origin:
        case Reason::missing_header:
        case Reason::not_host:
        case Reason::not_seated:
        case Reason::not_permitted:
        case Reason::bad_badge:
        case Reason::game_not_over:
        case Reason::spectators_off: return 403;
        case Reason::not_found:
        case Reason::table_not_found:
        case Reason::tournament_not_found:
        case Reason::bad_invitation:
        case Reason::seat_not_found: return 404;
        case Reason::method_not_allowed: return 405;
        case Reason::too_large: return 413;
        case Reason::rate_limited:
        case Reason::too_many_sockets:
        case Reason::too_many_tables: return 429;
        case Reason::server_busy:
        case Reason::shutting_down:
        case Reason::read_only: return 503;
        case Reason::table_full:
        case Reason::table_running:
        case Reason::table_not_running:
        case Reason::table_ended:
        case Reason::seat_taken:
        case Reason::seat_closed:
        case Reason::seat_not_human:
        case Reason::too_few_players:
        case Reason::no_clock:
        case Reason::paused:
        case Reason::not_joined:
        case Reason::stale:
        case Reason::chat_off:
        case Reason::chat_muted:
        case Reason::chat_silenced: return 409;
        case Reason::not_stored: return 500;
    }
    return 500;
}

HttpResponse json_response(std::string text, unsigned status) {
    return {
        .status = status,
        .content_type = "application/json",
        .body = std::make_shared<const std::string>(std::move(text)),
        .headers = {{"Cache-Control", "no-store"}},
    };
}

HttpResponse error_response(Reason reason, std::string field) {
    ErrorAnswer answer;
    append_json(answer.error.reason.text, reason);
    if (!field.empty()) answer.error.field = std::move(field);
    return json_response(to_json_text(answer), status_of(reason));
}

Api::Api(
    Hub& hub,
    World& world,
    store::Catalogue& catalogue,
    Accounts& accounts,
    Desk& desk,
    Workers& workers,
    ApiOptions options
)
    : hub_{hub},
      world_{world},
      catalogue_{catalogue},
      accounts_{accounts},
      desk_{desk},
      workers_{workers},
      options_{std::move(options)},
      requests_{options_.requests, addresses_max} {}

std::vector<EndpointNotes> Api::endpoints() {
    std::vector<EndpointNotes> all;
    for (const Route& route : routes()) {
        all.push_back({route.method, route.path, route.summary, route.request, route.answer});
    }
    return all;
}

bool Api::owns(std::string_view path) { return path == "/api" || path.starts_with("/api/"); }

bool Api::origin_allowed(const HttpRequest& request) const {
    const auto& allowed = options_.origins;
    if (!allowed.empty()) {
        return std::find(allowed.begin(), allowed.end(), request.origin) != allowed.end();
    }
    return !request.host.empty() &&
        (request.origin == "http://" + request.host || request.origin == "https://" + request.host);
}

std::optional<store::PlayerRow> Api::player_of(const HttpRequest& request) {
    const std::string_view token = cookie_value(request.cookie, session_cookie);
    return token.empty() ? std::nullopt : accounts_.who(token);
}

// A browser sends the origin with every POST, and no page of another origin can add the header;
// other programs send what they like, but have nobody's cookies.
std::optional<Reason> Api::refuse(const HttpRequest& request) {
    if (!requests_.take(address_group(request.peer), world_.now_ms())) return Reason::rate_limited;
    if (request.method == "GET" || request.method == "HEAD") return std::nullopt;
    if (!request.origin.empty() && !origin_allowed(request)) return Reason::forbidden_origin;
    if (request.marker != "1") return Reason::missing_header;
    return std::nullopt;
}

void Api::handle(HttpRequest request, Respond respond) {
    if (const auto why = refuse(request)) return respond(error_response(*why));
    Call call{.request = std::move(request), .parts = {}, .respond = std::move(respond)};
    const std::string method = call.request.method == "HEAD" ? "GET" : call.request.method;
    bool known = false;
    for (const Route& route : routes()) {
        if (!matches(route.path, call.request.path, call.parts)) continue;
        known = true;
        if (route.method != method) continue;
        call.player = player_of(call.request);
        return (this->*route.handler)(call);
    }
    call.respond(error_response(known ? Reason::method_not_allowed : Reason::not_found));
}

std::optional<store::PlayerRow> Api::need_player(Call& call) {
    if (!call.player) call.respond(error_response(Reason::no_player));
    return call.player;
}

std::shared_ptr<Room> Api::need_room(Call& call) {
    auto room = hub_.find(call.parts.front());
    if (!room) call.respond(error_response(Reason::table_not_found));
    return room;
}

void Api::respond_detail(Call& call, const Room& room, const Refusal& why) {
    if (why) return call.respond(error_response(*why));
    call.respond(json_response(to_json_text(room.detail())));
}

}  // namespace kamchatka::server
