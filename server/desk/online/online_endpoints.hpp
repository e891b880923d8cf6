// The tables of a round that are played on this server: for the desk, and for those who sit there.
#pragma once

#include "server/api/router.hpp"
#include "server/desk/access.hpp"

#include <span>

namespace kamchatka::server {

class OnlineEndpoints {
public:
    OnlineEndpoints(Desk& desk, store::Journals& journals) : desk_{desk}, access_{desk, journals} {}

    static std::span<const Route<OnlineEndpoints>> routes();

private:
    void get_online(const Call& call);
    void post_open(const Call& call);
    void post_start(const Call& call);
    void post_order(const Call& call);
    void post_judge(const Call& call);

    Desk& desk_;
    DeskAccess access_;
};

}  // namespace kamchatka::server
