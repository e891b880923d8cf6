// Actions, events, options, states and views as JSON (docs/notation.md, "JSON"). Writers never
// fail; readers are strict: an unknown key, a missing one, a wrong type or a number out of range is
// an error.
#pragma once

#include "codec/json_text.hpp"
#include "engine/engine.hpp"
#include "engine/view.hpp"
#include "record/parse_error.hpp"
#include "record/words/lexicon.hpp"

#include <boost/json.hpp>

#include <string_view>

namespace kamchatka::record {

namespace json = boost::json;

using codec::input_bytes_max;
using codec::parse_json;
using codec::pretty;

// {"type":"attack","from":"alaska","to":"kamchatka","dice":3}
json::object to_json(const Lexicon& lexicon, const Action& action);
json::object to_json(const Lexicon& lexicon, const Event& event);

// As to_json of the event, with null for what the viewer may not know.
json::object to_json(const Lexicon& lexicon, const SeenEvent& event);

// As to_json of the action; a quantity that may vary is {"min":1,"max":3}, dice of Chance are
// {"count":3,"min":1,"max":6}, and bytes that may be anything are {"bytes":32}.
json::object to_json(const Lexicon& lexicon, const Option& option);

// All that the state says, and some that follows from it (turn, awaiting, hand_size...).
json::object to_json(const Lexicon& lexicon, const State& state);
// The same shape, with null for what the viewer may not know.
json::object to_json(const Lexicon& lexicon, const View& view);

// For Action, Event and State. A State is taken as it stands: only its types and ranges are
// checked. To read one from strangers, use read_position.
template <typename T>
Parsed<T> from_json(const Lexicon& lexicon, const json::value& value);
template <>
Parsed<Action> from_json<Action>(const Lexicon& lexicon, const json::value& value);
template <>
Parsed<Event> from_json<Event>(const Lexicon& lexicon, const json::value& value);
template <>
Parsed<State> from_json<State>(const Lexicon& lexicon, const json::value& value);

}  // namespace kamchatka::record
