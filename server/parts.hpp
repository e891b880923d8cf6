// All that a running server is made of, in the order it begins and ends; for the sources of Server
// alone.
#pragma once

#include "server/admin/admin.hpp"
#include "server/admin/socket.hpp"
#include "server/companion/author.hpp"
#include "server/companion/endpoints.hpp"
#include "server/companion/report.hpp"
#include "server/describe/endpoints.hpp"
#include "server/desk/files/restore_endpoints.hpp"
#include "server/desk/links/badge_endpoints.hpp"
#include "server/desk/links/official_endpoints.hpp"
#include "server/desk/online/online_endpoints.hpp"
#include "server/desk/rankings/ranking_endpoints.hpp"
#include "server/desk/tournament_endpoints.hpp"
#include "server/integrity/scrubber.hpp"
#include "server/limits.hpp"
#include "server/people/endpoints.hpp"
#include "server/reference/endpoints.hpp"
#include "server/replays/endpoints.hpp"
#include "server/runtime/backups.hpp"
#include "server/runtime/calendar.hpp"
#include "server/runtime/operator_log.hpp"
#include "server/server.hpp"
#include "server/tables/bot_runner.hpp"
#include "server/tables/endpoints.hpp"
#include "server/tables/wire/socket_attendee.hpp"
#include "server/tables/wire/wire.hpp"
#include "server/transport/hosts.hpp"
#include "server/transport/secure_side.hpp"
#include "server/transport/static_files.hpp"
#include "server/transport/transport.hpp"
#include "store/store.hpp"

#include <atomic>
#include <chrono>
#include <mutex>
#include <unordered_map>
#include <unordered_set>

namespace kamchatka::server {

struct Server::Parts final : World, Application {
    explicit Parts(const Config& config_in);
    ~Parts() override;

    // World
    std::int64_t now_ms() const override { return calendar.now_ms(); }
    std::int64_t wall_ms() const override { return calendar.wall_ms(); }
    void random(std::span<std::uint8_t> bytes) override;
    store::Log& log() override { return data->log(); }
    store::Catalogue& catalogue() override { return data->catalogue(); }
    Claims& claims() override { return held; }
    Thinker& thinker() override { return bots; }
    const RoomLimits& limits() const override { return room_limits; }
    RoomCounts& counts() override { return room_counts; }
    bool muted(PlayerId player) const override { return muted_players.contains(player); }
    void report(Trouble trouble, std::int64_t id) override;
    void stirred(TableId table) override { directory.stirred(table); }
    void set_aside(const std::string& what, const std::string& why) override;

    // Application
    void on_request(HttpRequest request, Respond respond) override;
    HttpResponse on_bad_request(unsigned status) override;
    void on_upgrade(HttpRequest request, std::function<void(Admission)> decide) override;
    void on_tick() override;
    void on_asked_to_stop(std::function<void()> ready) override;
    void on_stop() override;

    store::StoreOptions store_options();
    // Reads a copy through, behind everybody else; calls back in the loop.
    void verify(const std::string& path, std::function<void(std::string)> done);
    HttpResponse health() const;
    HttpResponse metrics() const;
    std::optional<HttpResponse> send_over(const HttpRequest& request) const;
    bool promises_https(const HttpRequest& request) const;
    void look_for_certificate();
    PeopleNews people_news();
    void sign_out(PlayerId player);
    void end_after_failure();
    // sharing.cpp
    void hear(const std::optional<store::Notice>& notice);
    void read_people_anew();
    void read_muted();
    void drain_some();
    admin::Reach admin_reach();
    std::vector<admin::SocketLine> socket_lines() const;
    std::vector<admin::LimitLine> limit_lines() const;
    std::optional<std::string> set_limit(const std::string& key, const std::string& value);
    void apply_limits();
    void open_admin_socket();
    std::optional<Reason> refuse_host(const HttpRequest& request) const;
    std::optional<Reason> refuse_socket(
        const HttpRequest& request, const std::optional<store::PlayerRow>& player
    ) const;
    std::unique_ptr<SocketListener> listen(
        const std::string& address, const Identity& identity, std::shared_ptr<Socket> socket
    );
    // `whose` is the watchdog's word for what comes from there.
    Post post(const char* whose) {
        return [this, whose](std::function<void()> work) {
            const std::lock_guard lock{transport_mutex};
            if (transport) transport->post(whose, guarded(std::move(work)));
        };
    }
    // One answer that cannot be understood must not end them all.
    static std::function<void()> guarded(std::function<void()> work);

    Config config;
    Hosts hosts;
    std::optional<SecureSide> secure_side;
    RoomLimits room_limits;
    RoomCounts room_counts;
    StaticFiles files;
    std::unordered_multimap<PlayerId, SocketAttendee*> sockets;
    std::unordered_map<std::string, std::size_t> addresses;
    std::int64_t rooms_next_ms = 0;
    std::int64_t calendar_next_ms = 0;
    std::int64_t note_next_ms = 0;
    std::int64_t certificate_next_ms = 0;
    std::int64_t sweep_next_ms = 0;
    bool stopping = false;
    std::function<void()> ready_to_stop;  // while this node lets go of what it has
    std::int64_t drain_next_ms = 0;
    std::int64_t drain_until_ms = 0;
    std::unordered_set<std::string> damaged;  // what was set aside
    std::atomic<bool> ending = false;         // for what takes long on a thread of its own
    std::unordered_set<PlayerId> muted_players;

    std::mutex transport_mutex;  // of the pointer, which other threads post through
    std::unique_ptr<Transport> transport;
    std::unique_ptr<store::Store> data;
    Calendar calendar;
    Claims held;
    // Passphrases have workers of their own, so that nobody's table waits for them.
    Workers hashing;
    Workers workers;
    // Reads what nobody waits for: the scrubber's things, and the copies that were made.
    Workers behind;
    BotRunner bots;

    Sessions sessions;
    Accounts accounts;
    Directory directory;
    Desk desk;
    Companions companions;
    Backups backups;
    Scrubber scrubber;

    PeopleEndpoints people_endpoints;
    ReferenceEndpoints reference_endpoints;
    DescribeEndpoints describe_endpoints;
    TableEndpoints table_endpoints;
    ReplayEndpoints replay_endpoints;
    CompanionEndpoints companion_endpoints;
    TournamentEndpoints tournament_endpoints;
    RestoreEndpoints restore_endpoints;
    OfficialEndpoints official_endpoints;
    RankingEndpoints ranking_endpoints;
    BadgeEndpoints badge_endpoints;
    OnlineEndpoints online_endpoints;
    Router router;
    admin::Admin admin;
    std::unique_ptr<admin::AdminSocket> admin_socket;
};

}  // namespace kamchatka::server
