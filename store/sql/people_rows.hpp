// One statement for each thing that may happen to the row of a person.
#pragma once

#include "store/journals.hpp"
#include "store/sql/catalogue.hpp"
#include "store/sql/erasure.hpp"
#include "store/sql/job.hpp"
#include "store/sql/rows.hpp"
#include "store/sql/words.hpp"

namespace kamchatka::store::sql {

inline constexpr std::int64_t unattached_max = 500;  // a sweep is soon over, and there is another

template <typename Engine>
class SqlPeople final : public PeopleRows {
public:
    using Database = typename Engine::Database;

    explicit SqlPeople(Database& database) : database_{database} {}

    bool erased() const { return erased_; }

    std::optional<PlayerRow> player(PlayerId player) override {
        auto row = database_.query("SELECT * FROM player WHERE id = $1", player);
        if (!row.next()) return std::nullopt;
        return player_at(row);
    }

    std::vector<PlayerRow> called(const PlayerName& name) override {
        std::vector<PlayerRow> players;
        auto row = database_.query(
            "SELECT * FROM player WHERE name_key = $1 OR name_look = $2", name.key, name.look
        );
        while (row.next()) players.push_back(player_at(row));
        return players;
    }

    void insert(const PlayerRow& player, const PlayerName& name) override {
        database_.run(
            "INSERT INTO player (id, kind, name, name_key, name_look, created_ms)"
            " VALUES ($1, $2, $3, $4, $5, $6)",
            player.id,
            word(player_kinds, player.kind),
            name.shown,
            name.key,
            name.look,
            player.created_ms
        );
    }

    void rename(PlayerId player, const PlayerName& name) override {
        database_.run(
            "UPDATE player SET name = $1, name_key = $2, name_look = $3 WHERE id = $4",
            name.shown,
            name.key,
            name.look,
            player
        );
    }

    void release_name(PlayerId player) override {
        database_.run("UPDATE player SET name_key = NULL, name_look = NULL WHERE id = $1", player);
    }

    void set_kind(PlayerId player, PlayerKind kind) override {
        database_.run(
            "UPDATE player SET kind = $1 WHERE id = $2", word(player_kinds, kind), player
        );
    }

    std::optional<AccountSecrets> secrets(PlayerId player) override {
        auto row =
            database_.query("SELECT passphrase, recovery FROM account WHERE player = $1", player);
        if (!row.next()) return std::nullopt;
        return AccountSecrets{.passphrase = std::string{row.text(0)}, .recovery = row.digest(1)};
    }

    void put_secrets(PlayerId player, const AccountSecrets& secrets) override {
        database_.run(
            "INSERT INTO account (player, passphrase, recovery) VALUES ($1, $2, $3)"
            " ON CONFLICT (player) DO UPDATE SET passphrase = $2, recovery = $3",
            player,
            secrets.passphrase,
            secrets.recovery
        );
    }

    std::optional<SessionRow> session(const TokenHash& token) override {
        auto row = database_.query("SELECT * FROM session WHERE token = $1", token);
        if (!row.next()) return std::nullopt;
        return session_at(row);
    }

    std::vector<SessionRow> sessions_of(PlayerId player) override {
        return sql::sessions_of(database_, player);
    }

    void insert(const SessionRow& session) override {
        database_.run(
            "INSERT INTO session (token, player, created_ms, expires_ms) VALUES ($1, $2, $3, $4)",
            session.token,
            session.player,
            session.created_ms,
            session.expires_ms
        );
    }

    void set_expiry(const TokenHash& token, std::int64_t expires_ms) override {
        database_.run("UPDATE session SET expires_ms = $1 WHERE token = $2", expires_ms, token);
    }

    void end_session(const TokenHash& token) override {
        database_.run("DELETE FROM session WHERE token = $1", token);
    }

    void end_sessions_of(PlayerId player) override {
        database_.run("DELETE FROM session WHERE player = $1", player);
    }

    void end_sessions_before(std::int64_t now_ms) override {
        database_.run("DELETE FROM session WHERE expires_ms <= $1", now_ms);
    }

    std::vector<StoredTable> tables_of(PlayerId player) override {
        return tables_with_player(database_, player, INT64_MAX);
    }

    void set_seat_name(TableId table, PlayerId player, std::string_view name) override {
        database_.run(
            "UPDATE seat SET name = $1 WHERE table_id = $2 AND player = $3", name, table, player
        );
    }

    void hand_over(PlayerId from, PlayerId to) override {
        database_.run(
            "UPDATE seat SET player = $1 WHERE player = $2 AND table_id NOT IN"
            " (SELECT table_id FROM seat WHERE player = $1)",
            to,
            from
        );
        database_.run("UPDATE game_table SET host = $1 WHERE host = $2", to, from);
        database_.run("UPDATE chat SET player = $1 WHERE player = $2", to, from);
        database_.run(
            "UPDATE journal_member SET player = $1 WHERE player = $2 AND journal_id NOT IN"
            " (SELECT journal_id FROM journal_member WHERE player = $1)",
            to,
            from
        );
        database_.run("UPDATE journal SET owner = $1 WHERE owner = $2", to, from);
    }

    // The schema does the rest: secrets, sessions, chat and roles cascade, the others are set null.
    void remove(PlayerId player) override {
        database_.run("DELETE FROM player WHERE id = $1", player);
    }

    void erase(PlayerId player) override {
        database_.run(
            "UPDATE journal_personal SET salt = NULL, text = NULL WHERE about = $1",
            about_account(player)
        );
        remove(player);
        sql::note_erasure(database_);
        erased_ = true;
    }

    std::vector<PlayerId> unattached_guests() override {
        return first_numbers(database_.query(
            "SELECT id FROM player WHERE kind = 'guest'"
            " AND NOT EXISTS (SELECT 1 FROM session WHERE session.player = player.id)"
            " AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.player = player.id)"
            " AND NOT EXISTS (SELECT 1 FROM game_table WHERE host = player.id)"
            " AND NOT EXISTS"
            " (SELECT 1 FROM journal_member WHERE journal_member.player = player.id) LIMIT $1",
            unattached_max
        ));
    }

    void tell(const Notice& notice) override { Engine::tell(database_, notice); }

private:
    Database& database_;
    bool erased_ = false;
};

template <typename Engine>
class ChangeOfPeople final : public Job<typename Engine::Database> {
public:
    using Database = typename Engine::Database;

    ChangeOfPeople(std::function<void(PeopleRows&)> change, Done<Changed> done)
        : change_{std::move(change)},
          done_{std::move(done)} {}

    void work(Database& database) override {
        SqlPeople<Engine> rows{database};
        change_(rows);
        erased_ = rows.erased();
    }
    void done() noexcept override {
        if (done_) done_(Changed::changed);
    }
    void failed() noexcept override {
        if (done_) done_(Changed::failed);
    }
    bool erased() const override { return erased_; }

private:
    std::function<void(PeopleRows&)> change_;
    Done<Changed> done_;
    bool erased_ = false;
};

template <typename Engine>
void SqlCatalogue<Engine>::change_people(
    std::function<void(PeopleRows&)> change, Done<Changed> done
) {
    writer_.post(std::make_unique<ChangeOfPeople<Engine>>(std::move(change), std::move(done)));
}

}  // namespace kamchatka::store::sql
