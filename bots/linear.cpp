// The features of a state, and their weighted sums.
#include "bots/linear.hpp"

#include "bots/linear_weights.hpp"
#include "bots/progress.hpp"
#include "odds/campaign_table.hpp"

#include <algorithm>
#include <cmath>

namespace kamchatka::bots {
namespace {

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

PerSeat<float> linear_weights(const Rules& rules, const State& state) {
    PerSeat<float> chances{};
    const Features& weight = tuned_weights[stage_of(rules, state)];
    const PerSeat<Features> features = features_of(rules, state);
    for (const Seat seat : active_seats(state)) {
        float score = 0;
        for (std::size_t i = 0; i < feature_count; ++i) score += weight[i] * features[seat][i];
        chances[seat] = std::exp(std::clamp(score, -30.0F, 30.0F));
    }
    return chances;
}

}  // namespace kamchatka::bots
