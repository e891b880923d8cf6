// The SQL of the schema, as store/postgres/schema.cpp runs it. What a chain is made of is kept as
// bytes: text cannot hold a zero, and must not be changed by an encoding.
#pragma once

#include <string_view>

namespace kamchatka::store::pg {

// Who writes. A node has a heartbeat, a log has an owner, unless it was let go; `wanted` is the
// node that asks for it, and an idle one has nothing to do before it is asked for. `writer` numbers
// the batches of a node, so that one that was lost on the way can be told from one that was stored.
inline constexpr std::string_view owners_sql = R"sql(
CREATE TABLE setting (
    name  text PRIMARY KEY,
    value bytea NOT NULL
);

CREATE TABLE node (
    name        text PRIMARY KEY,
    incarnation bigint NOT NULL,
    protocol    bigint NOT NULL,
    state       text NOT NULL CHECK (state IN ('up', 'draining', 'stopped', 'dead')),
    beats       bigint NOT NULL DEFAULT 0,
    beat_at     timestamptz NOT NULL
);

CREATE TABLE writer (
    node        text PRIMARY KEY,
    incarnation bigint NOT NULL,
    batch       bigint NOT NULL
);

-- The first statement of every transaction of a node: it is the next one of the one process that
-- has the name, or it is none.
CREATE FUNCTION begin_batch(which text, of bigint, number bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
    UPDATE writer SET batch = number
    WHERE node = which AND incarnation = of AND batch = number - 1;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'batch % of node % is out of turn', number, which USING ERRCODE = 'KAM01';
    END IF;
END $$;

CREATE TABLE head (
    log_id      bigint PRIMARY KEY CHECK (log_id > 0),
    next_seq    bigint NOT NULL DEFAULT 1,
    link        bytea NOT NULL CHECK (length(link) = 32),
    epoch       bigint NOT NULL DEFAULT 0,
    owner       text,
    incarnation bigint,
    claimed_at  timestamptz,
    wanted      text,
    wanted_at   timestamptz,
    idle        boolean NOT NULL DEFAULT false
) WITH (fillfactor = 50);
CREATE INDEX head_owner ON head (owner, incarnation);
CREATE INDEX head_wanted ON head (owner, incarnation) WHERE wanted IS NOT NULL;
CREATE INDEX head_at_work ON head (log_id) WHERE NOT idle;

-- What nodes tell each other about people. Numbers come from a row that is locked until the commit,
-- so that a higher one is never seen before a lower one.
CREATE TABLE bulletin_counter (
    number bigint NOT NULL
);
INSERT INTO bulletin_counter VALUES (0);
CREATE TABLE bulletin (
    number bigint PRIMARY KEY,
    node   text NOT NULL,
    kind   text NOT NULL,
    player bigint NOT NULL,
    other  bigint,
    name   text NOT NULL,
    at     timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE FUNCTION refuse_it() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '%', TG_ARGV[0] USING ERRCODE = '23000';
END $$;
)sql";

// Entries are written once. The triggers hold whoever writes, by whatever program.
inline constexpr std::string_view log_sql = R"sql(
CREATE TABLE entry (
    pos         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_id    bigint NOT NULL REFERENCES head,
    seq         bigint NOT NULL CHECK (seq > 0),
    event_count bigint NOT NULL CHECK (event_count > 0),
    ref         text NOT NULL CHECK (ref <> ''),
    actor       text NOT NULL,
    at_ms       bigint NOT NULL,
    body        bytea NOT NULL,
    link        bytea NOT NULL CHECK (length(link) = 32),
    epoch       bigint NOT NULL DEFAULT 0,
    UNIQUE (table_id, seq),
    UNIQUE (table_id, ref)
);

CREATE FUNCTION entry_continues() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.seq <> coalesce(
        (SELECT seq + event_count FROM entry WHERE table_id = NEW.table_id
         ORDER BY seq DESC LIMIT 1), 1)
    THEN
        RAISE EXCEPTION 'an entry must continue its table' USING ERRCODE = '23000';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER entry_continues BEFORE INSERT ON entry
    FOR EACH ROW EXECUTE FUNCTION entry_continues();
CREATE TRIGGER entry_stays BEFORE DELETE OR TRUNCATE ON entry
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_it('entries are never deleted');
CREATE TRIGGER entry_is_final BEFORE UPDATE ON entry
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_it('entries are never changed');
)sql";

inline constexpr std::string_view people_sql = R"sql(
CREATE TABLE player (
    id         bigint PRIMARY KEY CHECK (id > 0),
    kind       text NOT NULL CHECK (kind IN ('guest', 'account')),
    name       text COLLATE "C" NOT NULL,
    name_key   text UNIQUE,
    name_look  text UNIQUE,
    created_ms bigint NOT NULL
);

CREATE TABLE account (
    player     bigint PRIMARY KEY REFERENCES player ON DELETE CASCADE,
    passphrase text NOT NULL,
    recovery   bytea NOT NULL CHECK (length(recovery) = 32)
);

CREATE TABLE session (
    token      bytea PRIMARY KEY CHECK (length(token) = 32),
    player     bigint NOT NULL REFERENCES player ON DELETE CASCADE,
    created_ms bigint NOT NULL,
    expires_ms bigint NOT NULL
);
CREATE INDEX session_player ON session (player);

CREATE TABLE game_table (
    id         bigint PRIMARY KEY CHECK (id > 0),
    code       text COLLATE "C" NOT NULL UNIQUE,
    host       bigint REFERENCES player ON DELETE SET NULL,
    ruleset    text NOT NULL,
    options    text NOT NULL,
    board      text,
    settings   text NOT NULL,
    clock      text NOT NULL,
    listing    text NOT NULL CHECK (listing IN ('listed', 'unlisted')),
    state      text NOT NULL CHECK (state IN ('lobby', 'playing', 'ended', 'abandoned')),
    result     text,
    created_ms bigint NOT NULL,
    started_ms bigint,
    ended_ms   bigint
);
CREATE INDEX game_table_state ON game_table (state, created_ms);
CREATE INDEX game_table_host ON game_table (host);

CREATE TABLE seat (
    table_id bigint NOT NULL REFERENCES game_table,
    seat     bigint NOT NULL CHECK (seat > 0),
    kind     text NOT NULL CHECK (kind IN ('player', 'bot', 'open', 'closed')),
    player   bigint REFERENCES player ON DELETE SET NULL,
    bot      text,
    name     text,
    muted    boolean NOT NULL,
    PRIMARY KEY (table_id, seat),
    UNIQUE (player, table_id)
);

CREATE TABLE table_secret (
    table_id bigint PRIMARY KEY REFERENCES game_table,
    sealed   bytea NOT NULL
);

CREATE TABLE chat (
    id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_id bigint NOT NULL REFERENCES game_table,
    player   bigint REFERENCES player ON DELETE CASCADE,
    seat     bigint,
    name     text NOT NULL,
    text     text,
    phrase   text,
    at_ms    bigint NOT NULL,
    CHECK ((text IS NULL) <> (phrase IS NULL))
);
CREATE INDEX chat_table ON chat (table_id);
CREATE INDEX chat_player ON chat (player);
)sql";

