// What refers to a player goes with them, or forgets them.
#include "store/memory/people_rows.hpp"

#include <algorithm>

namespace kamchatka::store::memory {
namespace {

constexpr std::size_t unattached_max = 500;  // as the data folder has it

bool is_called(const Player& player, const PlayerName& name) {
    return player.key == name.key || player.look == name.look;
}

bool sits(const Table& table, PlayerId player) {
    return std::ranges::any_of(table.seats, [&](const auto& each) {
        return each.second.player == player;
    });
}

void hand_over_seats(Table& table, PlayerId from, PlayerId to) {
    if (sits(table, to)) return;
    for (auto& [number, seat] : table.seats) {
        if (seat.player == from) seat.player = to;
    }
}

void hand_over_role(Journal& journal, PlayerId from, PlayerId to) {
    if (journal.members.contains(to)) return;
    auto role = journal.members.extract(from);
    if (role.empty()) return;
    role.key() = to;
    journal.members.insert(std::move(role));
}

}  // namespace

Player* MemoryPeople::found(PlayerId player) {
    const auto row = rows_.players.find(player);
    return row == rows_.players.end() ? nullptr : &row->second;
}

std::optional<PlayerRow> MemoryPeople::player(PlayerId player) {
    const Player* row = found(player);
    if (row == nullptr) return std::nullopt;
    return row->row;
}

std::vector<PlayerRow> MemoryPeople::called(const PlayerName& name) {
    std::vector<PlayerRow> players;
    for (const auto& [id, player] : rows_.players) {
        if (is_called(player, name)) players.push_back(player.row);
    }
    return players;
}

void MemoryPeople::insert(const PlayerRow& player, const PlayerName& name) {
    if (player.id < 1) throw Refused{"the id of a player is positive"};
    if (found(player.id) != nullptr) throw Refused{"the id is another player's"};
    if (!called(name).empty()) throw Refused{"the name is another player's"};
    Player row{.row = player, .key = name.key, .look = name.look, .secrets = {}};
    row.row.name = name.shown;
    rows_.players.emplace(player.id, std::move(row));
}

void MemoryPeople::rename(PlayerId player, const PlayerName& name) {
    Player* row = found(player);
    if (row == nullptr) return;
    for (const PlayerRow& other : called(name)) {
        if (other.id != player) throw Refused{"the name is another player's"};
    }
    row->row.name = name.shown;
    row->key = name.key;
    row->look = name.look;
}

void MemoryPeople::release_name(PlayerId player) {
    if (Player* row = found(player)) {
        row->key.reset();
        row->look.reset();
    }
}

void MemoryPeople::set_kind(PlayerId player, PlayerKind kind) {
    if (Player* row = found(player)) row->row.kind = kind;
}

std::optional<AccountSecrets> MemoryPeople::secrets(PlayerId player) {
    const Player* row = found(player);
    return row == nullptr ? std::nullopt : row->secrets;
}

void MemoryPeople::put_secrets(PlayerId player, const AccountSecrets& secrets) {
    Player* row = found(player);
    if (row == nullptr) throw Refused{"secrets of a player who is not there"};
    row->secrets = secrets;
}

std::optional<SessionRow> MemoryPeople::session(const TokenHash& token) {
    const auto row = rows_.sessions.find(token);
    if (row == rows_.sessions.end()) return std::nullopt;
    return row->second;
}

std::vector<SessionRow> MemoryPeople::sessions_of(PlayerId player) {
    return memory::sessions_of(rows_, player);
}

void MemoryPeople::insert(const SessionRow& session) {
    if (found(session.player) == nullptr) throw Refused{"a session of a player who is not there"};
    const bool fresh = rows_.sessions.emplace(session.token, session).second;
    if (!fresh) throw Refused{"the token is another session's"};
}

void MemoryPeople::set_expiry(const TokenHash& token, std::int64_t expires_ms) {
    const auto row = rows_.sessions.find(token);
    if (row != rows_.sessions.end()) row->second.expires_ms = expires_ms;
}

void MemoryPeople::end_session(const TokenHash& token) { rows_.sessions.erase(token); }

void MemoryPeople::end_sessions_of(PlayerId player) {
    std::erase_if(rows_.sessions, [&](const auto& each) { return each.second.player == player; });
}

void MemoryPeople::end_sessions_before(std::int64_t now_ms) {
    std::erase_if(rows_.sessions, [&](const auto& each) {
        return each.second.expires_ms <= now_ms;
    });
}

std::vector<StoredTable> MemoryPeople::tables_of(PlayerId player) {
    return tables_with_player(rows_, player);
}

void MemoryPeople::set_seat_name(TableId table, PlayerId player, std::string_view name) {
    const auto row = rows_.tables.find(table);
    if (row == rows_.tables.end()) return;
    for (auto& [number, seat] : row->second.seats) {
        if (seat.player == player) seat.name = std::string{name};
    }
}

void MemoryPeople::hand_over(PlayerId from, PlayerId to) {
    if (found(to) == nullptr) throw Refused{"handed over to a player who is not there"};
    for (auto& [id, table] : rows_.tables) {
        hand_over_seats(table, from, to);
        if (table.row.host == from) table.row.host = to;
    }
    for (ChatRow& line : rows_.chat) {
        if (line.player == from) line.player = to;
    }
    for (auto& [id, journal] : rows_.journals) {
        hand_over_role(journal, from, to);
        if (journal.row.owner == from) journal.row.owner = to;
    }
}

void MemoryPeople::remove(PlayerId player) {
    rows_.players.erase(player);
    end_sessions_of(player);
    std::erase_if(rows_.chat, [&](const ChatRow& line) { return line.player == player; });
    for (auto& [id, table] : rows_.tables) {
        if (table.row.host == player) table.row.host.reset();
        for (auto& [number, seat] : table.seats) {
            if (seat.player == player) seat.player.reset();
        }
    }
    for (auto& [id, journal] : rows_.journals) {
        if (journal.row.owner == player) journal.row.owner.reset();
        journal.members.erase(player);
    }
}

void MemoryPeople::erase(PlayerId player) {
    for (auto& [id, journal] : rows_.journals) erase_about(journal, about_account(player));
    remove(player);
}

bool MemoryPeople::attached(PlayerId player) const {
    const auto at_table = [&](const auto& each) {
        return each.second.row.host == player || sits(each.second, player);
    };
    return !memory::sessions_of(rows_, player).empty() ||
        std::ranges::any_of(rows_.tables, at_table) ||
        std::ranges::any_of(rows_.journals, [&](const auto& each) {
            return each.second.members.contains(player);
        });
}

std::vector<PlayerId> MemoryPeople::unattached_guests() {
    std::vector<PlayerId> guests;
    for (const auto& [id, player] : rows_.players) {
        if (guests.size() == unattached_max) break;
        if (player.row.kind == PlayerKind::guest && !attached(id)) guests.push_back(id);
    }
    return guests;
}

}  // namespace kamchatka::store::memory
