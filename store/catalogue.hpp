// All that is stored beside the logs and may change: tables and their seats, players, sessions,
// secrets, chat. Changes go through the writer's thread, each whole or not at all, and answer there
// once they are durable (store/sqlite/job.hpp: Done, await); a failed disk never answers. Reads
// come back at once, on a connection of their own, and see what is committed. Thread-safe.
#pragma once

#include "store/rows.hpp"
#include "store/sqlite/job.hpp"
#include "store/sqlite/reader.hpp"
#include "store/vault.hpp"

#include <string_view>

namespace kamchatka::store {

class Writer;

enum class Stored : std::uint8_t {
    stored,
    taken,   // a code, a name or a seat that is somebody else's
    gone,    // it speaks of a player or a table that is not there
    failed,  // it cannot be stored, by a fault of ours; the store goes on without it
};
enum class Changed : std::uint8_t {
    changed,
    gone,    // it is not as the caller believed
    failed,  // as above
};

// The name shown for a player who deleted his account.
inline constexpr std::string_view deleted_name = "giocatore eliminato";

class Catalogue {
public:
    Catalogue(
        Writer& writer, const std::string& path, const std::string& file_system, const Vault& vault
    );

    // Tables. The server seed is stored sealed; seats are given in full, also those still open.
    void add_table(TableRow table, std::vector<SeatRow> seats, TableSecret seed, Done<Stored> done);
    // From lobby to playing; also when that is told twice.
    void start_table(TableId table, std::int64_t at_ms, Done<Changed> done);
    // `state` is ended or abandoned; a table that has ended stays as it is.
    void end_table(
        TableId table, TableState state, std::string result, std::int64_t at_ms, Done<Changed> done
    );
    void set_settings(TableId table, std::string settings, Listing listing, Done<Changed> done);
    void set_clock(TableId table, std::string clock, Done<Changed> done);
    void set_host(TableId table, PlayerId host, Done<Stored> done);
    // Replaces what is stored of that seat. taken: the player has another seat at this table.
    void put_seat(SeatRow seat, Done<Stored> done);
    // gone: its player deleted his account in the meantime.
    void add_chat(ChatRow line, Done<Stored> done);

    std::optional<TableSummary> table_with_code(std::string_view code);
    std::optional<TableSummary> table(TableId table);
    std::vector<TableSummary> listed_tables(TableState state, std::int64_t count_max);
    // Where the player sits or is host, the newest first; `before_ms` to page on.
    std::vector<TableSummary> tables_of(
        PlayerId player, std::int64_t before_ms, std::int64_t count_max
    );
    // Lobbies and games under way: what a server brings back when it starts.
    std::vector<TableId> unfinished_tables();
    // Throws when it cannot be unsealed. Nothing for a table that does not exist.
    std::optional<TableSecret> server_seed(TableId table);
    // The last lines, the oldest of them first.
    std::vector<ChatRow> chat(TableId table, std::int64_t count_max);

    // Players. A name is taken when its key or its look is somebody else's; that of a guest who
    // has no session left is free again.
    void add_guest(PlayerRow guest, PlayerName name, SessionRow session, Done<Stored> done);
    void rename_guest(PlayerId guest, PlayerName name, std::int64_t now_ms, Done<Stored> done);
    // A new account and its first session.
    void add_account(
        PlayerRow player,
        PlayerName name,
        AccountSecrets secrets,
        SessionRow session,
        Done<Stored> done
    );
    // The guest of the session becomes an account, with all his games; his sessions end, this one
    // begins. gone: he is no guest any more.
    void promote_guest(
        PlayerName name, AccountSecrets secrets, SessionRow session, Done<Stored> done
    );
    // A session begins and `replaced` ends. When that was a guest's, his seats, tables and chat go
    // over to the player, and the guest is no more. A seat stays behind with the guest's name and
    // nobody's where the player has one at that table already.
    struct Claimed {
        Stored stored;                  // gone: the player is
        std::optional<PlayerId> guest;  // who is no more
        std::vector<TableId> tables;    // that changed hands
    };
    void begin_session(SessionRow session, std::optional<TokenHash> replaced, Done<Claimed> done);
    void end_session(TokenHash token, Done<> done);
    void prolong_session(TokenHash token, std::int64_t expires_ms, Done<> done);
    // New secrets for the player of the session, all his sessions ended, this one begun in place of
    // `replaced` as above. gone: the recovery code is no longer the one stored.
    void replace_secrets(
        SecretHash old_recovery,
        AccountSecrets secrets,
        SessionRow session,
        std::optional<TokenHash> replaced,
        Done<Claimed> done
    );
    // The same passphrase, hashed anew.
    void rehash(PlayerId player, std::string old, std::string passphrase, Done<Changed> done);
    // Everything that tells who the player is: name, secrets, sessions, chat; his seats read
    // deleted_name. Answers with the tables of those seats and those he was host of. Traces in the
    // files are overwritten at once but for stray copies, and those soon
    // (store/sqlite/erasure.hpp).
    struct Removed {
        Changed changed;
        std::vector<TableId> tables;
    };
    void remove_player(PlayerId player, Done<Removed> done);
    // Sessions that ran out, and guests without session and seat.
    void sweep(std::int64_t now_ms, Done<> done);

    std::optional<PlayerRow> player(PlayerId player);
    std::optional<PlayerRow> player_of_session(const TokenHash& token, std::int64_t now_ms);
    std::optional<SessionRow> session(const TokenHash& token, std::int64_t now_ms);
    struct Account {
        PlayerRow player;
        AccountSecrets secrets;
    };
    std::optional<Account> account_named(std::string_view key);
    std::optional<Account> account(PlayerId player);
    std::vector<SessionRow> sessions_of(PlayerId player);
    std::vector<ChatRow> chat_of(PlayerId player);

private:
    Writer& writer_;
    Reader reader_;
    Vault vault_;
};

}  // namespace kamchatka::store
