// Journals in memory: what is written.
#include "store/memory/journals.hpp"

#include <algorithm>
#include <cassert>

namespace kamchatka::store::memory {
namespace {

Journal* journal_of(Contents& contents, JournalId id) {
    const auto found = contents.rows.journals.find(id);
    return found == contents.rows.journals.end() ? nullptr : &found->second;
}

bool code_taken(const Rows& rows, const std::string& code) {
    return std::ranges::any_of(rows.journals, [&](const auto& each) {
        return each.second.row.code == code;
    });
}

// All or none.
Appended append_to(Journal& journal, const std::vector<JournalEntry>& entries) {
    const JournalEntry& first = entries.front();
    std::int64_t next = std::ssize(journal.entries) + 1;
    if (journal.refs.contains(first.ref)) return Appended::duplicate;
    if (first.seq != next) return Appended::conflict;
    std::set<std::string> refs = journal.refs;
    for (const JournalEntry& entry : entries) {
        assert(entry.journal == first.journal && entry.seq == next);
        for (const Personal& part : entry.personal) assert(part.text);
        if (!refs.insert(entry.ref).second) return Appended::conflict;
        ++next;
    }
    journal.refs = std::move(refs);
    journal.entries.insert(journal.entries.end(), entries.begin(), entries.end());
    return Appended::stored;
}

}  // namespace

void MemoryJournals::create(
    JournalRow journal, std::string role, std::vector<JournalEntry> entries, Done<Stored> done
) {
    auto work = [journal = std::move(journal),
                 role = std::move(role),
                 entries = std::move(entries)](Contents& contents) {
        Rows& rows = contents.rows;
        if (journal.id < 1) throw Refused{"the id of a journal is positive"};
        if (rows.journals.contains(journal.id) || code_taken(rows, journal.code)) {
            return Stored::taken;
        }
        Journal made{.row = journal, .entries = {}, .refs = {}, .members = {}};
        if (journal.owner) {
            if (!rows.players.contains(*journal.owner)) return Stored::gone;
            made.members[*journal.owner] = {
                .name = {}, .role = role, .since_ms = journal.created_ms};
        }
        if (!entries.empty() && append_to(made, entries) != Appended::stored) {
            throw Refused{"a new journal whose entries do not follow one another"};
        }
        rows.journals.emplace(journal.id, std::move(made));
        return Stored::stored;
    };
    changes_.change<Stored>(std::move(done), std::move(work));
}

void MemoryJournals::append(std::vector<JournalEntry> entries, Done<Appended> done) {
    assert(!entries.empty());
    changes_.change<Appended>(std::move(done), [entries = std::move(entries)](Contents& contents) {
        Journal* journal = journal_of(contents, entries.front().journal);
        if (journal == nullptr) return Appended::conflict;
        if (!contents.nodes.own(journal->row.id)) return Appended::fenced;
        return append_to(*journal, entries);
    });
}

void MemoryJournals::set_summary(
    JournalId journal, std::string summary, Listing listing, Done<Changed> done
) {
    auto work = [=, summary = std::move(summary)](Contents& contents) {
        Journal* found = journal_of(contents, journal);
        if (found == nullptr) return Changed::gone;
        if (!contents.nodes.owned(journal)) return Changed::fenced;
        found->row.summary = summary;
        found->row.listing = listing;
        return Changed::changed;
    };
    changes_.change<Changed>(std::move(done), std::move(work));
}

void MemoryJournals::erase(JournalId journal, std::string about, Done<Changed> done) {
    auto work = [=, about = std::move(about)](Contents& contents) {
        Journal* found = journal_of(contents, journal);
        const bool erased = found != nullptr && erase_about(*found, about);
        return erased ? Changed::changed : Changed::gone;
    };
    changes_.change<Changed>(std::move(done), std::move(work));
}

void MemoryJournals::put_member(JournalId journal, MemberRow member, Done<Stored> done) {
    auto work = [journal, member = std::move(member)](Contents& contents) {
        Journal* found = journal_of(contents, journal);
        const auto& [player, name, role, since_ms] = member;
        if (found == nullptr || !contents.rows.players.contains(player)) return Stored::gone;
        found->members[player] = {.name = name, .role = role, .since_ms = since_ms};
        return Stored::stored;
    };
    changes_.change<Stored>(std::move(done), std::move(work));
}

void MemoryJournals::remove_member(JournalId journal, PlayerId player, Done<Changed> done) {
    changes_.change<Changed>(std::move(done), [=](Contents& contents) {
        Journal* found = journal_of(contents, journal);
        const bool removed = found != nullptr && found->members.erase(player) > 0;
        return removed ? Changed::changed : Changed::gone;
    });
}

void MemoryJournals::add_invitation(InvitationRow invitation, Done<Stored> done) {
    auto work = [invitation = std::move(invitation)](Contents& contents) {
        Rows& rows = contents.rows;
        const bool taken = std::ranges::any_of(rows.invitations, [&](const auto& each) {
            return each.second.token == invitation.token;
        });
        if (taken) return Stored::taken;
        if (!rows.journals.contains(invitation.journal)) return Stored::gone;
        InvitationRow row = invitation;
        row.id = rows.next_invitation++;
        rows.invitations.emplace(row.id, std::move(row));
        return Stored::stored;
    };
    changes_.change<Stored>(std::move(done), std::move(work));
}

void MemoryJournals::remove_invitation(JournalId journal, std::int64_t id, Done<Changed> done) {
    changes_.change<Changed>(std::move(done), [=](Contents& contents) {
        auto& invitations = contents.rows.invitations;
        const auto found = invitations.find(id);
        if (found == invitations.end() || found->second.journal != journal) return Changed::gone;
        invitations.erase(found);
        return Changed::changed;
    });
}

void MemoryJournals::hold_invitation(
    JournalId journal, std::int64_t id, PlayerId holder, Done<Changed> done
) {
    changes_.change<Changed>(std::move(done), [=](Contents& contents) {
        auto& invitations = contents.rows.invitations;
        const auto found = invitations.find(id);
        if (found == invitations.end() || found->second.journal != journal) return Changed::gone;
        if (found->second.holder.value_or(holder) != holder) return Changed::gone;
        found->second.holder = holder;
        return Changed::changed;
    });
}

}  // namespace kamchatka::store::memory
