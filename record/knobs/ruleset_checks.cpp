// What knobs may not say together. Each value has been found possible by itself; a ruleset that
// passes here can be played to its end.
#include "engine/rules.hpp"
#include "record/knobs/house_rules.hpp"
#include "record/knobs/knobs.hpp"
#include "record/parse_error.hpp"

#include <algorithm>

namespace kamchatka::record {
namespace {

constexpr unsigned printed_points = 86;     // of every printed tournament objective
constexpr unsigned printed_continents = 2;  // whole ones, at least

std::size_t most_seats(const Ruleset& set) {
    std::size_t count = seat_count_max;
    while (count > 0 && set.setup.starting_armies[count] == 0) --count;
    return count;
}

Fault check_setup(const Rules& rules) {
    const SetupRules& setup = rules.set.setup;
    const std::size_t most = most_seats(rules.set);
    if (most == 0) return wrong_at("setup.starting_armies", "no number of seats is offered");
    const bool dealt = setup.territories == Territories::dealt;
    for (std::size_t count = 1; dealt && count <= most; ++count) {
        const std::size_t share = (rules.board.territory_count + count - 1) / count;
        if (setup.starting_armies[count] == 0 || setup.starting_armies[count] >= share) continue;
        return wrong_at(
            "setup.starting_armies",
            "with " + std::to_string(count) + " seats a seat is dealt up to " +
                std::to_string(share) + " territories, one army each"
        );
    }
    const bool public_goal = rules.set.ending.public_goal != PublicGoal::none;
    const bool objectives_needed = rules.objectives.objective_count > 0 || !public_goal;
    if (objectives_needed && rules.objectives.objective_count < most) {
        return wrong_at(
            "setup.objective_deck",
            "there are " + std::to_string(rules.objectives.objective_count) + " objectives for " +
                std::to_string(most) + " seats"
        );
    }
    const std::uint16_t cap = rules.set.reinforcement.army_cap;
    const auto& starting = setup.starting_armies;
    if (cap != 0 && cap < *std::max_element(starting.begin(), starting.end())) {
        return wrong_at("reinforcement.army_cap", "below the starting armies");
    }
    const std::uint8_t limit = rules.set.combat.hand_limit;
    if (limit == 1 || limit == 2) {
        return wrong_at("combat.hand_limit", "a tris takes three cards");
    }
    return std::nullopt;
}

// Printed objectives and cards of territories speak of the classic board.
Fault check_board_kind(const SetupRules& setup) {
    if (setup.board == BoardKind::classic) return std::nullopt;
    if (setup.cards == CardDeck::territories_44) {
        return wrong_at("setup.cards", "these cards are of the classic board (setup.board)");
    }
    if (setup.objective_deck != ObjectiveDeck::custom_only) {
        return wrong_at(
            "setup.objective_deck", "these objectives are of the classic board (setup.board)"
        );
    }
    return std::nullopt;
}

// Written with the territories of the classic board, and so only fit for that.
Fault check_custom_objectives(const Ruleset& set) {
    if (set.setup.board == BoardKind::classic) return std::nullopt;
    for (std::size_t i = 0; i < set.custom_objective_count; ++i) {
        if (set.custom_objectives[i].goal.territories.empty()) continue;
        return wrong_at(
            "setup.custom_objectives", "they name territories of the classic board (setup.board)"
        );
    }
    return std::nullopt;
}

Fault check_goal(const ObjectiveCard& card) {
    const Goal& goal = card.goal;
    const std::string id{card.id.view()};
    if (goal.destroy && goal.territory_count == 0) {
        return wrong(id + " needs territory_count, for when its colour cannot be destroyed");
    }
    if (goal.territories.empty() && goal.territory_count == 0 && goal.continents_more == 0) {
        return wrong(id + " asks for nothing");
    }
    return std::nullopt;
}

Fault check_objectives(const Rules& rules) {
    for (const Objective objective : rules.objectives.all()) {
        const ObjectiveCard& card = rules.objectives[objective];
        if (auto fault = check_goal(card)) return within("setup.custom_objectives", *fault);
        for (const Objective other : rules.objectives.all()) {
            if (other == objective || rules.objectives[other].id != card.id) continue;
            return wrong_at(
                "setup.custom_objectives",
                "two objectives are called " + std::string{card.id.view()}
            );
        }
    }
    return std::nullopt;
}

// Points are counted over the territories of an objective, so with a clock each needs some.
Fault check_ending(const Rules& rules) {
    const EndingRules& ending = rules.set.ending;
    if (ending.minutes == 0) {
        if (ending.kingmaker == Switch::off) return std::nullopt;
        return wrong_at(
            "ending.kingmaker", "without a clock (ending.minutes) points are never counted"
        );
    }
    for (const Objective objective : rules.objectives.all()) {
        const ObjectiveCard& card = rules.objectives[objective];
        if (!card.goal.territories.empty()) continue;
        return wrong_at(
            "ending.minutes",
            "with a clock points are counted, and the objective " + std::string{card.id.view()} +
                " has no territories to score"
        );
    }
    return std::nullopt;
}

std::size_t whole_continents(const Board& board, TerritorySet territories) {
    std::size_t count = 0;
    for (const Continent continent : board.continents()) {
        if (territories.contains(board.members[continent])) ++count;
    }
    return count;
}

}  // namespace

std::optional<ParseError> check_ruleset(const Ruleset& set) {
    const Rules rules = make_rules(set);
    if (auto fault = check_board_kind(set.setup)) return fault;
    if (auto fault = check_custom_objectives(set)) return fault;
    if (auto fault = check_setup(rules)) return fault;
    if (auto fault = check_objectives(rules)) return fault;
    return check_ending(rules);
}

std::vector<std::string> ruleset_warnings(const Ruleset& set) {
    std::vector<std::string> warnings;
    const Board board = make_rules(set).board;
    for (std::size_t i = 0; i < set.custom_objective_count; ++i) {
        const ObjectiveCard& card = set.custom_objectives[i];
        const std::string id{card.id.view()};
        const unsigned points = value_of(board, card.goal.territories);
        if (points != printed_points) {
            warnings.push_back(
                "the objective " + id + " is worth " + std::to_string(points) +
                " points, the printed ones " + std::to_string(printed_points)
            );
        }
        if (whole_continents(board, card.goal.territories) < printed_continents) {
            warnings.push_back("the objective " + id + " holds fewer than two whole continents");
        }
    }
    return warnings;
}

}  // namespace kamchatka::record
