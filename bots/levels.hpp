// How hard a planner thinks. Weaker levels think less and so choose worse plans; they see the same.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace kamchatka::bots {

enum class Evaluator : std::uint8_t { linear, net };

struct Effort {
    unsigned styles = 8;      // of the plans that are ways to play a turn
    unsigned targets = 4;     // territories it makes plans for
    unsigned rollouts = 48;   // in all, each time it plans; 0: it picks any plan
    unsigned turns = 1;       // played on in each rollout, after the bot's own
    bool belief = false;      // draws conclusions about the others' objectives
    bool variations = false;  // more plans for each target, and for several of them together
    Evaluator evaluator = Evaluator::linear;
    bool ambitions = false;  // plans that look beyond the turn: hold a continent, mass, hunt
};

// The effort of a level by its id, `planner_1` to `planner_5`; or of a made-up one, by styles,
// targets, rollouts, turns, belief, variations and perhaps ambitions: `planner:8:4:96:3:1:0`,
// `planner:8:4:96:3:1:0:1`. Nothing when it is neither.
std::optional<Effort> find_effort(std::string_view id);

}  // namespace kamchatka::bots
