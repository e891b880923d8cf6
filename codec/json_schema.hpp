// What is described, as JSON Schema, for the OpenAPI document: structs and unions are components,
// and stand elsewhere by reference.
#pragma once

#include "codec/description.hpp"

#include <boost/json.hpp>

#include <string>

namespace kamchatka::codec {

// The name under which a struct or a union is a component.
std::string component_name(const Description& described);

// Where the type stands: {"type":"integer"}, {"$ref":"#/components/schemas/Wording"}.
boost::json::object json_schema(const Description& described);

// The component itself: {"type":"object","required":[...],"properties":{...},
// "additionalProperties":false}; of a union, any of such.
boost::json::object component_schema(const Description& described);

}  // namespace kamchatka::codec
