// What belongs to whom, in which order it begins and ends.
#include "server/server.hpp"

#include "server/companion/endpoints.hpp"
#include "server/companion/report.hpp"
#include "server/describe/endpoints.hpp"
#include "server/desk/badge_endpoints.hpp"
#include "server/desk/official_endpoints.hpp"
#include "server/desk/tournament_endpoints.hpp"
#include "server/people/endpoints.hpp"
#include "server/reference/endpoints.hpp"
#include "server/replays/endpoints.hpp"
#include "server/runtime/backups.hpp"
#include "server/runtime/operator_log.hpp"
#include "server/tables/bot_runner.hpp"
#include "server/tables/endpoints.hpp"
#include "server/tables/socket_session.hpp"
#include "server/tables/wire.hpp"
#include "server/transport/static_files.hpp"
#include "server/transport/transport.hpp"
#include "store/store.hpp"

#include <sodium.h>

#include <array>
#include <chrono>
#include <mutex>
#include <unordered_map>

namespace kamchatka::server {
namespace {

constexpr std::int64_t rooms_every_ms = 20;
constexpr std::int64_t sweep_every_ms = 3'600'000;
constexpr std::size_t worker_queue_max = 256;

std::int64_t wall_clock_ms() {
    const auto since = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

// Answers come to the loop. Why the disk failed is the operator's to know; the server goes on,
// read-only.
store::StoreOptions store_options(Post deliver) {
    return {
        .deliver = std::move(deliver),
        .on_failure =
            [](const std::string& why) {
                note(Level::error, "disk_failed", {{"why", why}});
            },
        .on_job_failure =
            [](const std::string& why) {
                note(Level::error, "not_stored", {{"why", why}});
            }};
}

// So many at once, and as many again in so long.
RateLimit limit(std::uint32_t count, double seconds) {
    return {.burst = static_cast<double>(count), .per_second = count / seconds};
}

RateLimit limit_per_second(std::uint32_t count) {
    return {.burst = 5.0 * count, .per_second = static_cast<double>(count)};
}

AccountOptions account_options(const Config& config) {
    constexpr double quarter_s = 900;
    constexpr double hour_s = 3600;
    return {
        .passphrases =
            {.memory_bytes = std::size_t{config.passphrase_memory_mib} << 20U,
             .at_once = static_cast<int>(config.passphrases_at_once)},
        .tries_by_name = limit(config.wrong_tries_per_name, quarter_s),
        .tries_by_address = limit(config.wrong_tries_per_address, quarter_s),
        .newcomers = limit(config.newcomers_per_address, hour_s),
    };
}

// What every answer carries: nothing from elsewhere, nothing inline, nowhere framed.
void add_security(HttpResponse& response, const HttpRequest& request) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 6> always{{
        {"Content-Security-Policy",
         "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; "
         "object-src 'none'; base-uri 'none'; "
         "form-action 'self'; frame-ancestors 'none'"},
        {"X-Content-Type-Options", "nosniff"},
        {"Referrer-Policy", "same-origin"},
        {"Cross-Origin-Opener-Policy", "same-origin"},
        {"Cross-Origin-Resource-Policy", "same-origin"},
        {"Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"},
    }};
    for (const auto& [name, value] : always) response.headers.emplace_back(name, value);
    if (request.secure) {
        response.headers.emplace_back("Strict-Transport-Security", "max-age=31536000");
    }
}

}  // namespace

struct Server::Parts final : World, Application {
    explicit Parts(const Config& config_in);
    ~Parts() override;

    // World
    std::int64_t now_ms() const override { return wall_clock_ms(); }
    void random(std::span<std::uint8_t> bytes) override {
        randombytes_buf(bytes.data(), bytes.size());
    }
    store::Log& log() override { return data->log(); }
    store::Catalogue& catalogue() override { return data->catalogue(); }
    Thinker& thinker() override { return bots; }
    const RoomLimits& limits() const override { return room_limits; }
    RoomCounts& counts() override { return room_counts; }
    void report(Trouble trouble, std::int64_t id) override;

