// All that is stored beside the logs and may change: tables and their seats, players, sessions,
// secrets, chat. Each change is whole or not at all. Thread-safe.
#pragma once

#include "store/answer.hpp"
#include "store/people.hpp"
#include "store/rows.hpp"

#include <string>
#include <vector>

namespace kamchatka::store {

enum class Stored : std::uint8_t {
    stored,
    taken,   // a code, a name or a seat that is somebody else's
    gone,    // it speaks of a player or a table that is not there
    fenced,  // another node has the table now
    failed,  // it is not stored, for want of space or by a fault of ours; the store goes on
};
enum class Changed : std::uint8_t {
    changed,
    gone,    // it is not as the caller believed
    fenced,  // another node has the table now
    failed,  // as above
};

class Catalogue {
public:
    virtual ~Catalogue() = default;

    // --- Tables. The server seed is stored sealed; seats are given in full, also those still open.
    // Whoever adds a table owns it (store/ownership.hpp), and who owns it alone changes it.
    virtual void add_table(
        TableRow table, std::vector<SeatRow> seats, TableSecret seed, Done<Stored> done
    ) = 0;
    // From lobby to playing; also when that is told twice.
    virtual void start_table(TableId table, std::int64_t at_ms, Done<Changed> done) = 0;
    // `state` is ended or abandoned; a table that has ended stays as it is.
    virtual void end_table(
        TableId table, TableState state, std::string result, std::int64_t at_ms, Done<Changed> done
    ) = 0;
    virtual void set_settings(
        TableId table, std::string settings, Listing listing, Done<Changed> done
    ) = 0;
    virtual void set_clock(TableId table, std::string clock, Done<Changed> done) = 0;
    virtual void set_host(TableId table, PlayerId host, Done<Stored> done) = 0;
    // Replaces what is stored of that seat. taken: the player has another seat at this table.
    virtual void put_seat(SeatRow seat, Done<Stored> done) = 0;
    // gone: its player deleted their account in the meantime.
    virtual void add_chat(ChatRow line, Done<Stored> done) = 0;

    // With the last `chat_lines` that were said. Unread when its seed cannot be unsealed.
    virtual void table_with_code(
        std::string code, std::int64_t chat_lines, OnRead<std::optional<WholeTable>> done
    ) = 0;
    // Where the player sits or is host, the newest first. Here as in every list, a row that cannot
    // be understood is left out (StoreOptions::on_damage).
    virtual void tables_of(
        PlayerId player, std::int64_t count_max, OnRead<std::vector<StoredTable>> done
    ) = 0;
    // The codes that come after this one, in order; "" for the first.
    virtual void tables_after(
        std::string code, std::int64_t count_max, OnRead<std::vector<std::string>> done
    ) = 0;
    // The codes of lobbies and games under way: what a server brings back when it starts.
    virtual void unfinished_tables(OnRead<std::vector<std::string>> done) = 0;
    // How many of those have that host.
    virtual void unfinished_count(PlayerId host, OnRead<std::int64_t> done) = 0;
    // Public tables that are not over, the newest first; of each host so many at most.
    struct PublicMost {
        std::int64_t in_all;
        std::int64_t of_one_host;
    };
    virtual void public_tables(
        TableState state, PublicMost most, OnRead<std::vector<StoredTable>> done
    ) = 0;
    // The codes of games under way in which nothing has happened since, by the stamps of their
    // entries.
    virtual void forsaken_games(std::int64_t since_ms, OnRead<std::vector<std::string>> done) = 0;

    // Answers when everything that was handed to the store before is durable, or as good as gone.
    virtual void when_stored(Done<> done) = 0;

    // --- People. Runs `change` in a transaction, on the store's own thread: it must be quick, and
    // what it throws undoes it (failed).
    virtual void change_people(std::function<void(PeopleRows&)> change, Done<Changed> done) = 0;

    // Also of a session that has run out.
    virtual void signed_in(TokenHash token, OnRead<std::optional<SignedInRow>> done) = 0;
    virtual void account_named(std::string key, OnRead<std::optional<AccountRow>> done) = 0;
    virtual void account(PlayerId player, OnRead<std::optional<AccountRow>> done) = 0;
    virtual void file_of(PlayerId player, OnRead<PlayerFile> done) = 0;
};

}  // namespace kamchatka::store
