// A world as it might be: all that a seat sees, and for what it does not see something that fits.
// Search plays on in such worlds; the secrets in them are made up, never looked at.
#pragma once

#include "chance/fast_source.hpp"
#include "engine/rules.hpp"
#include "engine/view.hpp"

namespace kamchatka::bots {

// Who might have which objective.
using Objectives = PerSeat<Objective>;

// Any objectives for the others, all equally likely, all different and none of them the seat's own.
Objectives any_objectives(
    const Rules& rules, const View& view, Seat seat, chance::FastSource& source
);

// The state of a game that looks like this to the seat. The cards nobody has seen are dealt at
// random into the hands and the deck they must be in.
State imagined(
    const Rules& rules,
    const View& view,
    Seat seat,
    const Objectives& objectives,
    chance::FastSource& source
);

}  // namespace kamchatka::bots
