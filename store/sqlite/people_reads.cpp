// What is read of players, accounts and sessions.
#include "store/sqlite/catalogue.hpp"
#include "store/sqlite/rows.hpp"
#include "store/sqlite/words.hpp"

namespace kamchatka::store {
namespace {

// The account's two columns, then the player's. Of what is joined, all but the last is named: later
// versions may add columns.
std::optional<AccountRow> account_in(Cursor row) {
    if (!row.next()) return std::nullopt;
    return AccountRow{
        .player = player_at(row, 2),
        .secrets = {.passphrase = std::string{row.text(0)}, .recovery = row.digest(1)},
    };
}

std::vector<PlayerFile::Line> chat_of(Database& database, PlayerId player) {
    Cursor row = database.query(
        "SELECT chat.id, table_id, player, seat, name, text, phrase, at_ms, code FROM chat JOIN "
        "game_table ON game_table.id = table_id"
        " WHERE player = ?1 ORDER BY chat.id",
        player
    );
    return gathered(database, row, called("a line of chat"), [](const Cursor& each) {
        return PlayerFile::Line{std::string{each.text(8)}, chat_at(each)};
    });
}

}  // namespace

PlayerRow player_at(const Cursor& row, int from) {
    return {
        .id = row.integer(from),
        .kind = meaning<PlayerKind>(player_kinds, row.text(from + 1)),
        .name = std::string{row.text(from + 2)},
        .created_ms = row.integer(from + 5),
    };
}

SessionRow session_at(const Cursor& row, int from) {
    return {
        .token = row.digest(from),
        .player = row.integer(from + 1),
        .created_ms = row.integer(from + 2),
        .expires_ms = row.integer(from + 3),
    };
}

std::vector<SessionRow> sessions_of(Database& database, PlayerId player) {
    Cursor row =
        database.query("SELECT * FROM session WHERE player = ?1 ORDER BY created_ms", player);
    return gathered(database, row, called("a session"), [](const Cursor& each) {
        return session_at(each);
    });
}

void SqliteCatalogue::signed_in(TokenHash token, OnRead<std::optional<SignedInRow>> done) {
    readers_.read<std::optional<SignedInRow>>(
        std::move(done),
        [token](Database& database) -> std::optional<SignedInRow> {
            Cursor row = database.query(
                "SELECT token, session.player, session.created_ms, expires_ms, player.*"
                " FROM session JOIN player ON player.id = session.player"
                " WHERE token = ?1",
                token
            );
            if (!row.next()) return std::nullopt;
            return SignedInRow{.session = session_at(row), .player = player_at(row, 4)};
        }
    );
}

void SqliteCatalogue::account_named(std::string key, OnRead<std::optional<AccountRow>> done) {
    readers_.read<std::optional<AccountRow>>(
        std::move(done),
        [key = std::move(key)](Database& database) {
            return account_in(database.query(
                "SELECT passphrase, recovery, player.* FROM player"
                " JOIN account ON account.player = player.id WHERE name_key = ?1",
                key
            ));
        }
    );
}

void SqliteCatalogue::account(PlayerId player, OnRead<std::optional<AccountRow>> done) {
    readers_.read<std::optional<AccountRow>>(std::move(done), [player](Database& database) {
        return account_in(database.query(
            "SELECT passphrase, recovery, player.* FROM player"
            " JOIN account ON account.player = player.id WHERE player.id = ?1",
            player
        ));
    });
}

void SqliteCatalogue::file_of(PlayerId player, OnRead<PlayerFile> done) {
    readers_.read<PlayerFile>(std::move(done), [player](Database& database) {
        const Savepoint moment{database};
        return PlayerFile{
            .sessions = sessions_of(database, player),
            .tables = tables_with_player(database, player, INT64_MAX),
            .chat = chat_of(database, player),
        };
    });
}

}  // namespace kamchatka::store
