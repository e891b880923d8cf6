// What belongs to whom, in which order it begins and ends.
#include "server/parts.hpp"

#include "store/archive.hpp"
#include "store/file.hpp"

#include <sodium.h>

namespace kamchatka::server {
namespace {

constexpr std::size_t worker_queue_max = 256;

// What the operator has to know of the disk, in one line each time.
void tell_operator(store::Disk disk, const std::string& why) {
    switch (disk) {
        case store::Disk::sound: return note(Level::warning, "disk_accepts_again");
        case store::Disk::waiting:
            return note(
                Level::error,
                "database_silent",
                {{"why", why},
                 {"meaning", "games wait, clocks stop; what was acknowledged is stored"},
                 {"do", "look at the database: the server goes on by itself"}}
            );
        case store::Disk::refusing:
            return note(
                Level::error,
                "disk_refuses",
                {{"why", why},
                 {"meaning", "nothing new is stored; what is stored can be read"},
                 {"do", "make space: the server goes on by itself"}}
            );
        case store::Disk::failed:
            return note(
                Level::error,
                "disk_failed",
                {{"why", why},
                 {"meaning",
                  "what was acknowledged is stored; of the rest, nobody knows what the disk holds"},
                 {"do", "the server ends; look at the disk, then start it again"}}
            );
    }
}

std::vector<std::string> all_names(const Config& config) {
    std::vector<std::string> names = own_names();
    names.insert(names.end(), config.hosts.begin(), config.hosts.end());
    return names;
}

std::optional<SecureSide> secure_side_of(const Config& config) {
    if (config.tls_certificate.empty() != config.tls_key.empty()) {
        throw std::runtime_error{"tls_certificate and tls_key go together"};
    }
    if (config.tls_certificate.empty()) return std::nullopt;
    return std::optional<SecureSide>{
        std::in_place, TlsFiles{config.tls_certificate, config.tls_key}};
}

std::unique_ptr<store::Store> open_data(const Config& config, store::StoreOptions options) {
    if (config.store.empty()) return store::open_store(config.data, std::move(options));
    if (!store::is_database_url(config.store)) {
        throw std::runtime_error{"store: postgres://HOST/NAME is expected"};
    }
    if (config.node.empty()) {
        throw std::runtime_error{"node: give this process a name of its own in the database"};
    }
    if (!config.backups.empty()) {
        throw std::runtime_error{
            "backups: they are of a data folder; PostgreSQL is backed up by its own programs"};
    }
    store::make_folder(config.data);
    const store::SharedDatabase where{
        .url = config.store,
        .node = config.node,
        .key = config.key_file.empty() ? config.data + "/key" : config.key_file,
        .protection =
            config.unprotected ? store::Protection::done_without : store::Protection::asked_for};
    return store::open_store(where, std::move(options));
}

}  // namespace

Server::Parts::Parts(const Config& config_in)
    : config{config_in},
      hosts{all_names(config), config.origins},
      secure_side{secure_side_of(config)},
      room_limits{.bot_pause_ms = config.bot_pause_ms},
      files{config.web},
      data{open_data(config, store_options())},
      calendar{machine_clocks(), data->noted_time()},
      held{data->ownership(), [this] { return calendar.now_ms(); }},
      hashing{config.passphrases_at_once, worker_queue_max, post("passphrase")},
      workers{config.worker_threads, worker_queue_max, post("worker")},
      behind{1, worker_queue_max, post("behind"), Workers::Priority::behind},
      bots{config.bot_threads, std::chrono::milliseconds{config.bot_budget_ms}, post("bot")},
      sessions{data->catalogue(), calendar},
      accounts{data->catalogue(), sessions, hashing, account_options(config)},
      directory{*this, workers, {.tables_per_player_max = config.tables_per_player_max}},
      desk{*this, data->journals(), directory, workers},
      companions{*this, data->journals(), workers, rate_limit(config.creations_per_player, hour_s)},
      backups{
          {.folder = config.backups,
           .every_ms = std::int64_t{config.backup_hours} * 3'600'000,
           .kept = config.backups_kept},
          [this](std::string path, std::function<void(std::string)> done) {
              data->backup(std::move(path), std::move(done));
          },
          [this](const std::string& path, std::function<void(std::string)> done) {
              verify(path, std::move(done));
          }},
      scrubber{*this, data->journals(), behind, {.rest_ms = config.scrub_rest_ms}},
      people_endpoints{
          accounts,
          people_news(),
          config.secure_cookies ? Cookies::secure : Cookies::as_the_request_came},
      table_endpoints{directory, workers},
      replay_endpoints{directory, data->log(), workers},
      companion_endpoints{companions},
      tournament_endpoints{
          *this, desk, data->journals(), workers, rate_limit(config.listings_per_address, hour_s)},
      restore_endpoints{desk},
      official_endpoints{*this, desk, data->journals()},
      ranking_endpoints{*this, data->journals(), workers},
      badge_endpoints{desk, data->journals(), workers},
      online_endpoints{desk, data->journals()},
      router{
          {.origins = config.origins,
           .requests = limit_per_second(config.requests_per_second),
           .made_by_address = rate_limit(config.creations_per_address, hour_s),
           .made_by_player = rate_limit(config.creations_per_player, hour_s)},
          [this] { return calendar.now_ms(); },
          post("gate"),
          [this](std::string_view token, Router::Identified then) {
              sessions.who(token, std::move(then));
          }},
      admin{
          {data->office(), data->catalogue(), accounts, sessions, directory, desk},
          admin_reach(),
          [this] { return calendar.wall_ms(); }} {
    companions.author_at = [this](const auto& tournament, const auto& player, const auto& then) {
        find_author(desk, data->journals(), tournament, player, then);
    };
    companions.on_signed = [this](const SignedTable& table) { report_to(desk, table); };
    router.add(people_endpoints);
    router.add(reference_endpoints);
    router.add(describe_endpoints);
    router.add(table_endpoints);
    router.add(replay_endpoints);
    router.add(companion_endpoints);
    router.add(restore_endpoints);
    router.add(tournament_endpoints);
    router.add(official_endpoints);
    router.add(ranking_endpoints);
    router.add(badge_endpoints);
    router.add(online_endpoints);
    transport = std::make_unique<Transport>(
        TransportOptions{
            .bind = config.bind,
            .port = static_cast<std::uint16_t>(config.port),
            .connections_max = config.connections_max,
            .connections_by_address_max = config.connections_per_address_max,
            .message_bytes_max = message_bytes_max,
            .trusted_proxies = config.trusted_proxies,
            .tls = secure_side ? secure_side->context() : nullptr,
        },
        *this
    );
    read_muted();
    directory.bring_back();
    open_admin_socket();
}

// First the threads that post, then the store, whose last answers go to rooms and connections that
// are still there, then the connections with their attendees, then the rest.
Server::Parts::~Parts() {
    ending = true;
    admin_socket.reset();
    bots.stop();
    workers.stop();
    behind.stop();
    hashing.stop();
    data->stop();
    std::unique_ptr<Transport> last;
    {
        const std::lock_guard lock{transport_mutex};
        last = std::move(transport);
    }
    last.reset();
}

// Answers come to the loop.
store::StoreOptions Server::Parts::store_options() {
    return {
        .deliver = post("store"),
        .on_disk = tell_operator,
        .on_job_failure =
            [](const std::string& why) {
                note(Level::error, "not_stored", {{"why", why}});
            },
        .on_damage = [this](
                         const std::string& what, const std::string& why
                     ) { post("damage")([this, what, why] { set_aside(what, why); }); },
        .on_wanted = [this](store::LogId log) { held.wanted(log); },
        .on_notice = [this](const std::optional<store::Notice>& notice) { hear(notice); }};
}

std::function<void()> Server::Parts::guarded(std::function<void()> work) {
    return [work = std::move(work)] {
        try {
            work();
        } catch (const std::exception& error) {
            note(Level::error, "answer_failed", {{"what", error.what()}});
        }
    };
}

void Server::Parts::verify(const std::string& path, std::function<void(std::string)> done) {
    const auto first = [](std::vector<std::string> faults) {
        return faults.empty() ? std::string{} : std::move(faults.front());
    };
    const auto read = [this, path, first]() -> std::string {
        store::Archive copy{path};
        copy.stop_when([this] { return ending.load(); });
        auto fault = first(copy.page_faults());
        return fault.empty() ? first(copy.chain_faults()) : fault;
    };
    const auto attempted = [read]() -> std::string {
        try {
            return read();
        } catch (const std::exception& error) {
            return error.what();
        }
    };
    const bool taken = behind.run<std::string>(
        {Lane::background},
        attempted,
        [done](std::optional<std::string> fault) {
            done(fault ? *std::move(fault) : "a worker failed");
        }
    );
    if (!taken) done("too much is waiting");
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
const LoopStretches& Server::stretches() const { return parts_->transport->stretches(); }

}  // namespace kamchatka::server
