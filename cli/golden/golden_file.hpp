// A golden game: a record whose actions are played again to see whether anything comes of them but
// what is in the file. The actions never change; the consequences are compared, or rewritten.
#pragma once

#include "record/parse_error.hpp"
#include "record/record.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace kamchatka::cli {

struct Difference {
    std::size_t line = 0;  // of the file, from 1
    std::string expected;  // in the file; empty: nothing
    std::string found;     // now; empty: nothing
};

struct GoldenReplay {
    record::Record record;
    std::string text;  // the record as it comes out now
    std::vector<Difference> differences;
};

// The record with nothing but its header and actions; the lines stay where they are.
std::string actions_alone(std::string_view golden);

// Fails, with a line, when an action is now refused or the file is not a record.
record::Parsed<GoldenReplay> replay_golden(std::string_view golden);

}  // namespace kamchatka::cli
