// What belongs to whom, in which order it begins and ends.
#include "server/server.hpp"

#include "server/api/api.hpp"
#include "server/companion/report.hpp"
#include "server/people/accounts.hpp"
#include "server/runtime/backups.hpp"
#include "server/tables/bot_runner.hpp"
#include "server/tables/catalogue_keeper.hpp"
#include "server/tables/homing_log.hpp"
#include "server/tables/hub.hpp"
#include "server/tables/socket_session.hpp"
#include "server/transport/static_files.hpp"
#include "server/transport/transport.hpp"
#include "store/store.hpp"

#include <sodium.h>

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

// Why the disk failed is the operator's to know; the server goes on, read-only.
store::StoreOptions told_of_failure() {
    store::StoreOptions options;
    options.writer.on_failure = [](const std::string& why) {
        journal(Level::error, "disk_failed", {{"why", why}});
    };
    options.writer.on_job_failure = [](const std::string& why) {
        journal(Level::error, "not_stored", {{"why", why}});
    };
    return options;
}

// So many at once, and as many again in so long.
RateLimit limit(std::uint32_t count, double seconds) {
    return {.burst = static_cast<double>(count), .per_second = count / seconds};
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
        .now_ms = {},
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
    store::Log& log() override { return home_log; }
    Keeper& keeper() override { return catalogue_keeper; }
    Thinker& thinker() override { return *bots; }
    const RoomLimits& limits() const override { return room_limits; }
    RoomCounts& counts() override { return room_counts; }
    void report(Trouble trouble, const Table& table) override;
    void in_loop(std::function<void()> work) override;

    // Application
    void on_request(HttpRequest request, Respond respond) override;
    HttpResponse on_bad_request(unsigned status) override;
    std::optional<HttpResponse> refuse_socket(const HttpRequest& request) override;
    std::unique_ptr<SocketListener> on_socket(
        const HttpRequest& request, std::shared_ptr<Socket> socket
    ) override;
    void on_tick() override;
    void on_stop() override;

    HttpResponse health() const;
    HttpResponse metrics() const;
    void sign_out(PlayerId player);
    Post post() {
        return [this](std::function<void()> work) { in_loop(std::move(work)); };
    }

    Config config;
    RoomLimits room_limits;
    RoomCounts room_counts;
    StaticFiles files;
    store::Store data;
    HomingLog home_log;
    CatalogueKeeper catalogue_keeper;
    Accounts accounts;
    Hub hub;
    Backups backups;
    std::unordered_multimap<PlayerId, SocketSession*> sessions;
    std::unordered_map<std::string, std::size_t> addresses;
    std::int64_t rooms_next_ms = 0;
    std::int64_t sweep_next_ms = 0;
    bool stopping = false;

    std::mutex transport_mutex;  // of the pointer, which other threads post through
    std::unique_ptr<Transport> transport;
    std::unique_ptr<Workers> workers;
    std::unique_ptr<BotRunner> bots;
    std::unique_ptr<Desk> desk;
    std::unique_ptr<Api> api;
    std::unique_ptr<Companions> companions;
};

Server::Parts::Parts(const Config& config_in)
    : config{config_in},
      room_limits{.bot_pause_ms = config.bot_pause_ms},
      files{config.web},
      data{config.data, told_of_failure()},
      home_log{data.log(), post()},
      catalogue_keeper{data.catalogue()},
      accounts{data.catalogue(), account_options(config)},
      hub{*this,
          data.catalogue(),
          HubLimits{.tables_per_player_max = config.tables_per_player_max}},
      backups{
          {.folder = config.backups,
           .every_ms = std::int64_t{config.backup_hours} * 3'600'000,
           .kept = config.backups_kept},
          [this](std::string path, std::function<void(std::string)> done) {
              data.backup(std::move(path), std::move(done));
          }} {
    transport = std::make_unique<Transport>(
        TransportOptions{
            .bind = config.bind,
            .port = static_cast<std::uint16_t>(config.port),
            .connections_max = config.connections_max,
            .trusted_proxies = config.trusted_proxies,
        },
        *this
    );
    workers = std::make_unique<Workers>(config.worker_threads, worker_queue_max, post());
    bots = std::make_unique<BotRunner>(
        config.bot_threads, std::chrono::milliseconds{config.bot_budget_ms}, post()
    );
    const auto requests = static_cast<double>(config.requests_per_second);
    desk = std::make_unique<Desk>(*this, data.journals(), hub, *workers);
    api = std::make_unique<Api>(
        hub,
        *this,
        data.catalogue(),
        accounts,
        *desk,
        *workers,
        ApiOptions{
            .origins = config.origins,
            .secure_cookies = config.secure_cookies,
            .requests = {.burst = 5 * requests, .per_second = requests},
        }
    );
    api->on_signed_out = [this](PlayerId player) { sign_out(player); };
    companions = std::make_unique<Companions>(*this, data.journals());
    companions->on_signed = [this](const SignedTable& table) { report_to(*desk, table); };
    api->companions = companions.get();
    hub.bring_back();
}

// First the threads that post, then the connections with their sessions, then rooms and store.
Server::Parts::~Parts() {
    bots.reset();
    workers.reset();
    data.stop();  // its last answers go to rooms and connections that are still there
    std::unique_ptr<Transport> last;
    {
        const std::lock_guard lock{transport_mutex};
        last = std::move(transport);
    }
    last.reset();
}

