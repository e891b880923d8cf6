// The choices of a turn one by one, for whoever has read the board: what a persona does, and what
// the planner starts from. Each returns nothing where there is nothing of the kind to do, or
// nothing worth doing.
#pragma once

#include "bots/reading.hpp"
#include "engine/inplace_vector.hpp"

#include <optional>

namespace kamchatka::bots {

using Placements = InplaceVector<PlaceArmies, territory_count_max>;

// The best tris in hand, unless it is better kept.
std::optional<Action> chosen_tris(const Reading& reading);

// Where this many armies go, in the order they are placed: what the best attacks need, and what
// makes borders safe.
void plan_placements(const Reading& reading, unsigned armies, Placements& placements);

// The same one placement at a time, where the rules limit what a territory may take.
std::optional<Action> chosen_placement(const Reading& reading);

// A territory to begin with, near those already held.
std::optional<Action> chosen_claim(const Reading& reading);

// A production centre where it serves the front, as long as there are few of them.
std::optional<Action> chosen_centre(const Reading& reading);

// The attack worth most, if any is worth something.
std::optional<Action> chosen_attack(const Reading& reading);

// The Challenge card, when there is an attack it makes much better.
std::optional<Action> chosen_challenge_card(const Reading& reading);

std::optional<Action> chosen_occupation(const Reading& reading);
std::optional<Action> chosen_transfer(const Reading& reading);

// How many dice to defend with, where that can be chosen.
std::optional<Action> chosen_defence(const Reading& reading);

// Kingmaker: the colour that is worth most at the final count.
std::optional<Action> shown_colour(const Reading& reading);

// The options of one kind; legal_actions() lists kind by kind.
template <typename A>
std::span<const Option> options_of(const Situation& now) {
    const Option* first = now.options.data();
    const Option* const end = first + now.options.size();
    while (first != end && first->action.index() != kind_of<A>) ++first;
    const Option* last = first;
    while (last != end && last->action.index() == kind_of<A>) ++last;
    return {first, last};
}

}  // namespace kamchatka::bots
