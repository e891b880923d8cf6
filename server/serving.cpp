// What the loop calls: requests, sockets, ticks.
#include "server/cluster/metrics.hpp"
#include "server/parts.hpp"

#include <sodium.h>

#include <array>

namespace kamchatka::server {
namespace {

constexpr std::int64_t rooms_every_ms = 20;
constexpr std::int64_t calendar_every_ms = 5'000;
constexpr std::int64_t note_every_ms = 600'000;
constexpr std::int64_t certificate_every_ms = 1'000;
constexpr std::int64_t sweep_every_ms = 3'600'000;
constexpr std::int64_t forsaken_ms = std::int64_t{30} * 24 * 3'600'000;  // games that wait
constexpr std::size_t damaged_max = 10'000;

// What every answer carries: nothing from elsewhere, nothing inline, nowhere framed. Images may
// also be of bytes that the page made itself (blob:), as a clip of a game is. In the clear browsers
// pass over a policy for who opens whom, and complain of it.
void add_security(HttpResponse& response, bool secure, bool always_secure) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 5> always{{
        {"Content-Security-Policy",
         "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' blob:; "
         "object-src 'none'; base-uri 'none'; "
         "form-action 'self'; frame-ancestors 'none'"},
        {"X-Content-Type-Options", "nosniff"},
        {"Referrer-Policy", "same-origin"},
        {"Cross-Origin-Resource-Policy", "same-origin"},
        {"Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"},
    }};
    for (const auto& [name, value] : always) response.headers.emplace_back(name, value);
    if (secure) response.headers.emplace_back("Cross-Origin-Opener-Policy", "same-origin");
    if (always_secure) {
        response.headers.emplace_back("Strict-Transport-Security", "max-age=31536000");
    }
}

Reason reason_of(unsigned bad_request) {
    switch (bad_request) {
        case 400: return Reason::malformed;
        case 429: return Reason::rate_limited;
        case 503: return Reason::server_busy;
        default: return Reason::too_large;
    }
}

}  // namespace

void Server::Parts::random(std::span<std::uint8_t> bytes) {
    randombytes_buf(bytes.data(), bytes.size());
}

void Server::Parts::report(Trouble trouble, std::int64_t id) {
    constexpr std::array<std::string_view, 4> words{
        "log_conflict", "bot_refused", "not_stored", "fenced"};
    note(Level::error, words[static_cast<std::size_t>(trouble)], {{"table", std::to_string(id)}});
}

void Server::Parts::set_aside(const std::string& what, const std::string& why) {
    if (damaged.size() >= damaged_max || !damaged.insert(what).second) return;
    note(Level::error, "damaged", {{"what", what}, {"why", why}});
}

HttpResponse Server::Parts::health() const {
    std::string status = "ok";
    if (data->failed())
        status = "failed";
    else if (stopping)
        status = "stopping";
    else if (held.draining())
        status = "draining";
    else if (data->disk() == store::Disk::refusing)
        status = "refusing";
    else if (data->disk() == store::Disk::waiting)
        status = "waiting";
    std::string text = "{";
    append_field(text, "status", status);
    append_field(text, "damaged", static_cast<std::int64_t>(damaged.size()));
    append_field(text, "read_through_ms", scrubber.progress().round_ended_ms);
    append_field(text, "backup_ms", backups.last_ms());
    // A proxy takes 404 for: no one new, and whoever is there may stay.
    return json_response(text + '}', status == "ok" ? 200 : held.draining() ? 404 : 503);
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
    const bool refusing = data->disk() == store::Disk::refusing;
    write_gauge(text, "refusing", "1 while the disk takes nothing more", refusing ? 1 : 0);
    const bool waiting = data->disk() == store::Disk::waiting;
    write_gauge(text, "waiting", "1 while the database does not answer", waiting ? 1 : 0);
    write_gauge(text, "damaged", "Stored things that cannot be read", damaged.size());
    const Scrubber::Progress& scrubbed = scrubber.progress();
    write_counter(text, "scrubbed_total", "Tables and journals read through", scrubbed.read);
    write_counter(text, "scrub_rounds_total", "Rounds through all of them", scrubbed.rounds);
    write_seconds_gauge(
        text,
        "scrub_round_seconds",
        "When the last round ended, since 1970",
        static_cast<double>(scrubbed.round_ended_ms.value_or(0)) / 1000
    );
    write_seconds_gauge(
        text,
        "backup_seconds",
        "When the last good backup was made, since 1970",
        static_cast<double>(backups.last_ms().value_or(0)) / 1000
    );
    write_counter(text, "bad_backups_total", "Backups that were damaged", backups.bad_count());
    write_seconds(text, "cpu_seconds_total", "Processor time of the process", cpu_seconds());
    write_counter(text, "accepted_total", "Connections accepted", counts.accepted);
    write_counter(text, "frames_received_total", "WebSocket frames in", counts.frames_received);
    write_counter(text, "frames_sent_total", "WebSocket frames out", counts.frames_sent);
    write_counter(text, "bytes_sent_total", "Bytes out", counts.bytes_sent);
    write_gauge(text, "body_bytes", "Long bodies of requests, held", counts.body_bytes);
    write_gauge(text, "answer_bytes", "Long answers being sent", counts.answer_bytes);
    write_counter(text, "turned_away_total", "For want of a share", counts.turned_away);
    write_counter(text, "slow_closed_total", "Sockets that did not read", counts.dropped_slow);
    const LoopStretches& stretches = transport->stretches();
    write_seconds_gauge(
        text,
        "loop_longest_seconds",
        "Longest stretch of the loop, in processor time",
        stretches.longest_ms / 1000
    );
    write_counter(text, "loop_held_up_total", "Stretches above 20 ms", stretches.long_count);
    stretches.all.write(text, "loop_stretch", "Stretches of the loop, in processor time");
    if (held.shared()) write_cluster(text, data->ownership().counts());
    write_counts(text, room_counts);
    HttpResponse response = json_response(std::move(text));
    response.content_type = "text/plain; version=0.0.4";
    return response;
}

