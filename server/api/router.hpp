// How a request finds whoever answers it: endpoints come in groups, each a class that lists its
// routes and says in its constructor what it needs. Everything under /api is JSON; a state is
// changed only by POST, from an allowed origin, with the header X-Kamchatka.
#pragma once

#include "server/api/call.hpp"
#include "server/api/gate.hpp"
#include "server/transport/rate.hpp"

#include <deque>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kamchatka::server {

// What a request asks of the server: little; work, for which it waits at the gate; or something new
// that stays, of which everybody may make so much.
enum class Cost : std::uint8_t { little, much, lasting };

// What the document of the API says of an endpoint.
struct EndpointNotes {
    std::string_view method;
    std::string_view path;  // pieces in braces stand for anything
    std::string_view summary;
    const codec::Description* request;  // the body; null: none
    const codec::Description* answer;   // null: something else than JSON with a schema
    Cost cost;
};

// An endpoint of a group: `static std::span<const Route<Group>> Group::routes()` lists them.
template <typename Group>
struct Route {
    EndpointNotes notes;
    void (Group::*handler)(const Call&);
};

struct RouterOptions {
    std::vector<std::string> origins{};                  // allowed; empty: the request's own host
    RateLimit requests{.burst = 200, .per_second = 40};  // for each address
    // Of what is posted, in kilobytes: most of it ends up on the disk.
    RateLimit posted_kb{.burst = 32'768, .per_second = 64};
    // Tables and tournaments.
    RateLimit made_by_address{.burst = 240, .per_second = 240.0 / 3600};
    RateLimit made_by_player{.burst = 40, .per_second = 40.0 / 3600};
    GateLimits gate{};
};

class Router {
public:
    // Answers with the player of a session, in the loop: at once when it is remembered.
    using Identified = std::function<void(store::Read<std::optional<store::PlayerRow>>)>;
    using Who = std::function<void(std::string_view token, Identified then)>;

    Router(RouterOptions options, std::function<std::int64_t()> now_ms, Post post, Who who);

    // Before the first request; the group must outlive the router.
    template <typename Group>
    void add(Group& group) {
        for (const Route<Group>& route : Group::routes()) {
            endpoints_.push_back({route.notes, [&group, &route](const Call& call) {
                                      (group.*route.handler)(call);
                                  }});
        }
    }

    // Whether the path is one of ours; if not, it is the web client's.
    static bool owns(std::string_view path);
    void handle(HttpRequest request, Respond respond);

    // Another limit from now on, everybody beginning anew.
    void set_requests(const RateLimit& limit);

    bool origin_allowed(const HttpRequest& request) const;
    void identify(const HttpRequest& request, Identified then);

private:
    struct Endpoint {
        EndpointNotes notes;
        std::function<void(const Call&)> handle;
    };

    std::optional<Reason> refuse(const HttpRequest& request);
    void dispatch(const Endpoint& endpoint, const std::shared_ptr<Call>& call);
    bool may_make(const Call& call);
    static void answer(const Endpoint& endpoint, const Call& call);

    RouterOptions options_;
    std::function<std::int64_t()> now_ms_;
    Who who_;
    std::optional<RateLimiter> requests_;
    RateLimiter posted_kb_;
    RateLimiter made_by_address_;
    RateLimiter made_by_player_;
    Gate gate_;
    std::deque<Endpoint> endpoints_;
};

}  // namespace kamchatka::server
