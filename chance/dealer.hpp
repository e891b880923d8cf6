// The chance side of a live game: promises a seed, hears what the seats add to it, supplies what
// they do not, draws, and shows the seed at the end. The caller stores and applies the actions; the
// dealer only says what they are.
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
    explicit Dealer(const Digest& server_seed, std::optional<Scheme> scheme = Scheme::promises)
        : server_seed_{server_seed},
          scheme_{scheme} {}

    // What the events tell of the seats' promises and contributions; others are passed over.
    void hear(const Event& event);

    // What Chance does now. Precondition: the state waits for Chance.
    Action action(const Rules& rules, const State& state);
    // The same in a game that was recorded: by which scheme it began is the record's to say.
    Action action_beside(const Action& recorded, const Rules& rules, const State& state);

    // Whether what the seat would do now, if it shows a contribution, shows the one it promised.
    bool keeps_promise(const State& state, Seat seat, const Action& action) const;
    // What Chance supplies in the place of the seat's contribution.
    Entropy supplied(Seat seat) const;

private:
    Digest server_seed_;
    std::optional<Scheme> scheme_;  // of a game that begins
    PerSeat<Digest> promises_{};
    Contributions contributions_{};
    std::optional<Source> source_;  // from the first draw on
};

}  // namespace kamchatka::chance
