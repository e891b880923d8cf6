// A game being read back: each action is decided anew, so that a record can hold no other game than
// the rules allow.
#pragma once

#include "record/parse_error.hpp"
#include "record/record.hpp"

#include <vector>

namespace kamchatka::record {

class Replay {
public:
    Replay(const Rules& rules, const State& state) : rules_{rules}, state_{state} {}

    // What came of the action, or why it was refused; then the state is as it was.
    Parsed<std::vector<Event>> play(const Actor& actor, const Action& action);

    const Rules& rules() const { return rules_; }
    const State& state() const { return state_; }
    // Back to a state this replay has been in.
    void go_back(const State& state) { state_ = state; }

private:
    Rules rules_;
    State state_;
};

// The rules can be played by so many.
Fault check_seat_count(const Record& record);

// The board is there if the ruleset asks for one.
Fault check_board(const Ruleset& set, const std::optional<Board>& board);

// The turn that began in these events, if one did.
const TurnStarted* turn_started(const std::vector<Event>& events);

}  // namespace kamchatka::record
