// What a server answers its operator, in sentences.
#pragma once

#include "server/admin/types.hpp"

#include <string>

namespace kamchatka::cli {

// Throws BadInput when it is none.
server::admin::Answer read_answer(const std::string& line);

// Lines for people; "Done." where there is nothing else to say.
std::string answer_text(const server::admin::Answer& answer);

std::string refusal_text(const server::admin::Answer& answer);

}  // namespace kamchatka::cli
