// Companion tables over HTTP: entries in, the book out, the list of one's own.
#pragma once

#include "server/api/router.hpp"
#include "server/companion/companions.hpp"

#include <span>

namespace kamchatka::server {

class CompanionEndpoints {
public:
    explicit CompanionEndpoints(Companions& companions) : companions_{companions} {}

    static std::span<const Route<CompanionEndpoints>> routes();

private:
    void get_my_companions(const Call& call);
    void get_companion(const Call& call);
    void post_companion(const Call& call);
    void get_news(const Call& call);
    void post_handover(const Call& call);
    void post_takeover(const Call& call);
    void get_of_tournament(const Call& call);
    void get_author(const Call& call);

    Companions& companions_;
};

}  // namespace kamchatka::server
