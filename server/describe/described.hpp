// Everything that goes over the wire, described: what the routes say they take and give, the
// messages of the WebSocket, the judge's book.
#pragma once

#include "codec/description.hpp"
#include "server/api/router.hpp"

#include <vector>

namespace kamchatka::server {

// Of every group.
std::vector<EndpointNotes> all_endpoints();

// What the endpoints take and give, and how they refuse.
std::vector<const codec::Description*> http_types();

// The messages both ways.
std::vector<const codec::Description*> socket_types();

// What a page asks of the judge's book.
std::vector<const codec::Description*> book_types();

}  // namespace kamchatka::server
