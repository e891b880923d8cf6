// Tournaments: what may be done, by whom, and what follows. decide() holds all the rules and
// changes nothing; evolve() (state.hpp) files what happened; the journal of events is the
// tournament.
#pragma once

#include "engine/result.hpp"
#include "tournament/action.hpp"
#include "tournament/rejection.hpp"
#include "tournament/state.hpp"

#include <span>

namespace kamchatka::tournament {

// Who may ask for what: Table Judges write results, see to calls and have no say in discipline
// (TO-2d); anybody may call the judge (TO-2b); players say that they are there, and that his word
// is final.
bool permitted(Role role, const Action& action);

// Whose part somebody plays in asking for this: without an Official Judge, at an event that is not
// official, the organiser acts as one.
Role acting_role(const State& state, Role own, const Action& action);

// The state of a journal, undone entries left out.
State fold(std::span<const Entry> journal);

// The event that follows, or why not.
Result<Event, Rejected> decide(
    const State& state, std::span<const Entry> journal, const Actor& by, const Action& action
);

// decide(), written into the journal and folded into the state.
Result<Entry, Rejected> act(
    State& state, Journal& journal, const Actor& by, const Action& action, std::int64_t at
);

// Whether this event could follow this state: what decide() asks of everything, and undoing of all
// that came after.
std::optional<Rejected> refusal(const State& state, const Event& event);

// Why no round can be drawn now, whoever plays.
std::optional<Rejected> refusal_to_draw(const State& state);

// Whether each entry could follow those before it, undone ones left out: what a file must show
// before it is folded. The number of the first that could not, and why.
struct Unsound {
    std::uint64_t entry;
    Rejected why;
};
std::optional<Unsound> unsound_entry(std::span<const Entry> journal);

// The journal without a person's name and club: what was played stays, who it was goes.
Journal forgotten(Journal journal, PlayerId player);

}  // namespace kamchatka::tournament
