#include "engine/rules.hpp"

#include "engine/classic.hpp"
#include "engine/classic_objectives.hpp"
#include "engine/figure_deck.hpp"

#include <algorithm>
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

std::optional<Rejection> refuse_seats(const Rules& rules, std::size_t seat_count) {
    const SetupRules& setup = rules.set.setup;
    const auto& armies = setup.starting_armies;
    if (seat_count > seat_count_max || armies[seat_count] == 0) {
        const bool more_offered = seat_count <= seat_count_max &&
            std::any_of(armies.begin() + seat_count, armies.end(), [](auto n) { return n != 0; });
        return more_offered ? Rejection::too_few_seats : Rejection::too_many_seats;
    }
    if (setup.territories == Territories::dealt) return std::nullopt;
    if (rules.board.territory_count % seat_count == 0) return std::nullopt;
    return Rejection::wrong_number_of_seats;
}

bool offered(const Rules& rules, std::size_t seat_count) {
    return !refuse_seats(rules, seat_count);
}

Rules make_rules(const Ruleset& set, const Board& board) {
    const bool figures = set.setup.cards == CardDeck::figures_44;
    Rules rules{
        .set = set,
        .board = board,
        .deck = figures ? figure_deck : classic::deck,
        .objectives = {},
    };
    for (const ObjectiveCard& card : printed_objectives(set.setup.objective_deck)) {
        rules.objectives.add(card);
    }
    for (std::size_t i = 0; i < set.custom_objective_count; ++i) {
        rules.objectives.add(set.custom_objectives[i]);
    }
    return rules;
}

Rules make_rules(const Ruleset& set) { return make_rules(set, classic::board); }

}  // namespace kamchatka
