// Playing on in an imagined world, to see what comes of plans: the rest of the turn as planned,
// then everybody as a persona would, for as many turns as asked or until the game is over. The luck
// is the same for all plans for as long as they act alike, and plans that leave the same position
// at the end of the turn are played on only once.
#pragma once

#include "bots/company.hpp"
#include "bots/evaluation.hpp"
#include "bots/plans.hpp"
#include "engine/action.hpp"
#include "engine/rules.hpp"
#include "engine/state.hpp"

#include <cstdint>
#include <vector>

namespace kamchatka::bots {

Opening opening_of(const Rules& rules, const State& world, Seat seat, const Plan& plan);

struct RolloutOptions {
    std::uint64_t seed;  // of the luck
    unsigned turns;      // to play on, after the rest of the seat's own
    const Evaluation* evaluation;
};

class Rollouts {
public:
    // Precondition: the seat is on turn in the world. Both must outlive the rollouts.
    Rollouts(const Rules& rules, const State& world, Seat seat, const RolloutOptions& options)
        : rules_{rules},
          world_{world},
          seat_{seat},
          options_{options} {}

    // The chance to win that the plan, begun with its opening, leaves the seat.
    float value_of(const Plan& plan, const Opening& opening);

private:
    struct Seen {
        State after;  // the turn
        float value;
    };

    const Rules& rules_;
    const State& world_;
    Seat seat_;
    RolloutOptions options_;
    std::vector<Seen> seen_;
};

}  // namespace kamchatka::bots
