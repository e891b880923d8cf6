#include "record/knobs/house_rules.hpp"

#include "record/detail/knob_values.hpp"

namespace kamchatka::record {
namespace {

// The word under the key; empty, with a fault noted, when it is no name.
std::string_view read_name(ObjectReader& reader, std::string_view key, const json::value& value) {
    const json::string* word = value.if_string();
    if (word != nullptr && Name::valid({word->data(), word->size()})) {
        return {word->data(), word->size()};
    }
    reader.note(key, wrong("up to 31 of a to z, 0 to 9 and _ are expected"));
    return {};
}

std::string no_rulebook(std::string_view id) {
    std::array<std::string_view, rulebooks::all.size()> ids;
    for (std::size_t i = 0; i < ids.size(); ++i) ids[i] = rulebooks::all[i]->id.view();
    return no_such("rulebook", id, ids);
}

// The rulebook to start from, under the id the ruleset will have.
Parsed<Ruleset> read_start(const json::value& value) {
    ObjectReader reader{value};
    const json::value* id_given = reader.take_required("id");
    const json::value* base_given = reader.take("base");
    if (reader.failed()) return *reader.finish();
    const std::string_view id = read_name(reader, "id", *id_given);
    if (reader.failed()) return *reader.finish();
    if (base_given == nullptr) {
        if (const Ruleset* rulebook = find_rulebook(id)) return *rulebook;
        return wrong_at("base", "missing: the rulebook that " + std::string{id} + " starts from");
    }
    if (find_rulebook(id) != nullptr) {
        return wrong_at(
            "id", std::string{id} + " is a rulebook: a house rule needs an id of its own"
        );
    }
    const std::string_view base = read_name(reader, "base", *base_given);
    if (reader.failed()) return *reader.finish();
    const Ruleset* rulebook = find_rulebook(base);
    if (rulebook == nullptr) return wrong_at("base", no_rulebook(base));
    Ruleset set = *rulebook;
    set.id = Name{id};
    return set;
}

}  // namespace

Parsed<HouseRules> read_ruleset(const json::value& value) {
    auto start = read_start(value);
    if (!start) return start.error();
    Ruleset set = *start;
    std::vector<const Knob*> turned;
    for (const auto& pair : value.get_object()) {
        const std::string_view key{pair.key().data(), pair.key().size()};
        if (key == "id" || key == "base") continue;
        if (auto fault = set_knob_value(set, key, pair.value())) return *fault;
        const Knob* knob = find_knob(key);
        if (std::find(turned.begin(), turned.end(), knob) != turned.end()) {
            return wrong_at(key, "said twice, by its name and by its short name");
        }
        turned.push_back(knob);
    }
    if (auto fault = check_ruleset(set)) return *fault;
    return HouseRules{.set = set, .warnings = ruleset_warnings(set)};
}

json::object write_ruleset(const Ruleset& set) {
    const Ruleset& base = base_of(set);
    json::object object{{"id", set.id.view()}};
    if (set.id != base.id) object["base"] = base.id.view();
    for (const Knob* knob : differing_knobs(set, base)) object[knob->name] = knob->get(set);
    return object;
}

const Ruleset& base_of(const Ruleset& set) {
    if (const Ruleset* rulebook = find_rulebook(set.id.view())) return *rulebook;
    for (const Ruleset* rulebook : rulebooks::all) {
        if (rulebook->clauses == set.clauses) return *rulebook;
    }
    return rulebooks::challenge;
}

}  // namespace kamchatka::record
