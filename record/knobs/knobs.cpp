#include "record/knobs/knobs.hpp"

#include "record/detail/knob_values.hpp"

#include <algorithm>

namespace kamchatka::record {
namespace {

constexpr std::size_t number_length_max = 18;

bool all_digits(std::string_view text) {
    return !text.empty() && text.size() <= number_length_max &&
        std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// The text of a knob as the JSON it stands for: a number, a list or object, or else a word.
Parsed<json::value> value_of_text(std::string_view text) {
    if (text.starts_with('[') || text.starts_with('{')) return parse_json(text);
    if (!all_digits(text)) return json::value(json::string{text});
    std::uint64_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return json::value(number);
}

std::vector<std::string_view> knob_names() {
    std::vector<std::string_view> names;
    for (const Knob& knob : knobs()) {
        names.push_back(knob.name);
        if (!knob.alias.empty()) names.push_back(knob.alias);
    }
    return names;
}

class Fnv {
public:
    void add(std::string_view text) {
        for (const char letter : text) {
            hash_ = (hash_ ^ static_cast<unsigned char>(letter)) * 0x100000001b3U;
        }
    }
    std::uint64_t hash() const { return hash_; }

private:
    std::uint64_t hash_ = 0xcbf29ce484222325U;
};

}  // namespace

const Lexicon& classic_lexicon() {
    static const Rules rules = make_rules(rulebooks::challenge);
    static const Lexicon lexicon{rules};
    return lexicon;
}

const Knob* find_knob(std::string_view name) {
    const auto all = knobs();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Knob& knob) {
        return knob.name == name || (!knob.alias.empty() && knob.alias == name);
    });
    return found == all.end() ? nullptr : &*found;
}

std::string knob_text(const Knob& knob, const Ruleset& set) {
    const json::value value = knob.get(set);
    if (const json::string* word = value.if_string()) return {word->data(), word->size()};
    return json::serialize(value);
}

Fault set_knob_value(Ruleset& set, std::string_view name, const json::value& value) {
    const Knob* knob = find_knob(name);
    if (knob == nullptr) return wrong(no_such("knob", name, knob_names()));
    if (auto bad = knob->set(set, value)) return wrong_at(name, *std::move(bad));
    if (set.ending.kingmaker == Switch::on) set.combat.challenge_card = Switch::on;
    return std::nullopt;
}

std::optional<ParseError> set_knob(Ruleset& set, std::string_view name, std::string_view text) {
    const auto value = value_of_text(text);
    if (!value) return wrong_at(name, value.error().what);
    return set_knob_value(set, name, *value);
}

std::vector<const Knob*> differing_knobs(const Ruleset& a, const Ruleset& b) {
    std::vector<const Knob*> differing;
    for (const Knob& knob : knobs()) {
        if (knob.get(a) != knob.get(b)) differing.push_back(&knob);
    }
    return differing;
}

const Ruleset* find_rulebook(std::string_view id) {
    for (const Ruleset* set : rulebooks::all) {
        if (set->id.view() == id) return set;
    }
    return nullptr;
}

std::uint64_t digest(const Ruleset& set) {
    Fnv fnv;
    fnv.add("id=" + std::string{set.id.view()} + '\n');
    for (const Knob& knob : knobs()) {
        fnv.add(std::string{knob.name} + '=' + knob_text(knob, set) + '\n');
    }
    return fnv.hash();
}

}  // namespace kamchatka::record
