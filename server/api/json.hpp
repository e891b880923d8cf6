// The codec by the names that the rooms of the server use without saying where from.
#pragma once

#include "codec/json.hpp"
#include "codec/pieces.hpp"
#include "codec/strict_json.hpp"

namespace kamchatka::server {

using codec::AnyOf;
using codec::append_field;
using codec::append_fields;
using codec::append_json;
using codec::append_quoted;
using codec::BySeat;
using codec::Fault;
using codec::fault_at;
using codec::ForEach;
using codec::Given;
using codec::GivenAs;
using codec::OneOrMore;
using codec::OrNull;
using codec::parse_strict;
using codec::read_fields;
using codec::read_json;
using codec::to_json_text;
using codec::TypeIn;
using codec::Unshown;
using codec::Word;
using codec::Written;
using codec::WrittenAs;

}  // namespace kamchatka::server
