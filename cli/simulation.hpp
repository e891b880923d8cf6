// Many games between bots or random players on several threads. Each game has a seed of its own,
// worked out from its number, so the result does not depend on how many threads there were.
#pragma once

#include "chance/random_player.hpp"
#include "cli/tally.hpp"
#include "engine/rules.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace kamchatka::cli {

struct Simulation {
    Rules rules;
    std::uint8_t seat_count = 0;
    std::uint64_t game_count = 0;
    std::uint64_t seed = 0;
    chance::RandomGame options{};
    unsigned thread_count = 1;
    std::vector<std::string> bots{};  // by seat; none: random players, quicker than as bots
};

enum class Progress : std::uint8_t { silent, bar_on_stderr };

Tally simulate(const Simulation& simulation, Progress progress);

}  // namespace kamchatka::cli
