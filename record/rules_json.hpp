// The rules of a game as JSON, for programs: the knobs, and what lies on the table before anything
// happens. docs/engine-protocol.md describes the shape.
#pragma once

#include "engine/rules.hpp"
#include "record/json.hpp"

namespace kamchatka::record {

// Every knob with its value, by name.
json::object knobs_json(const Ruleset& set);

// {"ruleset":...,"digest":...,"seats":[...],"knobs":{...},"continents":{...},"territories":{...},
//  "cards":{...},"objectives":{...}}
json::object rules_json(const Rules& rules);

// The numbers of seats a ruleset is offered for, ascending.
json::array seat_counts_json(const Ruleset& set);

}  // namespace kamchatka::record
