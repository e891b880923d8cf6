// Custom objectives, the blank cards of the box: an id and what to hold.
#include "record/detail/knob_values.hpp"

namespace kamchatka::record {
namespace {

json::object objective_json(const ObjectiveCard& card) {
    const Goal& goal = card.goal;
    json::object object{{"id", card.id.view()}};
    if (!goal.territories.empty()) {
        json::array list;
        for (const Territory territory : goal.territories) {
            list.push_back(to_value(classic_lexicon(), territory));
        }
        object["territories"] = std::move(list);
    }
    if (goal.territory_count != 0) object["territory_count"] = std::uint64_t{goal.territory_count};
    if (goal.armies_each != 1) object["armies_each"] = std::uint64_t{goal.armies_each};
    if (goal.continents_more != 0) object["continents_more"] = std::uint64_t{goal.continents_more};
    if (goal.destroy) object["destroy"] = to_value(classic_lexicon(), *goal.destroy);
    return object;
}

json::value get_custom_objectives(const Ruleset& set) {
    json::array list;
    for (std::size_t i = 0; i < set.custom_objective_count; ++i) {
        list.push_back(objective_json(set.custom_objectives[i]));
    }
    return list;
}

Fault read_territories(const json::value& value, TerritorySet& territories) {
    if (!value.is_array()) return wrong("a list of territories is expected");
    std::size_t i = 0;
    for (const json::value& one : value.get_array()) {
        Territory territory{};
        if (auto fault = from_value(classic_lexicon(), one, territory)) return within(i, *fault);
        if (territories.contains(territory)) return within(i, wrong("it stands there twice"));
        territories.insert(territory);
        ++i;
    }
    return std::nullopt;
}

void read_id(ObjectReader& reader, Name& id) {
    const json::value* value = reader.take_required("id");
    if (value == nullptr) return;
    const json::string* word = value->if_string();
    if (word == nullptr || !Name::valid({word->data(), word->size()})) {
        return reader.note("id", wrong("up to 31 of a to z, 0 to 9 and _ are expected"));
    }
    id = Name{{word->data(), word->size()}};
}

void read_small(
    ObjectReader& reader,
    std::string_view key,
    std::uint64_t least,
    std::uint64_t most,
    std::uint8_t& out
) {
    const json::value* value = reader.take(key);
    if (value == nullptr) return;
    std::uint64_t number = out;
    reader.note(key, read_number(*value, least, most, number));
    out = static_cast<std::uint8_t>(number);
}

Fault read_objective(const json::value& value, ObjectiveCard& card) {
    const Board& board = classic_lexicon().rules.board;
    ObjectReader reader{value};
    read_id(reader, card.id);
    Goal& goal = card.goal;
    if (const json::value* territories = reader.take("territories")) {
        reader.note("territories", read_territories(*territories, goal.territories));
    }
    read_small(reader, "territory_count", 0, board.territory_count, goal.territory_count);
    read_small(reader, "armies_each", 1, 100, goal.armies_each);
    read_small(reader, "continents_more", 0, board.continent_count, goal.continents_more);
    reader.accept(classic_lexicon(), "destroy", goal.destroy);
    return reader.finish();
}

Wrong set_custom_objectives(Ruleset& set, const json::value& value) {
    if (!value.is_array() || value.get_array().size() > custom_objective_count_max) {
        return "a list of at most " + std::to_string(custom_objective_count_max) +
            " objectives is expected";
    }
    decltype(set.custom_objectives) cards{};
    std::uint8_t count = 0;
    for (const json::value& one : value.get_array()) {
        if (auto fault = read_objective(one, cards[count])) {
            return message(within(std::size_t{count}, *fault));
        }
        ++count;
    }
    set.custom_objectives = cards;
    set.custom_objective_count = count;
    return std::nullopt;
}

}  // namespace

Knob custom_objectives_knob(const KnobWords& words) {
    return {
        .name = words.name,
        .alias = words.alias,
        .english = words.english,
        .italian = words.italian,
        .allowed = "a list of up to 16 objectives",
        .clauses = clauses_of([](const Rulebook& book) { return book.custom_objectives; }),
        .get = get_custom_objectives,
        .set = set_custom_objectives,
    };
}

}  // namespace kamchatka::record
