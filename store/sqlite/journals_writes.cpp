// Journals: what is written.
#include "store/sqlite/journals.hpp"

#include "store/chain.hpp"
#include "store/sqlite/change.hpp"
#include "store/sqlite/erasure.hpp"
#include "store/sqlite/words.hpp"

#include <sodium.h>

#include <cassert>

namespace kamchatka::store {
namespace {

// Where a journal goes on.
struct Head {
    std::int64_t seq = 1;
    Link link = chain_start;
};

Head head_of(Database& database, JournalId journal) {
    Cursor row = database.query(
        "SELECT seq + 1, link FROM journal_entry WHERE journal_id = ?1 ORDER BY seq DESC LIMIT 1",
        journal
    );
    if (!row.next()) return {};
    return {.seq = row.integer(0), .link = row.digest(1)};
}

bool ref_stored(Database& database, const JournalEntry& entry) {
    return database
        .query(
            "SELECT 1 FROM journal_entry WHERE journal_id = ?1 AND ref = ?2",
            entry.journal,
            entry.ref
        )
        .next();
}

struct Sealed {
    Salt salt;
    Link seal;
};

std::vector<Sealed> sealed(const std::vector<Personal>& parts) {
    std::vector<Sealed> all;
    for (const Personal& part : parts) {
        assert(part.text);
        Sealed one{};
        randombytes_buf(one.salt.data(), one.salt.size());
        one.seal = seal_of(one.salt, *part.text);
        all.push_back(one);
    }
    return all;
}

Link insert(Database& database, const Link& before, const JournalEntry& entry) {
    const std::vector<Sealed> parts = sealed(entry.personal);
    std::vector<Link> seals;
    seals.reserve(parts.size());
    for (const Sealed& part : parts) seals.push_back(part.seal);
    const Link link = link_of(before, entry, seals);
    database.run(
        "INSERT INTO journal_entry (journal_id, seq, ref, at_ms, who, body, link)"
        " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        entry.journal,
        entry.seq,
        entry.ref,
        entry.at_ms,
        entry.who,
        entry.body,
        link
    );
    for (std::size_t i = 0; i < parts.size(); ++i) {
        database.run(
            "INSERT INTO journal_personal (journal_id, seq, part, about, seal, salt, text)"
            " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            entry.journal,
            entry.seq,
            static_cast<std::int64_t>(i),
            entry.personal[i].about,
            parts[i].seal,
            parts[i].salt,
            *entry.personal[i].text
        );
    }
    return link;
}

// All or none; the schema has the last word.
Appended store(Database& database, const std::vector<JournalEntry>& entries) {
    const JournalEntry& first = entries.front();
    Head head = head_of(database, first.journal);
    if (ref_stored(database, first)) return Appended::duplicate;
    if (first.seq != head.seq) return Appended::conflict;
    try {
        Savepoint all{database};
        for (const JournalEntry& entry : entries) {
            assert(entry.journal == first.journal && entry.seq == head.seq);
            head = {.seq = entry.seq + 1, .link = insert(database, head.link, entry)};
        }
        all.keep();
        return Appended::stored;
    } catch (const SqliteError& error) {
        if (!error.refused_by_schema()) throw;
        return Appended::conflict;
    }
}

void insert_member(Database& database, JournalId journal, const MemberRow& member) {
    database.run(
        "INSERT INTO journal_member (journal_id, player, role, since_ms, name)"
        " VALUES (?1, ?2, ?3, ?4, ?5)"
        " ON CONFLICT (journal_id, player) DO UPDATE SET role = ?3, since_ms = ?4, name = ?5",
        journal,
        member.player,
        member.role,
        member.since_ms,
        member.name
    );
}

}  // namespace

void SqliteJournals::create(
    JournalRow journal, std::string role, std::vector<JournalEntry> entries, Done<Stored> done
) {
    auto work = [journal = std::move(journal),
                 role = std::move(role),
                 entries = std::move(entries)](Database& database) {
        return unless_refused(database, [&] {
            database.run(
                "INSERT INTO journal (id, kind, code, owner, listing, summary, secret, created_ms)"
                " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
                journal.id,
                word(journal_kinds, journal.kind),
                journal.code,
                journal.owner,
                word(listings, journal.listing),
                journal.summary,
                journal.secret,
                journal.created_ms
            );
            if (journal.owner) {
                insert_member(database, journal.id, {*journal.owner, {}, role, journal.created_ms});
            }
            if (!entries.empty() && store(database, entries) != Appended::stored) {
                throw std::runtime_error{"a new journal whose entries do not follow one another"};
            }
        });
    };
    change<Stored>(writer_, std::move(done), std::move(work));
}

void SqliteJournals::append(std::vector<JournalEntry> entries, Done<Appended> done) {
    assert(!entries.empty());
    change<Appended>(writer_, std::move(done), [entries = std::move(entries)](Database& database) {
        return store(database, entries);
    });
}

void SqliteJournals::set_summary(
    JournalId journal, std::string summary, Listing listing, Done<Changed> done
) {
    auto work = [=, summary = std::move(summary)](Database& database) {
        return changed_if(database.run(
            "UPDATE journal SET summary = ?2, listing = ?3 WHERE id = ?1",
            journal,
            summary,
            word(listings, listing)
        ));
    };
    change<Changed>(writer_, std::move(done), std::move(work));
}

void SqliteJournals::erase(JournalId journal, std::string about, Done<Changed> done) {
    auto work = [=, about = std::move(about)](Database& database) {
        const std::int64_t count = database.run(
            "UPDATE journal_personal SET salt = NULL, text = NULL"
            " WHERE journal_id = ?1 AND about = ?2 AND text IS NOT NULL",
            journal,
            about
        );
        note_erasure(database);
        return changed_if(count);
    };
    change<Changed>(writer_, std::move(done), std::move(work), Traces::erased);
}

void SqliteJournals::put_member(JournalId journal, MemberRow member, Done<Stored> done) {
    change<Stored>(writer_, std::move(done), [=](Database& database) {
        return unless_refused(database, [&] { insert_member(database, journal, member); });
    });
}

void SqliteJournals::remove_member(JournalId journal, PlayerId player, Done<Changed> done) {
    change<Changed>(writer_, std::move(done), [=](Database& database) {
        return changed_if(database.run(
            "DELETE FROM journal_member WHERE journal_id = ?1 AND player = ?2", journal, player
        ));
    });
}

void SqliteJournals::add_invitation(InvitationRow invitation, Done<Stored> done) {
    change<Stored>(writer_, std::move(done), [=](Database& database) {
        return unless_refused(database, [&] {
            database.run(
                "INSERT INTO journal_invitation (journal_id, token, role, note, created_ms, holder)"
                " VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                invitation.journal,
                invitation.token,
                invitation.role,
                invitation.note,
                invitation.created_ms,
                invitation.holder
            );
        });
    });
}

void SqliteJournals::remove_invitation(JournalId journal, std::int64_t id, Done<Changed> done) {
    change<Changed>(writer_, std::move(done), [=](Database& database) {
        return changed_if(database.run(
            "DELETE FROM journal_invitation WHERE journal_id = ?1 AND id = ?2", journal, id
        ));
    });
}

void SqliteJournals::hold_invitation(
    JournalId journal, std::int64_t id, PlayerId holder, Done<Changed> done
) {
    change<Changed>(writer_, std::move(done), [=](Database& database) {
        return changed_if(database.run(
            "UPDATE journal_invitation SET holder = ?3 WHERE journal_id = ?1 AND id = ?2"
            " AND coalesce(holder, ?3) = ?3",
            journal,
            id,
            holder
        ));
    });
}

}  // namespace kamchatka::store
