// Board, cards and objectives as JSON, under the names they have on the wire.
#include "cli/rules_json.hpp"

#include "cli/hexadecimal.hpp"
#include "record/house_rules.hpp"
#include "record/knobs.hpp"
#include "record/lexicon.hpp"
#include "record/spelling.hpp"

namespace kamchatka::cli {
namespace {

namespace json = boost::json;

template <typename Id>
json::array names(const record::Lexicon& lexicon, IdSet<Id> ids) {
    json::array array;
    for (const Id id : ids) array.emplace_back(record::spell(lexicon, id));
    return array;
}

json::object territories(const record::Lexicon& lexicon) {
    const Board& board = lexicon.rules.board;
    json::object all;
    for (const Territory territory : board.territories()) {
        all[record::spell(lexicon, territory)] = json::object{
            {"continent", record::spell(lexicon, board.continent[territory])},
            {"value", std::uint64_t{board.value[territory]}},
            {"neighbours", names(lexicon, board.neighbours[territory])},
        };
    }
    return all;
}

json::object continents(const record::Lexicon& lexicon) {
    const Board& board = lexicon.rules.board;
    json::object all;
    for (const Continent continent : board.continents()) {
        all[record::spell(lexicon, continent)] = json::object{
            {"bonus", std::uint64_t{board.bonus[continent]}},
            {"territories", names(lexicon, board.members[continent])},
        };
    }
    return all;
}

json::object cards(const record::Lexicon& lexicon) {
    json::object all;
    for (const Card card : lexicon.rules.deck.cards()) {
        const CardFace& face = lexicon.rules.deck.faces[card];
        json::value territory;
        if (face.territory) territory = record::spell(lexicon, *face.territory);
        all[record::spell(lexicon, card)] = json::object{
            {"arm", record::spell(face.arm)},
            {"territory", territory},
            {"tanks", std::uint64_t{face.tanks}},
        };
    }
    return all;
}

json::object objectives(const record::Lexicon& lexicon) {
    json::object all;
    for (const Objective objective : lexicon.rules.objectives.all()) {
        const Goal& goal = lexicon.rules.objectives[objective].goal;
        json::value destroy;
        if (goal.destroy) destroy = record::spell(*goal.destroy);
        all[record::spell(lexicon, objective)] = json::object{
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
    for (const record::Knob& knob : record::knobs()) all[knob.name] = knob.get(set);
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
    const record::Lexicon lexicon{rules};
    return {
        {"ruleset", record::write_ruleset(rules.set)},
        {"digest", hexadecimal(record::digest(rules.set))},
        {"seats", seat_counts_json(rules.set)},
        {"knobs", knobs_json(rules.set)},
        {"continents", continents(lexicon)},
        {"territories", territories(lexicon)},
        {"cards", cards(lexicon)},
        {"objectives", objectives(lexicon)},
    };
}

}  // namespace kamchatka::cli
