// What is asked of the desk. Where it has nothing to work out, the action is the event asked for.
#pragma once

#include "tournament/event.hpp"

namespace kamchatka::tournament {

struct Register {  // gets a number
    Person person;
};
struct DrawRound {  // gets its people, tables and order of play
    std::uint64_t seed;
};

using Action = std::variant<
    Register,
    DrawRound,
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
    OnlineOpened>;

}  // namespace kamchatka::tournament
