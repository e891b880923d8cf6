// How a group lists its endpoints: route<Request, Answer>(method, path, handler, summary), `void`
// where there is no JSON to describe, and Cost::much behind it for what is work.
#pragma once

#include "codec/description.hpp"
#include "server/api/router.hpp"

#include <string_view>
#include <type_traits>

namespace kamchatka::server {

template <typename T>
constexpr const codec::Description* described() {
    if constexpr (std::is_void_v<T>) {
        return nullptr;
    } else {
        return &codec::description<T, codec::Wire>;
    }
}

template <typename Request, typename Answer, typename Group>
constexpr Route<Group> route(
    std::string_view method,
    std::string_view path,
    void (Group::*handler)(const Call&),
    std::string_view summary,
    Cost cost = Cost::little
) {
    return {
        .notes =
            {.method = method,
             .path = path,
             .summary = summary,
             .request = described<Request>(),
             .answer = described<Answer>(),
             .cost = cost},
        .handler = handler};
}

}  // namespace kamchatka::server