std::optional<HttpResponse> Server::Parts::send_over(const HttpRequest& request) const {
    if (!secure_side || request.secure) return std::nullopt;
    return SecureSide::send_over(request);
}

// Behind a proxy with https, which somebody keeps up. A club's own certificate may end one day, and
// its page should still be found in the clear then.
bool Server::Parts::promises_https(const HttpRequest& request) const {
    return request.secure && !secure_side;
}

void Server::Parts::on_request(HttpRequest request, Respond respond) {
    const auto answer = [this, respond = std::move(respond), request](HttpResponse response) {
        add_security(response, request.secure, promises_https(request));
        respond(std::move(response));
    };
    if (const auto why = refuse_host(request)) return answer(error_response(*why));
    if (auto shown = secure_side ? secure_side->authority(request) : std::nullopt) {
        return answer(*std::move(shown));
    }
    if (auto over = send_over(request)) return answer(*std::move(over));
    if (request.path == "/health") return answer(health());
    if (request.path == "/metrics") return answer(metrics());
    if (!Router::owns(request.path)) return answer(files.answer(request));
    router.handle(std::move(request), answer);
}

HttpResponse Server::Parts::on_bad_request(unsigned status) {
    HttpResponse response = error_response(reason_of(status));
    response.status = status;
    add_security(response, false, false);
    return response;
}

std::optional<Reason> Server::Parts::refuse_host(const HttpRequest& request) const {
    switch (hosts.judge(request.hosts)) {
        case HostVerdict::ours: return std::nullopt;
        case HostVerdict::malformed: return Reason::malformed;
        case HostVerdict::elsewhere: return Reason::wrong_host;
    }
    return Reason::malformed;
}

std::optional<Reason> Server::Parts::refuse_socket(
    const HttpRequest& request, const std::optional<store::PlayerRow>& player
) const {
    if (const auto why = refuse_host(request)) return why;
    // Behind it may stand the code of the table that is meant, for a proxy to go by.
    if (request.path != "/ws" && !request.path.starts_with("/ws/")) return Reason::not_found;
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
    const auto refuse = [this, request, decide](HttpResponse response) {
        add_security(response, request.secure, promises_https(request));
        decide({.refused = std::move(response)});
    };
    if (auto over = send_over(request)) return refuse(*std::move(over));
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
    auto attendee = std::make_unique<SocketAttendee>(
        directory,
        *this,
        identity,
        std::move(socket),
        [this, address](SocketAttendee& gone) {
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
    if (identity.player) sockets.emplace(*identity.player, attendee.get());
    return attendee;
}

void Server::Parts::sign_out(PlayerId player) {
    const auto [first, last] = sockets.equal_range(player);
    for (auto it = first; it != last; ++it) it->second->close(Farewell::going_away);
}

void Server::Parts::on_tick() {
    const std::int64_t now = now_ms();
    if (now >= rooms_next_ms) {
        rooms_next_ms = now + rooms_every_ms;
        held.tick();
        directory.tick();
        desk.tick(now);
        drain_some();
    }
    if (now >= calendar_next_ms) {
        calendar_next_ms = now + calendar_every_ms;
        calendar.look();
    }
    if (now >= note_next_ms) {
        note_next_ms = now + note_every_ms;
        data->note_time(calendar.settled_ms());
    }
    if (now >= sweep_next_ms) {
        sweep_next_ms = now + sweep_every_ms;
        accounts.sweep();
        directory.abandon_forsaken(calendar.settled_ms() - forsaken_ms);
    }
    if (secure_side && now >= certificate_next_ms) {
        certificate_next_ms = now + certificate_every_ms;
        look_for_certificate();
    }
    backups.tick(calendar.wall_ms());
    scrubber.tick(now, calendar.wall_ms());
    if (data->failed() && !stopping) end_after_failure();
}

void Server::Parts::look_for_certificate() {
    using Renewed = std::shared_ptr<TlsContext>;
    const auto read = [this]() -> Renewed {
        try {
            return secure_side->renewed();
        } catch (const std::exception& error) {
            note(Level::error, "certificate_not_renewed", {{"why", error.what()}});
            return nullptr;
        }
    };
    const auto take = [this](const std::optional<Renewed>& renewed) {
        if (!renewed || !*renewed) return;
        transport->set_tls(*renewed);
        note(Level::info, "certificate_renewed");
    };
    // Where too much is waiting, it is looked for the next time.
    static_cast<void>(behind.run<Renewed>({Lane::background}, read, take));
}

// Nobody knows what the disk holds: the next process will read it. Rooms tell whoever waits.
void Server::Parts::end_after_failure() {
    directory.tick();
    transport->stop();
}

void Server::Parts::on_stop() {
    stopping = true;
    note(Level::info, "stopping");
}

}  // namespace kamchatka::server
