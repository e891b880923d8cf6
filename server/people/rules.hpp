// What may be done with names, guests, accounts and sessions, on the rows of the store and inside
// one of its transactions (store/people.hpp). Who has proved to be whom is known before:
// server/people/accounts.hpp.
#pragma once

#include "store/catalogue.hpp"

#include <optional>
#include <vector>

namespace kamchatka::server::people {

using store::AccountSecrets;
using store::PeopleRows;
using store::PlayerId;
using store::PlayerName;
using store::PlayerRow;
using store::SessionRow;
using store::Stored;
using store::TableId;
using store::TokenHash;

// The name shown for a player who deleted their account.
inline constexpr std::string_view deleted_name = "giocatore eliminato";

// Sessions that end are known to all nodes, if there are several.
void end_session(PeopleRows& rows, const TokenHash& token);
void end_sessions(PeopleRows& rows, PlayerId player);

// A name is taken when its key or its look is somebody else's; that of a guest who has no session
// left, and so cannot come back, is free again.
Stored add_guest(
    PeopleRows& rows, const PlayerRow& guest, const PlayerName& name, const SessionRow& session
);

// Also at tables that are not over; gone: they are no guest any more.
Stored rename_guest(PeopleRows& rows, PlayerId guest, const PlayerName& name, std::int64_t now_ms);

// A new account and its first session.
Stored add_account(
    PeopleRows& rows,
    const PlayerRow& player,
    const PlayerName& name,
    const AccountSecrets& secrets,
    const SessionRow& session
);

// The guest of the session becomes an account, with all their games; their sessions end, this one
// begins. gone: they are no guest any more.
Stored promote_guest(
    PeopleRows& rows,
    const PlayerName& name,
    const AccountSecrets& secrets,
    const SessionRow& session
);

struct Claimed {
    Stored stored = Stored::gone;     // gone: the player is
    std::optional<PlayerId> guest{};  // who is no more
    std::vector<TableId> tables{};    // that changed hands
};
// A session begins and `replaced` ends. When that was a guest's, their seats, tables and chat go
// over to the player, and the guest is no more. A seat stays behind with the guest's name and
// nobody's where the player has one at that table already.
Claimed begin_session(
    PeopleRows& rows, const SessionRow& session, const std::optional<TokenHash>& replaced
);

// New secrets for the player of the session, all their sessions ended, this one begun in place of
// `replaced` as above. gone: the recovery code is no longer the one stored.
Claimed replace_secrets(
    PeopleRows& rows,
    const store::SecretHash& old_recovery,
    const AccountSecrets& secrets,
    const SessionRow& session,
    const std::optional<TokenHash>& replaced
);

// The same passphrase, hashed anew, unless it was changed meanwhile.
void rehash(PeopleRows& rows, PlayerId player, std::string_view old, const std::string& passphrase);

// Everything that tells who the player is: name, secrets, sessions, chat; their seats read
// deleted_name. The tables of those seats and those they were host of.
std::vector<TableId> remove(PeopleRows& rows, PlayerId player);

// Sessions that ran out, and guests who left nothing behind.
void sweep(PeopleRows& rows, std::int64_t now_ms);

}  // namespace kamchatka::server::people
