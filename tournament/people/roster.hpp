// A list of people from a file: columns found by their headings, in Italian or English, in any
// order, or as somebody says who has looked at it. Every row ends as an entrant, as somebody who is
// there already, or not taken with the reason; what is to be said about a row is said with its
// line.
#pragma once

#include "tournament/people/people.hpp"
#include "tournament/publish/csv.hpp"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kamchatka::tournament {

// What a column holds. Also the wire names.
enum class Column : std::uint8_t {
    none,  // nothing that a tournament asks for
    name,
    surname_and_name,  // in this order, or with a comma between them
    first_name,
    surname,
    club,
    region,
    national_id,
    ranking,
    fee,  // what was paid to enter, or a word that says so
};

enum class RosterFault : std::uint8_t {
    unreadable,  // see csv
    empty_file,
    no_name_column,  // detail: the headings found
    heading_twice,   // detail: the heading
    unknown_column,  // detail: the heading
    title_row,       // above the headings; detail: what it says
    name_missing,
    too_many_fields,     // more than there are headings
    field_too_long,      // detail: the heading
    odd_characters,      // detail: the heading; codec/visible_text.hpp says which
    bad_ranking,         // detail: what stands there
    bad_fee,             // neither an amount nor yes or no; detail: what stands there
    repeated_in_file,    // detail: the line of the other
    known_already,       // detail: the name among those who are entered
    perhaps_the_same,    // detail: the name that is so like it; the line is taken
    perhaps_a_namesake,  // of another club: somebody has to say; detail: the name and its club
    left_out,            // as somebody said
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
        fault == RosterFault::bad_fee || fault == RosterFault::heading_twice ||
        fault == RosterFault::unknown_column;
}

// What becomes of a row. Also the wire names.
enum class RowFate : std::uint8_t { entered, same_person, not_taken };

// What somebody says of a row. Also the wire names.
enum class RowChoice : std::uint8_t { same_person, another, leave_out };

struct RosterRow {
    std::size_t line;
    RowFate fate = RowFate::not_taken;
    Person person{};
    // Whoever it is, or may be, and is in already; empty for nobody.
    std::string like{};
    bool namesake = false;                // entered all the same: another person
    bool questioned = false;              // whether it is one and the same is for somebody to say
    std::optional<std::uint32_t> paid{};  // to enter, in cents
};

struct RosterHeading {
    std::string text;
    Column column = Column::none;
    std::vector<std::string> samples{};  // the first cells below it
};

struct Roster {
    std::vector<RosterHeading> columns{};
    std::size_t heading_line = 0;     // 0: the file has no headings
    std::vector<RosterRow> rows{};    // all but the headings, in their order
    std::vector<RosterNote> notes{};  // in the order of lines

    std::vector<Person> people() const;  // those to be entered
};

// What somebody who has seen the file says about it; by default all follows from its headings.
struct RosterPlan {
    std::optional<std::vector<Column>> columns{};
    std::optional<std::size_t> heading_line{};   // 0 for none
    std::map<std::size_t, RowChoice> choices{};  // by line
    std::uint32_t fee = 0;                       // in cents: what "yes" stands for
};

// `entered`: those who are in the tournament already.
Roster read_roster(
    std::string_view bytes, std::span<const Person> entered, const RosterPlan& plan = {}
);

}  // namespace kamchatka::tournament
