// Players by the link on their badge.
#pragma once

#include "server/api/router.hpp"
#include "server/desk/access.hpp"

#include <span>

namespace kamchatka::server {

class BadgeEndpoints {
public:
    BadgeEndpoints(Desk& desk, store::Journals& journals, Workers& workers)
        : desk_{desk},
          workers_{workers},
          access_{desk, journals} {}

    static std::span<const Route<BadgeEndpoints>> routes();

private:
    void get_badges(const Call& call);
    void post_badge(const Call& call);
    void post_badge_here(const Call& call);
    void post_badge_declare(const Call& call);
    void post_badge_call(const Call& call);
    void post_badge_sit(const Call& call);

    // Whoever shows the right link.
    struct Bearer {
        Desk::Found contest;
        tournament::PlayerId player;
    };
    void with_bearer(
        const Call& call,
        std::uint32_t player,
        const std::string& token,
        std::function<void(const Bearer& bearer, const Respond& respond)> then
    );

    // Into the journal what the player says of himself.
    void note(
        const Bearer& bearer,
        const std::string& what,
        const tournament::Action& said,
        const Respond& respond
    );

    Desk& desk_;
    Workers& workers_;
    DeskAccess access_;
};

}  // namespace kamchatka::server
