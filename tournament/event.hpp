// What happened at the desk: each a fact, complete in itself. The journal is a list of these with
// who and when; the state is what they add up to.
#pragma once

#include "tournament/format/format.hpp"
#include "tournament/people/people.hpp"
#include "tournament/scoring/table_result.hpp"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace kamchatka::tournament {

// Also the wire names.
enum class Role : std::uint8_t { organiser, official_judge, table_judge, player };

struct FormatChosen {
    Format format;
    friend bool operator==(const FormatChosen&, const FormatChosen&) = default;
};
struct Registered {
    PlayerId player;
    Person person;
    bool namesake = false;  // another person of that name is entered: the desk knows
    friend bool operator==(const Registered&, const Registered&) = default;
};
struct PersonAmended {
    PlayerId player;
    Person person;
    bool namesake = false;
    friend bool operator==(const PersonAmended&, const PersonAmended&) = default;
};
struct Removed {  // never sat at a table: entered by mistake, or twice
    PlayerId player;
    friend bool operator==(const Removed&, const Removed&) = default;
};
struct PresenceNoted {
    PlayerId player;
    bool present;
    bool accepts_judge;  // and signed at once (TO-2a); if not, what was signed before stands
    friend bool operator==(const PresenceNoted&, const PresenceNoted&) = default;
};
struct DeclarationNoted {  // signed that the judge's decisions are final (TO-2a), or not after all
    PlayerId player;
    bool given;
    friend bool operator==(const DeclarationNoted&, const DeclarationNoted&) = default;
};
struct FeeNoted {  // has paid to enter, or not after all
    PlayerId player;
    bool paid;
    std::uint32_t cents = 0;  // what was paid: perhaps less than the fee, or nothing
    friend bool operator==(const FeeNoted&, const FeeNoted&) = default;
};
struct PlayNoted {  // whether to be seated in the rounds from now on
    PlayerId player;
    bool plays;
    friend bool operator==(const PlayNoted&, const PlayNoted&) = default;
};
enum class LeavingBecause : std::uint8_t { own_reasons, ruling_not_accepted };
struct Withdrew {
    PlayerId player;
    LeavingBecause because;
    friend bool operator==(const Withdrew&, const Withdrew&) = default;
};
struct Penalised {
    PlayerId player;
    Score points;       // taken from the standings
    bool disqualified;  // TO-2c
    std::string reason;
    friend bool operator==(const Penalised&, const Penalised&) = default;
};
struct OfficialAppointed {
    std::string name;
    Role role;
    friend bool operator==(const OfficialAppointed&, const OfficialAppointed&) = default;
};
// Who wants the judge: somebody, or a table played online by itself. Also the wire names.
enum class CallCause : std::uint8_t {
    asked,
    absent,  // whose seat is empty
    time,    // whose time has run out
    result,  // the desk did not take the table's result; the player is its first
};
struct JudgeCalled {
    PlayerId player;
    std::string reason;
    CallCause cause = CallCause::asked;
    friend bool operator==(const JudgeCalled&, const JudgeCalled&) = default;
};
struct JudgeAnswered {   // the call was seen to
    std::uint64_t call;  // its number in the journal
    friend bool operator==(const JudgeAnswered&, const JudgeAnswered&) = default;
};
struct GamesSuspended {
    std::string reason;
    friend bool operator==(const GamesSuspended&, const GamesSuspended&) = default;
};
struct GamesResumed {
    friend bool operator==(const GamesResumed&, const GamesResumed&) = default;
};

