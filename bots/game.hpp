// Whole games between bots, from the empty table to the ranking. All chance comes from one seed
// through separate streams: one for the set-up, one for the cards, one for the sdadata, one for the
// dice of each seat's attacks, and one for each bot's own use. So two games of the same seed begin
// with the same deal and objectives whoever sits where, and luck stays alike for as long as it can.
#pragma once

#include "bots/bot.hpp"
#include "chance/random_player.hpp"
#include "engine/rules.hpp"

#include <cstdint>
#include <functional>

namespace kamchatka::bots {

// Called after each action with what happened, before it is filed; for those who watch.
using Watcher =
    std::function<void(const State& before, const Actor&, const Action&, const Events&)>;

struct GameOptions {
    // The arbiter calls time at the first action of this round, when the ruleset has a clock.
    std::uint32_t call_time_round = 34;
    // A game still going after this many rounds is given up.
    std::uint32_t round_max = 1000;
    const Watcher* watcher = nullptr;
};

// One bot for each seat; the caller keeps them.
using Players = PerSeat<Bot*>;

// Precondition: the ruleset is offered for this many seats, and each has a bot. Stops the program
// when a bot answers with an illegal action: that is a bug in the bot.
chance::PlayedGame play_game(
    const Rules& rules,
    std::uint8_t seat_count,
    const Players& players,
    std::uint64_t seed,
    const GameOptions& options
);

}  // namespace kamchatka::bots
