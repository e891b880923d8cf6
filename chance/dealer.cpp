// The seed of the game is fixed at the first draw, when every seat has contributed.
#include "chance/dealer.hpp"

#include "chance/outcome.hpp"

#include <cassert>
#include <variant>

namespace kamchatka::chance {

void Dealer::hear(const Event& event) {
    if (const auto* contributed = std::get_if<EntropyContributed>(&event)) {
        assert(!source_);
        contributions_[contributed->seat] = contributed->entropy;
    }
}

Action Dealer::action(const Rules& rules, const State& state) {
    assert(waits_for_chance(state.phase));
    if (state.phase == Phase::start) return StartGame{commitment_of(server_seed_)};
    if (state.phase == Phase::over) return RevealSeed{server_seed_};
    if (!source_) source_ = Source{game_seed_of(server_seed_, contributions_, state.seat_count)};
    return outcome(rules, state, *source_);
}

}  // namespace kamchatka::chance
