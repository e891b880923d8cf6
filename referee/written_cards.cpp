#include "referee/written_cards.hpp"

#include "engine/classic_objectives.hpp"
#include "record/knobs/house_rules.hpp"

#include <algorithm>

namespace kamchatka::referee {
namespace {

TerritorySet set_of(const std::vector<Territory>& territories) {
    TerritorySet set;
    for (const Territory territory : territories) set.insert(territory);
    return set;
}

}  // namespace

bool has_unknown_cards(const Ruleset& set) {
    return set.setup.objective_deck == ObjectiveDeck::tournament_20;
}

std::vector<std::string_view> our_objectives(const Ruleset& set) {
    std::vector<std::string_view> ours;
    if (!has_unknown_cards(set)) return ours;
    const auto& all = classic::tournament_objectives;
    for (std::size_t i = classic::printed_objective_count; i < all.size(); ++i) {
        ours.push_back(all[i].id.view());
    }
    return ours;
}

bool add_card(Rules& rules, const ObjectiveWritten& card) {
    ObjectiveList& objectives = rules.objectives;
    const bool room = objectives.objective_count < objective_count_max;
    if (!room || !Name::valid(card.id) || card.territories.empty()) return false;
    const Name id{card.id};
    for (const Objective known : objectives.all()) {
        if (objectives[known].id == id) return false;
    }
    objectives.add({.id = id, .goal = {.territories = set_of(card.territories)}});
    return true;
}

CardLooks looks_of(const Ruleset& set, const std::vector<Territory>& territories) {
    Ruleset with_card = set;
    const TerritorySet held = set_of(territories);
    with_card.custom_objectives[0] = {.id = Name{"card"}, .goal = {.territories = held}};
    with_card.custom_objective_count = 1;
    const Board board = make_rules(set).board;
    return {value_of(board, held), record::ruleset_warnings(with_card).empty()};
}

}  // namespace kamchatka::referee
