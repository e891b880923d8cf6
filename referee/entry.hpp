// What stands in the judge's book of one real table: facts in the past tense with who wrote them
// and when. The book only grows; what was wrong is struck by a later entry. docs/companion.md is
// the format.
#pragma once

#include "engine/action.hpp"
#include "engine/ruleset.hpp"
#include "referee/ruling.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace kamchatka::referee {

inline constexpr std::size_t text_bytes_max = 400;
inline constexpr std::size_t entry_count_max = 20'000;

// Also the wire names. A player may keep the book; rulings are a judge's, and discipline is the
// Official Judge's alone (TO-2d).
enum class Role : std::uint8_t { player, table_judge, official_judge };

struct Author {
    std::string name;
    Role role = Role::table_judge;
    friend bool operator==(const Author&, const Author&) = default;
};

enum class Kind : std::uint8_t {
    full,   // every action is recorded and judged by the engine
    light,  // clock, turns, the end and rulings
};

struct Sitter {
    std::string name;
    Colour colour{};
    friend bool operator==(const Sitter&, const Sitter&) = default;
};

// The table of a tournament that this one is.
struct TournamentTable {
    std::string code;
    std::uint16_t round = 0;
    std::uint16_t table = 0;
    friend bool operator==(const TournamentTable&, const TournamentTable&) = default;
};

struct Opened {
    Kind kind = Kind::light;
    Ruleset set{};
    std::vector<Sitter> seats;  // in order of play
    std::string title;
    std::optional<TournamentTable> desk;
    friend bool operator==(const Opened&, const Opened&) = default;
};

// The order of play as the dice gave it, where they are rolled once everybody sits: the seats by
// their numbers until then. Whoever begins is s1 from here on.
struct OrderRolled {
    std::vector<Seat> order;
    friend bool operator==(const OrderRolled&, const OrderRolled&) = default;
};

// A drawn card that a tris has since turned up.
struct Face {
    std::uint16_t draw = 0;  // from 0, in the order the cards were taken
    Card card{};
    friend bool operator==(const Face&, const Face&) = default;
};

struct Played {
    std::vector<Action> actions;
    std::vector<Face> faces;  // worked out when it was entered
    friend bool operator==(const Played&, const Played&) = default;
};

enum class CardFate : std::uint8_t { taken, forgotten };
struct CardNoted {  // face down: that it was taken, not which
    CardFate fate = CardFate::taken;
    friend bool operator==(const CardNoted&, const CardNoted&) = default;
};

enum class ClockChange : std::uint8_t { started, paused, lengthened };
struct ClockChanged {
    ClockChange change = ClockChange::started;
    std::uint16_t minutes = 0;  // recovered, when lengthened
    std::string reason{};       // of an interruption: the clock pauses for it, or is lengthened
    friend bool operator==(const ClockChanged&, const ClockChanged&) = default;
};

struct TurnPassed {  // light
    std::uint8_t conquests = 0;
    friend bool operator==(const TurnPassed&, const TurnPassed&) = default;
};
struct SeatFell {  // light: it lost its last territory
    Seat seat{};
    friend bool operator==(const SeatFell&, const SeatFell&) = default;
};

struct GivenAnswer {
    std::string id;
    std::uint16_t value = 0;
    friend bool operator==(const GivenAnswer&, const GivenAnswer&) = default;
};

// The rulings are numbered by how they are worked out and applied. What was entered by an earlier
// edition stands as it was written, so that a book says for ever what it said when it was signed.
inline constexpr std::uint8_t current_edition = 1;

struct Ruled {
    std::string ruling;
    std::vector<GivenAnswer> answers;
    std::optional<Seat> seat;            // it falls on
    std::optional<Territory> territory;  // of the combat
    std::string note;
    // Worked out when it was entered:
    Consequence consequence{Verdict::nothing_wrong};
    std::vector<RemoveArmies> removal;  // from the book; the excess was never in it
    std::uint8_t struck = 0;            // entries before it that no longer count
    std::uint8_t edition = 0;           // of the rulings; 0: before they were numbered
    friend bool operator==(const Ruled&, const Ruled&) = default;
};

