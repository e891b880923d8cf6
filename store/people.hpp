// The rows that tell of people, as somebody sees them who changes them inside one transaction. What
// may be done to them is not known here: the rules about names, guests and accounts are those of
// whoever calls (server/people/rules.hpp).
#pragma once

#include "store/bulletin.hpp"
#include "store/rows.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kamchatka::store {

// Good for as long as the call it is handed to. A change that the schema refuses throws, and with
// it the whole transaction is undone.
class PeopleRows {
public:
    virtual ~PeopleRows() = default;

    virtual std::optional<PlayerRow> player(PlayerId player) = 0;
    // Whose name has this key or this look.
    virtual std::vector<PlayerRow> called(const PlayerName& name) = 0;
    virtual void insert(const PlayerRow& player, const PlayerName& name) = 0;
    virtual void rename(PlayerId player, const PlayerName& name) = 0;
    // The player is shown under the same name; others may take it.
    virtual void release_name(PlayerId player) = 0;
    virtual void set_kind(PlayerId player, PlayerKind kind) = 0;

    virtual std::optional<AccountSecrets> secrets(PlayerId player) = 0;
    virtual void put_secrets(PlayerId player, const AccountSecrets& secrets) = 0;

    virtual std::optional<SessionRow> session(const TokenHash& token) = 0;
    virtual std::vector<SessionRow> sessions_of(PlayerId player) = 0;
    virtual void insert(const SessionRow& session) = 0;
    virtual void set_expiry(const TokenHash& token, std::int64_t expires_ms) = 0;
    virtual void end_session(const TokenHash& token) = 0;
    virtual void end_sessions_of(PlayerId player) = 0;
    virtual void end_sessions_before(std::int64_t now_ms) = 0;

    // Where the player sits or is host.
    virtual std::vector<StoredTable> tables_of(PlayerId player) = 0;
    // As shown at the seat of that player.
    virtual void set_seat_name(TableId table, PlayerId player, std::string_view name) = 0;

    // Seats, tables, chat, journals and roles of one player become the other's; a seat or a role
    // stays where the other has one at that table or in that journal already.
    virtual void hand_over(PlayerId from, PlayerId to) = 0;
    // The row, with secrets, sessions, chat and roles; seats, tables and journals forget whose they
    // were.
    virtual void remove(PlayerId player) = 0;
    // As above, with every trace: also what journals hold about the player, and what the files hold
    // of all this (docs/event-log.md).
    virtual void erase(PlayerId player) = 0;
    // Guests to whom nothing refers: no session, seat, table or role. Some of them, if they are
    // many.
    virtual std::vector<PlayerId> unattached_guests() = 0;

    // Tells the other nodes, if there are any, once this transaction is done.
    virtual void tell(const Notice& notice) = 0;
};

}  // namespace kamchatka::store
