// One statement for each thing that may happen to the row of a person.
#include "store/journals.hpp"
#include "store/sqlite/catalogue.hpp"
#include "store/sqlite/erasure.hpp"
#include "store/sqlite/rows.hpp"
#include "store/sqlite/words.hpp"

namespace kamchatka::store {
namespace {

constexpr std::int64_t unattached_max = 500;  // a sweep is soon over, and there is another

class SqlitePeople final : public PeopleRows {
public:
    explicit SqlitePeople(Database& database) : database_{database} {}

    bool erased() const { return erased_; }

    std::optional<PlayerRow> player(PlayerId player) override {
        Cursor row = database_.query("SELECT * FROM player WHERE id = ?1", player);
        if (!row.next()) return std::nullopt;
        return player_at(row);
    }

    std::vector<PlayerRow> called(const PlayerName& name) override {
        std::vector<PlayerRow> players;
        Cursor row = database_.query(
            "SELECT * FROM player WHERE name_key = ?1 OR name_look = ?2", name.key, name.look
        );
        while (row.next()) players.push_back(player_at(row));
        return players;
    }

    void insert(const PlayerRow& player, const PlayerName& name) override {
        database_.run(
            "INSERT INTO player (id, kind, name, name_key, name_look, created_ms)"
            " VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
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
            "UPDATE player SET name = ?2, name_key = ?3, name_look = ?4 WHERE id = ?1",
            player,
            name.shown,
            name.key,
            name.look
        );
    }

    void release_name(PlayerId player) override {
        database_.run("UPDATE player SET name_key = NULL, name_look = NULL WHERE id = ?1", player);
    }

    void set_kind(PlayerId player, PlayerKind kind) override {
        database_.run(
            "UPDATE player SET kind = ?2 WHERE id = ?1", player, word(player_kinds, kind)
        );
    }

    std::optional<AccountSecrets> secrets(PlayerId player) override {
        Cursor row =
            database_.query("SELECT passphrase, recovery FROM account WHERE player = ?1", player);
        if (!row.next()) return std::nullopt;
        return AccountSecrets{.passphrase = std::string{row.text(0)}, .recovery = row.digest(1)};
    }

    void put_secrets(PlayerId player, const AccountSecrets& secrets) override {
        database_.run(
            "INSERT INTO account (player, passphrase, recovery) VALUES (?1, ?2, ?3)"
            " ON CONFLICT (player) DO UPDATE SET passphrase = ?2, recovery = ?3",
            player,
            secrets.passphrase,
            secrets.recovery
        );
    }

    std::optional<SessionRow> session(const TokenHash& token) override {
        Cursor row = database_.query("SELECT * FROM session WHERE token = ?1", token);
        if (!row.next()) return std::nullopt;
        return session_at(row);
    }

    std::vector<SessionRow> sessions_of(PlayerId player) override {
        return store::sessions_of(database_, player);
    }

    void insert(const SessionRow& session) override {
        database_.run(
            "INSERT INTO session (token, player, created_ms, expires_ms) VALUES (?1, ?2, ?3, ?4)",
            session.token,
            session.player,
            session.created_ms,
            session.expires_ms
        );
    }

    void set_expiry(const TokenHash& token, std::int64_t expires_ms) override {
        database_.run("UPDATE session SET expires_ms = ?2 WHERE token = ?1", token, expires_ms);
    }

    void end_session(const TokenHash& token) override {
        database_.run("DELETE FROM session WHERE token = ?1", token);
    }

    void end_sessions_of(PlayerId player) override {
        database_.run("DELETE FROM session WHERE player = ?1", player);
    }

    void end_sessions_before(std::int64_t now_ms) override {
        database_.run("DELETE FROM session WHERE expires_ms <= ?1", now_ms);
    }

    std::vector<StoredTable> tables_of(PlayerId player) override {
        return tables_with_player(database_, player, INT64_MAX);
    }

    void set_seat_name(TableId table, PlayerId player, std::string_view name) override {
        database_.run(
            "UPDATE seat SET name = ?3 WHERE table_id = ?1 AND player = ?2", table, player, name
        );
    }

    void hand_over(PlayerId from, PlayerId to) override {
        database_.run("UPDATE OR IGNORE seat SET player = ?2 WHERE player = ?1", from, to);
        database_.run("UPDATE game_table SET host = ?2 WHERE host = ?1", from, to);
        database_.run("UPDATE chat SET player = ?2 WHERE player = ?1", from, to);
        database_.run(
            "UPDATE OR IGNORE journal_member SET player = ?2 WHERE player = ?1", from, to
        );
        database_.run("UPDATE journal SET owner = ?2 WHERE owner = ?1", from, to);
    }

    // The schema does the rest: secrets, sessions, chat and roles cascade, the others are set null.
    void remove(PlayerId player) override {
        database_.run("DELETE FROM player WHERE id = ?1", player);
    }

    void erase(PlayerId player) override {
        database_.run(
            "UPDATE journal_personal SET salt = NULL, text = NULL WHERE about = ?1",
            about_account(player)
        );
        remove(player);
        note_erasure(database_);
        erased_ = true;
    }

    std::vector<PlayerId> unattached_guests() override {
        std::vector<PlayerId> guests;
        Cursor row = database_.query(
            "SELECT id FROM player WHERE kind = 'guest'"
            " AND NOT EXISTS (SELECT 1 FROM session WHERE session.player = player.id)"
            " AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.player = player.id)"
            " AND NOT EXISTS (SELECT 1 FROM game_table WHERE host = player.id)"
            " AND NOT EXISTS"
            " (SELECT 1 FROM journal_member WHERE journal_member.player = player.id) LIMIT ?1",
            unattached_max
        );
        while (row.next()) guests.push_back(row.integer(0));
        return guests;
    }

private:
    Database& database_;
    bool erased_ = false;
};

class ChangeOfPeople final : public Job {
public:
    ChangeOfPeople(std::function<void(PeopleRows&)> change, Done<Changed> done)
        : change_{std::move(change)},
          done_{std::move(done)} {}

    void work(Database& database) override {
        SqlitePeople rows{database};
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

}  // namespace

void SqliteCatalogue::change_people(std::function<void(PeopleRows&)> change, Done<Changed> done) {
    writer_.post(std::make_unique<ChangeOfPeople>(std::move(change), std::move(done)));
}

}  // namespace kamchatka::store
