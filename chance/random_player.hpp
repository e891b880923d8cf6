// A player without a plan: any kind of action that is legal, then any action of that kind, then any
// quantity of it, each with equal chance. And whole games between such players, for simulations,
// benchmarks and tests: the same seed gives the same game everywhere, and nothing is allocated.
//
// Two kinds are held back. Withdrawing, legal at almost any time, would end every game within
// minutes: it is done only as often as the options ask. Taking armies back, which with placing them
// again makes no progress, is considered one time in 16.
#pragma once

#include "chance/fast_source.hpp"
#include "engine/action.hpp"
#include "engine/engine.hpp"
#include "engine/rules.hpp"
#include "engine/state.hpp"

#include <cstdint>
#include <span>

namespace kamchatka::chance {

// Precondition: the seat has something to do, i.e. it is one of awaited_seats(state).
// It withdraws with the chance given, where the rules let it.
Action random_action(
    const Rules& rules,
    const State& state,
    Seat seat,
    FastSource& source,
    std::uint32_t withdrawals_per_65536 = 0
);

// The same among the options of a seat, as legal_actions() lists them.
Action random_action(
    std::span<const Option> options, FastSource& source, std::uint32_t withdrawals_per_65536 = 0
);

struct RandomGame {
    // The arbiter calls time at the first action of this round, when the ruleset has a clock.
    std::uint32_t call_time_round = 34;
    // A game still going after this many rounds is given up. Without a clock most games are.
    std::uint32_t round_max = 1000;
    // At each action of a seat, the chance in 65536 that it withdraws instead, if it may.
    std::uint32_t withdrawals_per_65536 = 0;
};

enum class Ending : std::uint8_t { played_out, abandoned };

struct PlayedGame {
    State state;
    Ending ending = Ending::played_out;
    std::uint32_t action_count = 0;
    std::uint32_t turn_count = 0;
};

// Precondition: the ruleset is offered for this many seats.
PlayedGame play_random_game(
    const Rules& rules, std::uint8_t seat_count, std::uint64_t seed, const RandomGame& options
);

}  // namespace kamchatka::chance
