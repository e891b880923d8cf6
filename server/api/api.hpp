// The HTTP endpoints: routes, who asks, and what each does. Everything under /api is JSON; a state
// is changed only by POST, from an allowed origin, with the header X-Kamchatka.
//
//   api.cpp          routes, checks           api_accounts.cpp  players and sessions
//   api_tables.cpp   the lobby and the host   api_rules.cpp     rulesets, bots, odds
//   api_replay.cpp   records and replays      api_routes.cpp    the table of them all
//   api_companions.cpp  books of real tables
//   api_tournaments.cpp, api_desk.cpp, api_badges.cpp           the tournament desk
#pragma once

#include "codec/json.hpp"
#include "codec/strict_json.hpp"
#include "server/desk/desk.hpp"
#include "server/people/accounts.hpp"
#include "server/runtime/workers.hpp"
#include "server/tables/hub.hpp"
#include "server/transport/http.hpp"
#include "server/transport/rate.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kamchatka::server {

class Companions;

inline constexpr std::string_view session_cookie = "kamchatka_session";

struct ApiOptions {
    std::vector<std::string> origins{};  // allowed; empty: that of the request's own host
    bool secure_cookies = false;
    RateLimit requests{.burst = 200, .per_second = 40};  // for each address
};

// A request on its way through a route.
struct Call {
    HttpRequest request;
    std::vector<std::string> parts;  // of the path, where the route has braces
    std::optional<store::PlayerRow> player{};
    Respond respond;
};

// What the document says of an endpoint.
struct EndpointNotes {
    std::string_view method;
    std::string_view path;
    std::string_view summary;
    std::string (*request)();  // JSON Schema of the body; null: none
    std::string (*answer)();   // of the answer; null: something else than described JSON
};

HttpResponse json_response(std::string text, unsigned status = 200);
HttpResponse error_response(Reason reason, std::string field = {});
HttpResponse error_response(const DeskFault& fault);
unsigned status_of(Reason reason);

class Api {
public:
    Api(Hub& hub,
        World& world,
        store::Catalogue& catalogue,
        Accounts& accounts,
        Desk& desk,
        Workers& workers,
        ApiOptions options);

    static std::vector<EndpointNotes> endpoints();

    // Whether the path is one of ours; if not, it is the web client's.
    static bool owns(std::string_view path);
    void handle(HttpRequest request, Respond respond);

    bool origin_allowed(const HttpRequest& request) const;
    std::optional<store::PlayerRow> player_of(const HttpRequest& request);

    // Called when a session has ended: its sockets must go.
    std::function<void(store::PlayerId)> on_signed_out;
    Companions* companions = nullptr;  // set before the first request

private:
    using Handler = void (Api::*)(Call&);
    struct Route {
        std::string_view method;
        std::string_view path;  // pieces in braces stand for anything
        Handler handler;
        std::string_view summary;
        std::string (*request)();
        std::string (*answer)();
    };
    static std::span<const Route> routes();
    std::optional<Reason> refuse(const HttpRequest& request);

    // Reads the body into a request type, or answers with what is wrong.
    template <typename T>
    std::optional<T> body_of(Call& call) {
        const auto value = parse_strict(call.request.body.empty() ? "{}" : call.request.body);
        T out{};
        if (!value) {
            call.respond(error_response(Reason::malformed));
            return std::nullopt;
        }
        if (auto fault = read_json(*value, out)) {
            call.respond(error_response(Reason::malformed, fault->path));
            return std::nullopt;
        }
        return out;
    }
    // The player, or an answer that there is none.
    std::optional<store::PlayerRow> need_player(Call& call);
    std::shared_ptr<Room> need_room(Call& call);
    void respond_detail(Call& call, const Room& room, const Refusal& why);

    // api_accounts.cpp
    void get_me(Call& call);
    void post_guest(Call& call);
    void post_account(Call& call);
    void post_login(Call& call);
    void post_recover(Call& call);
    void post_logout(Call& call);
    void post_account_delete(Call& call);
    void get_account_export(Call& call);
    using SignIn = std::function<Accounts::Answer<SignedIn>(const Asker&)>;
    enum class OtherSessions : std::uint8_t { stay, end };
    void sign_in(Call& call, SignIn sign_in, OtherSessions others = OtherSessions::stay);
    void tell_rooms(const SignedIn& signed_in);
    std::string cookie(const HttpRequest& request, std::string_view token) const;
    // Runs on a worker; answers server_busy when there is none, read_only when the store failed.
    void on_worker(Call& call, std::function<std::function<void(const Respond&)>()> work);

    // api_rules.cpp
    void get_rulesets(Call& call);
    void get_ruleset(Call& call);
    void get_clauses(Call& call);
    void get_bots(Call& call);
    void get_odds(Call& call);
    void get_openapi(Call& call);

    // api_tables.cpp
    void get_tables(Call& call);
    void get_my_tables(Call& call);
    void post_tables(Call& call);
    void post_play_now(Call& call);
    void get_table(Call& call);
    void get_table_rules(Call& call);
    void get_table_geometry(Call& call);
    void post_sit(Call& call);
    void post_stand(Call& call);
    void post_start(Call& call);
    void post_seat(Call& call);
    void post_mute(Call& call);
    void post_clock(Call& call);
    void post_replace(Call& call);

    // api_replay.cpp
    void get_events(Call& call);
    void get_record(Call& call);
    void get_replay(Call& call);
    void post_replay(Call& call);

    // api_companions.cpp
    void post_companion(Call& call);
    void get_companion(Call& call);
    void get_my_companions(Call& call);

    // api_tournaments.cpp
    Desk::Found need_contest(Call& call);
    DeskRole role_in(const Call& call, const Contest& contest);
    // The contest and the role, or an answer that this is not for whoever asks.
    struct Entitled {
        Desk::Found contest;
        DeskRole role = DeskRole::public_;
    };
    std::optional<Entitled> need_desk(Call& call);
    std::optional<Entitled> need_organiser(Call& call);
    static Desk::Acted answer_act(const Call& call);
    void get_tournaments(Call& call);
    void get_presets(Call& call);
    void post_tournaments(Call& call);
    void post_format_check(Call& call);
    void post_formula_check(Call& call);
    void get_year(Call& call);
    void get_tournament(Call& call);
    void post_tournament_act(Call& call);
    void post_import(Call& call);
    void get_seating(Call& call);
    void get_journal(Call& call);
    void get_export(Call& call);

    // api_desk.cpp
    void get_officials(Call& call);
    void post_invitation(Call& call);
    void post_invitation_revoke(Call& call);
    void post_member_remove(Call& call);
    void post_accept(Call& call);
    void post_listing(Call& call);
    void post_forget(Call& call);

    // api_badges.cpp
    struct Bearer {
        Desk::Found contest;
        tournament::PlayerId player;
    };
    std::optional<Bearer> need_bearer(Call& call, std::uint32_t player, std::string_view token);
    void get_badges(Call& call);
    void post_badge(Call& call);
    void post_badge_here(Call& call);
    void post_badge_call(Call& call);
    void post_badge_sit(Call& call);
    void get_online(Call& call);
    void post_online_open(Call& call);
    void post_online_start(Call& call);

    Hub& hub_;
    World& world_;
    store::Catalogue& catalogue_;
    Accounts& accounts_;
    Desk& desk_;
    Workers& workers_;
    ApiOptions options_;
    RateLimiter requests_;
};

}  // namespace kamchatka::server
