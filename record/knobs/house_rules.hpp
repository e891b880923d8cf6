// Rulesets as JSON: a house rule is an id, the rulebook it starts from and the knobs it turns.
//     {"id":"casa_mia","base":"challenge","combat.defence_dice":"chosen"}
// Without a base the id is that of a rulebook, and the knobs are its options. docs/house-rules.md.
#pragma once

#include "engine/ruleset.hpp"
#include "record/json.hpp"

#include <optional>
#include <string>
#include <vector>

namespace kamchatka::record {

struct HouseRules {
    Ruleset set;
    std::vector<std::string> warnings;  // things that are allowed but odd
};

Parsed<HouseRules> read_ruleset(const json::value& value);

// Only the knobs that differ from the base.
json::object write_ruleset(const Ruleset& set);

// What makes the ruleset unplayable, if anything; the path is the knob's name.
std::optional<ParseError> check_ruleset(const Ruleset& set);

// Custom objectives unlike the printed ones: not 86 points, or without two whole continents.
std::vector<std::string> ruleset_warnings(const Ruleset& set);

// The rulebook the ruleset cites in its refusals, on which a house rule is written down.
const Ruleset& base_of(const Ruleset& set);

}  // namespace kamchatka::record
