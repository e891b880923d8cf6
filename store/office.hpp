// What the operator of a server looks at and does, beside the ports that its rooms use: what is
// withheld from others, who may not chat, what is forgotten, the key, and the book of all that.
// Thread-safe.
#pragma once

#include "store/journals.hpp"

#include <string>
#include <vector>

namespace kamchatka::store {

// An act of the operator, written twice: when it is asked for and when it is over. Never a name in
// it: who is deleted is not to be read here for ever.
struct AuditRow {
    std::int64_t at_ms;
    std::int64_t uid;     // of whoever asked, as the system has it
    std::string act;      // JSON
    std::string outcome;  // "asked", "done", or why not

    friend bool operator==(const AuditRow&, const AuditRow&) = default;
};

class Office {
public:
    virtual ~Office() = default;

    // Rows of the audit are never changed or deleted. The newest first.
    virtual void add_audit(AuditRow row, Done<Stored> done) = 0;
    virtual void audit(std::int64_t count_max, OnRead<std::vector<AuditRow>> done) = 0;

    // Hidden from lists, or shown in them again. gone: there is none, or it was deleted.
    virtual void set_display(TableId table, Display display, Done<Changed> done) = 0;
    virtual void set_journal_display(JournalId journal, Display display, Done<Changed> done) = 0;

    // What was said at a table and who sat there, with its traces on the disk; nobody finds the
    // table any more. Its log stays: it tells of seats, not of people.
    virtual void erase_table(TableId table, Done<Changed> done) = 0;
    // Likewise who took part in a journal, its members and its links.
    virtual void erase_journal(JournalId journal, Done<Changed> done) = 0;

    virtual void set_muted(PlayerId player, bool muted, Done<Changed> done) = 0;
    virtual void muted_players(OnRead<std::vector<PlayerId>> done) = 0;

    // The newest first.
    virtual void newest_players(std::int64_t count_max, OnRead<std::vector<PlayerRow>> done) = 0;
    virtual void newest_tables(std::int64_t count_max, OnRead<std::vector<StoredTable>> done) = 0;
    virtual void newest_journals(
        JournalKind kind, std::int64_t count_max, OnRead<std::vector<JournalRow>> done
    ) = 0;

    // Another key for the secrets of tables, all of which are sealed anew. Answers with an empty
    // string or with what went wrong. Whenever the process dies, one of the two keys is in place
    // and is the right one.
    virtual void change_key(Done<std::string> done) = 0;
};

}  // namespace kamchatka::store
