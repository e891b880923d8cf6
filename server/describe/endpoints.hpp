// The document of the API, over the API.
#pragma once

#include "server/api/router.hpp"

#include <memory>
#include <span>
#include <string>

namespace kamchatka::server {

class DescribeEndpoints {
public:
    DescribeEndpoints();

    static std::span<const Route<DescribeEndpoints>> routes();

private:
    void get_openapi(const Call& call);

    std::shared_ptr<const std::string> document_;  // the same for as long as the program runs
};

}  // namespace kamchatka::server
