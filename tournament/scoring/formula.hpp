// Scoring formulas as people write them: `points + 50 * winner / winners`. A small language without
// loops, names of its own or side effects: numbers, + - * /, comparisons, a handful of functions
// and the names of Terms. Parsed once into a tree of bounded size, evaluated in exact fractions.
// docs/tournaments.md describes it.
#pragma once

#include "engine/result.hpp"
#include "tournament/scoring/number.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kamchatka::tournament {

// What a formula may speak of: one player at one table. Truths are 1 and 0.
struct Terms {
    std::int64_t points = 0;      // counted at the table, without the decimals that settle ties
    std::int64_t place = 1;       // at the table, from 1
    std::int64_t players = 4;     // people at the table
    std::int64_t table_size = 4;  // places at the table, ghosts among them
    std::int64_t objective = 0;   // reached in time
    std::int64_t winner = 0;      // first, perhaps with others
    std::int64_t winners = 1;     // how many are first
    std::int64_t eliminated = 0;  // eliminated or excluded
    std::int64_t out = 0;         // the how-manieth to go out; 0 for who did not
    std::int64_t withdrawn = 0;   // left, and keeps the place reached
    std::int64_t best = 0;        // the first player's points
    std::int64_t others = 0;      // the points of all the opponents together
};

// In the order in which they are found. Also the keys of the sentences in words.hpp.
enum class FormulaFault : std::uint8_t {
    empty,
    too_long,
    too_deep,
    unexpected_sign,
    bad_number,
    unknown_name,
    unknown_function,
    wrong_number_of_arguments,
    missing_bracket,
    text_follows,
    division_by_zero,
    out_of_range,   // a number too large or too fine
    no_such_choice  // pick() beyond its list
};

struct FormulaError {
    FormulaFault fault;
    std::size_t column;     // from 1, in letters of the text
    std::string example{};  // of the terms that lead to it, where it is not the text that is wrong

    friend bool operator==(const FormulaError&, const FormulaError&) = default;
};

class Formula {
public:
    static constexpr std::size_t length_max = 500;
    static constexpr std::size_t depth_max = 32;

    static Result<Formula, FormulaError> parse(std::string_view text);

    Result<Rational, FormulaError> evaluate(const Terms& terms) const;
    const std::string& text() const { return text_; }

    enum class Op : std::uint8_t {
        number,
        term,
        add,
        subtract,
        multiply,
        divide,
        negate,
        less,
        at_most,
        equal,
        unequal,
        minimum,
        maximum,
        floor,
        ceiling,
        round,
        absolute,
        choose,
        pick,
    };
    struct Node {
        Op op;
        std::uint16_t column;
        std::uint16_t first = 0;  // in children_
        std::uint16_t count = 0;
        std::uint8_t term = 0;
        Rational number{};
    };

private:
    friend class FormulaParser;
    friend class FormulaEvaluator;

    std::string text_;
    std::vector<Node> nodes_;
    std::vector<std::uint16_t> children_;
    std::uint16_t root_ = 0;
};

// The names a formula may use, in English; each has an Italian twin.
struct TermName {
    std::string_view english;
    std::string_view italian;
    std::int64_t Terms::*member;
};
const std::vector<TermName>& term_names();

// Parses, then tries it on tables of three to five players with every kind of end; the first thing
// that can go wrong, with an example of when.
std::optional<FormulaError> check_formula(std::string_view text);

}  // namespace kamchatka::tournament
