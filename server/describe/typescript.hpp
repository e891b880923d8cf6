// The whole of web/src/protocol.gen.ts: the types of the WebSocket, of the HTTP endpoints and of
// the judge's book, with all they are made of.
#pragma once

#include <string>

namespace kamchatka::server {

std::string typescript_types();

}  // namespace kamchatka::server
