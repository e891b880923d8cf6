// Puts the parts of a game's rules together.
#include "engine/rules.hpp"

#include "engine/classic.hpp"
#include "engine/classic_objectives.hpp"

#include <span>

namespace kamchatka {
namespace {

inline constexpr std::size_t challenge_objective_count = 16;

std::span<const ObjectiveCard> printed_objectives(ObjectiveDeck deck) {
    switch (deck) {
        case ObjectiveDeck::challenge_16:
            return std::span{classic::tournament_objectives}.first(challenge_objective_count);
        case ObjectiveDeck::tournament_20: return classic::tournament_objectives;
        case ObjectiveDeck::base_14: return classic::base_objectives;
        case ObjectiveDeck::custom_only: return {};
    }
    return {};
}

}  // namespace

Rules make_rules(const Ruleset& set) {
    Rules rules{.set = set, .board = classic::board, .deck = classic::deck, .objectives = {}};
    for (const ObjectiveCard& card : printed_objectives(set.setup.objective_deck)) {
        rules.objectives.add(card);
    }
    for (std::size_t i = 0; i < set.custom_objective_count; ++i) {
        rules.objectives.add(set.custom_objectives[i]);
    }
    return rules;
}

}  // namespace kamchatka
