// Journals: what was decided outside the games, in order, for good: tournaments, companion tables,
// yearly rankings.
// A journal has a code for its address, an owner, members with roles, links that grant a role; its
// entries tell nobody before they are durable, and hang together by a hash chain as those of the
// games do (docs/event-log.md).
//
// What tells who a person is stands beside an entry, not in it: as *personal* parts, each about
// somebody. The chain holds a salted digest of each part, so that a name cannot be altered
// unnoticed either; when a part is erased, text and salt go and the digest tells nothing.
// Thread-safe.
#pragma once

#include "store/catalogue.hpp"

#include <array>
#include <string>
#include <vector>

namespace kamchatka::store {

using JournalId = std::int64_t;  // random, positive, 63 bits

// Stored by name: add, never rename.
enum class JournalKind : std::uint8_t { tournament, companion, ranking };

struct JournalRow {
    JournalId id;
    JournalKind kind;
    std::string code;                     // 6 characters, unique among journals
    std::optional<PlayerId> owner;        // none after he deleted his account
    Listing listing;                      // listed: found by everybody
    std::string summary;                  // JSON for lists; follows the entries, may be behind them
    std::array<std::uint8_t, 32> secret;  // what links of the journal's own are derived from
    std::int64_t created_ms;
    Display display = Display::shown;  // set by the operator alone

    friend bool operator==(const JournalRow&, const JournalRow&) = default;
};

// Something about a person. `about` is what it is erased by: "player:7", or "account:ID" for what a
// player of this server loses when his account is deleted (about_account).
struct Personal {
    std::string about;
    std::optional<std::string> text;  // nothing: erased

    friend bool operator==(const Personal&, const Personal&) = default;
};
std::string about_account(PlayerId player);

struct JournalEntry {
    JournalId journal;
    std::int64_t seq;  // 1, 2, 3...
    std::string ref;   // unique in its journal
    std::int64_t at_ms;
    std::string who;   // a role, or what a caller finds his actors by; never a name
    std::string body;  // canonical JSON; nothing that tells who a person is
    std::vector<Personal> personal{};

    friend bool operator==(const JournalEntry&, const JournalEntry&) = default;
};

// A journal and the role that somebody has in it.
struct Membership {
    JournalRow journal;
    std::string role;

    friend bool operator==(const Membership&, const Membership&) = default;
};

struct MemberRow {
    PlayerId player;
    std::string name;  // given with the role; where none was, as the player is called now
    std::string role;  // the caller's word
    std::int64_t since_ms;

    friend bool operator==(const MemberRow&, const MemberRow&) = default;
};

// A link that grants a role. The token itself is not stored.
struct InvitationRow {
    std::int64_t id;
    JournalId journal;
    TokenHash token;
    std::string role;
    std::string note;  // for whom: the name that goes with the role
    std::int64_t created_ms;
    // Who opened it first. Stays when that player is gone: a link is nobody else's for that.
    std::optional<PlayerId> holder{};

    friend bool operator==(const InvitationRow&, const InvitationRow&) = default;
};

class Journals {
public:
    virtual ~Journals() = default;

    // The journal with its first entries; its owner becomes a member with `role`. taken: the code
    // is another's; gone: the owner is.
    virtual void create(
        JournalRow journal, std::string role, std::vector<JournalEntry> entries, Done<Stored> done
    ) = 0;
    // Entries that follow one another, all or none. conflict: the first does not continue the
    // journal; duplicate: the first ref is stored already. Store, then tell: docs/event-log.md.
    virtual void append(std::vector<JournalEntry> entries, Done<Appended> done) = 0;
    virtual void set_summary(
        JournalId journal, std::string summary, Listing listing, Done<Changed> done
    ) = 0;
    // Erases what the entries hold about somebody, with its traces on the disk.
    virtual void erase(JournalId journal, std::string about, Done<Changed> done) = 0;

    // Replaces the role the player had, and its name. gone: the player or the journal is.
    virtual void put_member(JournalId journal, MemberRow member, Done<Stored> done) = 0;
    virtual void remove_member(JournalId journal, PlayerId player, Done<Changed> done) = 0;
    virtual void add_invitation(InvitationRow invitation, Done<Stored> done) = 0;  // gives the id
    virtual void remove_invitation(JournalId journal, std::int64_t id, Done<Changed> done) = 0;
    // The link is this player's from now on. gone: there is none, or it is another's.
    virtual void hold_invitation(
        JournalId journal, std::int64_t id, PlayerId holder, Done<Changed> done
    ) = 0;

    // In order; the chain is checked from the first entry on, and unread when it is damaged.
    virtual void read(JournalId journal, OnRead<std::vector<JournalEntry>> done) = 0;
    virtual void journal_with_code(std::string code, OnRead<std::optional<JournalRow>> done) = 0;
    // The codes that come after this one, in order; "" for the first.
    virtual void journals_after(
        std::string code, std::int64_t count_max, OnRead<std::vector<std::string>> done
    ) = 0;
    // The newest first; of each owner only the newest, so that nobody fills the list.
    struct ListedMost {
        std::int64_t in_all;
        std::int64_t of_one_owner;
    };
    virtual void listed(
        JournalKind kind, ListedMost most, OnRead<std::vector<JournalRow>> done
    ) = 0;
    // Listed or not, as long as the summary says "running", or cannot be understood.
    virtual void unfinished(JournalKind kind, OnRead<std::vector<JournalRow>> done) = 0;
    // The newest first.
    virtual void of_member(
        JournalKind kind,
        PlayerId player,
        std::int64_t count_max,
        OnRead<std::vector<Membership>> done
    ) = 0;
    // Companion tables whose summary says that they belong to the tournament with this code, the
    // newest first.
    virtual void of_tournament(
        std::string code, std::int64_t count_max, OnRead<std::vector<JournalRow>> done
    ) = 0;
    virtual void member(
        JournalId journal, PlayerId player, OnRead<std::optional<MemberRow>> done
    ) = 0;
    virtual void members(JournalId journal, OnRead<std::vector<MemberRow>> done) = 0;
    virtual void invitations(JournalId journal, OnRead<std::vector<InvitationRow>> done) = 0;
    virtual void invitation(TokenHash token, OnRead<std::optional<InvitationRow>> done) = 0;
};

}  // namespace kamchatka::store
