// A step of a record as a viewer sees it: the lines of the notation, with a question mark for what
// the viewer may not know.
#pragma once

#include "engine/view.hpp"
#include "record/record.hpp"
#include "record/words/lexicon.hpp"

#include <cstddef>
#include <string>

namespace kamchatka::cli {

// "57 s1 attack alaska kamchatka 3", then the events, indented.
std::string step_text(
    const record::Lexicon& lexicon,
    const record::Step& step,
    std::size_t number,
    const Viewer& viewer
);

}  // namespace kamchatka::cli
