// From a finished game to the lines of a tournament: the one translation, whether this server kept
// the game or a judge with real dice did. Points and places are the engine's.
#pragma once

#include "engine/state.hpp"
#include "tournament/format/format.hpp"

namespace kamchatka::tournament {

// One line for each seat, in the order of seats; who sat there is for the caller to say. Equals
// that the rules told apart differ by decimals. Precondition: the game is over.
Lines result_of(const kamchatka::State& game);

// What a result says for an objective: what the ruleset of the format grants, and otherwise what
// its territories are worth. 0 where that has to be counted.
struct ObjectiveWorth {
    std::uint16_t in_time;
    std::uint16_t late;
};
ObjectiveWorth objective_worth(const Format& format);

// The format's, where its ruleset plays the printed tournament objectives on the classic board;
// anywhere else nothing can be said about points.
PointLimits limits_of(const Format& format);

}  // namespace kamchatka::tournament
