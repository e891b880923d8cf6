// What the operator reaches of the server itself: sockets, limits, and the local socket he talks
// through.
#include "server/parts.hpp"

#include <array>

namespace kamchatka::server {
namespace {

struct ChangeableLimit {
    std::string_view key;
    std::uint32_t Config::*value;
};

// Those that hold from the moment they are changed, until the server is started again.
constexpr std::array changeable{
    ChangeableLimit{"sockets_per_address_max", &Config::sockets_per_address_max},
    ChangeableLimit{"sockets_per_player_max", &Config::sockets_per_player_max},
    ChangeableLimit{"tables_per_player_max", &Config::tables_per_player_max},
    ChangeableLimit{"requests_per_second", &Config::requests_per_second},
    ChangeableLimit{"newcomers_per_address", &Config::newcomers_per_address},
    ChangeableLimit{"wrong_tries_per_address", &Config::wrong_tries_per_address},
    ChangeableLimit{"wrong_tries_per_name", &Config::wrong_tries_per_name},
    ChangeableLimit{"wrong_tries_of_strangers", &Config::wrong_tries_of_strangers},
    ChangeableLimit{"bot_pause_ms", &Config::bot_pause_ms},
};

}  // namespace

admin::Reach Server::Parts::admin_reach() {
    return {
        .sockets = [this] { return socket_lines(); },
        .sign_out = [this](PlayerId player) { sign_out(player); },
        .removed = people_news().removed,
        .limits = [this] { return limit_lines(); },
        .set_limit = [this](
                         const std::string& key, const std::string& value
                     ) { return set_limit(key, value); },
        .muted = [this](PlayerId player) { return muted(player); },
        .set_muted =
            [this](PlayerId player, bool muted) {
                if (muted) {
                    muted_players.insert(player);
                } else {
                    muted_players.erase(player);
                }
            }};
}

std::vector<admin::SocketLine> Server::Parts::socket_lines() const {
    std::vector<admin::SocketLine> lines;
    for (auto it = sockets.begin(); it != sockets.end();) {
        const auto count = static_cast<std::uint32_t>(sockets.count(it->first));
        lines.push_back({.player = spell_player(it->first), .count = count});
        it = sockets.equal_range(it->first).second;
    }
    for (const auto& [address, count] : addresses) {
        lines.push_back({.address = address, .count = static_cast<std::uint32_t>(count)});
    }
    return lines;
}

std::vector<admin::LimitLine> Server::Parts::limit_lines() const {
    std::vector<admin::LimitLine> lines;
    for (const ChangeableLimit& each : changeable) {
        lines.push_back({.key = std::string{each.key}, .value = config.*each.value});
    }
    return lines;
}

std::optional<std::string> Server::Parts::set_limit(
    const std::string& key, const std::string& value
) {
    for (const ChangeableLimit& each : changeable) {
        if (each.key != key) continue;
        if (auto wrong = find_setting(key)->set(config, value)) return wrong;
        apply_limits();
        return std::nullopt;
    }
    return "no limit that can be changed is called " + key;
}

void Server::Parts::apply_limits() {
    const AccountOptions people = account_options(config);
    accounts.set_limits(people.tries, people.newcomers);
    router.set_requests(limit_per_second(config.requests_per_second));
    directory.set_tables_per_player_max(config.tables_per_player_max);
    room_limits.bot_pause_ms = config.bot_pause_ms;
}

void Server::Parts::open_admin_socket() {
    const auto take = [this](std::string line, std::int64_t uid, admin::AdminSocket::Then then) {
        post("operator")([this, line = std::move(line), uid, then = std::move(then)] {
            admin.take(line, uid, [then](const admin::Answer& answer) {
                then(to_json_text(answer));
            });
        });
    };
    admin_socket = std::make_unique<admin::AdminSocket>(config.data, take);
}

}  // namespace kamchatka::server
