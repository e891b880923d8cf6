// Journals: what is written.
#pragma once

#include "store/sql/journals.hpp"

#include "store/chain.hpp"
#include "store/sql/change.hpp"
#include "store/sql/erasure.hpp"
#include "store/sql/log.hpp"
#include "store/sql/words.hpp"

#include <sodium.h>

#include <cassert>

namespace kamchatka::store::sql {

template <typename Database>
bool ref_stored(Database& database, const JournalEntry& entry) {
    return database
        .query(
            "SELECT 1 FROM journal_entry WHERE journal_id = $1 AND ref = $2",
            entry.journal,
            entry.ref
        )
        .next();
}

struct Sealed {
    Salt salt;
    Link seal;
};

inline std::vector<Sealed> sealed(const std::vector<Personal>& parts) {
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

template <typename Database>
Link insert_entry(Database& database, const Link& before, const JournalEntry& entry) {
    const std::vector<Sealed> parts = sealed(entry.personal);
    std::vector<Link> seals;
    seals.reserve(parts.size());
    for (const Sealed& part : parts) seals.push_back(part.seal);
    const Link link = link_of(before, entry, seals);
    database.run(
        "INSERT INTO journal_entry (journal_id, seq, ref, at_ms, who, body, link)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7)",
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
            " VALUES ($1, $2, $3, $4, $5, $6, $7)",
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

// What follows the head, one after the other; where the journal goes on then.
template <typename Database>
Head insert_entries(Database& database, Head head, const std::vector<JournalEntry>& entries) {
    for (const JournalEntry& entry : entries) {
        assert(entry.journal == entries.front().journal && entry.seq == head.seq);
        head = {.seq = entry.seq + 1, .link = insert_entry(database, head.link, entry)};
    }
    return head;
}

template <typename Database>
void insert_member(Database& database, JournalId journal, const MemberRow& member) {
    database.run(
        "INSERT INTO journal_member (journal_id, player, role, since_ms, name)"
        " VALUES ($1, $2, $3, $4, $5)"
        " ON CONFLICT (journal_id, player) DO UPDATE SET role = $3, since_ms = $4, name = $5",
        journal,
        member.player,
        member.role,
        member.since_ms,
        member.name
    );
}

template <typename Engine>
void SqlJournals<Engine>::create(
    JournalRow journal, std::string role, std::vector<JournalEntry> entries, Done<Stored> done
) {
    auto work = [journal = std::move(journal),
                 role = std::move(role),
                 entries = std::move(entries)](Database& database) {
        return unless_refused(database, [&] {
            database.run(
                "INSERT INTO journal (id, kind, code, owner, listing, summary, secret, created_ms)"
                " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
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
            if (Engine::begin(database, journal.id, entries) != Appended::stored) {
                throw std::runtime_error{"a new journal whose entries do not follow one another"};
            }
        });
    };
    change<Stored>(writer_, std::move(done), std::move(work));
}

template <typename Engine>
void SqlJournals<Engine>::append(std::vector<JournalEntry> entries, Done<Appended> done) {
    assert(!entries.empty());
    change<Appended>(writer_, std::move(done), [entries = std::move(entries)](Database& database) {
        return Engine::append(database, entries);
    });
}

template <typename Engine>
void SqlJournals<Engine>::set_summary(
    JournalId journal, std::string summary, Listing listing, Done<Changed> done
) {
    auto work = [=, summary = std::move(summary)](Database& database) {
        if (Engine::fenced(database, journal)) return Changed::fenced;
        return changed_if(database.run(
            "UPDATE journal SET summary = $1, listing = $2 WHERE id = $3",
            summary,
            word(listings, listing),
            journal
        ));
    };
    change<Changed>(writer_, std::move(done), std::move(work));
}

template <typename Engine>
void SqlJournals<Engine>::erase(JournalId journal, std::string about, Done<Changed> done) {
    auto work = [=, about = std::move(about)](Database& database) {
        const std::int64_t count = database.run(
            "UPDATE journal_personal SET salt = NULL, text = NULL"
            " WHERE journal_id = $1 AND about = $2 AND text IS NOT NULL",
            journal,
            about
        );
        note_erasure(database);
        return changed_if(count);
    };
    change<Changed>(writer_, std::move(done), std::move(work), Traces::erased);
}

template <typename Engine>
void SqlJournals<Engine>::put_member(JournalId journal, MemberRow member, Done<Stored> done) {
    change<Stored>(writer_, std::move(done), [=](Database& database) {
        return unless_refused(database, [&] { insert_member(database, journal, member); });
    });
}

template <typename Engine>
void SqlJournals<Engine>::remove_member(JournalId journal, PlayerId player, Done<Changed> done) {
    change<Changed>(writer_, std::move(done), [=](Database& database) {
        return changed_if(database.run(
            "DELETE FROM journal_member WHERE journal_id = $1 AND player = $2", journal, player
        ));
    });
}

template <typename Engine>
void SqlJournals<Engine>::add_invitation(InvitationRow invitation, Done<Stored> done) {
    change<Stored>(writer_, std::move(done), [=](Database& database) {
        return unless_refused(database, [&] {
            database.run(
                "INSERT INTO journal_invitation (journal_id, token, role, note, created_ms, holder)"
                " VALUES ($1, $2, $3, $4, $5, $6)",
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

template <typename Engine>
void SqlJournals<Engine>::remove_invitation(
    JournalId journal, std::int64_t id, Done<Changed> done
) {
    change<Changed>(writer_, std::move(done), [=](Database& database) {
        return changed_if(database.run(
            "DELETE FROM journal_invitation WHERE journal_id = $1 AND id = $2", journal, id
        ));
    });
}

template <typename Engine>
void SqlJournals<Engine>::hold_invitation(
    JournalId journal, std::int64_t id, PlayerId holder, Done<Changed> done
) {
    change<Changed>(writer_, std::move(done), [=](Database& database) {
        return changed_if(database.run(
            "UPDATE journal_invitation SET holder = $1 WHERE journal_id = $2 AND id = $3"
            " AND coalesce(holder, $1) = $1",
            holder,
            journal,
            id
        ));
    });
}

}  // namespace kamchatka::store::sql
