// Board, cards and objectives as JSON, under the names they have on the wire.
#include "record/rules_json.hpp"

#include "record/hexadecimal.hpp"
#include "record/house_rules.hpp"
#include "record/knobs.hpp"
#include "record/lexicon.hpp"
#include "record/spelling.hpp"

namespace kamchatka::record {
namespace {

template <typename Id>
json::array names(const Lexicon& lexicon, IdSet<Id> ids) {
    json::array array;
    for (const Id id : ids) array.emplace_back(spell(lexicon, id));
    return array;
}

json::object territories(const Lexicon& lexicon) {
    const Board& board = lexicon.rules.board;
    json::object all;
    for (const Territory territory : board.territories()) {
        all[spell(lexicon, territory)] = json::object{
            {"continent", spell(lexicon, board.continent[territory])},
            {"value", std::uint64_t{board.value[territory]}},
            {"neighbours", names(lexicon, board.neighbours[territory])},
        };
    }
    return all;
}

json::object continents(const Lexicon& lexicon) {
    const Board& board = lexicon.rules.board;
    json::object all;
    for (const Continent continent : board.continents()) {
        all[spell(lexicon, continent)] = json::object{
            {"bonus", std::uint64_t{board.bonus[continent]}},
            {"territories", names(lexicon, board.members[continent])},
        };
    }
    return all;
}

json::object cards(const Lexicon& lexicon) {
    json::object all;
    for (const Card card : lexicon.rules.deck.cards()) {
        const CardFace& face = lexicon.rules.deck.faces[card];
        json::value territory;
        if (face.territory) territory = spell(lexicon, *face.territory);
        all[spell(lexicon, card)] = json::object{
            {"arm", spell(face.arm)},
            {"territory", territory},
            {"tanks", std::uint64_t{face.tanks}},
        };
    }
    return all;
}

json::object objectives(const Lexicon& lexicon) {
    json::object all;
    for (const Objective objective : lexicon.rules.objectives.all()) {
        const Goal& goal = lexicon.rules.objectives[objective].goal;
        json::value destroy;
        if (goal.destroy) destroy = spell(*goal.destroy);
        all[spell(lexicon, objective)] = json::object{
            {"territories", names(lexicon, goal.territories)},
            {"territory_count", std::uint64_t{goal.territory_count}},
            {"armies_each", std::uint64_t{goal.armies_each}},
            {"continents_more", std::uint64_t{goal.continents_more}},
            {"destroy", destroy},
        };
    }
    return all;
}

}  // namespace

json::object knobs_json(const Ruleset& set) {
    json::object all;
    for (const Knob& knob : knobs()) all[knob.name] = knob.get(set);
    return all;
}

json::array seat_counts_json(const Ruleset& set) {
    json::array counts;
    for (std::size_t count = 0; count < set.setup.starting_armies.size(); ++count) {
        if (set.setup.starting_armies[count] > 0) counts.emplace_back(std::uint64_t{count});
    }
    return counts;
}

json::object rules_json(const Rules& rules) {
    const Lexicon lexicon{rules};
    return {
        {"ruleset", write_ruleset(rules.set)},
        {"digest", hexadecimal(digest(rules.set))},
        {"seats", seat_counts_json(rules.set)},
        {"knobs", knobs_json(rules.set)},
        {"continents", continents(lexicon)},
        {"territories", territories(lexicon)},
        {"cards", cards(lexicon)},
        {"objectives", objectives(lexicon)},
    };
}

}  // namespace kamchatka::record
