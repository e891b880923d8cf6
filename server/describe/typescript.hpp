// The whole of web/src/protocol.gen.ts: the types of the game (record/typescript.hpp), of the
// tournament and of the judge's book, of the WebSocket and of the HTTP endpoints (type_lists.hpp).
#pragma once

#include <string>

namespace kamchatka::server {

std::string typescript_types();

}  // namespace kamchatka::server
