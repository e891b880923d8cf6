// The catalogue: what is read of players, accounts and sessions.
#include "store/catalogue.hpp"
#include "store/sqlite/words.hpp"

namespace kamchatka::store {
namespace {

PlayerRow player_at(const Cursor& row) {
    return {
        .id = row.integer(0),
        .kind = meaning<PlayerKind>(player_kinds, row.text(1)),
        .name = std::string{row.text(2)},
        .created_ms = row.integer(5),
    };
}

SessionRow session_at(const Cursor& row) {
    return {
        .token = row.digest(0),
        .player = row.integer(1),
        .created_ms = row.integer(2),
        .expires_ms = row.integer(3),
    };
}

std::optional<PlayerRow> player_in(Cursor row) {
    if (!row.next()) return std::nullopt;
    return player_at(row);
}

// The player's six columns, then the account's.
std::optional<Catalogue::Account> account_in(Cursor row) {
    if (!row.next()) return std::nullopt;
    return Catalogue::Account{
        .player = player_at(row),
        .secrets = {.passphrase = std::string{row.text(7)}, .recovery = row.digest(8)},
    };
}

}  // namespace

std::optional<PlayerRow> Catalogue::player(PlayerId player) {
    return reader_.read([&](Database& database) {
        return player_in(database.query("SELECT * FROM player WHERE id = ?1", player));
    });
}

std::optional<PlayerRow> Catalogue::player_of_session(const TokenHash& token, std::int64_t now_ms) {
    return reader_.read([&](Database& database) {
        return player_in(database.query(
            "SELECT player.* FROM session JOIN player ON player.id = session.player"
            " WHERE token = ?1 AND expires_ms > ?2",
            token,
            now_ms
        ));
    });
}

std::optional<SessionRow> Catalogue::session(const TokenHash& token, std::int64_t now_ms) {
    return reader_.read([&](Database& database) -> std::optional<SessionRow> {
        Cursor row = database.query(
            "SELECT * FROM session WHERE token = ?1 AND expires_ms > ?2", token, now_ms
        );
        if (!row.next()) return std::nullopt;
        return session_at(row);
    });
}

std::optional<Catalogue::Account> Catalogue::account_named(std::string_view key) {
    return reader_.read([&](Database& database) {
        return account_in(database.query(
            "SELECT player.*, account.* FROM player JOIN account ON account.player = player.id"
            " WHERE name_key = ?1",
            key
        ));
    });
}

std::optional<Catalogue::Account> Catalogue::account(PlayerId player) {
    return reader_.read([&](Database& database) {
        return account_in(database.query(
            "SELECT player.*, account.* FROM player JOIN account ON account.player = player.id"
            " WHERE player.id = ?1",
            player
        ));
    });
}

std::vector<SessionRow> Catalogue::sessions_of(PlayerId player) {
    return reader_.read([&](Database& database) {
        std::vector<SessionRow> sessions;
        Cursor row =
            database.query("SELECT * FROM session WHERE player = ?1 ORDER BY created_ms", player);
        while (row.next()) sessions.push_back(session_at(row));
        return sessions;
    });
}

}  // namespace kamchatka::store
