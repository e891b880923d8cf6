// Lays out rulesets as columns of knobs, values and clauses.
#include "cli/reference/rules_table.hpp"

#include "cli/columns.hpp"
#include "cli/reference/rules_marks.hpp"
#include "cli/reference/rules_sources.hpp"
#include "record/knobs/house_rules.hpp"
#include "record/knobs/knobs.hpp"
#include "record/rules_json.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

namespace kamchatka::cli {
namespace {

using record::Knob;
using record::Language;

constexpr std::size_t value_width_max = 32;
constexpr std::size_t source_width_max = 40;

// A value as people read it: a list is its items, a table its entries, separated by spaces.
std::string readable(const boost::json::value& value, std::string_view separator = " ") {
    std::string text;
    const auto add = [&](const std::string& item) {
        if (!text.empty()) text += separator;
        text += item;
    };
    if (const auto* word = value.if_string()) return {word->data(), word->size()};
    if (const auto* list = value.if_array()) {
        for (const auto& item : *list) add(readable(item, ","));
        return text.empty() ? "-" : text;
    }
    const auto* table = value.if_object();
    if (table == nullptr) return boost::json::serialize(value);
    for (const auto& pair : *table) {
        const auto key = pair.key();
        add(std::string{key.data(), key.size()} + ':' + readable(pair.value(), ","));
    }
    return text;
}

std::string_view chapter(const Knob& knob) { return knob.name.substr(0, knob.name.find('.')); }

Phrase chapter_title(std::string_view chapter) {
    if (chapter == "setup") return {"Preparazione", "Setting up"};
    if (chapter == "reinforcement") return {"Rinforzi", "Reinforcement"};
    if (chapter == "combat") return {"Combattimenti e spostamenti", "Combat and movement"};
    if (chapter == "ending") return {"Fine della partita", "Ending"};
    return {"Altro", "Other"};
}

std::string_view description(const Knob& knob, Language language) {
    return language == Language::italian ? knob.italian : knob.english;
}

std::string seat_counts(const Ruleset& set) {
    std::string text;
    for (std::size_t count = 0; count < set.setup.starting_armies.size(); ++count) {
        if (set.setup.starting_armies[count] == 0) continue;
        text += (text.empty() ? "" : " ") + std::to_string(count);
    }
    return text;
}

bool starred(const Ruleset& set) {
    const auto all = record::knobs();
    return std::any_of(all.begin(), all.end(), [&](const Knob& knob) {
        return mark_of(knob, set) == "*";
    });
}

std::string footnote(Language language) {
    constexpr Phrase star{
        "* regola della casa: nessun articolo del regolamento la prevede",
        "* a house rule: no clause of the rulebook allows it"};
    return '\n' + std::string{star.in(language)} + '\n';
}

}  // namespace

std::string list_rulesets(Language language) {
    constexpr Phrase source{"fonte", "source"};
    constexpr Phrase seats{"posti", "seats"};
    constexpr Phrase notes{"note", "notes"};
    std::vector<Cells> rows{
        {"id",
         std::string{seats.in(language)},
         std::string{source.in(language)},
         std::string{notes.in(language)}}};
    for (std::size_t i = 0; i < rulebooks::all.size(); ++i) {
        const Ruleset& set = *rulebooks::all[i];
        rows.push_back(
            {std::string{set.id.view()},
             seat_counts(set),
             std::string{sources[i].booklet.in(language)},
             std::string{sources[i].notes.in(language)}}
        );
    }
    return in_columns(rows, source_width_max);
}

std::string show_ruleset(const Ruleset& set, Language language) {
    std::string text{record::ruleset_name(set.id.view(), language)};
    text += " (" + std::string{set.id.view()} + ")\n";
    const auto all = record::knobs();
    for (auto knob = all.begin(); knob != all.end();) {
        const std::string_view here = chapter(*knob);
        text += '\n' + std::string{chapter_title(here).in(language)} + '\n';
        for (; knob != all.end() && chapter(*knob) == here; ++knob) {
            const std::string alias = knob->alias.empty() ? "" : ", " + std::string{knob->alias};
            text += "  " + std::string{knob->name} + alias + " = " + readable(knob->get(set)) +
                "  [" + mark_of(*knob, set) + "]\n      " +
                std::string{description(*knob, language)} + '\n';
            if (const auto made = ours(*knob, set)) {
                text += "      " + std::string{made->in(language)} + '\n';
            }
        }
    }
    return starred(set) ? text + footnote(language) : text;
}

std::string diff_rulesets(const Ruleset& a, const Ruleset& b, Language language) {
    const auto differing = record::differing_knobs(a, b);
    if (differing.empty()) {
        constexpr Phrase same{"nessuna differenza", "no difference"};
        return std::string{same.in(language)} + '\n';
    }
    std::vector<Cells> rows{{"", std::string{a.id.view()}, "", std::string{b.id.view()}, ""}};
    for (const Knob* knob : differing) {
        rows.push_back(
            {std::string{knob->name},
             readable(knob->get(a)),
             mark_of(*knob, a),
             readable(knob->get(b)),
             mark_of(*knob, b)}
        );
    }
    const std::string text = in_columns(rows, value_width_max);
    return starred(a) || starred(b) ? text + footnote(language) : text;
}

std::string list_rulesets_json() {
    boost::json::array list;
    for (std::size_t i = 0; i < rulebooks::all.size(); ++i) {
        const Ruleset& set = *rulebooks::all[i];
        list.push_back(boost::json::object{
            {"id", set.id.view()},
            {"source", sources[i].booklet.english},
            {"seats", record::seat_counts_json(set)},
            {"notes", sources[i].notes.english}});
    }
    return record::pretty(list);
}

std::string show_ruleset_json(const Ruleset& set) {
    boost::json::array list;
    for (const Knob& knob : record::knobs()) {
        const auto made = ours(knob, set);
        list.push_back(boost::json::object{
            {"knob", knob.name},
            {"alias", knob.alias},
            {"value", knob.get(set)},
            {"clause", mark_of(knob, set)},
            {"allowed", knob.allowed},
            {"ours", made ? boost::json::value(made->english) : boost::json::value{}},
            {"italian", knob.italian},
            {"english", knob.english}});
    }
    return record::pretty(boost::json::object{
        {"ruleset", record::write_ruleset(set)}, {"knobs", std::move(list)}});
}

std::string diff_rulesets_json(const Ruleset& a, const Ruleset& b) {
    boost::json::object all;
    for (const Knob* knob : record::differing_knobs(a, b)) {
        const auto side = [&](const Ruleset& set) {
            return boost::json::object{{"value", knob->get(set)}, {"clause", mark_of(*knob, set)}};
        };
        all[knob->name] = boost::json::array{side(a), side(b)};
    }
    return record::pretty(boost::json::object{
        {"rulesets", boost::json::array{a.id.view(), b.id.view()}}, {"differing", std::move(all)}});
}

}  // namespace kamchatka::cli
