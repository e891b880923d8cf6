// The whole of web/src/protocol.gen.ts: the types of the game (record/typescript.hpp), of the
// WebSocket (messages.hpp) and of the HTTP endpoints (api_types.hpp).
#pragma once

#include <string>

namespace kamchatka::server {

std::string typescript_types();

}  // namespace kamchatka::server