struct SeatedTable {
    std::uint8_t group = 0;  // of parallel finals, from 0
    std::uint8_t ghosts = 0;
    std::vector<PlayerId> players{};  // in order of play
    friend bool operator==(const SeatedTable&, const SeatedTable&) = default;
};
// How equals across the cut before a round were told apart: by_seed in journals from before the
// judge settled them.
enum class CutTies : std::uint8_t { by_seed, by_judge };
struct RoundSeated {
    std::uint8_t stage;  // of the format, from 0
    std::uint64_t seed;  // the draw can be repeated with it
    std::vector<SeatedTable> tables;
    CutTies ties = CutTies::by_seed;
    friend bool operator==(const RoundSeated&, const RoundSeated&) = default;
};
struct RoundReseated {  // the tables of the last round from now on; those with a result as they are
    std::uint64_t seed;
    std::vector<SeatedTable> tables;
    friend bool operator==(const RoundReseated&, const RoundReseated&) = default;
};
struct SeatsExchanged {  // by hand, in the last round
    PlayerId a;
    PlayerId b;
    friend bool operator==(const SeatsExchanged&, const SeatsExchanged&) = default;
};
struct ResultEntered {
    std::uint16_t round;  // from 1
    std::uint16_t table;  // from 1
    Lines lines;
    friend bool operator==(const ResultEntered&, const ResultEntered&) = default;
};
struct ResultCorrected {  // the one before stays in the journal
    std::uint16_t round;
    std::uint16_t table;
    Lines lines;
    std::string reason;
    friend bool operator==(const ResultCorrected&, const ResultCorrected&) = default;
};
struct Renounced {  // the rounds to come
    PlayerId player;
    friend bool operator==(const Renounced&, const Renounced&) = default;
};
// What told equals across a cut apart: a lot, the judge's word, or a criterion that the format does
// not name. Also the wire names.
enum class SettledBy : std::uint8_t {
    lot,
    decision,
    qualifying,  // the place in the standings before semifinals and final
    wins,
    best_scores,
    fewer_counted,
    objectives,
    earlier_rank,
};
// Best first; those that it leaves equal stand together.
using Order = std::vector<std::vector<PlayerId>>;
struct TieSettled {
    std::uint16_t round;  // whose results left them equal, from 1
    SettledBy by;
    std::uint64_t seed;  // of a lot, which can be drawn again with it; else 0
    Order order;
    std::string reason;
    friend bool operator==(const TieSettled&, const TieSettled&) = default;
};
struct ClockStarted {  // of all tables of the last round; the entry says when
    std::uint16_t round;
    friend bool operator==(const ClockStarted&, const ClockStarted&) = default;
};
struct RecoveryGranted {  // minutes for one table, as many as an interruption took
    std::uint16_t round;
    std::uint16_t table;
    std::uint16_t minutes;
    friend bool operator==(const RecoveryGranted&, const RecoveryGranted&) = default;
};
struct OnlineOpened {  // the table is played on this server, under a code
    std::uint16_t round;
    std::uint16_t table;
    std::string code;
    friend bool operator==(const OnlineOpened&, const OnlineOpened&) = default;
};
struct Restored {  // the entries before it were read from a file
    std::uint64_t entries;
    friend bool operator==(const Restored&, const Restored&) = default;
};
struct Undone {
    std::uint64_t entry;  // its number in the journal
    friend bool operator==(const Undone&, const Undone&) = default;
};

using Event = std::variant<
    FormatChosen,
    Registered,
    PersonAmended,
    Removed,
    PresenceNoted,
    PlayNoted,
    Withdrew,
    Penalised,
    OfficialAppointed,
    JudgeCalled,
    GamesSuspended,
    GamesResumed,
    RoundSeated,
    RoundReseated,
    SeatsExchanged,
    ResultEntered,
    ResultCorrected,
    Renounced,
    Undone,
    ClockStarted,
    RecoveryGranted,
    OnlineOpened,
    DeclarationNoted,
    TieSettled,
    Restored,
    FeeNoted,
    JudgeAnswered>;

struct Actor {
    Role role;
    std::string name;
    friend bool operator==(const Actor&, const Actor&) = default;
};

// A line of the journal: never changed, never dropped.
struct Entry {
    std::uint64_t seq;  // from 1
    std::int64_t at;    // seconds since 1970
    Actor by;
    Event event;
    friend bool operator==(const Entry&, const Entry&) = default;
};

using Journal = std::vector<Entry>;

}  // namespace kamchatka::tournament
