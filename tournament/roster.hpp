// A list of people from a file: columns found by their headings, in Italian or English, in any
// order. What is wrong is said with its line; the good lines are taken all the same.
#pragma once

#include "tournament/csv.hpp"
#include "tournament/people.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kamchatka::tournament {

enum class RosterFault : std::uint8_t {
    unreadable,  // see csv
    empty_file,
    no_name_column,  // detail: the headings found
    heading_twice,   // detail: the heading
    name_missing,
    too_many_fields,   // more than there are headings
    field_too_long,    // detail: the heading
    odd_characters,    // detail: the heading; codec/visible_text.hpp says which
    bad_ranking,       // detail: what stands there
    repeated_in_file,  // detail: the line of the other
    known_already,     // detail: the name among those who are entered
    perhaps_the_same,  // detail: the name that is so like it; the line is taken
};

struct RosterNote {
    std::size_t line;
    RosterFault fault;
    std::string detail{};
    std::optional<CsvFault> csv{};

    friend bool operator==(const RosterNote&, const RosterNote&) = default;
};

// Whether the line was taken in spite of the note.
constexpr bool taken_all_the_same(RosterFault fault) {
    return fault == RosterFault::perhaps_the_same || fault == RosterFault::bad_ranking ||
        fault == RosterFault::heading_twice;
}

struct Roster {
    std::vector<Person> people;
    std::vector<RosterNote> notes;
};

// `entered`: those who are in the tournament already.
Roster read_roster(std::string_view bytes, std::span<const Person> entered);

}  // namespace kamchatka::tournament
