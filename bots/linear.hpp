// The simplest evaluation, and the measure of the others: a few numbers for each seat, whose
// weights were fitted to many games (`kamchatka tune`).
#pragma once

#include "engine/rules.hpp"
#include "engine/state.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace kamchatka::bots {

enum class Feature : std::uint8_t {
    progress,     // share of the objective
    completion,   // its cube, which grows when little is missing
    lead,         // progress above that of the best other seat
    cost,         // armies on what is missing, for each army of the seat; at most 3
    territories,  // share of all
    armies,       // share of all
    income,       // share of all: armies a turn
    cards,        // in hand
    exposure,     // share of the objective held that is likely to be lost
    wait,         // turns until the seat's own, as a share of a round
    stack,        // the largest one as a share of the seat's armies
};
inline constexpr std::size_t feature_count = 11;

using Features = std::array<float, feature_count>;

// The stages of bots/reading.hpp, with weights of their own.
inline constexpr std::size_t stage_count = 3;
using Weights = std::array<Features, stage_count>;

// Which weights a state is judged by.
std::size_t stage_of(const Rules& rules, const PublicState& state);

// Precondition: the seat is active.
PerSeat<Features> features_of(const Rules& rules, const State& state);

// In proportion to the chance to win; 0 for seats out of the game. Precondition: it is not over.
PerSeat<float> linear_weights(const Rules& rules, const State& state);

}  // namespace kamchatka::bots
