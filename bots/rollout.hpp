// Playing on in an imagined world, to see what comes of a plan: the rest of the turn as planned,
// then everybody as a persona would, until the seat is on turn again or the game is over.
#pragma once

#include "bots/persona.hpp"
#include "bots/style.hpp"
#include "engine/rules.hpp"
#include "engine/state.hpp"

#include <cstdint>

namespace kamchatka::bots {

// A whole turn, in a nutshell: play it as this style would, with these targets in mind.
struct Plan {
    Style style{};
    Intent intent{};
};

struct RolloutOptions {
    std::uint64_t seed;  // the same seed gives the same luck to every plan, while plans do alike
    unsigned turns;      // of the others to play on, after the rest of the own one
};

// The chance to win that the seat is left with. The same seed gives the same luck to every plan,
// for as long as plans do alike. Precondition: the seat is on turn.
float rollout(
    const Rules& rules,
    const State& world,
    Seat seat,
    const Plan& plan,
    const RolloutOptions& options
);

}  // namespace kamchatka::bots
