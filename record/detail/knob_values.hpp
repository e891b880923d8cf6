// How the knobs of a ruleset are read and written: plain choices and numbers by their place in the
// struct, and the five that are lists or tables by functions of their own.
#pragma once

#include "record/codecs.hpp"
#include "record/knobs.hpp"

#include <string>

namespace kamchatka::record {

using Clauses = std::array<std::string_view, rulebooks::all.size()>;

struct KnobWords {
    std::string_view name;
    std::string_view alias;
    std::string_view english;
    std::string_view italian;
    Clauses clauses;
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

template <auto Chapter, auto Member>
json::value get_knob(const Ruleset& set) {
    return to_value(classic_lexicon(), set.*Chapter.*Member);
}

template <auto Chapter, auto Member>
std::optional<std::string> set_choice(Ruleset& set, const json::value& value) {
    const Fault fault = from_value(classic_lexicon(), value, set.*Chapter.*Member);
    return fault ? std::optional{fault->what} : std::nullopt;
}

template <auto Chapter, auto Member, std::uint64_t least, std::uint64_t most>
std::optional<std::string> set_number(Ruleset& set, const json::value& value) {
    std::uint64_t number = 0;
    if (const Fault fault = read_number(value, least, most, number)) return fault->what;
    auto& place = set.*Chapter.*Member;
    place = static_cast<std::remove_reference_t<decltype(place)>>(number);
    return std::nullopt;
}

template <auto Chapter, auto Member>
Knob choice(const KnobWords& words) {
    using E = std::remove_cvref_t<decltype(std::declval<Ruleset>().*Chapter.*Member)>;
    return {
        words.name,
        words.alias,
        words.english,
        words.italian,
        choices_of<E>(),
        words.clauses,
        get_knob<Chapter, Member>,
        set_choice<Chapter, Member>,
    };
}

template <auto Chapter, auto Member, std::uint64_t least, std::uint64_t most>
Knob number(const KnobWords& words) {
    return {
        words.name,
        words.alias,
        words.english,
        words.italian,
        std::to_string(least) + " to " + std::to_string(most),
        words.clauses,
        get_knob<Chapter, Member>,
        set_number<Chapter, Member, least, most>,
    };
}

// The knobs that are lists or tables.
Knob starting_armies_knob(const KnobWords& words);
Knob tris_knob(const KnobWords& words);
Knob closing_sums_knob(const KnobWords& words);
Knob tie_breaks_knob(const KnobWords& words);
Knob custom_objectives_knob(const KnobWords& words);

}  // namespace kamchatka::record
