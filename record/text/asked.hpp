// A record as a list of what was asked for, and nothing of what came of it: for whoever has to look
// at a game that the rules may not allow.
#pragma once

#include "record/parse_error.hpp"
#include "record/record.hpp"

#include <cstddef>
#include <string_view>
#include <vector>

namespace kamchatka::record {

struct AskedStep {
    Actor actor;
    Action action;
    std::size_t line = 0;  // in the text; 0 in JSON, which has none
};

struct Asked {
    Record opening;  // without steps
    std::vector<AskedStep> steps;
};

// From text or JSON, whichever it is. Nothing is played: consequences, turns and the line end are
// passed over.
Parsed<Asked> read_asked(std::string_view text);

}  // namespace kamchatka::record
