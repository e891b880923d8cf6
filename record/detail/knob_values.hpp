// How the knobs of a ruleset are read and written: plain choices and numbers by their place in the
// struct, and the five that are lists or tables by functions of their own.
#pragma once

#include "record/codecs.hpp"
#include "record/knobs/knobs.hpp"

#include <string>

namespace kamchatka::record {

struct KnobWords {
    std::string_view name;
    std::string_view english;
    std::string_view italian;
    std::string_view alias{};
};

// The names of the classic board, on which custom objectives are written.
const Lexicon& classic_lexicon();

// As set_knob, with the value as JSON.
Fault set_knob_value(Ruleset& set, std::string_view name, const json::value& value);

template <typename E>
std::string choices_of() {
    std::string text;
    for (const std::string_view word : Spelling<E>::words) {
        text += (text.empty() ? "" : " | ") + std::string{word};
    }
    return text;
}

// A place is where a knob is, in a Ruleset and in a Rulebook alike:
// [](auto& set) -> auto& { return set.combat.garrison; }
template <typename Place>
json::value get_knob(const Ruleset& set) {
    return to_value(classic_lexicon(), Place{}(set));
}

template <typename Place>
std::optional<std::string> set_choice(Ruleset& set, const json::value& value) {
    const Fault fault = from_value(classic_lexicon(), value, Place{}(set));
    return fault ? std::optional{fault->what} : std::nullopt;
}

template <typename Place, std::uint64_t least, std::uint64_t most>
std::optional<std::string> set_number(Ruleset& set, const json::value& value) {
    std::uint64_t number = 0;
    if (const Fault fault = read_number(value, least, most, number)) return fault->what;
    auto& place = Place{}(set);
    place = static_cast<std::remove_reference_t<decltype(place)>>(number);
    return std::nullopt;
}

// What each book cites, given how one book is asked.
template <typename Ask>
decltype(Knob::clauses) clauses_of(const Ask& ask) {
    decltype(Knob::clauses) clauses;
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        clauses[i] = ask(*rulebooks::cited::all[i]).id();
    }
    return clauses;
}

template <typename Place>
Knob knob(
    const KnobWords& words,
    std::string allowed,
    decltype(Knob::get) get,
    decltype(Knob::set) set,
    Place place
) {
    return {
        .name = words.name,
        .alias = words.alias,
        .english = words.english,
        .italian = words.italian,
        .allowed = std::move(allowed),
        .clauses = clauses_of([&](const Rulebook& book) { return place(book).clause; }),
        .get = get,
        .set = set,
    };
}

template <typename Place>
Knob choice(const KnobWords& words, Place place) {
    using E = std::remove_cvref_t<decltype(place(std::declval<Ruleset&>()))>;
    return knob(words, choices_of<E>(), get_knob<Place>, set_choice<Place>, place);
}

template <std::uint64_t least, std::uint64_t most, typename Place>
Knob number(const KnobWords& words, Place place) {
    std::string allowed = std::to_string(least) + " to " + std::to_string(most);
    return knob(words, std::move(allowed), get_knob<Place>, set_number<Place, least, most>, place);
}

// The knobs that are lists or tables.
Knob starting_armies_knob(const KnobWords& words);
Knob tris_knob(const KnobWords& words);
Knob closing_sums_knob(const KnobWords& words);
Knob tie_breaks_knob(const KnobWords& words);
Knob custom_objectives_knob(const KnobWords& words);

}  // namespace kamchatka::record
