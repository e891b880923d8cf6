// The judge's sheet of one real table: what its book adds up to. fold() reads a whole book
// and lets the engine judge all of it again; write() completes what somebody wants to enter, or
// says why it cannot stand.
#pragma once

#include "engine/engine.hpp"
#include "engine/rules.hpp"
#include "referee/count.hpp"
#include "referee/entry.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace kamchatka::referee {

// Why an entry cannot stand. Also the wire names.
enum class Refused : std::uint8_t {
    by_the_rules,  // of the game: the engine's own rejection says which
    not_open,
    already_open,
    not_for_real_tables,  // boards of quadrants, Kingmaker
    wrong_seats,
    bad_text,
    not_in_this_kind,
    judges_only,
    official_judge_only,  // TO-2d
    unknown_ruling,
    bad_answers,
    seat_needed,
    territory_needed,
    not_worked_out,  // the consequence is not the one that follows
    nothing_to_undo,
    clock_running,
    clock_stopped,
    card_not_due,
    card_cannot_be,  // that seat's hand
    unknown_objective,
    objective_taken,
    objective_not_reached,
    not_counting,
    already_counted,  // after the roll that would be repeated
    board_incomplete,
    deal_does_not_fit,
    not_ranked,
    signed_off,
    right_lost,  // by a ruling, for the rest of the turn
    too_long,
    malformed,
    reason_missing,
    not_signed,
    nothing_to_realign,
    combat_under_way,
    cannot_fall_now,
    appeal_open,
    unknown_appeal,
    last_word,     // the Official Judge's (TO-2a)
    not_accepted,  // by the server, which did not say more
};

struct Refusal {
    Refused reason;
    std::optional<Rejection> rejection{};
    Phase phase{};         // in which the engine refused
    std::string clause{};  // of the ruleset, where the engine refused
    std::string detail{};  // which question, which field
    friend bool operator==(const Refusal&, const Refusal&) = default;
};

std::string sentence(const Refusal& refusal, Language language);

enum class Stage : std::uint8_t { unopened, playing, counting, ranked, signed_off };

// Play at the table stands still (TO-2b).
struct Interruption {
    std::int64_t since = 0;
    std::string reason;
    friend bool operator==(const Interruption&, const Interruption&) = default;
};

struct Clock {
    std::int64_t before = 0;              // milliseconds run before it was last started
    std::optional<std::int64_t> since{};  // running since
    std::uint16_t recovered = 0;          // minutes added
    std::optional<Interruption> interruption{};
    friend bool operator==(const Clock&, const Clock&) = default;
};

// The last thing that happened, and the table it happened at: judged again once objectives are
// open.
struct Conclusion {
    State before;
    Actor actor;
    Action action;
    friend bool operator==(const Conclusion&, const Conclusion&) = default;
};

struct Draw {
    Seat seat;
    Card card;  // a stand-in, unless a tris has turned it up
    bool face_up;
    friend bool operator==(const Draw&, const Draw&) = default;
};

// What words said alone cost whoever says them, for the rest of the turn (TK-C15, TK-C16).
enum class Right : std::uint8_t { rearranging, attacking };

// What became of one entry.
struct Line {
    bool struck = false;
    std::vector<Event> events;
    friend bool operator==(const Line&, const Line&) = default;
};

struct Appeal {
    std::uint64_t seq = 0;     // of its entry
    std::uint64_t ruling = 0;  // the entry it is against
    std::optional<Seat> seat;
    std::string reason;
    std::optional<AppealOutcome> outcome;
    friend bool operator==(const Appeal&, const Appeal&) = default;
};
enum class AppealState : std::uint8_t { open, upheld, overturned };

struct Sheet {
    Stage stage = Stage::unopened;
    Opened opening;
    Rules rules{};    // of the game, played as seated
    Rules covered{};  // the same with the objectives face down
    State state{};    // in light mode only its turns, standings and caps mean anything
    Clock clock;
    IdSet<Right> lost;  // by whoever is on turn
    PerSeat<std::uint8_t> warnings;
    PerSeat<std::uint8_t> omissions;  // of the sdadata roll, each with its warning
    PerSeat<std::uint8_t> penalties;
    PerSeat<std::uint8_t> owed;       // cards forgotten and still due
    PerSeat<std::uint8_t> forfeited;  // cards the book drew and the table did not
    std::vector<Draw> draws;
    std::optional<Conclusion> conclusion;
    std::vector<Appeal> appeals;
    PerSeat<std::optional<Objective>> turned;
    std::vector<ObjectiveWritten> written;  // in the rules by now, after those of the deck
    std::optional<BoardCounted> board;
    std::optional<Count> count;
    std::vector<Line> lines;            // one for each entry
    std::vector<std::size_t> standing;  // entries that count, by index
    friend bool operator==(const Sheet&, const Sheet&) = default;
};

Result<Sheet, Refusal> fold(std::span<const Entry> book);

// The entry as it would stand: numbered, its consequence worked out. The book is not changed.
Result<Entry, Refusal> write(std::span<const Entry> book, const Sheet& sheet, Entry wanted);

// write() and fold() in one; the book and the sheet are as before when it was refused.
std::optional<Refusal> enter(Book& book, Sheet& sheet, const Entry& wanted);

bool can_be_undone(const Note& note);

// Whether everybody only sits there, of the entries that count: the order of play can still be
// told.
bool nothing_happened(std::span<const Entry> book, std::span<const std::size_t> standing);

// Why it was done, of a note that has a place for it; null of the others.
const std::string* reason_in(const Note& note);
// Whether nobody writes it without one. Books keep what they hold: a reason may have been erased.
bool needs_reason(const Note& note);

// Why this role may not write this, if it may not: rulings, the end and the signature are a
// judge's, discipline the Official Judge's (TO-2c, TO-2d), exclusion as the ruleset says.
std::optional<Refused> forbidden(const Ruleset& set, Role role, const Note& note);
// What a judge has signed only the Official Judge opens again.
bool may_undo(Role role, const Note& note);

// The ruling with this number, if it is one.
const Ruled* ruling_at(std::span<const Entry> book, std::uint64_t seq);
bool appeals_open(const Sheet& sheet);
// How the appeal against it stands, if there is one.
std::optional<AppealState> appeal_against(const Sheet& sheet, std::uint64_t ruling);

// Whether a book can be kept of it: not of boards of quadrants, and not with Kingmaker.
bool for_real_tables(const Ruleset& set);

// Who does this: the seat it is up to, Chance for dice and cards, the arbiter for the rest.
Actor actor_of(const State& state, const Action& action);

// The right that this action needs, if a ruling can cost it.
std::optional<Right> right_for(const Action& action);

// How many armies the ruling takes from what the book knows of the board. A book that records the
// whole game never had the excess in it; a board that was counted at the end has, and before that a
// light book has none.
std::uint16_t armies_due(const Sheet& sheet, const Ruled& ruled);

// The answers that the recorded table already knows.
std::vector<GivenAnswer> known_answers(
    const Sheet& sheet, std::string_view ruling, std::optional<Seat> seat
);

// The deal and the placement that lead to this board, for a deal entered after the fact.
Result<Played, Refusal> arrange(const Sheet& sheet, const BoardCounted& board);

// The casebook for what happens under these rules.
Casebook casebook_of(const Ruleset& set);

}  // namespace kamchatka::referee
