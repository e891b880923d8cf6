// Records as one JSON document: the same content as the text notation, and the same strictness.
#pragma once

#include "record/json.hpp"
#include "record/record.hpp"

namespace kamchatka::record {

json::object to_json(const Record& record);

// {"actor":"s2","action":{...},"events":[...]}, as in the list of steps.
json::object to_json(const Lexicon& lexicon, const Step& step);

Parsed<Reading> read_json(const json::value& value);

// Text or JSON, whichever it is.
Parsed<Reading> read_any(std::string_view text);

}  // namespace kamchatka::record
