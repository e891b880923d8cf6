#include "bots/belief.hpp"

#include <algorithm>
#include <cmath>

namespace kamchatka::bots {
void Belief::look(const View& view, Seat seat) {
    seat_ = seat;
    seat_count_ = view.seat_count;
    colour_ = view.colour;
    held_ = view.held;
    armies_ = view.armies;
}

std::optional<Seat> Belief::owner(Territory territory) const {
    for (const Seat seat : SeatSet::first(seat_count_)) {
        if (held_[seat].contains(territory)) return seat;
    }
    return std::nullopt;
}

// The territories that matter to a goal of this seat as the board stands.
TerritorySet Belief::wanted(const Goal& goal, Seat seat) const {
    TerritorySet all = goal.territories;
    if (!goal.destroy) return all;
    for (const Seat other : SeatSet::first(seat_count_)) {
        if (other != seat && colour_[other] == goal.destroy) all = all | held_[other];
    }
    return all;
}

void Belief::hear(const Rules& rules, const SeenEvent& event) {
    if (!seat_) return;
    if (const auto* declared = std::get_if<AttackDeclared>(&event)) {
        const auto by = owner(declared->from);
        if (by && last_target_ != declared->to) attacked(rules, *by, declared->to);
        last_target_ = declared->to;
    } else if (const auto* lost = std::get_if<ArmiesLost>(&event)) {
        std::uint16_t& armies = armies_[lost->territory];
        armies = static_cast<std::uint16_t>(armies - std::min(armies, lost->armies));
    } else if (const auto* taken = std::get_if<TerritoryConquered>(&event)) {
        held_[taken->from].erase(taken->territory);
        held_[taken->by].insert(taken->territory);
    } else if (const auto* armies = std::get_if<ArmiesPlaced>(&event)) {
        placed(rules, armies->seat, armies->territory, armies->armies);
        armies_[armies->territory] =
            static_cast<std::uint16_t>(armies_[armies->territory] + armies->armies);
    } else if (const auto* moved = std::get_if<ArmiesMoved>(&event)) {
        armies_[moved->from] = static_cast<std::uint16_t>(armies_[moved->from] - moved->armies);
        armies_[moved->to] = static_cast<std::uint16_t>(armies_[moved->to] + moved->armies);
    } else if (const auto* shifted = std::get_if<ArmiesTransferred>(&event)) {
        armies_[shifted->from] =
            static_cast<std::uint16_t>(armies_[shifted->from] - shifted->armies);
        armies_[shifted->to] = static_cast<std::uint16_t>(armies_[shifted->to] + shifted->armies);
    } else if (const auto* turn = std::get_if<TurnStarted>(&event)) {
        last_target_.reset();
        weight_ = weights_.fade / (weights_.fade + static_cast<float>(turn->round - 1));
    }
}

// Between the neighbours it had the armies to attack, weak ones counting for more.
void Belief::attacked(const Rules& rules, Seat by, Territory to) {
    if (by == *seat_) return;
    PerTerritory<float> appeal{};
    TerritorySet choices;
    for (const Territory from : held_[by]) {
        if (armies_[from] < 3) continue;
        for (const Territory near : rules.board.neighbours[from] - held_[by]) {
            const float ratio = static_cast<float>(armies_[from]) /
                static_cast<float>(std::max<std::uint16_t>(armies_[near], 1));
            choices.insert(near);
            appeal[near] = std::max(appeal[near], std::min(ratio, 4.0F));
        }
    }
    if (!choices.contains(to) || choices.size() < 2) return;
    const float more = std::exp(weights_.attack);
    for (const Objective objective : rules.objectives.all()) {
        const TerritorySet inside = wanted(rules.objectives[objective].goal, by);
        float all = 0;
        for (const Territory choice : choices) {
            all += appeal[choice] * (inside.contains(choice) ? more : 1.0F);
        }
        const float own = appeal[to] * (inside.contains(to) ? more : 1.0F);
        log_[by][index(objective)] += weight_ * std::log(own / all);
    }
}

void Belief::placed(const Rules& rules, Seat by, Territory territory, unsigned armies) {
    if (by == *seat_) return;
    const float weight = weights_.placement * static_cast<float>(std::min(armies, 4U)) / 2;
    const float more = std::exp(weight);
    for (const Objective objective : rules.objectives.all()) {
        const TerritorySet inside = wanted(rules.objectives[objective].goal, by);
        float all = 0;
        float own = 0;
        for (const Territory choice : held_[by]) {
            const TerritorySet around = rules.board.neighbours[choice] - held_[by];
            if (around.empty()) continue;
            const bool useful = inside.contains(choice) || inside.intersects(around);
            const float value = (inside.contains(choice) ? more : 1.0F) * (useful ? more : 1.0F);
            all += value;
            if (choice == territory) own = value;
        }
        if (own > 0) log_[by][index(objective)] += weight_ * std::log(own / all);
    }
}

Belief::PerObjective Belief::likelihoods(IdSet<Objective> possible, Seat seat) const {
    PerObjective result{};
    float most = -1e30F;
    for (const Objective objective : possible) most = std::max(most, log_[seat][index(objective)]);
    float sum = 0;
    for (const Objective objective : possible) {
        result[index(objective)] = std::exp(log_[seat][index(objective)] - most);
        sum += result[index(objective)];
    }
    const float doubt = weights_.doubt * sum / static_cast<float>(possible.size());
    for (const Objective objective : possible) {
        float& chance = result[index(objective)];
        chance = ((1 - weights_.doubt) * chance + doubt) / sum;
    }
    return result;
}

}  // namespace kamchatka::bots
