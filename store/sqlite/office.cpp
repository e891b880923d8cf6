// What the operator withholds, forgets and has written down.
#include "store/sqlite/office.hpp"

#include "store/sqlite/change.hpp"
#include "store/sqlite/erasure.hpp"
#include "store/sqlite/journals.hpp"
#include "store/sqlite/rows.hpp"
#include "store/sqlite/words.hpp"

namespace kamchatka::store {
namespace {

// Of the table or journal with that id.
struct Subject {
    std::string_view kind;  // as `withheld` has it
    std::string_view table;
    std::int64_t id;
};

bool there(Database& database, const Subject& subject) {
    const std::string sql = "SELECT 1 FROM " + std::string{subject.table} + " WHERE id = ?1";
    const bool known = database.query(sql, subject.id).next();
    Cursor deleted = database.query(
        "SELECT 1 FROM withheld WHERE kind = ?1 AND id = ?2 AND display = 'deleted'",
        subject.kind,
        subject.id
    );
    return known && !deleted.next();
}

Changed display(Database& database, const Subject& subject, Display display) {
    if (!there(database, subject)) return Changed::gone;
    database.run("DELETE FROM withheld WHERE kind = ?1 AND id = ?2", subject.kind, subject.id);
    if (display == Display::shown) return Changed::changed;
    database.run(
        "INSERT INTO withheld (kind, id, display) VALUES (?1, ?2, ?3)",
        subject.kind,
        subject.id,
        word(displays, display)
    );
    return Changed::changed;
}

Subject table_subject(TableId table) { return {"table", "game_table", table}; }
Subject journal_subject(JournalId journal) { return {"journal", "journal", journal}; }

}  // namespace

void SqliteOffice::add_audit(AuditRow row, Done<Stored> done) {
    change<Stored>(writer_, std::move(done), [row = std::move(row)](Database& database) {
        database.run(
            "INSERT INTO audit (at_ms, uid, act, outcome) VALUES (?1, ?2, ?3, ?4)",
            row.at_ms,
            row.uid,
            row.act,
            row.outcome
        );
        return Stored::stored;
    });
}

void SqliteOffice::audit(std::int64_t count_max, OnRead<std::vector<AuditRow>> done) {
    readers_.read<std::vector<AuditRow>>(std::move(done), [=](Database& database) {
        std::vector<AuditRow> rows;
        Cursor row = database.query(
            "SELECT at_ms, uid, act, outcome FROM audit ORDER BY pos DESC LIMIT ?1", count_max
        );
        while (row.next()) {
            rows.push_back(
                {.at_ms = row.integer(0),
                 .uid = row.integer(1),
                 .act = std::string{row.text(2)},
                 .outcome = std::string{row.text(3)}}
            );
        }
        return rows;
    });
}

void SqliteOffice::set_display(TableId table, Display wanted, Done<Changed> done) {
    change<Changed>(writer_, std::move(done), [=](Database& database) {
        return display(database, table_subject(table), wanted);
    });
}

void SqliteOffice::set_journal_display(JournalId journal, Display wanted, Done<Changed> done) {
    change<Changed>(writer_, std::move(done), [=](Database& database) {
        return display(database, journal_subject(journal), wanted);
    });
}

void SqliteOffice::erase_table(TableId table, Done<Changed> done) {
    auto work = [table](Database& database) {
        const Changed changed = display(database, table_subject(table), Display::deleted);
        if (changed != Changed::changed) return changed;
        database.run("DELETE FROM chat WHERE table_id = ?1", table);
        database.run("UPDATE seat SET player = NULL, name = NULL WHERE table_id = ?1", table);
        database.run("UPDATE game_table SET host = NULL WHERE id = ?1", table);
        note_erasure(database);
        return changed;
    };
    change<Changed>(writer_, std::move(done), work, Traces::erased);
}

void SqliteOffice::erase_journal(JournalId journal, Done<Changed> done) {
    auto work = [journal](Database& database) {
        const Changed changed = display(database, journal_subject(journal), Display::deleted);
        if (changed != Changed::changed) return changed;
        database.run(
            "UPDATE journal_personal SET salt = NULL, text = NULL"
            " WHERE journal_id = ?1 AND text IS NOT NULL",
            journal
        );
        database.run("DELETE FROM journal_member WHERE journal_id = ?1", journal);
        database.run("DELETE FROM journal_invitation WHERE journal_id = ?1", journal);
        database.run(
            "UPDATE journal SET owner = NULL, listing = 'unlisted', summary = '{}' WHERE id = ?1",
            journal
        );
        note_erasure(database);
        return changed;
    };
    change<Changed>(writer_, std::move(done), work, Traces::erased);
}

void SqliteOffice::set_muted(PlayerId player, bool muted, Done<Changed> done) {
    change<Changed>(writer_, std::move(done), [=](Database& database) {
        if (!database.query("SELECT 1 FROM player WHERE id = ?1", player).next()) {
            return Changed::gone;
        }
        database.run(
            muted ? "INSERT OR IGNORE INTO muted (player) VALUES (?1)"
                  : "DELETE FROM muted WHERE player = ?1",
            player
        );
        return Changed::changed;
    });
}

void SqliteOffice::muted_players(OnRead<std::vector<PlayerId>> done) {
    readers_.read<std::vector<PlayerId>>(std::move(done), [](Database& database) {
        std::vector<PlayerId> players;
        Cursor row = database.query("SELECT player FROM muted ORDER BY player");
        while (row.next()) players.push_back(row.integer(0));
        return players;
    });
}

void SqliteOffice::newest_players(std::int64_t count_max, OnRead<std::vector<PlayerRow>> done) {
    readers_.read<std::vector<PlayerRow>>(std::move(done), [=](Database& database) {
        std::vector<PlayerRow> players;
        Cursor row =
            database.query("SELECT * FROM player ORDER BY created_ms DESC LIMIT ?1", count_max);
        while (row.next()) players.push_back(player_at(row));
        return players;
    });
}

void SqliteOffice::newest_tables(std::int64_t count_max, OnRead<std::vector<StoredTable>> done) {
    readers_.read<std::vector<StoredTable>>(std::move(done), [=](Database& database) {
        return store::newest_tables(database, count_max);
    });
}

void SqliteOffice::newest_journals(
    JournalKind kind, std::int64_t count_max, OnRead<std::vector<JournalRow>> done
) {
    readers_.read<std::vector<JournalRow>>(std::move(done), [=](Database& database) {
        return store::newest_journals(database, kind, count_max);
    });
}

}  // namespace kamchatka::store