enum class Measure : std::uint8_t { warning, penalty, disqualification };
struct Disciplined {  // TO-2c
    Seat seat{};
    Measure measure = Measure::warning;
    std::string reason;
    friend bool operator==(const Disciplined&, const Disciplined&) = default;
};

struct Remarked {  // for the judge's eyes: a judge may not help
    std::string text;
    friend bool operator==(const Remarked&, const Remarked&) = default;
};

struct Undone {
    std::uint8_t count = 1;
    friend bool operator==(const Undone&, const Undone&) = default;
};

// The board at the end, where it was not recorded.
struct CountedTerritory {
    Seat owner{};
    std::uint16_t armies = 0;
    friend bool operator==(const CountedTerritory&, const CountedTerritory&) = default;
};
struct BoardCounted {
    PerTerritory<CountedTerritory> territories{};
    PerSeat<std::uint8_t> cards{};
    friend bool operator==(const BoardCounted&, const BoardCounted&) = default;
};
struct ObjectiveTurned {
    Seat seat{};
    Objective objective{};
    friend bool operator==(const ObjectiveTurned&, const ObjectiveTurned&) = default;
};
struct ObjectiveDeclared {  // "RisiKo!"
    Seat seat{};
    Objective objective{};
    friend bool operator==(const ObjectiveDeclared&, const ObjectiveDeclared&) = default;
};
// A card that is not in our deck (referee/written_cards.hpp). It stays: nothing is lost by one that
// nobody has.
struct ObjectiveWritten {
    std::string id;     // of the writer's choice, like no other
    std::string title;  // as it is printed
    std::vector<Territory> territories;
    friend bool operator==(const ObjectiveWritten&, const ObjectiveWritten&) = default;
};
struct GameStopped {  // points are counted as the table stands
    friend bool operator==(const GameStopped&, const GameStopped&) = default;
};
struct Signed {
    friend bool operator==(const Signed&, const Signed&) = default;
};
struct Reopened {  // the signature no longer counts: something is to be put right
    std::string reason;
    friend bool operator==(const Reopened&, const Reopened&) = default;
};

// The book said otherwise than the real board: from here on it says this.
struct TerritoryRealigned {
    Territory territory{};
    Seat owner{};
    std::uint16_t armies = 0;
    std::string reason;
    friend bool operator==(const TerritoryRealigned&, const TerritoryRealigned&) = default;
};

// To the Official Judge, against a ruling of a Table Judge.
struct Appealed {
    std::uint64_t ruling = 0;  // the number of its entry
    std::optional<Seat> seat;  // that appeals
    std::string reason;
    friend bool operator==(const Appealed&, const Appealed&) = default;
};
enum class AppealOutcome : std::uint8_t { upheld, overturned };  // the ruling
struct AppealSettled {
    std::uint64_t appeal = 0;  // the number of its entry
    AppealOutcome outcome = AppealOutcome::upheld;
    std::string reason;
    // Worked out when it was entered: 1 where what has come since stands without the ruling too, so
    // that it no longer counts; 0 where it stays in the book, and the board is put right by hand.
    std::uint8_t struck = 0;
    friend bool operator==(const AppealSettled&, const AppealSettled&) = default;
};

using Note = std::variant<
    Opened,
    Played,
    CardNoted,
    ClockChanged,
    TurnPassed,
    SeatFell,
    Ruled,
    Disciplined,
    Remarked,
    Undone,
    BoardCounted,
    ObjectiveTurned,
    ObjectiveDeclared,
    GameStopped,
    Signed,
    Reopened,
    TerritoryRealigned,
    Appealed,
    AppealSettled,
    OrderRolled,
    ObjectiveWritten>;

struct Entry {
    std::uint64_t seq = 0;  // from 1, dense
    std::string ref;        // of whoever wrote it: the same one twice is one entry
    std::int64_t at = 0;    // milliseconds since 1970
    Author by;
    Note note;
    friend bool operator==(const Entry&, const Entry&) = default;
};

using Book = std::vector<Entry>;

}  // namespace kamchatka::referee
