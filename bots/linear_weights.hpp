// The weights of the evaluation, fitted to games between personas by `kamchatka tune`. One line for
// each stage: time not called, called, and the game about to be closed.
#pragma once

#include "bots/linear.hpp"

namespace kamchatka::bots {

// clang-format off
// progress, completion, lead, cost, territories, armies, income, cards, exposure, wait, stack
inline constexpr Weights tuned_weights{{
    {1.634F, 1.012F, -0.933F, -0.056F, 2.144F, 1.696F, 2.918F, 1.532F, -2.663F, -0.655F, -0.225F},
    {2.188F, 1.200F, 1.113F, -0.568F, -0.455F, -0.092F, 2.196F, 1.157F, -1.973F, -1.236F, -0.617F},
    {3.555F, 0.552F, 1.800F, -0.142F, -0.921F, 1.027F, 1.866F, 0.957F, -2.405F, -1.370F, -2.654F},
}};
// clang-format on

}  // namespace kamchatka::bots
