// Journals in memory: no chain, but the same answers.
#pragma once

#include "store/memory/changes.hpp"

namespace kamchatka::store::memory {

// Whether the summary says so, or cannot be understood.
bool running(const JournalRow& journal);

class MemoryJournals final : public Journals {
public:
    explicit MemoryJournals(Changes& changes) : changes_{changes} {}

    // journals_writes.cpp
    void create(
        JournalRow journal, std::string role, std::vector<JournalEntry> entries, Done<Stored> done
    ) override;
    void append(std::vector<JournalEntry> entries, Done<Appended> done) override;
    void set_summary(JournalId journal, std::string summary, Listing listing, Done<Changed> done)
        override;
    void erase(JournalId journal, std::string about, Done<Changed> done) override;
    void put_member(JournalId journal, MemberRow member, Done<Stored> done) override;
    void remove_member(JournalId journal, PlayerId player, Done<Changed> done) override;
    void add_invitation(InvitationRow invitation, Done<Stored> done) override;
    void remove_invitation(JournalId journal, std::int64_t id, Done<Changed> done) override;
    void hold_invitation(JournalId journal, std::int64_t id, PlayerId holder, Done<Changed> done)
        override;

    // journals_reads.cpp
    void read(JournalId journal, OnRead<std::vector<JournalEntry>> done) override;
    void journal_with_code(std::string code, OnRead<std::optional<JournalRow>> done) override;
    void journals_after(
        std::string code, std::int64_t count_max, OnRead<std::vector<std::string>> done
    ) override;
    void listed(JournalKind kind, ListedMost most, OnRead<std::vector<JournalRow>> done) override;
    void unfinished(JournalKind kind, OnRead<std::vector<JournalRow>> done) override;
    void of_member(
        JournalKind kind,
        PlayerId player,
        std::int64_t count_max,
        OnRead<std::vector<Membership>> done
    ) override;
    void of_tournament(
        std::string code, std::int64_t count_max, OnRead<std::vector<JournalRow>> done
    ) override;
    void member(JournalId journal, PlayerId player, OnRead<std::optional<MemberRow>> done) override;
    void members(JournalId journal, OnRead<std::vector<MemberRow>> done) override;
    void invitations(JournalId journal, OnRead<std::vector<InvitationRow>> done) override;
    void invitation(TokenHash token, OnRead<std::optional<InvitationRow>> done) override;

private:
    Changes& changes_;
};

}  // namespace kamchatka::store::memory
