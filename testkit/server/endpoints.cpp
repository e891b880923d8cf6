#include "testkit/server/endpoints.hpp"

#include "server/people/tokens.hpp"

namespace kamchatka::server {
namespace {

constexpr std::int64_t session_ms = std::int64_t{60} * 86'400'000;

}  // namespace

std::string Endpoints::token(store::PlayerId player) { return "token-" + std::to_string(player); }

Endpoints::Endpoints(MemoryWorld& world, std::size_t people, std::int64_t page)
    : workers_{1, 100, loop_.post()},
      calendar_{{[&world] { return world.now; }, [&world] { return world.wall_ms(); }}},
      sessions_{world.catalogue(), calendar_},
      directory_{world, workers_, {}},
      tables_{directory_, workers_},
      replays_{directory_, world.log(), workers_, page},
      router_{
          {.requests = {1e9, 1e9}},
          [&world] { return world.now; },
          [](const std::function<void()>& work) { work(); },
          [this](std::string_view given, Router::Identified then) {
              sessions_.who(given, std::move(then));
          }} {
    router_.add(tables_);
    router_.add(replays_);
    for (std::size_t i = 1; i <= people; ++i) {
        const auto id = static_cast<store::PlayerId>(i);
        world.data.contents()->rows.sessions[token_hash(token(id))] = {
            .token = token_hash(token(id)),
            .player = id,
            .created_ms = world.now,
            .expires_ms = world.now + session_ms};
    }
}

std::string Endpoints::get(const std::string& path, std::optional<store::PlayerId> player) {
    HttpRequest request;
    request.method = "GET";
    const std::size_t mark = path.find('?');
    request.path = path.substr(0, mark);
    if (mark != std::string::npos) request.query = path.substr(mark + 1);
    if (player) request.cookie = "kamchatka_session=" + token(*player);
    std::optional<HttpResponse> answer;
    router_.handle(request, [&](HttpResponse response) { answer = std::move(response); });
    while (!answer) loop_.run_next();
    return std::to_string(answer->status) + ' ' + (answer->body ? *answer->body : "");
}

}  // namespace kamchatka::server
