// The SQL of the schema, one step a version.
#include "store/sqlite/schema.hpp"

#include "store/sqlite/schema_journals.hpp"

#include <algorithm>
#include <string>

namespace kamchatka::store {
namespace {

constexpr std::int64_t application = 0x4b414d31;  // "KAM1", in the header of the file

// Entries are written once. The triggers hold whoever writes, by whatever program.
constexpr std::string_view version_1_log = R"sql(
CREATE TABLE entry (
    pos         INTEGER PRIMARY KEY,
    table_id    INTEGER NOT NULL CHECK (table_id > 0),
    seq         INTEGER NOT NULL CHECK (seq > 0),
    event_count INTEGER NOT NULL CHECK (event_count > 0),
    ref         TEXT NOT NULL CHECK (ref <> ''),
    actor       TEXT NOT NULL,
    at_ms       INTEGER NOT NULL,
    body        TEXT NOT NULL,
    link        BLOB NOT NULL CHECK (length(link) = 32),
    UNIQUE (table_id, seq),
    UNIQUE (table_id, ref)
) STRICT;

CREATE TRIGGER entry_continues BEFORE INSERT ON entry
WHEN NEW.seq <> coalesce(
    (SELECT seq + event_count FROM entry WHERE table_id = NEW.table_id ORDER BY seq DESC LIMIT 1),
    1
)
BEGIN SELECT RAISE(ABORT, 'an entry must continue its table'); END;

-- An INSERT OR REPLACE would drop an entry without asking the next trigger.
CREATE TRIGGER entry_replaces_none BEFORE INSERT ON entry
WHEN EXISTS (SELECT 1 FROM entry WHERE table_id = NEW.table_id AND ref = NEW.ref)
    OR EXISTS (SELECT 1 FROM entry WHERE pos = NEW.pos)
BEGIN SELECT RAISE(ABORT, 'entries are never replaced'); END;

CREATE TRIGGER entry_stays BEFORE DELETE ON entry
BEGIN SELECT RAISE(ABORT, 'entries are never deleted'); END;

CREATE TRIGGER entry_is_final BEFORE UPDATE ON entry
BEGIN SELECT RAISE(ABORT, 'entries are never changed'); END;
)sql";

constexpr std::string_view version_1_people = R"sql(
CREATE TABLE setting (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE player (
    id         INTEGER PRIMARY KEY CHECK (id > 0),
    kind       TEXT NOT NULL CHECK (kind IN ('guest', 'account')),
    name       TEXT NOT NULL,
    name_key   TEXT UNIQUE,
    name_look  TEXT UNIQUE,
    created_ms INTEGER NOT NULL
) STRICT;

CREATE TABLE account (
    player     INTEGER PRIMARY KEY REFERENCES player ON DELETE CASCADE,
    passphrase TEXT NOT NULL,
    recovery   BLOB NOT NULL CHECK (length(recovery) = 32)
) STRICT;

CREATE TABLE session (
    token      BLOB PRIMARY KEY CHECK (length(token) = 32),
    player     INTEGER NOT NULL REFERENCES player ON DELETE CASCADE,
    created_ms INTEGER NOT NULL,
    expires_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX session_player ON session (player);
)sql";

constexpr std::string_view version_1_tables = R"sql(
CREATE TABLE game_table (
    id         INTEGER PRIMARY KEY CHECK (id > 0),
    code       TEXT NOT NULL UNIQUE,
    host       INTEGER REFERENCES player ON DELETE SET NULL,
    ruleset    TEXT NOT NULL,
    options    TEXT NOT NULL,
    board      TEXT,
    settings   TEXT NOT NULL,
    clock      TEXT NOT NULL,
    listing    TEXT NOT NULL CHECK (listing IN ('listed', 'unlisted')),
    state      TEXT NOT NULL CHECK (state IN ('lobby', 'playing', 'ended', 'abandoned')),
    result     TEXT,
    created_ms INTEGER NOT NULL,
    started_ms INTEGER,
    ended_ms   INTEGER
) STRICT;
CREATE INDEX game_table_state ON game_table (state, created_ms);
CREATE INDEX game_table_host ON game_table (host);

CREATE TABLE seat (
    table_id INTEGER NOT NULL REFERENCES game_table,
    seat     INTEGER NOT NULL CHECK (seat > 0),
    kind     TEXT NOT NULL CHECK (kind IN ('player', 'bot', 'open', 'closed')),
    player   INTEGER REFERENCES player ON DELETE SET NULL,
    bot      TEXT,
    name     TEXT,
    muted    INTEGER NOT NULL CHECK (muted IN (0, 1)),
    PRIMARY KEY (table_id, seat),
    UNIQUE (player, table_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE table_secret (
    table_id INTEGER PRIMARY KEY REFERENCES game_table,
    sealed   BLOB NOT NULL
) STRICT;

CREATE TABLE chat (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES game_table,
    player   INTEGER REFERENCES player ON DELETE CASCADE,
    seat     INTEGER,
    name     TEXT NOT NULL,
    text     TEXT,
    phrase   TEXT,
    at_ms    INTEGER NOT NULL,
    CHECK ((text IS NULL) <> (phrase IS NULL))
) STRICT;
CREATE INDEX chat_table ON chat (table_id);
CREATE INDEX chat_player ON chat (player);
)sql";

// What the operator says, beside the rows it is about: those stay as older programs know them. The
// audit is written once, whoever writes.
constexpr std::string_view version_3_office = R"sql(
CREATE TABLE withheld (
    kind    TEXT NOT NULL CHECK (kind IN ('table', 'journal')),
    id      INTEGER NOT NULL,
    display TEXT NOT NULL CHECK (display IN ('hidden', 'deleted')),
    PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE muted (
    player INTEGER PRIMARY KEY REFERENCES player ON DELETE CASCADE
) STRICT;

CREATE TABLE audit (
    pos     INTEGER PRIMARY KEY,
    at_ms   INTEGER NOT NULL,
    uid     INTEGER NOT NULL,
    act     TEXT NOT NULL,
    outcome TEXT NOT NULL
) STRICT;

CREATE TRIGGER audit_replaces_none BEFORE INSERT ON audit
WHEN EXISTS (SELECT 1 FROM audit WHERE pos = NEW.pos)
BEGIN SELECT RAISE(ABORT, 'the audit is never replaced'); END;

CREATE TRIGGER audit_stays BEFORE DELETE ON audit
BEGIN SELECT RAISE(ABORT, 'the audit is never deleted'); END;

CREATE TRIGGER audit_is_final BEFORE UPDATE ON audit
BEGIN SELECT RAISE(ABORT, 'the audit is never changed'); END;
)sql";

// Never change a step that was released: add the next. Who deletes an account with version 1 leaves
// its name in the journals, so there is no way back from version 2; version 2 would show what the
// operator withholds, and cannot read games whose seats promised, so there is none from version 3;
// version 3 would let a link be anybody's, and cannot read tournaments where declarations were
// signed, so there is none from version 4.
constexpr std::array<SchemaStep, schema_version> steps_so_far{
    SchemaStep{{version_1_log, version_1_people, version_1_tables}, GoingBack::impossible},
    SchemaStep{{version_2_entries, version_2_people, ""}, GoingBack::impossible},
    SchemaStep{{version_3_office, "", ""}, GoingBack::impossible},
    SchemaStep{{version_4_links, "", ""}, GoingBack::impossible},
};

std::int64_t number(Database& database, std::string_view sql) {
    Cursor cursor = database.query(sql);
    return cursor.next() ? cursor.integer(0) : 0;
}

// The oldest program that can work with a database of the last version.
std::size_t oldest_program(std::span<const SchemaStep> steps) {
    std::size_t version = steps.size();
    while (version > 1 && steps[version - 1].going_back == GoingBack::possible) --version;
    return version;
}

// Where `user_version` says less than it is, for the sake of older programs, a setting says more.
std::int64_t noted_version(Database& database) {
    if (number(database, "SELECT count(*) FROM sqlite_schema WHERE name = 'setting'") == 0)
        return 0;
    return number(database, "SELECT CAST(value AS INTEGER) FROM setting WHERE name = 'schema'");
}

}  // namespace

void configure(Database& database) {
    database.execute(
        "PRAGMA page_size = 4096;"
        "PRAGMA journal_mode = WAL;"
        "PRAGMA synchronous = FULL;"
        "PRAGMA wal_autocheckpoint = 0;"
        "PRAGMA foreign_keys = ON;"
        "PRAGMA secure_delete = ON;"
        "PRAGMA temp_store = MEMORY;"
        "PRAGMA trusted_schema = OFF;"
    );
}

std::span<const SchemaStep> schema_steps() { return steps_so_far; }

int version_of(Database& database, std::span<const SchemaStep> steps) {
    const std::int64_t owner = number(database, "PRAGMA application_id");
    const std::int64_t version = number(database, "PRAGMA user_version");
    const bool fresh = number(database, "SELECT count(*) FROM sqlite_schema") == 0;
    if (!fresh && owner != application) {
        throw std::runtime_error{"the database is not one of ours"};
    }
    if (version > std::ssize(steps)) {
        throw std::runtime_error{
            "the database is of version " + std::to_string(version) + ", this program knows " +
            std::to_string(steps.size()) + ": a later program wrote it"};
    }
    return static_cast<int>(std::max(version, noted_version(database)));
}

void bring_up_to_date(Database& database, std::span<const SchemaStep> steps) {
    const int version = version_of(database, steps);
    if (version >= std::ssize(steps)) return;
    database.execute("BEGIN IMMEDIATE");
    for (auto step = static_cast<std::size_t>(version); step < steps.size(); ++step) {
        for (const std::string_view part : steps[step].parts) database.execute(std::string{part});
    }
    const std::size_t oldest = oldest_program(steps);
    if (oldest < steps.size()) {
        database.execute(
            "INSERT OR REPLACE INTO setting (name, value) VALUES ('schema', CAST('" +
            std::to_string(steps.size()) + "' AS BLOB))"
        );
    }
    database.execute("PRAGMA application_id = " + std::to_string(application));
    database.execute("PRAGMA user_version = " + std::to_string(oldest));
    database.execute("COMMIT");
}

}  // namespace kamchatka::store
