// Rulesets as tables for people: which there are, what one says, and where two differ.
#pragma once

#include "engine/ruleset.hpp"
#include "record/words/names.hpp"

#include <string>

namespace kamchatka::cli {

std::string list_rulesets(record::Language language);

// Every knob by chapter: its value, the clause that says so, and what it means.
std::string show_ruleset(const Ruleset& set, record::Language language);

// Only the knobs that differ, side by side.
std::string diff_rulesets(const Ruleset& a, const Ruleset& b, record::Language language);

// The same three for programs.
std::string list_rulesets_json();
std::string show_ruleset_json(const Ruleset& set);
std::string diff_rulesets_json(const Ruleset& a, const Ruleset& b);

}  // namespace kamchatka::cli
