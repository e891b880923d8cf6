// All that a store in memory holds: plain rows, and what refers to what as the schema of the data
// folder has it (store/sqlite/schema.cpp).
#pragma once

#include "store/memory/nodes.hpp"
#include "store/office.hpp"

#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

namespace kamchatka::store::memory {

// A row that no table may hold, or that refers to one that is not there.
class Refused : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

struct Game {
    std::vector<Entry> entries;
    std::set<std::string> refs;
};

struct Player {
    PlayerRow row;
    std::optional<std::string> key;  // none once the name was released
    std::optional<std::string> look;
    std::optional<AccountSecrets> secrets;
    bool muted = false;  // by the operator
};

struct Table {
    TableRow row;
    TableSecret seed;
    std::map<std::int32_t, SeatRow> seats;
};

struct Member {
    std::string name;  // none: as the player is called
    std::string role;
    std::int64_t since_ms;
};

struct Journal {
    JournalRow row;
    std::vector<JournalEntry> entries;
    std::set<std::string> refs;
    std::map<PlayerId, Member> members;
};

// What a transaction of people may change, and is copied for when it throws.
struct Rows {
    std::map<PlayerId, Player> players;
    std::map<TokenHash, SessionRow> sessions;
    std::map<TableId, Table> tables;
    std::vector<ChatRow> chat;  // in the order it was said
    std::map<JournalId, Journal> journals;
    std::map<std::int64_t, InvitationRow> invitations;
    std::int64_t next_invitation = 1;
};

struct Contents {
    std::mutex mutex;  // of all the rest
    std::map<TableId, Game> games;
    Rows rows;
    Nodes nodes;
    std::optional<std::int64_t> noted_ms;
    std::vector<AuditRow> audit;
    std::set<TableId> damaged_games;
    std::set<TableId> fenced_games;
    std::set<TableId> damaged_seeds;
    std::set<JournalId> damaged_journals;
};

std::vector<SessionRow> sessions_of(const Rows& rows, PlayerId player);

StoredTable stored(const Table& table);
// Where the player sits or is host, the newest first.
std::vector<StoredTable> tables_with_player(const Rows& rows, PlayerId player);

// Those after `code`, in order.
std::vector<std::string> codes_after(
    const std::set<std::string>& codes, const std::string& code, std::int64_t count_max
);

// Erases what the journal holds about somebody; whether there was something.
bool erase_about(Journal& journal, const std::string& about);

}  // namespace kamchatka::store::memory
