// Text that others are shown: one line of which everything can be seen and nothing else is changed.
// No control characters, none that are invisible, none that turn the direction of writing, none
// that mean something else on every machine. Whatever people write comes through here before it is
// kept: names, notes, reasons, chat, lists out of files.
#pragma once

#include "codec/description.hpp"
#include "codec/parse_error.hpp"

#include <boost/json.hpp>

#include <string_view>

namespace kamchatka::codec {

// Empty text is. Emoji are, with the joiners that belong to them.
bool visible_text(std::string_view text);

// Whether there is nothing in it to see.
bool blank_text(std::string_view text);

// The first text of the value that is not visible, by its path. What the description calls unshown
// may be anything.
Fault odd_text_in(const boost::json::value& value, const Description* described = nullptr);

}  // namespace kamchatka::codec
