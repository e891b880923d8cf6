#include "server/people/rules.hpp"

#include <algorithm>

namespace kamchatka::server::people {
namespace {

using store::NoticeKind;
using store::PlayerKind;
using store::StoredTable;

bool can_come_back(PeopleRows& rows, const PlayerRow& player, std::int64_t now_ms) {
    if (player.kind == PlayerKind::account) return true;
    return std::ranges::any_of(rows.sessions_of(player.id), [&](const SessionRow& session) {
        return session.expires_ms > now_ms;
    });
}

// Whether `player` may be called that. Whoever had the name and cannot come back has it no more.
bool free_for(PeopleRows& rows, PlayerId player, const PlayerName& name, std::int64_t now_ms) {
    for (const PlayerRow& other : rows.called(name)) {
        if (other.id == player) continue;
        if (can_come_back(rows, other, now_ms)) return false;
        rows.release_name(other.id);
    }
    return true;
}

bool over(const StoredTable& each) {
    return each.table.state == store::TableState::ended ||
        each.table.state == store::TableState::abandoned;
}

std::vector<TableId> ids(const std::vector<StoredTable>& tables) {
    std::vector<TableId> all;
    for (const StoredTable& each : tables) all.push_back(each.table.id);
    return all;
}

// At tables that are over a player keeps the name they had.
void rename_at_tables(PeopleRows& rows, PlayerId player, std::string_view name) {
    for (const StoredTable& each : rows.tables_of(player)) {
        if (!over(each)) rows.set_seat_name(each.table.id, player, name);
    }
}

bool is_guest(PeopleRows& rows, PlayerId player) {
    const auto row = rows.player(player);
    return row && row->kind == PlayerKind::guest;
}

std::optional<PlayerId> guest_of(PeopleRows& rows, const TokenHash& token) {
    const auto session = rows.session(token);
    if (!session || !is_guest(rows, session->player)) return std::nullopt;
    return session->player;
}

}  // namespace

void end_session(PeopleRows& rows, const TokenHash& token) {
    const auto session = rows.session(token);
    if (!session) return;
    rows.end_session(token);
    rows.tell({.kind = NoticeKind::signed_out, .player = session->player});
}

void end_sessions(PeopleRows& rows, PlayerId player) {
    rows.end_sessions_of(player);
    rows.tell({.kind = NoticeKind::signed_out, .player = player});
}

Stored add_guest(
    PeopleRows& rows, const PlayerRow& guest, const PlayerName& name, const SessionRow& session
) {
    if (!free_for(rows, guest.id, name, guest.created_ms)) return Stored::taken;
    rows.insert(guest, name);
    rows.insert(session);
    return Stored::stored;
}

Stored rename_guest(PeopleRows& rows, PlayerId guest, const PlayerName& name, std::int64_t now_ms) {
    if (!is_guest(rows, guest)) return Stored::gone;
    if (!free_for(rows, guest, name, now_ms)) return Stored::taken;
    rows.rename(guest, name);
    rename_at_tables(rows, guest, name.shown);
    rows.tell({.kind = NoticeKind::renamed, .player = guest, .name = name.shown});
    return Stored::stored;
}

Stored add_account(
    PeopleRows& rows,
    const PlayerRow& player,
    const PlayerName& name,
    const AccountSecrets& secrets,
    const SessionRow& session
) {
    const Stored stored = add_guest(rows, player, name, session);
    if (stored == Stored::stored) rows.put_secrets(player.id, secrets);
    return stored;
}

Stored promote_guest(
    PeopleRows& rows,
    const PlayerName& name,
    const AccountSecrets& secrets,
    const SessionRow& session
) {
    const Stored stored = rename_guest(rows, session.player, name, session.created_ms);
    if (stored != Stored::stored) return stored;
    rows.set_kind(session.player, PlayerKind::account);
    rows.put_secrets(session.player, secrets);
    end_sessions(rows, session.player);
    rows.insert(session);
    return Stored::stored;
}

Claimed begin_session(
    PeopleRows& rows, const SessionRow& session, const std::optional<TokenHash>& replaced
) {
    const auto player = rows.player(session.player);
    if (!player) return {};
    Claimed claimed{.stored = Stored::stored};
    rows.insert(session);
    if (!replaced) return claimed;
    claimed.guest = guest_of(rows, *replaced);
    if (claimed.guest) {
        claimed.tables = ids(rows.tables_of(*claimed.guest));
        rows.hand_over(*claimed.guest, session.player);
        rename_at_tables(rows, session.player, player->name);
        rows.remove(*claimed.guest);
        rows.tell(
            {.kind = NoticeKind::handed_over,
             .player = *claimed.guest,
             .other = session.player,
             .name = player->name}
        );
    }
    end_session(rows, *replaced);
    return claimed;
}

Claimed replace_secrets(
    PeopleRows& rows,
    const store::SecretHash& old_recovery,
    const AccountSecrets& secrets,
    const SessionRow& session,
    const std::optional<TokenHash>& replaced
) {
    const auto stored = rows.secrets(session.player);
    if (!stored || stored->recovery != old_recovery) return {};
    rows.put_secrets(session.player, secrets);
    end_sessions(rows, session.player);
    return begin_session(rows, session, replaced);
}

void rehash(
    PeopleRows& rows, PlayerId player, std::string_view old, const std::string& passphrase
) {
    auto secrets = rows.secrets(player);
    if (!secrets || secrets->passphrase != old) return;
    secrets->passphrase = passphrase;
    rows.put_secrets(player, *secrets);
}

std::vector<TableId> remove(PeopleRows& rows, PlayerId player) {
    const auto tables = rows.tables_of(player);
    for (const StoredTable& each : tables) {
        rows.set_seat_name(each.table.id, player, deleted_name);
    }
    rows.erase(player);
    rows.tell({.kind = NoticeKind::removed, .player = player});
    return ids(tables);
}

void sweep(PeopleRows& rows, std::int64_t now_ms) {
    rows.end_sessions_before(now_ms);
    for (const PlayerId guest : rows.unattached_guests()) rows.remove(guest);
}

}  // namespace kamchatka::server::people
