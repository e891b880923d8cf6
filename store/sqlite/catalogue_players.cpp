// The catalogue: players, their secrets and their sessions.
#include "store/catalogue.hpp"
#include "store/journals.hpp"
#include "store/sqlite/change.hpp"
#include "store/sqlite/erasure.hpp"
#include "store/sqlite/words.hpp"

#include <algorithm>

namespace kamchatka::store {
namespace {

// The names of guests who cannot come back any more are free.
void release_name(Database& database, const PlayerName& name, std::int64_t now_ms) {
    database.run(
        "UPDATE player SET name_key = NULL, name_look = NULL"
        " WHERE kind = 'guest' AND (name_key = ?1 OR name_look = ?2) AND NOT EXISTS"
        " (SELECT 1 FROM session WHERE session.player = player.id AND expires_ms > ?3)",
        name.key,
        name.look,
        now_ms
    );
}

void insert_player(Database& database, const PlayerRow& player, const PlayerName& name) {
    release_name(database, name, player.created_ms);
    database.run(
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

void insert_session(Database& database, const SessionRow& session) {
    database.run(
        "INSERT INTO session (token, player, created_ms, expires_ms) VALUES (?1, ?2, ?3, ?4)",
        session.token,
        session.player,
        session.created_ms,
        session.expires_ms
    );
}

void insert_account(Database& database, PlayerId player, const AccountSecrets& secrets) {
    database.run(
        "INSERT INTO account (player, passphrase, recovery) VALUES (?1, ?2, ?3)",
        player,
        secrets.passphrase,
        secrets.recovery
    );
}

void end_sessions(Database& database, PlayerId player) {
    database.run("DELETE FROM session WHERE player = ?1", player);
}

// A guest under another name; at tables that are over he keeps the one he had.
bool rename(Database& database, PlayerId guest, const PlayerName& name, std::int64_t now_ms) {
    release_name(database, name, now_ms);
    const std::int64_t count = database.run(
        "UPDATE player SET name = ?2, name_key = ?3, name_look = ?4"
        " WHERE id = ?1 AND kind = 'guest'",
        guest,
        name.shown,
        name.key,
        name.look
    );
    database.run(
        "UPDATE seat SET name = ?2 WHERE player = ?1 AND table_id IN"
        " (SELECT id FROM game_table WHERE state IN ('lobby', 'playing'))",
        guest,
        name.shown
    );
    return count > 0;
}

std::vector<TableId> tables_with(Database& database, PlayerId player) {
    std::vector<TableId> tables;
    Cursor row = database.query(
        "SELECT table_id FROM seat WHERE player = ?1"
        " UNION SELECT id FROM game_table WHERE host = ?1",
        player
    );
    while (row.next()) tables.push_back(row.integer(0));
    return tables;
}

std::optional<PlayerId> guest_of(Database& database, const TokenHash& token) {
    Cursor row = database.query(
        "SELECT player.id FROM session JOIN player ON player.id = session.player"
        " WHERE token = ?1 AND kind = 'guest'",
        token
    );
    if (!row.next()) return std::nullopt;
    return row.integer(0);
}

void hand_over(Database& database, PlayerId guest, PlayerId player) {
    database.run("UPDATE OR IGNORE seat SET player = ?2 WHERE player = ?1", guest, player);
    database.run(
        "UPDATE seat SET name = (SELECT name FROM player WHERE id = ?1) WHERE player = ?1"
        " AND table_id IN (SELECT id FROM game_table WHERE state IN ('lobby', 'playing'))",
        player
    );
    database.run("UPDATE game_table SET host = ?2 WHERE host = ?1", guest, player);
    database.run("UPDATE chat SET player = ?2 WHERE player = ?1", guest, player);
    database.run(
        "UPDATE OR IGNORE journal_member SET player = ?2 WHERE player = ?1", guest, player
    );
    database.run("UPDATE journal SET owner = ?2 WHERE owner = ?1", guest, player);
    database.run("DELETE FROM player WHERE id = ?1", guest);
}

Catalogue::Claimed begin(
    Database& database, const SessionRow& session, const std::optional<TokenHash>& replaced
) {
    Catalogue::Claimed claimed{.stored = Stored::gone, .guest = std::nullopt, .tables = {}};
    claimed.stored = unless_refused(database, [&] {
        insert_session(database, session);
        if (!replaced) return;
        if (const auto guest = guest_of(database, *replaced); guest) {
            claimed.guest = guest;
            claimed.tables = tables_with(database, *guest);
            hand_over(database, *guest, session.player);
        }
        database.run("DELETE FROM session WHERE token = ?1", *replaced);
    });
    return claimed;
}

}  // namespace

void Catalogue::add_guest(PlayerRow guest, PlayerName name, SessionRow session, Done<Stored> done) {
    assert(guest.kind == PlayerKind::guest && session.player == guest.id);
    auto work = [guest = std::move(guest), name = std::move(name), session](Database& database) {
        return unless_refused(database, [&] {
            insert_player(database, guest, name);
            insert_session(database, session);
        });
    };
    change<Stored>(writer_, std::move(done), std::move(work));
}

void Catalogue::rename_guest(
    PlayerId guest, PlayerName name, std::int64_t now_ms, Done<Stored> done
) {
    auto work = [=, name = std::move(name)](Database& database) {
        bool there = false;
        const Stored stored =
            unless_refused(database, [&] { there = rename(database, guest, name, now_ms); });
        return stored == Stored::stored && !there ? Stored::gone : stored;
    };
    change<Stored>(writer_, std::move(done), std::move(work));
}

void Catalogue::add_account(
    PlayerRow player, PlayerName name, AccountSecrets secrets, SessionRow session, Done<Stored> done
) {
    assert(player.kind == PlayerKind::account && session.player == player.id);
    auto work = [player = std::move(player),
                 name = std::move(name),
                 secrets = std::move(secrets),
                 session](Database& database) {
        return unless_refused(database, [&] {
            insert_player(database, player, name);
            insert_account(database, player.id, secrets);
            insert_session(database, session);
        });
    };
    change<Stored>(writer_, std::move(done), std::move(work));
}

void Catalogue::promote_guest(
    PlayerName name, AccountSecrets secrets, SessionRow session, Done<Stored> done
) {
    auto work = [name = std::move(name), secrets = std::move(secrets), session](Database& database
                ) {
        const PlayerId guest = session.player;
        bool there = false;
        const Stored stored = unless_refused(database, [&] {
            there = rename(database, guest, name, session.created_ms);
            if (!there) return;
            database.run("UPDATE player SET kind = 'account' WHERE id = ?1", guest);
            insert_account(database, guest, secrets);
            end_sessions(database, guest);
            insert_session(database, session);
        });
        return stored == Stored::stored && !there ? Stored::gone : stored;
    };
    change<Stored>(writer_, std::move(done), std::move(work));
}

void Catalogue::begin_session(
    SessionRow session, std::optional<TokenHash> replaced, Done<Claimed> done
) {
    change<Claimed>(writer_, std::move(done), [=](Database& database) {
        return begin(database, session, replaced);
    });
}

void Catalogue::end_session(TokenHash token, Done<> done) {
    change(writer_, std::move(done), [=](Database& database) {
        database.run("DELETE FROM session WHERE token = ?1", token);
    });
}

void Catalogue::prolong_session(TokenHash token, std::int64_t expires_ms, Done<> done) {
    change(writer_, std::move(done), [=](Database& database) {
        database.run("UPDATE session SET expires_ms = ?2 WHERE token = ?1", token, expires_ms);
    });
}

void Catalogue::replace_secrets(
    SecretHash old_recovery,
    AccountSecrets secrets,
    SessionRow session,
    std::optional<TokenHash> replaced,
    Done<Claimed> done
) {
    auto work = [=, secrets = std::move(secrets)](Database& database) {
        const std::int64_t count = database.run(
            "UPDATE account SET passphrase = ?3, recovery = ?4 WHERE player = ?1 AND recovery = ?2",
            session.player,
            old_recovery,
            secrets.passphrase,
            secrets.recovery
        );
        if (count == 0) return Claimed{.stored = Stored::gone, .guest = std::nullopt, .tables = {}};
        end_sessions(database, session.player);
        return begin(database, session, replaced);
    };
    change<Claimed>(writer_, std::move(done), std::move(work));
}

void Catalogue::rehash(
    PlayerId player, std::string old, std::string passphrase, Done<Changed> done
) {
    auto work = [=, old = std::move(old), passphrase = std::move(passphrase)](Database& database) {
        return changed_if(database.run(
            "UPDATE account SET passphrase = ?3 WHERE player = ?1 AND passphrase = ?2",
            player,
            old,
            passphrase
        ));
    };
    change<Changed>(writer_, std::move(done), std::move(work));
}

void Catalogue::remove_player(PlayerId player, Done<Removed> done) {
    auto work = [=](Database& database) {
        Removed removed{.changed = Changed::gone, .tables = tables_with(database, player)};
        database.run("UPDATE seat SET name = ?2 WHERE player = ?1", player, deleted_name);
        database.run(
            "UPDATE journal_personal SET salt = NULL, text = NULL WHERE about = ?1",
            about_account(player)
        );
        // Secrets, sessions and chat go with the row; seats and tables forget whose they were.
        removed.changed = changed_if(database.run("DELETE FROM player WHERE id = ?1", player));
        note_erasure(database);
        return removed;
    };
    change<Removed>(writer_, std::move(done), std::move(work), Traces::erased);
}

void Catalogue::sweep(std::int64_t now_ms, Done<> done) {
    change(writer_, std::move(done), [=](Database& database) {
        database.run("DELETE FROM session WHERE expires_ms <= ?1", now_ms);
        database.run(
            "DELETE FROM player WHERE kind = 'guest'"
            " AND NOT EXISTS (SELECT 1 FROM session WHERE session.player = player.id)"
            " AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.player = player.id)"
            " AND NOT EXISTS (SELECT 1 FROM game_table WHERE host = player.id)"
            " AND NOT EXISTS"
            " (SELECT 1 FROM journal_member WHERE journal_member.player = player.id)"
        );
    });
}

}  // namespace kamchatka::store
