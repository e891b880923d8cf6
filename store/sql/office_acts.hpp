// What the operator withholds, forgets and has written down.
#pragma once

#include "store/sql/office.hpp"

#include "store/sql/change.hpp"
#include "store/sql/erasure.hpp"
#include "store/sql/journals_reads.hpp"
#include "store/sql/rows.hpp"
#include "store/sql/words.hpp"

namespace kamchatka::store::sql {

// Of the table or journal with that id.
struct Subject {
    std::string_view kind;  // as `withheld` has it
    std::string_view table;
    std::int64_t id;
};

template <typename Database>
bool there(Database& database, const Subject& subject) {
    const std::string sql = "SELECT 1 FROM " + std::string{subject.table} + " WHERE id = $1";
    const bool known = database.query(sql, subject.id).next();
    auto deleted = database.query(
        "SELECT 1 FROM withheld WHERE kind = $1 AND id = $2 AND display = 'deleted'",
        subject.kind,
        subject.id
    );
    return known && !deleted.next();
}

template <typename Database>
Changed display(Database& database, const Subject& subject, Display display) {
    if (!there(database, subject)) return Changed::gone;
    database.run("DELETE FROM withheld WHERE kind = $1 AND id = $2", subject.kind, subject.id);
    if (display == Display::shown) return Changed::changed;
    database.run(
        "INSERT INTO withheld (kind, id, display) VALUES ($1, $2, $3)",
        subject.kind,
        subject.id,
        word(displays, display)
    );
    return Changed::changed;
}

inline Subject table_subject(TableId table) { return {"table", "game_table", table}; }
inline Subject journal_subject(JournalId journal) { return {"journal", "journal", journal}; }

template <typename Engine>
void SqlOffice<Engine>::add_audit(AuditRow row, Done<Stored> done) {
    change<Stored>(writer_, std::move(done), [row = std::move(row)](Database& database) {
        database.run(
            "INSERT INTO audit (at_ms, uid, act, outcome) VALUES ($1, $2, $3, $4)",
            row.at_ms,
            row.uid,
            row.act,
            row.outcome
        );
        return Stored::stored;
    });
}

template <typename Engine>
void SqlOffice<Engine>::audit(std::int64_t count_max, OnRead<std::vector<AuditRow>> done) {
    readers_.template read<std::vector<AuditRow>>(std::move(done), [=](Database& database) {
        std::vector<AuditRow> rows;
        auto row = database.query(
            "SELECT at_ms, uid, act, outcome FROM audit ORDER BY pos DESC LIMIT $1", count_max
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

template <typename Engine>
void SqlOffice<Engine>::set_display(TableId table, Display wanted, Done<Changed> done) {
    change<Changed>(writer_, std::move(done), [=](Database& database) {
        return display(database, table_subject(table), wanted);
    });
}

template <typename Engine>
void SqlOffice<Engine>::set_journal_display(JournalId journal, Display wanted, Done<Changed> done) {
    change<Changed>(writer_, std::move(done), [=](Database& database) {
        return display(database, journal_subject(journal), wanted);
    });
}

template <typename Engine>
void SqlOffice<Engine>::erase_table(TableId table, Done<Changed> done) {
    auto work = [table](Database& database) {
        const Changed changed = display(database, table_subject(table), Display::deleted);
        if (changed != Changed::changed) return changed;
        database.run("DELETE FROM chat WHERE table_id = $1", table);
        database.run("UPDATE seat SET player = NULL, name = NULL WHERE table_id = $1", table);
        database.run("UPDATE game_table SET host = NULL WHERE id = $1", table);
        note_erasure(database);
        return changed;
    };
    change<Changed>(writer_, std::move(done), work, Traces::erased);
}

template <typename Engine>
void SqlOffice<Engine>::erase_journal(JournalId journal, Done<Changed> done) {
    auto work = [journal](Database& database) {
        const Changed changed = display(database, journal_subject(journal), Display::deleted);
        if (changed != Changed::changed) return changed;
        database.run(
            "UPDATE journal_personal SET salt = NULL, text = NULL"
            " WHERE journal_id = $1 AND text IS NOT NULL",
            journal
        );
        database.run("DELETE FROM journal_member WHERE journal_id = $1", journal);
        database.run("DELETE FROM journal_invitation WHERE journal_id = $1", journal);
        database.run(
            "UPDATE journal SET owner = NULL, listing = 'unlisted', summary = '{}' WHERE id = $1",
            journal
        );
        note_erasure(database);
        return changed;
    };
    change<Changed>(writer_, std::move(done), work, Traces::erased);
}

template <typename Engine>
void SqlOffice<Engine>::set_muted(PlayerId player, bool muted, Done<Changed> done) {
    change<Changed>(writer_, std::move(done), [=](Database& database) {
        if (!database.query("SELECT 1 FROM player WHERE id = $1", player).next()) {
            return Changed::gone;
        }
        database.run(
            muted ? "INSERT INTO muted (player) VALUES ($1) ON CONFLICT DO NOTHING"
                  : "DELETE FROM muted WHERE player = $1",
            player
        );
        return Changed::changed;
    });
}

template <typename Engine>
void SqlOffice<Engine>::muted_players(OnRead<std::vector<PlayerId>> done) {
    readers_.template read<std::vector<PlayerId>>(std::move(done), [](Database& database) {
        return first_numbers(database.query("SELECT player FROM muted ORDER BY player"));
    });
}

template <typename Engine>
void SqlOffice<Engine>::newest_players(
    std::int64_t count_max, OnRead<std::vector<PlayerRow>> done
) {
    readers_.template read<std::vector<PlayerRow>>(std::move(done), [=](Database& database) {
        std::vector<PlayerRow> players;
        auto row =
            database.query("SELECT * FROM player ORDER BY created_ms DESC LIMIT $1", count_max);
        while (row.next()) players.push_back(player_at(row));
        return players;
    });
}

template <typename Engine>
void SqlOffice<Engine>::newest_tables(
    std::int64_t count_max, OnRead<std::vector<StoredTable>> done
) {
    readers_.template read<std::vector<StoredTable>>(std::move(done), [=](Database& database) {
        return sql::newest_tables(database, count_max);
    });
}

template <typename Engine>
void SqlOffice<Engine>::newest_journals(
    JournalKind kind, std::int64_t count_max, OnRead<std::vector<JournalRow>> done
) {
    readers_.template read<std::vector<JournalRow>>(std::move(done), [=](Database& database) {
        return sql::newest_journals(database, kind, count_max);
    });
}

}  // namespace kamchatka::store::sql
