// The only way in and out of the process: HTTP and WebSocket on one port, one thread, one loop.
#pragma once

#include "server/runtime/metrics.hpp"
#include "server/transport/budget.hpp"
#include "server/transport/http.hpp"
#include "server/transport/socket.hpp"
#include "server/transport/tls.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kamchatka::server {

// What becomes of a request for a WebSocket: an answer that refuses it, or somebody who listens to
// it once it is open.
struct Admission {
    std::optional<HttpResponse> refused{};
    std::function<std::unique_ptr<SocketListener>(std::shared_ptr<Socket>)> listen{};
};

// All calls come from the loop, one at a time.
class Application {
public:
    virtual ~Application() = default;
    // `respond` is called at most once, in the loop; dropped, it hangs up.
    virtual void on_request(HttpRequest request, Respond respond) = 0;
    // What is answered to something that is no request, or has no room: 400, 413, 431, 429, 503.
    virtual HttpResponse on_bad_request(unsigned status) = 0;
    // Before a WebSocket is accepted; `decide` as `respond` above.
    virtual void on_upgrade(HttpRequest request, std::function<void(Admission)> decide) = 0;
    // Many times a second.
    virtual void on_tick() = 0;
    // A signal asks for a stop, which follows when `ready` is called; at a second signal, at once.
    virtual void on_asked_to_stop(std::function<void()> ready) = 0;
    // Asked once when a stop was asked for, before the sockets are told.
    virtual void on_stop() = 0;
};

struct TransportOptions {
    std::string bind = "127.0.0.1";
    std::uint16_t port = 8080;  // 0: any that is free
    std::size_t connections_max = 18'000;
    // Of one address that do not carry a WebSocket; proxies that are trusted may have any number.
    std::size_t connections_by_address_max = 600;
    // Bytes of bodies being read, beyond what every request may have, and of answers being sent.
    Budget::Limits uploads{.by_address = std::size_t{8} << 20U, .in_all = std::size_t{64} << 20U};
    Budget::Limits answers{.by_address = std::size_t{32} << 20U, .in_all = std::size_t{256} << 20U};
    std::size_t message_bytes_max = 16 * 1024;  // of a WebSocket message that comes in
    std::size_t queue_frames_max = 256;
    std::size_t queue_bytes_max = 256 * 1024;
    std::chrono::milliseconds request_timeout{10'000};
    std::chrono::milliseconds idle_timeout{45'000};
    std::chrono::milliseconds tick{10};
    std::chrono::milliseconds goodbye{3'000};
    // Addresses whose X-Forwarded-For and X-Forwarded-Proto are believed.
    std::vector<std::string> trusted_proxies{};
    std::shared_ptr<TlsContext> tls{};  // none: in the clear alone
    bool stop_on_signals = true;        // SIGTERM, SIGINT
};

struct TransportCounts {
    std::size_t connections = 0;
    std::size_t sockets = 0;
    std::uint64_t accepted = 0;
    std::uint64_t bytes_sent = 0;
    std::uint64_t frames_sent = 0;
    std::uint64_t frames_received = 0;
    std::uint64_t dropped_slow = 0;
    std::uint64_t turned_away = 0;  // for want of a share: connections, bodies, answers
    std::size_t body_bytes = 0;     // of requests with long bodies, held now
    std::size_t answer_bytes = 0;   // being sent now
};

// How long the loop was busy without looking up, in processor time of its thread: nobody at any
// table is served meanwhile.
struct LoopStretches {
    double longest_ms = 0;
    std::uint64_t long_count = 0;  // that the tables felt
    std::string long_ones{};       // the first of them, for the operator: "25 ms by job"
    Histogram all{};
};

class Transport {
public:
    struct Loop;

    // Listens at once; throws std::system_error when it cannot.
    Transport(TransportOptions options, Application& application);
    ~Transport();
    Transport(const Transport&) = delete;
    Transport& operator=(const Transport&) = delete;

    std::uint16_t port() const;
    // Until somebody stops it.
    void run();
    // Any thread. Sockets are told to come back later; run() returns soon after.
    void stop();
    // Any thread: runs in the loop. `whose` tells the watchdog where it comes from.
    void post(const char* whose, std::function<void()> work);
    // In the loop: for whoever connects from now on.
    void set_tls(std::shared_ptr<TlsContext> tls);
    TransportCounts counts() const;
    // In the loop, or after run().
    const LoopStretches& stretches() const;

private:
    std::unique_ptr<Loop> loop_;
};

}  // namespace kamchatka::server
