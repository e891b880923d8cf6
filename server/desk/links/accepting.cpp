// A link that gives a role, opened.
#include "server/api/route.hpp"
#include "server/desk/links/official_endpoints.hpp"
#include "server/desk/schema.hpp"
#include "server/people/tokens.hpp"

#include <algorithm>
#include <array>

namespace kamchatka::server {
namespace {

// For whom a link is; made before they were for somebody, for whoever has it.
std::string name_on(const store::InvitationRow& link, const store::PlayerRow& player) {
    return link.note.empty() ? player.name : link.note;
}

bool appointed(const tournament::State& state, const std::string& name, DeskRole role) {
    const tournament::Official official{name, static_cast<tournament::Role>(role)};
    return std::ranges::count(state.officials, official) > 0;
}

}  // namespace

void OfficialEndpoints::post_accept(const Call& call) {
    const auto player = need_player(call);
    if (!player) return;
    const auto wish = body_of<TokenRequest>(call);
    if (!wish) return;
    const auto look = [this, player = *player, token = token_hash(wish->token)](
                          const Entitled& entitled, const Respond& respond
                      ) {
        using Found = std::optional<store::InvitationRow>;
        const auto found = [this, player, entitled, respond](const Found& invitation) {
            if (!invitation || invitation->journal != entitled.contest->row.id) {
                return respond(error_response(Reason::bad_invitation));
            }
            accept(player, *invitation, entitled, respond);
        };
        journals_.invitation(token, read_or_answer<Found>(respond, found));
    };
    access_.with_role(call, look);
}

// A link is for one person: whoever opened it first. For anybody else the desk is asked.
void OfficialEndpoints::accept(
    const store::PlayerRow& player,
    const store::InvitationRow& invitation,
    const Entitled& entitled,
    const Respond& respond
) {
    const auto& [contest, had, called] = entitled;
    const DeskRole role = role_named(invitation.role);
    const bool the_same = had == role && called == name_on(invitation, player);
    const bool more = had < role;  // whoever made the link, say, and has tried it
    if (more || the_same) {
        return respond(answer_response(RoleAnswer{.role = had, .name = called}));
    }
    const auto held = [=, this](store::Changed changed) {
        if (changed == store::Changed::failed) return respond(error_response(Reason::not_stored));
        if (changed == store::Changed::changed) {
            return appoint(player, invitation, entitled, respond);
        }
        switch (desk_.knocks().knock(invitation, player, world_.now_ms())) {
            case Door::opened: return appoint(player, invitation, entitled, respond);
            case Door::shut: return respond(error_response(Reason::invitation_refused));
            case Door::waiting: return respond(answer_response(RoleAnswer{.waiting = true}));
        }
    };
    journals_.hold_invitation(invitation.journal, invitation.id, player.id, held);
}

// The appointment goes into the journal first: a judge who plays is refused there (TO-2a).
void OfficialEndpoints::appoint(
    const store::PlayerRow& player,
    const store::InvitationRow& invitation,
    const Entitled& entitled,
    const Respond& respond
) {
    const auto& contest = entitled.contest;
    const DeskRole role = role_named(invitation.role);
    const std::string name = name_on(invitation, player);
    const store::MemberRow member{player.id, name, invitation.role, world_.wall_ms()};
    const auto grant = [this, journal = contest->row.id, member, role, respond] {
        journals_.put_member(journal, member, [member, role, respond](store::Stored stored) {
            if (stored == store::Stored::stored) {
                return respond(answer_response(RoleAnswer{.role = role, .name = member.name}));
            }
            const bool failed = stored == store::Stored::failed;
            respond(error_response(failed ? Reason::not_stored : Reason::no_player));
        });
    };
    if (appointed(contest->state(), name, role)) return grant();  // on another device
    std::array<std::uint8_t, 8> bytes{};
    world_.random(bytes);
    std::string ref = "accept-" + spell_player(player.id);
    for (const std::uint8_t byte : bytes) ref += "0123456789abcdef"[byte % 16];
    desk_.act(
        contest,
        {.by = {tournament::Role::organiser, "invito " + name},
         .author = {.account = player.id},
         .ref = ref,
         .actions = {tournament::OfficialAppointed{name, static_cast<tournament::Role>(role)}}},
        [grant, respond](const Result<ActAnswer, DeskFault>& acted) {
            if (!acted) return respond(error_response(acted.error()));
            grant();
        }
    );
}

}  // namespace kamchatka::server
