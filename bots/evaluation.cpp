#include "bots/evaluation.hpp"

#include "bots/evaluation_weights.hpp"
#include "odds/campaign_table.hpp"

#include <algorithm>
#include <cmath>

namespace kamchatka::bots {
namespace {

// The territories still to be taken for the objective, and the share of it there is.
struct Progress {
    TerritorySet missing;
    float share = 0;
};

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

// The goal that is the same for all, where there is one: half of the board and some continents.
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

// What the seat stands to lose of its objective to the strongest neighbour of each territory.
float exposure_of(
    const Rules& rules, const State& state, Seat seat, const odds::CampaignTable& table
) {
    const auto objective = state.objective[seat].reveal();
    const TerritorySet goal =
        objective ? rules.objectives[*objective].goal.territories : TerritorySet{};
    TerritorySet active_ones;
    for (const Seat other : seats(state)) {
        if (other != seat && active(state, other)) active_ones = active_ones | state.held[other];
    }
    float all = 1;
    float lost = 0;
    for (const Territory territory : state.held[seat]) {
        const float value =
            1 + (goal.contains(territory) ? static_cast<float>(rules.board.value[territory]) : 0);
        all += value;
        unsigned strongest = 0;
        for (const Territory from : rules.board.neighbours[territory] & active_ones) {
            strongest = std::max<unsigned>(strongest, state.armies[from]);
        }
        if (strongest == 0) continue;
        lost += value * table[{strongest + 2U, state.armies[territory]}].conquer;
    }
    return lost / all;
}

float wait_of(const State& state, Seat seat) {
    const unsigned own = position_of(state, seat);
    const unsigned ahead = (own + state.seat_count - state.position) % state.seat_count;
    return static_cast<float>(ahead) / static_cast<float>(state.seat_count);
}

float& at(Features& features, Feature feature) {
    return features[static_cast<std::size_t>(feature)];
}

}  // namespace

std::size_t stage_of(const Rules& rules, const PublicState& state) {
    if (!state.last_round) return 0;
    const bool sdadata = rules.set.ending.closing_sums[0] != 0;
    const bool closing = state.closing_begun || state.round > *state.last_round ||
        (!sdadata && state.round == *state.last_round);
    return closing ? 2 : 1;
}

PerSeat<Features> features_of(const Rules& rules, const State& state) {
    const odds::CampaignTable& table = odds::campaign_table(odds::obligations_of(rules.set.combat));
    PerSeat<Features> all{};
    PerSeat<Progress> progress{};
    PerSeat<float> armies{};
    float armies_sum = 1;
    float income_sum = 1;
    for (const Seat seat : active_seats(state)) {
        Features& own = all[seat];
        progress[seat] = progress_of(rules, state, seat);
        unsigned most = 0;
        for (const Territory territory : state.held[seat]) {
            most = std::max<unsigned>(most, state.armies[territory]);
        }
        const unsigned present = armies_on(state, state.held[seat]) + state.reserve[seat];
        armies[seat] = static_cast<float>(std::max(present, 1U));
        armies_sum += armies[seat];
        at(own, Feature::income) = static_cast<float>(income_of(rules, state.held[seat]));
        income_sum += at(own, Feature::income);
        at(own, Feature::territories) = static_cast<float>(state.held[seat].size()) /
            static_cast<float>(rules.board.territory_count);
        at(own, Feature::cards) =
            static_cast<float>(std::min<std::size_t>(state.hand[seat].reveal().size(), 7)) / 5.0F;
        at(own, Feature::stack) = static_cast<float>(most) / armies[seat];
        at(own, Feature::exposure) = exposure_of(rules, state, seat, table);
        at(own, Feature::wait) = wait_of(state, seat);
    }
    for (const Seat seat : active_seats(state)) {
        Features& own = all[seat];
        float best_other = 0;
        for (const Seat other : active_seats(state)) {
            if (other != seat) best_other = std::max(best_other, progress[other].share);
        }
        const float share = progress[seat].share;
        at(own, Feature::progress) = share;
        at(own, Feature::completion) = share * share * share;
        at(own, Feature::lead) = share - best_other;
        const auto cost = static_cast<float>(armies_on(state, progress[seat].missing));
        at(own, Feature::cost) = std::min(3.0F, cost / armies[seat]);
        at(own, Feature::armies) = armies[seat] / armies_sum;
        at(own, Feature::income) /= income_sum;
    }
    return all;
}

PerSeat<float> win_chances(const Rules& rules, const State& state, const Weights& weights) {
    PerSeat<float> chances{};
    if (state.cause) {
        chances[state.winner] = 1;
        return chances;
    }
    const Features& weight = weights[stage_of(rules, state)];
    const PerSeat<Features> features = features_of(rules, state);
    float sum = 0;
    for (const Seat seat : active_seats(state)) {
        float score = 0;
        for (std::size_t i = 0; i < feature_count; ++i) score += weight[i] * features[seat][i];
        chances[seat] = std::exp(std::clamp(score, -30.0F, 30.0F));
        sum += chances[seat];
    }
    for (float& chance : chances.items) chance /= sum;
    return chances;
}

PerSeat<float> win_chances(const Rules& rules, const State& state) {
    return win_chances(rules, state, tuned_weights);
}

}  // namespace kamchatka::bots
