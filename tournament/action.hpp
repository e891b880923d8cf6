// What is asked of the desk. Where it has nothing to work out, the action is the event asked for.
#pragma once

#include "tournament/event.hpp"

namespace kamchatka::tournament {

struct Register {  // gets a number
    Person person;
    bool namesake = false;
};
struct DrawRound {  // gets its people, tables and order of play
    std::uint64_t seed;
};

// What to do about those who came or went after the draw. Also the wire names.
enum class Reseating : std::uint8_t {
    fewest_changes,  // tables of the format's sizes, as few people as possible at another table
    ghosts,          // nobody moves: who is missing is a ghost, who came sits where there is room
};
struct Reseat {  // gets its tables
    Reseating how = Reseating::fewest_changes;
    std::uint64_t seed = 0;
};
struct SettleTie {  // gets its round and its order
    SettledBy by;
    std::uint64_t seed;             // of a lot
    std::vector<PlayerId> players;  // all who are equal; of a decision, the best first
    std::string reason;             // of a decision
};

using Action = std::variant<
    Register,
    DrawRound,
    Reseat,
    SettleTie,
    FormatChosen,
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
    SeatsExchanged,
    ResultEntered,
    ResultCorrected,
    Renounced,
    Undone,
    ClockStarted,
    RecoveryGranted,
    OnlineOpened,
    DeclarationNoted,
    FeeNoted,
    JudgeAnswered>;

}  // namespace kamchatka::tournament
