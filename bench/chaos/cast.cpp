// See cast.hpp.
#include "bench/chaos/cast.hpp"

#include <algorithm>
#include <chrono>
#include <stdexcept>

namespace kamchatka::chaos {
namespace {

using checker::Way;

constexpr std::int64_t act_every_ms = 40;  // at one table
constexpr unsigned retry_ms_min = 100;
constexpr unsigned retry_ms_more = 200;
// A socket may be dead without knowing it.
constexpr std::int64_t ping_after_ms = 2000;
constexpr std::int64_t lost_after_ms = 5000;

}  // namespace

std::int64_t now_ms() {
    using Clock = std::chrono::steady_clock;
    static const Clock::time_point began = Clock::now();
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - began).count();
}

Cast::Cast(std::uint16_t port, std::size_t tables, std::uint64_t seed)
    : port_{port},
      source_{seed},
      host_{port, tables} {}

void Cast::seat(const Laid& laid) {
    for (std::size_t i = 0; i < laid.guests.size(); ++i) {
        clients_.push_back(
            {.table = tables_.size(),
             .person = i < laid.seated ? laid.guests[i].name : "",
             .cookie = laid.guests[i].cookie,
             .player = load::Player{laid.code + "ABCW"[i], source_.next()}}
        );
    }
    tables_.push_back({.code = laid.code});
}

std::size_t Cast::playing() const {
    return static_cast<std::size_t>(std::ranges::count(tables_, false, &Table::over));
}

bool Cast::play_until(const std::function<bool()>& reached, std::int64_t length_ms) {
    const std::int64_t end_ms = now_ms() + length_ms;
    while (now_ms() < end_ms) {
        if (reached()) return true;
        while (const auto laid = host_.next()) seat(*laid);
        swarm_.listen(5, [this](std::size_t socket, std::string_view text) { hear(socket, text); });
        for (Client& client : clients_) look_after(client);
    }
    return reached();
}

void Cast::connect(Client& client) {
    client.greeted = false;
    client.joined = false;
    client.heard_at_ms = now_ms();
    try {
        const std::string& code = tables_[client.table].code;
        client.socket = swarm_.begin(port_, client.cookie, "/ws/" + code);
    } catch (const std::runtime_error&) {
        return lose(client);
    }
    whose_.resize(*client.socket + 1);
    whose_[*client.socket] = static_cast<std::size_t>(&client - clients_.data());
    client.testimony = testimonies_.size();
    testimonies_.push_back({tables_[client.table].code, client.person, {}});
}

void Cast::lose(Client& client) {
    if (client.socket) swarm_.hang_up(*client.socket);
    client.socket.reset();
    client.try_at_ms = now_ms() + retry_ms_min + source_.below(retry_ms_more);
}

void Cast::say(Client& client, const std::string& text) {
    testimonies_[client.testimony].lines.push_back({now_ms(), Way::said, text});
    swarm_.send(*client.socket, text);
}

void Cast::greet(Client& client) {
    client.greeted = true;
    const std::int64_t seq = client.player.seq();
    say(client,
        R"({"type":"join","table":")" + tables_[client.table].code + R"(","seq":)" +
            (seq == 0 ? "null" : std::to_string(seq)) + '}');
}

void Cast::look_after(Client& client) {
    if (tables_[client.table].over) {
        if (client.socket) lose(client);
        return;
    }
    if (!client.socket) {
        if (now_ms() >= client.try_at_ms) connect(client);
        return;
    }
    if (!swarm_.is_open(*client.socket)) return lose(client);
    const std::int64_t quiet_ms = now_ms() - client.heard_at_ms;
    if (quiet_ms > lost_after_ms) return lose(client);
    if (!swarm_.is_accepted(*client.socket)) return;
    if (!client.greeted) return greet(client);
    if (!client.joined) return;
    if (quiet_ms > ping_after_ms && now_ms() - client.pinged_at_ms > ping_after_ms) {
        client.pinged_at_ms = now_ms();
        return say(client, R"({"type":"ping"})");
    }
    Table& table = tables_[client.table];
    if (now_ms() < table.act_at_ms) return;
    if (const auto action = client.player.act()) {
        table.act_at_ms = now_ms() + act_every_ms;
        say(client, *action);
    }
}

void Cast::hear(std::size_t socket, std::string_view text) {
    Client& client = clients_[whose_[socket]];
    if (client.socket != socket) return;  // given up a moment ago
    testimonies_[client.testimony].lines.push_back({now_ms(), Way::told, std::string{text}});
    client.heard_at_ms = now_ms();
    client.player.hear(text, load::Player::Keep::nothing);
    Table& table = tables_[client.table];
    table.height = std::max(table.height, client.player.seq());
    if (client.player.over() && !table.over) {
        table.over = true;
        host_.lay_another();
    }
    const std::string_view type = load::word_after(text, "type");
    // The table cannot be had here, now.
    if (type == "error" && !client.joined) return lose(client);
    if (client.joined || (type != "view" && type != "events")) return;
    client.joined = true;
    if (client.player.unanswered().empty()) return;
    ++resends_;
    say(client, client.player.unanswered());
}

}  // namespace kamchatka::chaos
