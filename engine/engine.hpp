// The game in three functions. decide() holds all the rules and changes nothing; evolve() files
// what happened and cannot fail; legal_actions() lists exactly what decide() would accept.
#pragma once

#include "engine/action.hpp"
#include "engine/event.hpp"
#include "engine/inplace_vector.hpp"
#include "engine/rejection.hpp"
#include "engine/result.hpp"
#include "engine/rules.hpp"
#include "engine/state.hpp"

#include <cstdint>
#include <optional>

namespace kamchatka {

inline constexpr std::size_t event_count_max = 40;
using Events = InplaceVector<Event, event_count_max>;
using Decision = Result<Events, Rejection>;

// What would happen if the actor did this now, or why he may not.
Decision decide(const Rules& rules, const State& state, const Actor& actor, const Action& action);

// Precondition: the event came out of decide() for this state.
void evolve(State& state, const Event& event);

// decide and evolve in one; the state is as before when the action was refused.
std::optional<Rejection> advance(
    const Rules& rules, State& state, const Actor& actor, const Action& action
);

// An action an actor may take, with the smallest quantity, and the largest quantity it may have.
// The quantity of each action is the field named armies or dice; where there is none, most is 0.
// A die of Chance may show from 1 to most; commitments, seeds and entropy may be anything.
struct Option {
    Action action;
    std::uint16_t most;

    friend constexpr bool operator==(const Option&, const Option&) = default;
};

// Every tris that 44 cards could make, and some to spare for the board.
using Options = InplaceVector<Option, 5200>;

// Listed kind by kind: all options of one kind of action stand together.
Options legal_actions(const Rules& rules, const State& state, const Actor& actor);

// Whether the action is one of those the option stands for.
bool covers(const Option& option, const Action& action);

}  // namespace kamchatka
