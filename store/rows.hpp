// What the catalogue keeps beside the logs: tables, seats, players, sessions, chat. Plain rows;
// JSON in them is text to the store. Times are milliseconds since 1970, UTC.
#pragma once

#include "store/log.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kamchatka::store {

using PlayerId = std::int64_t;                    // random, positive, 63 bits
using TokenHash = std::array<std::uint8_t, 32>;   // SHA-256 of a session's token
using SecretHash = std::array<std::uint8_t, 32>;  // of a recovery code

// The names of the enumerators below are stored: add to them, never rename one.
enum class TableState : std::uint8_t { lobby, playing, ended, abandoned };
enum class Listing : std::uint8_t { listed, unlisted };        // public tables, private ones
enum class Display : std::uint8_t { shown, hidden, deleted };  // by the operator
enum class SeatKind : std::uint8_t { player, bot, open, closed };
enum class PlayerKind : std::uint8_t { guest, account };

struct TableRow {
    TableId id;
    std::string code;              // 6 characters, unique
    std::optional<PlayerId> host;  // none after he deleted his account
    std::string ruleset;
    std::string options;               // JSON: the knobs turned
    std::optional<std::string> board;  // JSON: layout of a board of quadrants
    std::string settings;              // JSON
    std::string clock;                 // JSON: what the room must know of its clocks to go on
    Listing listing;
    TableState state;
    std::optional<std::string> result;  // JSON: how it ended, for lists
    std::int64_t created_ms;
    std::optional<std::int64_t> started_ms;
    std::optional<std::int64_t> ended_ms;
    Display display = Display::shown;  // set by the operator alone

    friend bool operator==(const TableRow&, const TableRow&) = default;
};

struct SeatRow {
    TableId table;
    std::int32_t seat;  // from 1
    SeatKind kind;
    // Who sits or sat there: still given when a bot has taken over, so that it stays his game.
    std::optional<PlayerId> player;
    std::optional<std::string> bot;
    std::optional<std::string> name;  // as shown at this table
    bool muted;

    friend bool operator==(const SeatRow&, const SeatRow&) = default;
};

// A table and its seats, of one moment.
struct StoredTable {
    TableRow table;
    std::vector<SeatRow> seats;  // in order
};

// A name and what makes it unique (server/people/names.hpp).
struct PlayerName {
    std::string shown;
    std::string key;   // equal for names that differ in case or in look-alike letters
    std::string look;  // equal for names that look the same as they are written
};

struct PlayerRow {
    PlayerId id;
    PlayerKind kind;
    std::string name;
    std::int64_t created_ms;

    friend bool operator==(const PlayerRow&, const PlayerRow&) = default;
};

struct AccountSecrets {
    std::string passphrase;  // Argon2id, in libsodium's own text form
    SecretHash recovery;

    friend bool operator==(const AccountSecrets&, const AccountSecrets&) = default;
};

struct SessionRow {
    TokenHash token;
    PlayerId player;
    std::int64_t created_ms;
    std::int64_t expires_ms;

    friend bool operator==(const SessionRow&, const SessionRow&) = default;
};

struct ChatRow {
    TableId table;
    std::optional<PlayerId> player;    // none for the table itself
    std::optional<std::int32_t> seat;  // none for a spectator
    std::string name;
    std::optional<std::string> text;    // either this
    std::optional<std::string> phrase;  // or the id of a quick phrase
    std::int64_t at_ms;

    friend bool operator==(const ChatRow&, const ChatRow&) = default;
};

using TableSecret = std::array<std::uint8_t, 32>;  // the server seed (chance/source.hpp)

// All that a room is brought back from, its log apart.
struct WholeTable {
    StoredTable stored;
    std::optional<TableSecret> seed;
    std::vector<ChatRow> chat;  // the last lines, the oldest of them first
};

struct SignedInRow {
    SessionRow session;
    PlayerRow player;

    friend bool operator==(const SignedInRow&, const SignedInRow&) = default;
};

struct AccountRow {
    PlayerRow player;
    AccountSecrets secrets;
};

// All that is stored about a player.
struct PlayerFile {
    std::vector<SessionRow> sessions;
    std::vector<StoredTable> tables;  // where they sit or are host, the newest first
    struct Line {
        std::string code;  // of the table
        ChatRow chat;
    };
    std::vector<Line> chat;
};

}  // namespace kamchatka::store
