// The codec's errors under the name of this folder: whoever reads a record meets them here.
#pragma once

#include "codec/parse_error.hpp"

namespace kamchatka::record {

using codec::Fault;
using codec::message;
using codec::no_such;
using codec::Parsed;
using codec::ParseError;
using codec::quoted;
using codec::within;
using codec::wrong;
using codec::wrong_at;

}  // namespace kamchatka::record
