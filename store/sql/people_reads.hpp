// What is read of players, accounts and sessions.
#pragma once

#include "store/sql/catalogue.hpp"
#include "store/sql/rows.hpp"

namespace kamchatka::store::sql {

// The account's two columns, then the player's. Of what is joined, all but the last is named: later
// versions may add columns.
template <typename Row>
std::optional<AccountRow> account_in(Row row) {
    if (!row.next()) return std::nullopt;
    return AccountRow{
        .player = player_at(row, 2),
        .secrets = {.passphrase = std::string{row.text(0)}, .recovery = row.digest(1)},
    };
}

template <typename Database>
std::vector<PlayerFile::Line> chat_of(Database& database, PlayerId player) {
    auto row = database.query(
        "SELECT chat.id, table_id, player, seat, name, text, phrase, at_ms, code FROM chat JOIN "
        "game_table ON game_table.id = table_id"
        " WHERE player = $1 ORDER BY chat.id",
        player
    );
    return gathered(database, row, called("a line of chat"), [](const auto& each) {
        return PlayerFile::Line{std::string{each.text(8)}, chat_at(each)};
    });
}

template <typename Engine>
void SqlCatalogue<Engine>::signed_in(TokenHash token, OnRead<std::optional<SignedInRow>> done) {
    readers_.template read<std::optional<SignedInRow>>(
        std::move(done),
        [token](Database& database) -> std::optional<SignedInRow> {
            auto row = database.query(
                "SELECT token, session.player, session.created_ms, expires_ms, player.*"
                " FROM session JOIN player ON player.id = session.player"
                " WHERE token = $1",
                token
            );
            if (!row.next()) return std::nullopt;
            return SignedInRow{.session = session_at(row), .player = player_at(row, 4)};
        }
    );
}

template <typename Engine>
void SqlCatalogue<Engine>::account_named(std::string key, OnRead<std::optional<AccountRow>> done) {
    readers_.template read<std::optional<AccountRow>>(
        std::move(done),
        [key = std::move(key)](Database& database) {
            return account_in(database.query(
                "SELECT passphrase, recovery, player.* FROM player"
                " JOIN account ON account.player = player.id WHERE name_key = $1",
                key
            ));
        }
    );
}

template <typename Engine>
void SqlCatalogue<Engine>::account(PlayerId player, OnRead<std::optional<AccountRow>> done) {
    readers_.template read<std::optional<AccountRow>>(
        std::move(done),
        [player](Database& database) {
            return account_in(database.query(
                "SELECT passphrase, recovery, player.* FROM player"
                " JOIN account ON account.player = player.id WHERE player.id = $1",
                player
            ));
        }
    );
}

template <typename Engine>
void SqlCatalogue<Engine>::file_of(PlayerId player, OnRead<PlayerFile> done) {
    readers_.template read<PlayerFile>(std::move(done), [player](Database& database) {
        const typename Database::Moment moment{database};
        return PlayerFile{
            .sessions = sessions_of(database, player),
            .tables = tables_with_player(database, player, INT64_MAX),
            .chat = chat_of(database, player),
        };
    });
}

}  // namespace kamchatka::store::sql
