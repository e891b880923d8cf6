// Tournaments brought back from a file.
#pragma once

#include "server/api/router.hpp"
#include "server/desk/desk.hpp"

#include <span>

namespace kamchatka::server {

class RestoreEndpoints {
public:
    explicit RestoreEndpoints(Desk& desk) : desk_{desk} {}

    static std::span<const Route<RestoreEndpoints>> routes();

private:
    void post_restore(const Call& call);

    Desk& desk_;
};

}  // namespace kamchatka::server
