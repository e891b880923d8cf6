// Who does what at a tournament: roles, links that give one, and what is nobody's to know any more.
#pragma once

#include "server/api/router.hpp"
#include "server/desk/access.hpp"

#include <span>

namespace kamchatka::server {

class OfficialEndpoints {
public:
    OfficialEndpoints(World& world, Desk& desk, store::Journals& journals)
        : world_{world},
          desk_{desk},
          journals_{journals},
          access_{desk, journals} {}

    static std::span<const Route<OfficialEndpoints>> routes();

private:
    void get_officials(const Call& call);
    void post_invitation(const Call& call);
    void post_invitation_revoke(const Call& call);
    void post_member_remove(const Call& call);
    void post_knock(const Call& call);
    void post_accept(const Call& call);
    void post_listing(const Call& call);
    void post_forget(const Call& call);

    // For whoever may make a link such as this one.
    void with_link(
        const Call& call,
        std::optional<std::int64_t> id,
        std::function<void(const Entitled& entitled, const Respond& respond)> then
    );
    void accept(
        const store::PlayerRow& player,
        const store::InvitationRow& invitation,
        const Entitled& entitled,
        const Respond& respond
    );
    void appoint(
        const store::PlayerRow& player,
        const store::InvitationRow& invitation,
        const Entitled& entitled,
        const Respond& respond
    );

    World& world_;
    Desk& desk_;
    store::Journals& journals_;
    DeskAccess access_;
};

}  // namespace kamchatka::server
