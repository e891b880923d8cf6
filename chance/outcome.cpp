// What there is to draw from: everything the state does not say is gone.
#include "chance/outcome.hpp"

namespace kamchatka::chance {

IdSet<Objective> undealt_objectives(const Rules& rules, const State& state) {
    IdSet<Objective> left = rules.objectives.all();
    for (const Seat seat : seats(state)) {
        if (const auto& dealt = state.objective[seat].reveal()) left.erase(*dealt);
    }
    return left;
}

TerritorySet undealt_territories(const Rules& rules, const State& state) {
    TerritorySet left = rules.board.territories();
    for (const Seat seat : seats(state)) left = left - state.held[seat];
    return left;
}

unsigned place_dice(const Rules& rules, const State& state) {
    return state.phase == Phase::order ? rules.set.setup.order_dice : 1;
}

bool draws(Phase phase) {
    constexpr IdSet<Phase> of_the_seed{Phase::start, Phase::supply, Phase::over};
    return waits_for_chance(phase) && !of_the_seed.contains(phase);
}

}  // namespace kamchatka::chance
