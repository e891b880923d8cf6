// Versions 2 and 4 of the schema: journals (store/journals.hpp). Part of store/sqlite/schema.cpp,
// apart for its length.
#pragma once

#include <string_view>

namespace kamchatka::store {

// As with the games, entries are written once, whoever writes.
inline constexpr std::string_view version_2_entries = R"sql(
CREATE TABLE journal (
    id         INTEGER PRIMARY KEY CHECK (id > 0),
    kind       TEXT NOT NULL,
    code       TEXT NOT NULL UNIQUE,
    owner      INTEGER REFERENCES player ON DELETE SET NULL,
    listing    TEXT NOT NULL CHECK (listing IN ('listed', 'unlisted')),
    summary    TEXT NOT NULL,
    secret     BLOB NOT NULL CHECK (length(secret) = 32),
    created_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX journal_kind ON journal (kind, listing, created_ms);
CREATE INDEX journal_owner ON journal (owner);

CREATE TABLE journal_entry (
    pos        INTEGER PRIMARY KEY,
    journal_id INTEGER NOT NULL REFERENCES journal,
    seq        INTEGER NOT NULL CHECK (seq > 0),
    ref        TEXT NOT NULL CHECK (ref <> ''),
    at_ms      INTEGER NOT NULL,
    who        TEXT NOT NULL,
    body       TEXT NOT NULL,
    link       BLOB NOT NULL CHECK (length(link) = 32),
    UNIQUE (journal_id, seq),
    UNIQUE (journal_id, ref)
) STRICT;

CREATE TRIGGER journal_entry_continues BEFORE INSERT ON journal_entry
WHEN NEW.seq <> coalesce(
    (SELECT seq + 1 FROM journal_entry WHERE journal_id = NEW.journal_id ORDER BY seq DESC LIMIT 1),
    1
)
BEGIN SELECT RAISE(ABORT, 'an entry must continue its journal'); END;

CREATE TRIGGER journal_entry_replaces_none BEFORE INSERT ON journal_entry
WHEN EXISTS (SELECT 1 FROM journal_entry WHERE journal_id = NEW.journal_id AND ref = NEW.ref)
    OR EXISTS (SELECT 1 FROM journal_entry WHERE pos = NEW.pos)
BEGIN SELECT RAISE(ABORT, 'entries are never replaced'); END;

CREATE TRIGGER journal_entry_stays BEFORE DELETE ON journal_entry
BEGIN SELECT RAISE(ABORT, 'entries are never deleted'); END;

CREATE TRIGGER journal_entry_is_final BEFORE UPDATE ON journal_entry
BEGIN SELECT RAISE(ABORT, 'entries are never changed'); END;
)sql";

// Personal parts may be erased, never altered. A row that is missing breaks the chain.
inline constexpr std::string_view version_2_people = R"sql(
CREATE TABLE journal_personal (
    journal_id INTEGER NOT NULL,
    seq        INTEGER NOT NULL,
    part       INTEGER NOT NULL,
    about      TEXT NOT NULL,
    seal       BLOB NOT NULL CHECK (length(seal) = 32),
    salt       BLOB,
    text       TEXT,
    PRIMARY KEY (journal_id, seq, part),
    FOREIGN KEY (journal_id, seq) REFERENCES journal_entry (journal_id, seq),
    CHECK ((salt IS NULL) = (text IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX journal_personal_about ON journal_personal (about);

CREATE TRIGGER journal_personal_is_only_erased BEFORE UPDATE ON journal_personal
WHEN NEW.text IS NOT NULL OR NEW.journal_id <> OLD.journal_id OR NEW.seq <> OLD.seq
    OR NEW.part <> OLD.part OR NEW.about <> OLD.about OR NEW.seal <> OLD.seal
BEGIN SELECT RAISE(ABORT, 'personal parts are only ever erased'); END;

CREATE TABLE journal_member (
    journal_id INTEGER NOT NULL REFERENCES journal,
    player     INTEGER NOT NULL REFERENCES player ON DELETE CASCADE,
    role       TEXT NOT NULL,
    since_ms   INTEGER NOT NULL,
    PRIMARY KEY (journal_id, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX journal_member_player ON journal_member (player);

CREATE TABLE journal_invitation (
    id         INTEGER PRIMARY KEY,
    journal_id INTEGER NOT NULL REFERENCES journal,
    token      BLOB NOT NULL UNIQUE CHECK (length(token) = 32),
    role       TEXT NOT NULL,
    note       TEXT NOT NULL,
    created_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX journal_invitation_journal ON journal_invitation (journal_id);
)sql";

// Version 4: a link is for one person, who has the name that it says.
inline constexpr std::string_view version_4_links = R"sql(
ALTER TABLE journal_member ADD COLUMN name TEXT NOT NULL DEFAULT '';
ALTER TABLE journal_invitation ADD COLUMN holder INTEGER;
)sql";

}  // namespace kamchatka::store
