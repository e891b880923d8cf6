// A sentence for each refusal: what is not allowed, and what to do instead. Capital letter, full
// stop.
#pragma once

#include "engine/phase.hpp"
#include "engine/rejection.hpp"
#include "record/words/names.hpp"

#include <string_view>

namespace kamchatka::record {

// The phase the game was in: what comes too early or too late is told which phase it is, and what
// is due in it.
std::string_view sentence(Rejection rejection, Phase phase, Language language);

}  // namespace kamchatka::record