    // Application
    void on_request(HttpRequest request, Respond respond) override;
    HttpResponse on_bad_request(unsigned status) override;
    void on_upgrade(HttpRequest request, std::function<void(Admission)> decide) override;
    void on_tick() override;
    void on_stop() override;

    HttpResponse health() const;
    HttpResponse metrics() const;
    PeopleNews people_news();
    void sign_out(PlayerId player);
    std::optional<Reason> refuse_socket(
        const HttpRequest& request, const std::optional<store::PlayerRow>& player
    ) const;
    std::unique_ptr<SocketListener> listen(
        const std::string& address, const Identity& identity, std::shared_ptr<Socket> socket
    );
    Post post() {
        return [this](std::function<void()> work) {
            const std::lock_guard lock{transport_mutex};
            if (transport) transport->post(std::move(work));
        };
    }

    Config config;
    RoomLimits room_limits;
    RoomCounts room_counts;
    StaticFiles files;
    std::unordered_multimap<PlayerId, SocketSession*> sockets;
    std::unordered_map<std::string, std::size_t> addresses;
    std::int64_t rooms_next_ms = 0;
    std::int64_t sweep_next_ms = 0;
    bool stopping = false;

    std::mutex transport_mutex;  // of the pointer, which other threads post through
    std::unique_ptr<Transport> transport;
    std::unique_ptr<store::Store> data;
    // Passphrases have workers of their own, so that nobody's table waits for them.
    Workers hashing;
    Workers workers;
    BotRunner bots;

    Sessions sessions;
    Accounts accounts;
    Directory directory;
    Desk desk;
    Companions companions;
    Backups backups;

