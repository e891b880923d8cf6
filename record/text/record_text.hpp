// Records in text notation (docs/notation.md): written whole or a step at a time, read with a
// replay, so that what was read is a game the rules allow.
#pragma once

#include "record/parse_error.hpp"
#include "record/record.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace kamchatka::record {

// Writes a record as the game goes on: opening(), then step() for each step, then end(). The pieces
// joined are what write_text gives. Each ends with a newline and may be appended to a file at once.
class Scribe {
public:
    // Steps already in the record are not written; the Scribe stands before the first.
    explicit Scribe(const Record& record);

    std::string opening() const;
    // Precondition: the events are those decide() gave for the state the Scribe has reached.
    std::string step(const Step& step);
    std::string end() const;

    const Rules& rules() const { return rules_; }
    const State& state() const { return state_; }
    std::size_t step_count() const { return step_count_; }

private:
    std::string opening_;
    Rules rules_;
    State state_;
    std::size_t step_count_ = 0;
};

std::string write_text(const Record& record);

Parsed<Reading> read_text(std::string_view text);

}  // namespace kamchatka::record
