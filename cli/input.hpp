// What the subcommands read: files, standard input as "-", records, and rulesets named on the
// command line. What cannot be read is BadInput, with FILE:LINE where a line is to blame.
#pragma once

#include "record/knobs/house_rules.hpp"
#include "record/record.hpp"

#include <string>

namespace kamchatka::cli {

// The bytes of a file, or of standard input for "-".
std::string read_input(const std::string& path);

// A record as text or JSON.
record::Reading read_record(const std::string& path);

// "FILE:LINE: why".
std::string complaint(const std::string& path, record::ParseError error);

// A built-in ruleset by its id, or house rules from a file; checked either way.
record::HouseRules read_ruleset(const std::string& id_or_path);

}  // namespace kamchatka::cli
