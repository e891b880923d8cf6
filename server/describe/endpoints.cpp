#include "server/describe/endpoints.hpp"

#include "server/api/route.hpp"
#include "server/describe/openapi.hpp"

#include <array>

namespace kamchatka::server {

DescribeEndpoints::DescribeEndpoints()
    : document_{std::make_shared<const std::string>(openapi_document())} {}

std::span<const Route<DescribeEndpoints>> DescribeEndpoints::routes() {
    using Self = DescribeEndpoints;
    static constexpr std::array all{
        route<void, void>("GET", "/api/openapi.json", &Self::get_openapi, "This document"),
    };
    return all;
}

void DescribeEndpoints::get_openapi(const Call& call) {
    call.respond(
        {.status = 200,
         .content_type = "application/json",
         .body = document_,
         .headers = {{"Cache-Control", "public, max-age=300"}}}
    );
}

}  // namespace kamchatka::server
