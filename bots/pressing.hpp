// A continued attack in an imagined world: throw after throw between the same two territories.
// Throws that cost armies and nothing else are made in place; the one that conquers is the
// engine's.
#pragma once

#include "chance/fast_source.hpp"
#include "engine/action.hpp"
#include "engine/rules.hpp"
#include "engine/state.hpp"

namespace kamchatka::bots {

// Goes on until the territory is conquered, the attacker may not go on, or the chance to conquer
// has fallen below the confidence. Stops at once where the defender chooses the dice. Precondition:
// the attack has been made once, by the seat on turn and without the Challenge card.
void press_on(
    const Rules& rules,
    State& state,
    const Attack& attack,
    float confidence,
    chance::FastSource& dice
);

}  // namespace kamchatka::bots
