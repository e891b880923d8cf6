// Board, cards and objectives as JSON, under the names they have on the wire.
#include "record/rules_json.hpp"

#include "record/hexadecimal.hpp"
#include "record/knobs/house_rules.hpp"
#include "record/knobs/knobs.hpp"
#include "record/rules_schema.hpp"

namespace kamchatka::record {
namespace {

json::object territories(const Lexicon& lexicon) {
    const Board& board = lexicon.rules.board;
    json::object all;
    for (const Territory territory : board.territories()) {
        const TerritoryRules rules{
            board.continent[territory], board.value[territory], board.neighbours[territory]};
        all[spell(lexicon, territory)] = to_value(lexicon, rules);
    }
    return all;
}

json::object continents(const Lexicon& lexicon) {
    const Board& board = lexicon.rules.board;
    json::object all;
    for (const Continent continent : board.continents()) {
        const ContinentRules rules{board.bonus[continent], board.members[continent]};
        all[spell(lexicon, continent)] = to_value(lexicon, rules);
    }
    return all;
}

json::object cards(const Lexicon& lexicon) {
    const auto& deck = lexicon.rules.deck;
    json::object all;
    for (const Card card : deck.cards()) {
        all[spell(lexicon, card)] = to_value(lexicon, deck.faces[card]);
    }
    return all;
}

json::object objectives(const Lexicon& lexicon) {
    json::object all;
    for (const Objective objective : lexicon.rules.objectives.all()) {
        const Goal& goal = lexicon.rules.objectives[objective].goal;
        all[spell(lexicon, objective)] = to_value(lexicon, goal);
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
