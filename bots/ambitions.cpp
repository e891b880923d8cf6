// What a style wants beyond the turn at hand: a continent to live on, gates to hold, prey.
#include "bots/reading.hpp"

#include <algorithm>

namespace kamchatka::bots {

void Reading::add_ambitions(TerritorySet near) {
    if (stage_ == Stage::final) return;
    if (style_.home > 0 || style_.hold > 0) add_home(near);
    if (style_.hunt > 0) add_prey(near);
}

// How good a continent would be to have, for what it takes: the armies at hand there against those
// in the way, and the gates that have to be held afterwards.
float Reading::promise_of(Continent continent) const {
    const TerritorySet members = board().members[continent];
    unsigned at_hand = 0;
    unsigned opposed = 0;
    TerritorySet outside;
    for (const Territory territory : members) {
        outside = outside | board().neighbours[territory];
        (held_.contains(territory) ? at_hand : opposed) += armies(territory);
    }
    outside = outside - members;
    for (const Territory territory : outside& held_) at_hand += armies(territory) - 1;
    const auto bonus = static_cast<float>(board().bonus[continent]);
    const float promise = (1 + bonus) * static_cast<float>(1 + at_hand) /
        static_cast<float>(1 + opposed + 2 * outside.size());
    return wanted_.contains(members) ? 1.5F * promise : promise;
}

void Reading::add_home(TerritorySet near) {
    Continent home{};
    float most = 0;
    for (const Continent continent : board().continents()) {
        const TerritorySet members = board().members[continent];
        if (held_.contains(members)) {
            const float worth = style_.hold * static_cast<float>(board().bonus[continent]);
            for (const Territory territory : members) {
                if (!(board().neighbours[territory] - members).empty()) {
                    worth_[territory] += worth;
                }
            }
            continue;
        }
        const float promise = promise_of(continent);
        if (promise <= most) continue;
        most = promise;
        home = continent;
    }
    if (most > 0) {
        for (const Territory territory : board().members[home] & near)
            worth_[territory] += style_.home;
    }
}

void Reading::add_prey(TerritorySet near) {
    for (const Seat other : SeatSet::first(view().seat_count)) {
        if (other == now_->seat || view().standing[other] != Standing::active) continue;
        if (2 * strength_[other] > strength_[now_->seat]) continue;
        const TerritorySet theirs = view().held[other];
        const float worth = style_.hunt * static_cast<float>(1 + view().hand_size[other]) /
            static_cast<float>(std::max<std::size_t>(theirs.size(), 1));
        for (const Territory territory : theirs& near) worth_[territory] += worth;
    }
}

}  // namespace kamchatka::bots