void Server::Parts::in_loop(std::function<void()> work) {
    const std::lock_guard lock{transport_mutex};
    if (transport) transport->post(std::move(work));
}

void Server::Parts::report(Trouble trouble, const Table& table) {
    constexpr std::array<std::string_view, 5> words{
        "log_conflict", "log_of_another_seed", "bot_refused", "table_unreadable", "not_stored"};
    journal(
        Level::error,
        words[static_cast<std::size_t>(trouble)],
        {{"table", std::to_string(table.id)}}
    );
}

HttpResponse Server::Parts::health() const {
    if (data.failed()) return json_response(R"({"status":"read_only"})", 503);
    if (stopping) return json_response(R"({"status":"stopping"})", 503);
    return json_response(R"({"status":"ok"})");
}

HttpResponse Server::Parts::metrics() const {
    std::string text;
    const TransportCounts counts = transport->counts();
    write_gauge(text, "rooms", "Tables in memory", hub.room_count());
    write_gauge(text, "games", "Games under way", hub.playing_count());
    write_gauge(text, "connections", "HTTP connections", counts.connections);
    write_gauge(text, "sockets", "WebSockets", counts.sockets);
    write_gauge(text, "resident_bytes", "Memory of the process", resident_bytes());
    write_gauge(text, "read_only", "1 after the disk failed", data.failed() ? 1 : 0);
    write_seconds(text, "cpu_seconds_total", "Processor time of the process", cpu_seconds());
    write_counter(text, "accepted_total", "Connections accepted", counts.accepted);
    write_counter(text, "frames_received_total", "WebSocket frames in", counts.frames_received);
    write_counter(text, "frames_sent_total", "WebSocket frames out", counts.frames_sent);
    write_counter(text, "bytes_sent_total", "Bytes out", counts.bytes_sent);
    write_counter(text, "slow_closed_total", "Sockets that did not read", counts.dropped_slow);
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
    if (!Api::owns(request.path)) return answer(files.answer(request));
    try {
        api->handle(std::move(request), answer);
    } catch (const std::exception& error) {
        journal(Level::error, "request_failed", {{"what", error.what()}});
        answer(error_response(Reason::read_only));
    }
}

HttpResponse Server::Parts::on_bad_request(unsigned status) {
    HttpResponse response = error_response(status == 400 ? Reason::malformed : Reason::too_large);
    response.status = status;
    add_security(response, {});
    return response;
}

std::optional<HttpResponse> Server::Parts::refuse_socket(const HttpRequest& request) {
    const auto refused = [&](Reason reason) {
        HttpResponse response = error_response(reason);
        add_security(response, request);
        return response;
    };
    if (request.path != "/ws") return refused(Reason::not_found);
    if (stopping) return refused(Reason::shutting_down);
    if (!api->origin_allowed(request)) return refused(Reason::forbidden_origin);
    const auto found = addresses.find(address_group(request.peer));
    if (found != addresses.end() && found->second >= config.sockets_per_address_max) {
        return refused(Reason::too_many_sockets);
    }
    const auto player = api->player_of(request);
    if (player && sessions.count(player->id) >= config.sockets_per_player_max) {
        return refused(Reason::too_many_sockets);
    }
    return std::nullopt;
}

std::unique_ptr<SocketListener> Server::Parts::on_socket(
    const HttpRequest& request, std::shared_ptr<Socket> socket
) {
    const auto player = api->player_of(request);
    Identity identity;
    if (player) identity = {player->id, player->name};
    const std::string address = address_group(request.peer);
    ++addresses[address];
    auto session = std::make_unique<SocketSession>(
        hub,
        *this,
        identity,
        std::move(socket),
        [this, address](SocketSession& gone) {
            if (--addresses[address] == 0) addresses.erase(address);
            if (!gone.player()) return;
            const auto [first, last] = sessions.equal_range(*gone.player());
            for (auto it = first; it != last; ++it) {
                if (it->second != &gone) continue;
                sessions.erase(it);
                return;
            }
        }
    );
    if (player) sessions.emplace(player->id, session.get());
    return session;
}

void Server::Parts::sign_out(PlayerId player) {
    const auto [first, last] = sessions.equal_range(player);
    for (auto it = first; it != last; ++it) it->second->close(Farewell::going_away);
}

void Server::Parts::on_tick() {
    const std::int64_t now = now_ms();
    if (now >= rooms_next_ms || rooms_next_ms - now > rooms_every_ms) {
        rooms_next_ms = now + rooms_every_ms;
        hub.tick();
        desk->tick(now);
    }
    if (now >= sweep_next_ms) {
        sweep_next_ms = now + sweep_every_ms;
        static_cast<void>(workers->run([this]() -> std::function<void()> {
            try {
                accounts.sweep();
            } catch (const std::exception&) {
                // A failed store says so in its own way, below.
            }
            return [] {};
        }));
    }
    backups.tick(now);
}

void Server::Parts::on_stop() {
    stopping = true;
    journal(Level::info, "stopping");
}

Server::Server(const Config& config) {
    if (sodium_init() < 0) throw std::runtime_error{"libsodium cannot be used"};
    parts_ = std::make_unique<Parts>(config);
    journal(
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
bool Server::failed() const { return parts_->data.failed(); }

}  // namespace kamchatka::server
