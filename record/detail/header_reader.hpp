// The lines of a record before its first step.
#pragma once

#include "record/detail/tokens.hpp"
#include "record/parse_error.hpp"
#include "record/record.hpp"

#include <string>
#include <string_view>

namespace kamchatka::record {

class HeaderReader {
public:
    // Whether a line that begins so belongs to the header.
    static bool owns(std::string_view keyword);

    Fault read_line(std::size_t line, std::string_view text);
    // After the last line: the rules and the beginning of the game, with no steps.
    Parsed<Reading> finish() const;

private:
    Fault read_ruleset(Tokens& tokens);
    Fault read_base(Tokens& tokens);
    Fault read_set(Tokens& tokens);
    Fault read_board(Tokens& tokens);
    Fault read_seats(Tokens& tokens);
    Fault read_player(Tokens& tokens);
    Fault read_tag(Tokens& tokens);
    Fault read_position(Tokens& tokens);
    Fault dispatch(std::string_view keyword, Tokens& tokens);
    Fault check_rules() const;

    struct Said {  // the line a thing was said in; 0: it was not
        std::size_t version = 0;
        std::size_t ruleset = 0;
        std::size_t base = 0;
        std::size_t board = 0;
        std::size_t seats = 0;
        std::size_t position = 0;
    };

    Record record_;
    Said said_;
    std::size_t line_ = 0;
    std::string id_;
    std::string digest_;
    std::string position_;
    std::vector<std::string> turned_;  // knobs
};

}  // namespace kamchatka::record
