// The operator's office in memory.
#pragma once

#include "store/memory/changes.hpp"

namespace kamchatka::store::memory {

class MemoryOffice final : public Office {
public:
    explicit MemoryOffice(Changes& changes) : changes_{changes} {}

    void add_audit(AuditRow row, Done<Stored> done) override;
    void audit(std::int64_t count_max, OnRead<std::vector<AuditRow>> done) override;
    void set_display(TableId table, Display display, Done<Changed> done) override;
    void set_journal_display(JournalId journal, Display display, Done<Changed> done) override;
    void erase_table(TableId table, Done<Changed> done) override;
    void erase_journal(JournalId journal, Done<Changed> done) override;
    void set_muted(PlayerId player, bool muted, Done<Changed> done) override;
    void muted_players(OnRead<std::vector<PlayerId>> done) override;
    void newest_players(std::int64_t count_max, OnRead<std::vector<PlayerRow>> done) override;
    void newest_tables(std::int64_t count_max, OnRead<std::vector<StoredTable>> done) override;
    void newest_journals(
        JournalKind kind, std::int64_t count_max, OnRead<std::vector<JournalRow>> done
    ) override;
    // There is none, and it is changed at once.
    void change_key(Done<std::string> done) override;

private:
    Changes& changes_;
};

}  // namespace kamchatka::store::memory
