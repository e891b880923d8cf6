// Objectives that are not in our deck, written down at the table as they are printed: from then on
// they are cards like the others. Four of the twenty tournament objectives we do not know, and the
// Prestige box has blank ones for the organiser.
#pragma once

#include "engine/rules.hpp"
#include "referee/entry.hpp"

#include <string_view>
#include <vector>

namespace kamchatka::referee {

// Whether there are such cards in the deck of these rules.
bool has_unknown_cards(const Ruleset& set);

// The cards of the deck that we put in place of those.
std::vector<std::string_view> our_objectives(const Ruleset& set);

// False where it cannot be one: an id of another, no territories, a full deck.
bool add_card(Rules& rules, const ObjectiveWritten& card);

struct CardLooks {
    unsigned points = 0;
    bool like_printed = false;  // in points and whole continents
    friend bool operator==(const CardLooks&, const CardLooks&) = default;
};
// What would be said of the card as a custom one of the organiser: it is taken all the same.
CardLooks looks_of(const Ruleset& set, const std::vector<Territory>& territories);

}  // namespace kamchatka::referee
