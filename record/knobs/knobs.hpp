// The knobs of a ruleset by name, for house rules, options, comparisons and documents. The table is
// the one place that says what a knob is called, what it means and what it may be;
// docs/rules/knobs.md is written from it.
#pragma once

#include "engine/rulebooks.hpp"
#include "engine/ruleset.hpp"
#include "record/json.hpp"
#include "record/words/names.hpp"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kamchatka::record {

struct Knob {
    std::string_view name;     // "combat.attack_dice"
    std::string_view alias;    // short name of an option: "kingmaker"; mostly empty
    std::string_view english;  // one line each
    std::string_view italian;
    std::string allowed;  // "maximum | chosen", "0 to 1440"
    // As engine/rulebooks.hpp has it, by rulebooks::all; "-" where the rulebook says nothing.
    std::array<std::string_view, rulebooks::all.size()> clauses;

    json::value (*get)(const Ruleset&);
    // What is wrong with the value, if anything; then the ruleset is as it was.
    std::optional<std::string> (*set)(Ruleset&, const json::value&);
};

std::span<const Knob> knobs();

// By name or alias; null when there is none.
const Knob* find_knob(std::string_view name);

// The value as one word: a number, a name, or compact JSON for lists and objects.
std::string knob_text(const Knob& knob, const Ruleset& set);

// Reads what knob_text writes: `set_knob(set, "army_cap", "120")`. Kingmaker on brings the
// Challenge card with it. Only the value itself is checked; check_ruleset looks at the
// whole.
std::optional<ParseError> set_knob(Ruleset& set, std::string_view name, std::string_view text);

// The knobs whose values differ.
std::vector<const Knob*> differing_knobs(const Ruleset& a, const Ruleset& b);

// A built-in ruleset by its id; null when there is none.
const Ruleset* find_rulebook(std::string_view id);

// 64-bit FNV-1a over the id and the canonical text of every knob.
std::uint64_t digest(const Ruleset& set);

}  // namespace kamchatka::record