    PeopleEndpoints people_endpoints;
    ReferenceEndpoints reference_endpoints;
    DescribeEndpoints describe_endpoints;
    TableEndpoints table_endpoints;
    ReplayEndpoints replay_endpoints;
    CompanionEndpoints companion_endpoints;
    TournamentEndpoints tournament_endpoints;
    OfficialEndpoints official_endpoints;
    BadgeEndpoints badge_endpoints;
    Router router;
};

Server::Parts::Parts(const Config& config_in)
    : config{config_in},
      room_limits{.bot_pause_ms = config.bot_pause_ms},
      files{config.web},
      data{store::open_store(config.data, store_options(post()))},
      hashing{config.passphrases_at_once, worker_queue_max, post()},
      workers{config.worker_threads, worker_queue_max, post()},
      bots{config.bot_threads, std::chrono::milliseconds{config.bot_budget_ms}, post()},
      sessions{data->catalogue(), {.now_ms = wall_clock_ms}},
      accounts{data->catalogue(), sessions, hashing, account_options(config)},
      directory{*this, workers, {.tables_per_player_max = config.tables_per_player_max}},
      desk{*this, data->journals(), directory, workers},
      companions{*this, data->journals(), workers},
      backups{
          {.folder = config.backups,
           .every_ms = std::int64_t{config.backup_hours} * 3'600'000,
           .kept = config.backups_kept},
          [this](std::string path, std::function<void(std::string)> done) {
              data->backup(std::move(path), std::move(done));
          }},
      people_endpoints{
          accounts,
          people_news(),
          config.secure_cookies ? Cookies::secure : Cookies::as_the_request_came},
      table_endpoints{directory, workers},
      replay_endpoints{directory, data->log(), workers},
      companion_endpoints{companions},
      tournament_endpoints{*this, desk, data->journals(), workers},
      official_endpoints{*this, desk, data->journals()},
      badge_endpoints{*this, desk, data->journals()},
      router{
          {.origins = config.origins, .requests = limit_per_second(config.requests_per_second)},
          wall_clock_ms,
          [this](std::string_view token, Router::Identified then) {
              sessions.who(token, std::move(then));
          }} {
    companions.on_signed = [this](const SignedTable& table) { report_to(desk, table); };
    router.add(people_endpoints);
    router.add(reference_endpoints);
    router.add(describe_endpoints);
    router.add(table_endpoints);
    router.add(replay_endpoints);
    router.add(companion_endpoints);
    router.add(tournament_endpoints);
    router.add(official_endpoints);
    router.add(badge_endpoints);
    transport = std::make_unique<Transport>(
        TransportOptions{
            .bind = config.bind,
            .port = static_cast<std::uint16_t>(config.port),
            .connections_max = config.connections_max,
            .message_bytes_max = message_bytes_max,
            .trusted_proxies = config.trusted_proxies,
        },
        *this
    );
    directory.bring_back();
}

// First the threads that post, then the store, whose last answers go to rooms and connections that
// are still there, then the connections with their sessions, then the rest.
Server::Parts::~Parts() {
    bots.stop();
    workers.stop();
    hashing.stop();
    data->stop();
    std::unique_ptr<Transport> last;
    {
        const std::lock_guard lock{transport_mutex};
        last = std::move(transport);
    }
    last.reset();
}

void Server::Parts::report(Trouble trouble, std::int64_t id) {
    constexpr std::array<std::string_view, 5> words{
        "log_conflict", "log_of_another_seed", "bot_refused", "table_unreadable", "not_stored"};
    note(Level::error, words[static_cast<std::size_t>(trouble)], {{"table", std::to_string(id)}});
}

HttpResponse Server::Parts::health() const {
    if (data->failed()) return json_response(R"({"status":"read_only"})", 503);
    if (stopping) return json_response(R"({"status":"stopping"})", 503);
    return json_response(R"({"status":"ok"})");
}

HttpResponse Server::Parts::metrics() const {
    std::string text;
    const TransportCounts counts = transport->counts();
    write_gauge(text, "rooms", "Tables in memory", directory.room_count());
    write_gauge(text, "games", "Games under way", directory.playing_count());
    write_gauge(text, "connections", "HTTP connections", counts.connections);
    write_gauge(text, "sockets", "WebSockets", counts.sockets);
    write_gauge(text, "resident_bytes", "Memory of the process", resident_bytes());
    write_gauge(text, "read_only", "1 after the disk failed", data->failed() ? 1 : 0);
    write_seconds(text, "cpu_seconds_total", "Processor time of the process", cpu_seconds());
    write_counter(text, "accepted_total", "Connections accepted", counts.accepted);
    write_counter(text, "frames_received_total", "WebSocket frames in", counts.frames_received);
    write_counter(text, "frames_sent_total", "WebSocket frames out", counts.frames_sent);
    write_counter(text, "bytes_sent_total", "Bytes out", counts.bytes_sent);
    write_counter(text, "slow_closed_total", "Sockets that did not read", counts.dropped_slow);
    const LoopStretches& stretches = transport->stretches();
    write_seconds(
        text,
        "loop_longest_seconds",
        "Longest stretch of the loop, in processor time",
        stretches.longest_ms / 1000
    );
    stretches.all.write(text, "loop_stretch", "Stretches of the loop, in processor time");
    write_counts(text, room_counts);
    HttpResponse response = json_response(std::move(text));
    response.content_type = "text/plain; version=0.0.4";
    return response;
}

void Server::Parts::on_request(HttpRequest request, Respond respond) {
    const auto answer = [respond = std::move(respond), request](HttpResponse response) {
        add_security(response, request);
        respond(std::move(response));
    };
    if (request.path == "/health") return answer(health());
    if (request.path == "/metrics") return answer(metrics());
    if (!Router::owns(request.path)) return answer(files.answer(request));
    try {
        router.handle(std::move(request), answer);
    } catch (const std::exception& error) {
        note(Level::error, "request_failed", {{"what", error.what()}});
        answer(error_response(Reason::read_only));
    }
}

HttpResponse Server::Parts::on_bad_request(unsigned status) {
    HttpResponse response = error_response(status == 400 ? Reason::malformed : Reason::too_large);
    response.status = status;
    add_security(response, {});
    return response;
}

std::optional<Reason> Server::Parts::refuse_socket(
    const HttpRequest& request, const std::optional<store::PlayerRow>& player
) const {
    if (request.path != "/ws") return Reason::not_found;
    if (stopping) return Reason::shutting_down;
    if (!router.origin_allowed(request)) return Reason::forbidden_origin;
    const auto found = addresses.find(address_group(request.peer));
    if (found != addresses.end() && found->second >= config.sockets_per_address_max) {
        return Reason::too_many_sockets;
    }
    if (player && sockets.count(player->id) >= config.sockets_per_player_max) {
        return Reason::too_many_sockets;
    }
    return std::nullopt;
}

void Server::Parts::on_upgrade(HttpRequest request, std::function<void(Admission)> decide) {
    const auto refuse = [request, decide](HttpResponse response) {
        add_security(response, request);
        decide({.refused = std::move(response)});
    };
    if (const auto why = refuse_socket(request, std::nullopt)) return refuse(error_response(*why));
    router.identify(
        request,
        [this, request, refuse, decide](const store::Read<std::optional<store::PlayerRow>>& player
        ) {
            if (!player) return refuse(unread_response(player.error()));
            if (const auto why = refuse_socket(request, *player)) {
                return refuse(error_response(*why));
            }
            Identity identity;
            if (*player) identity = {(*player)->id, (*player)->name};
            const auto open = [this, identity, address = address_group(request.peer)](
                                  std::shared_ptr<Socket> socket
                              ) { return listen(address, identity, std::move(socket)); };
            decide({.listen = open});
        }
    );
}

std::unique_ptr<SocketListener> Server::Parts::listen(
    const std::string& address, const Identity& identity, std::shared_ptr<Socket> socket
) {
    ++addresses[address];
    auto session = std::make_unique<SocketSession>(
        directory,
        *this,
        identity,
        std::move(socket),
        [this, address](SocketSession& gone) {
            if (--addresses[address] == 0) addresses.erase(address);
            if (!gone.player()) return;
            const auto [first, last] = sockets.equal_range(*gone.player());
            for (auto it = first; it != last; ++it) {
                if (it->second != &gone) continue;
                sockets.erase(it);
                return;
            }
        }
    );
    if (identity.player) sockets.emplace(*identity.player, session.get());
    return session;
}

void Server::Parts::sign_out(PlayerId player) {
    const auto [first, last] = sockets.equal_range(player);
    for (auto it = first; it != last; ++it) it->second->close(Farewell::going_away);
}

// The rooms and the desk learn who sits there now.
PeopleNews Server::Parts::people_news() {
    const auto signed_in = [this](const SignedIn& who) {
        directory.people_changed();
        for (const TableId table : who.tables) {
            const auto room = directory.open(table);
            if (!room) continue;
            if (who.guest) {
                room->hand_over(*who.guest, who.player.id, who.player.name);
            } else {
                room->rename(who.player.id, who.player.name);
            }
        }
    };
    const auto removed = [this](const Removed& who) {
        directory.people_changed();
        // Also where they only watched and talked.
        directory.for_each([&](Room& room) { room.forget(who.player); });
        desk.forget_accounts();
    };
    return {
        .signed_in = signed_in,
        .signed_out = [this](PlayerId player) { sign_out(player); },
        .removed = removed};
}

void Server::Parts::on_tick() {
    const std::int64_t now = now_ms();
    if (now >= rooms_next_ms || rooms_next_ms - now > rooms_every_ms) {
        rooms_next_ms = now + rooms_every_ms;
        directory.tick();
        desk.tick(now);
    }
    if (now >= sweep_next_ms) {
        sweep_next_ms = now + sweep_every_ms;
        accounts.sweep();
    }
    backups.tick(now);
}

void Server::Parts::on_stop() {
    stopping = true;
    note(Level::info, "stopping");
}

Server::Server(const Config& config) {
    if (sodium_init() < 0) throw std::runtime_error{"libsodium cannot be used"};
    parts_ = std::make_unique<Parts>(config);
    note(
        Level::info,
        "listening",
        {{"bind", config.bind},
         {"port", std::to_string(port())},
         {"web_files", std::to_string(parts_->files.file_count())}}
    );
}

Server::~Server() = default;

std::uint16_t Server::port() const { return parts_->transport->port(); }
void Server::run() { parts_->transport->run(); }
void Server::stop() { parts_->transport->stop(); }
bool Server::failed() const { return parts_->data->failed(); }
double Server::longest_stretch_ms() const { return parts_->transport->stretches().longest_ms; }

}  // namespace kamchatka::server
