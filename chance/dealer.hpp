// The chance side of a live game: promises a seed, hears what the seats add to it, draws, and shows
// the seed at the end. The caller stores and applies the actions; the dealer only says what they
// are.
//
//     Dealer dealer{new_server_seed()};
//     while (waits_for_chance(state.phase)) {
//         const Action action = dealer.action(rules, state);
//         ... decide; dealer.hear(event) and evolve for each event
//     }
//
// Each call draws: ask once for each action. A dealer rebuilt after a crash from the stored server
// seed catches up by hearing the events again, asked once at each action of Chance on the way.
#pragma once

#include "chance/source.hpp"
#include "engine/action.hpp"
#include "engine/event.hpp"
#include "engine/rules.hpp"
#include "engine/state.hpp"

#include <optional>

namespace kamchatka::chance {

class Dealer {
public:
    explicit Dealer(const Digest& server_seed) : server_seed_{server_seed} {}

    // What the events tell of the seats' contributions; other events are passed over.
    void hear(const Event& event);

    // What Chance does now. Precondition: the state waits for Chance.
    Action action(const Rules& rules, const State& state);

private:
    Digest server_seed_;
    Contributions contributions_{};
    std::optional<Source> source_;  // from the first draw on
};

}  // namespace kamchatka::chance
