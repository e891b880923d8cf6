// The OpenAPI 3.1 document of the HTTP endpoints, made from the routes and the structs they take
// and give. docs/openapi.json is this text.
#pragma once

#include <string>

namespace kamchatka::server {

std::string openapi_document();

}  // namespace kamchatka::server
