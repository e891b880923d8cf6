// Actions and events as one line of text: the name, then the fields in order, each one word.
//     attack alaska kamchatka 3
//     dice_rolled 6.5.2 4.4
// docs/notation.md says how each kind of field is written.
#pragma once

#include "engine/action.hpp"
#include "engine/event.hpp"
#include "record/parse_error.hpp"
#include "record/words/lexicon.hpp"

#include <string>
#include <string_view>

namespace kamchatka::record {

std::string to_text(const Lexicon& lexicon, const Action& action);
std::string to_text(const Lexicon& lexicon, const Event& event);

// For Action and Event. Errors have a path (the field) and no line.
template <typename T>
Parsed<T> from_text(const Lexicon& lexicon, std::string_view text);
template <>
Parsed<Action> from_text<Action>(const Lexicon& lexicon, std::string_view text);
template <>
Parsed<Event> from_text<Event>(const Lexicon& lexicon, std::string_view text);

}  // namespace kamchatka::record
