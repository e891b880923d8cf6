// A whole game as a value: under which rules, who sat where, and every action with its
// consequences. Kept as text (record_text.hpp) or as JSON (record_json.hpp); docs/notation.md is
// the specification.
#pragma once

#include "engine/engine.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kamchatka::record {

inline constexpr unsigned format_version = 1;
inline constexpr std::size_t step_count_max = 1'000'000;
inline constexpr std::size_t free_text_bytes_max = 200;  // a player's name, the value of a tag
inline constexpr std::size_t tag_count_max = 32;

// What somebody did, and what came of it.
struct Step {
    Actor actor;
    Action action;
    std::vector<Event> events;

    friend bool operator==(const Step&, const Step&) = default;
};

// Something to know about a game: event, date, place...
struct Tag {
    std::string name;   // a Name: lower case, one word
    std::string value;  // free text

    friend bool operator==(const Tag&, const Tag&) = default;
};

struct Record {
    Ruleset set = {};
    std::optional<Board> board;  // where the ruleset is not played on the classic one
    std::uint8_t seat_count = 0;
    PerSeat<std::string> players;   // free text; empty when not known
    std::vector<Tag> tags;          // each name once
    std::optional<State> position;  // where the game begins, if not at an empty table
    std::vector<Step> steps;

    friend bool operator==(const Record&, const Record&) = default;
};

// The rules on the board of the record.
Rules rules_of(const Record& record);

// Where the record begins.
State first_state(const Record& record);

// UTF-8 without control characters and not too long: what names and tags may be.
bool valid_free_text(std::string_view text);

// A record and what there is to say about how it was read.
struct Reading {
    Record record;
    State state;  // after the last step
    // Set when the text stopped short: the record holds all the whole steps before the cut.
    std::optional<std::string> cut_off;
    std::vector<std::string> warnings;
};

}  // namespace kamchatka::record
