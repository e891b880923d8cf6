// What stands beside a knob's value: the clause that allows it, and what of it is our own making.
#pragma once

#include "cli/languages.hpp"
#include "record/knobs/knobs.hpp"

#include <optional>
#include <string>

namespace kamchatka::cli {

// The clause that sets the value or, where a book leaves it open, the one that allows it; "*" where
// no clause of the book does.
std::string mark_of(const record::Knob& knob, const Ruleset& set);

// What of this value no book prints, if anything.
std::optional<Phrase> ours(const record::Knob& knob, const Ruleset& set);

}  // namespace kamchatka::cli
