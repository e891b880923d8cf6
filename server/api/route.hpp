// How a group lists its endpoints: route<Request, Answer>(method, path, handler, summary), `void`
// where there is no JSON to describe.
#pragma once

#include "codec/json_schema.hpp"
#include "server/api/router.hpp"

#include <string_view>
#include <type_traits>

namespace kamchatka::server {

template <typename T>
constexpr auto schema_or_none() -> std::string (*)() {
    if constexpr (std::is_void_v<T>) {
        return nullptr;
    } else {
        return &schema_of<T>;
    }
}

template <typename Request, typename Answer, typename Group>
constexpr Route<Group> route(
    std::string_view method,
    std::string_view path,
    void (Group::*handler)(const Call&),
    std::string_view summary
) {
    return {
        .notes =
            {.method = method,
             .path = path,
             .summary = summary,
             .request = schema_or_none<Request>(),
             .answer = schema_or_none<Answer>()},
        .handler = handler};
}

}  // namespace kamchatka::server
