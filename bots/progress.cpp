// Objectives of every kind as a share, and income as the books count it.
#include "bots/progress.hpp"

#include <algorithm>

namespace kamchatka::bots {
namespace {

Progress progress_of_list(const Rules& rules, const Goal& goal, TerritorySet held) {
    Progress progress;
    const auto all = static_cast<float>(value_of(rules.board, goal.territories));
    const auto own = static_cast<float>(value_of(rules.board, goal.territories & held));
    progress.missing = goal.territories - held;
    progress.share = own / std::max(all, 1.0F);
    if (goal.continents_more == 0) return progress;
    float best = 0;
    TerritorySet rest;
    for (const Continent continent : rules.board.continents()) {
        const TerritorySet members = rules.board.members[continent];
        if (goal.territories.intersects(members)) continue;
        const float share =
            static_cast<float>((members & held).size()) / static_cast<float>(members.size());
        if (share < best) continue;
        best = share;
        rest = members - held;
    }
    progress.missing = progress.missing | rest;
    progress.share = 0.75F * progress.share + 0.25F * best;
    return progress;
}

// The goal common to all seats, where there is one: half of the board and some continents.
float public_progress(const Rules& rules, TerritorySet held) {
    const Board& board = rules.board;
    const bool by_value = rules.set.ending.public_goal == PublicGoal::half_of_value;
    const float all = by_value ? static_cast<float>(value_of(board, board.territories()))
                               : static_cast<float>(board.territory_count);
    const float own =
        by_value ? static_cast<float>(value_of(board, held)) : static_cast<float>(held.size());
    unsigned whole = 0;
    for (const Continent continent : board.continents()) {
        if (held.contains(board.members[continent])) ++whole;
    }
    const unsigned wanted = rules.set.ending.public_goal_continents;
    const float half = std::min(1.0F, 2 * own / all);
    if (wanted == 0) return half;
    const float share = static_cast<float>(std::min(whole, wanted)) / static_cast<float>(wanted);
    return 0.7F * half + 0.3F * share;
}

}  // namespace

Progress progress_of(const Rules& rules, const State& state, Seat seat) {
    const auto objective = state.objective[seat].reveal();
    const TerritorySet held = state.held[seat];
    if (!objective) return {{}, public_progress(rules, held)};
    const Goal& goal = rules.objectives[*objective].goal;
    if (goal.destroy) {
        for (const Seat other : seats(state)) {
            if (other == seat || state.colour[other] != goal.destroy) continue;
            if (state.standing[other] == Standing::eliminated) break;
            const TerritorySet theirs = state.held[other];
            const float left = static_cast<float>(theirs.size()) / 14.0F;
            return {theirs, std::max(0.0F, 1 - left)};
        }
    }
    if (!goal.territories.empty()) return progress_of_list(rules, goal, held);
    const auto wanted = static_cast<float>(std::max<unsigned>(goal.territory_count, 1));
    float have = 0;
    for (const Territory territory : held) {
        have += state.armies[territory] >= goal.armies_each ? 1.0F : 0.6F;
    }
    return {{}, std::min(1.0F, have / wanted)};
}

unsigned income_of(const Rules& rules, TerritorySet held) {
    unsigned income =
        static_cast<unsigned>(held.size()) / rules.set.reinforcement.territories_per_army;
    for (const Continent continent : rules.board.continents()) {
        if (held.contains(rules.board.members[continent])) income += rules.board.bonus[continent];
    }
    return income;
}

}  // namespace kamchatka::bots