// As with the games, entries are written once; personal parts may be erased, never altered.
inline constexpr std::string_view journals_sql = R"sql(
CREATE TABLE journal (
    id         bigint PRIMARY KEY CHECK (id > 0),
    kind       text NOT NULL,
    code       text COLLATE "C" NOT NULL UNIQUE,
    owner      bigint REFERENCES player ON DELETE SET NULL,
    listing    text NOT NULL CHECK (listing IN ('listed', 'unlisted')),
    summary    text NOT NULL,
    secret     bytea NOT NULL CHECK (length(secret) = 32),
    created_ms bigint NOT NULL
);
CREATE INDEX journal_kind ON journal (kind, listing, created_ms);
CREATE INDEX journal_owner ON journal (owner);

-- NULL where it cannot be understood.
CREATE FUNCTION json_of(summary text) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
    RETURN summary::jsonb;
EXCEPTION WHEN OTHERS THEN
    RETURN NULL;
END $$;

CREATE TABLE journal_entry (
    pos        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    journal_id bigint NOT NULL REFERENCES journal,
    seq        bigint NOT NULL CHECK (seq > 0),
    ref        text NOT NULL CHECK (ref <> ''),
    at_ms      bigint NOT NULL,
    who        text NOT NULL,
    body       bytea NOT NULL,
    link       bytea NOT NULL CHECK (length(link) = 32),
    UNIQUE (journal_id, seq),
    UNIQUE (journal_id, ref)
);

