// The seed of the game is fixed at the first draw, when every seat has contributed.
#include "chance/dealer.hpp"

#include "chance/outcome.hpp"

#include <cassert>
#include <variant>

namespace kamchatka::chance {

void Dealer::hear(const Event& event) {
    if (const auto* promised = std::get_if<EntropyPromised>(&event)) {
        promises_[promised->seat] = promised->hash;
    } else if (const auto* contributed = std::get_if<EntropyContributed>(&event)) {
        assert(!source_);
        contributions_[contributed->seat] = contributed->entropy;
    } else if (const auto* supplied = std::get_if<EntropySupplied>(&event)) {
        assert(!source_);
        contributions_[supplied->seat] = supplied->entropy;
    }
}

bool Dealer::keeps_promise(const State& state, Seat seat, const Action& action) const {
    const auto* shown = std::get_if<Contribute>(&action);
    if (shown == nullptr || state.phase != Phase::reveal || !state.promised.contains(seat)) {
        return true;
    }
    return promise_of(shown->entropy) == promises_[seat];
}

Entropy Dealer::supplied(Seat seat) const {
    return supplied_for(server_seed_, seat, promises_[seat]);
}

Action Dealer::action(const Rules& rules, const State& state) {
    assert(waits_for_chance(state.phase));
    if (state.phase == Phase::start) {
        return StartGame{commitment_of(server_seed_), scheme_};
    }
    if (state.phase == Phase::supply) {
        const Seat seat = (seats(state) - state.contributed).front();
        return SupplyEntropy{seat, supplied(seat)};
    }
    if (state.phase == Phase::over) return RevealSeed{server_seed_};
    if (!source_) source_ = Source{game_seed_of(server_seed_, contributions_, state.seat_count)};
    return outcome(rules, state, *source_);
}

Action Dealer::action_beside(const Action& recorded, const Rules& rules, const State& state) {
    Action due = action(rules, state);
    const auto* began = std::get_if<StartGame>(&recorded);
    if (auto* start = std::get_if<StartGame>(&due); start != nullptr && began != nullptr) {
        start->scheme = began->scheme;
    }
    return due;
}

}  // namespace kamchatka::chance
