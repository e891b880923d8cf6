// Many games between bots or random players on several threads. Each game has a seed of its own,
// worked out from its number, so the result does not depend on how many threads there were.
#pragma once

#include "chance/random_player.hpp"
#include "cli/arena/tally.hpp"
#include "engine/rules.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kamchatka::cli {

struct Simulation {
    Ruleset set;
    std::optional<Board> board;  // of every game; else each has its own where the ruleset asks
    std::uint8_t seat_count = 0;
    std::uint64_t game_count = 0;
    std::uint64_t seed = 0;
    chance::RandomGame options{};
    unsigned thread_count = 1;
    std::vector<std::string> bots{};  // by seat; none: random players, quicker than as bots
};

// The rules of the game of this number, on its board.
Rules rules_of_game(const Simulation& simulation, std::uint64_t game);

enum class Progress : std::uint8_t { silent, bar_on_stderr };

Tally simulate(const Simulation& simulation, Progress progress);

}  // namespace kamchatka::cli