CREATE FUNCTION journal_entry_continues() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.seq <> coalesce(
        (SELECT seq + 1 FROM journal_entry WHERE journal_id = NEW.journal_id
         ORDER BY seq DESC LIMIT 1), 1)
    THEN
        RAISE EXCEPTION 'an entry must continue its journal' USING ERRCODE = '23000';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER journal_entry_continues BEFORE INSERT ON journal_entry
    FOR EACH ROW EXECUTE FUNCTION journal_entry_continues();
CREATE TRIGGER journal_entry_stays BEFORE DELETE OR TRUNCATE ON journal_entry
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_it('entries are never deleted');
CREATE TRIGGER journal_entry_is_final BEFORE UPDATE ON journal_entry
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_it('entries are never changed');

CREATE TABLE journal_personal (
    journal_id bigint NOT NULL,
    seq        bigint NOT NULL,
    part       bigint NOT NULL,
    about      text NOT NULL,
    seal       bytea NOT NULL CHECK (length(seal) = 32),
    salt       bytea,
    text       text,
    PRIMARY KEY (journal_id, seq, part),
    FOREIGN KEY (journal_id, seq) REFERENCES journal_entry (journal_id, seq),
    CHECK ((salt IS NULL) = (text IS NULL))
);
CREATE INDEX journal_personal_about ON journal_personal (about);

CREATE TRIGGER journal_personal_is_only_erased BEFORE UPDATE ON journal_personal
    FOR EACH ROW WHEN (NEW.text IS NOT NULL OR NEW.journal_id <> OLD.journal_id
        OR NEW.seq <> OLD.seq OR NEW.part <> OLD.part OR NEW.about <> OLD.about
        OR NEW.seal <> OLD.seal)
    EXECUTE FUNCTION refuse_it('personal parts are only ever erased');

CREATE TABLE journal_member (
    journal_id bigint NOT NULL REFERENCES journal,
    player     bigint NOT NULL REFERENCES player ON DELETE CASCADE,
    role       text NOT NULL,
    since_ms   bigint NOT NULL,
    name       text COLLATE "C" NOT NULL DEFAULT '',
    PRIMARY KEY (journal_id, player)
);
CREATE INDEX journal_member_player ON journal_member (player);

CREATE TABLE journal_invitation (
    id         bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    journal_id bigint NOT NULL REFERENCES journal,
    token      bytea NOT NULL UNIQUE CHECK (length(token) = 32),
    role       text NOT NULL,
    note       text NOT NULL,
    created_ms bigint NOT NULL,
    holder     bigint
);
CREATE INDEX journal_invitation_journal ON journal_invitation (journal_id);
)sql";

inline constexpr std::string_view office_sql = R"sql(
CREATE TABLE withheld (
    kind    text NOT NULL CHECK (kind IN ('table', 'journal')),
    id      bigint NOT NULL,
    display text NOT NULL CHECK (display IN ('hidden', 'deleted')),
    PRIMARY KEY (kind, id)
);

CREATE TABLE muted (
    player bigint PRIMARY KEY REFERENCES player ON DELETE CASCADE
);

CREATE TABLE audit (
    pos     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at_ms   bigint NOT NULL,
    uid     bigint NOT NULL,
    act     text NOT NULL,
    outcome text NOT NULL
);
CREATE TRIGGER audit_stays BEFORE DELETE OR TRUNCATE ON audit
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_it('the audit is never deleted');
CREATE TRIGGER audit_is_final BEFORE UPDATE ON audit
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_it('the audit is never changed');
)sql";

}  // namespace kamchatka::store::pg
