// A sentence for each refusal: what is not allowed, and what to do instead. Capital letter, full
// stop.
#pragma once

#include "engine/rejection.hpp"
#include "record/names.hpp"

#include <string_view>

namespace kamchatka::record {

std::string_view sentence(Rejection rejection, Language language);

}  // namespace kamchatka::record
