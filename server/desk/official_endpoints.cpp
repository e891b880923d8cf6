#include "server/desk/official_endpoints.hpp"

#include "server/api/route.hpp"
#include "server/desk/schema.hpp"
#include "server/people/tokens.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace kamchatka::server {
namespace {

using Members = std::vector<store::MemberRow>;
using Invitations = std::vector<store::InvitationRow>;

constexpr std::size_t note_bytes_max = 100;
constexpr std::size_t invitations_max = 200;

std::optional<std::int64_t> read_id(std::string_view text) {
    std::int64_t id = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), id);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return id;
}

// Answers when a change is durable; `gone` where it matters that there was nothing to change.
auto answer_change(const Respond& respond, std::optional<Reason> gone = {}) {
    return [respond, gone](store::Changed change) {
        if (change == store::Changed::failed) return respond(error_response(Reason::not_stored));
        const bool missed = change == store::Changed::gone && gone;
        respond(missed ? error_response(*gone) : empty_response());
    };
}

// The entry that appointed somebody and counts still.
std::optional<std::uint64_t> appointment_of(const Tournament& contest, std::string_view name) {
    std::optional<std::uint64_t> found;
    for (const tournament::Entry& entry : contest.journal()) {
        const auto* each = std::get_if<tournament::OfficialAppointed>(&entry.event);
        if (each != nullptr && each->name == name) found = entry.seq;
        const auto* undone = std::get_if<tournament::Undone>(&entry.event);
        if (undone != nullptr && undone->entry == found) found.reset();
    }
    return found;
}

DeskRole role_of(const std::string& word) {
    return record::read<DeskRole>(word).value_or(DeskRole::public_);
}

OfficialsAnswer officials_answer(
    const Members& members, const Invitations& invitations, store::PlayerId asker
) {
    OfficialsAnswer answer;
    for (const store::MemberRow& each : members) {
        MemberLine& line = answer.members.emplace_back();
        line.id = spell_player(each.player);
        line.name = each.name;
        line.role = role_of(each.role);
        line.since_ms = each.since_ms;
        line.me = each.player == asker;
    }
    for (const auto& each : invitations) {
        answer.invitations.push_back(
            {.id = std::to_string(each.id),
             .role = role_of(each.role),
             .note = each.note,
             .created_ms = each.created_ms}
        );
    }
    return answer;
}

// A change of the desk's own, which the caller's wording names.
Asked by_organiser(const store::PlayerRow& player, std::string ref, tournament::Action action) {
    return {
        .by = {tournament::Role::organiser, player.name},
        .author = {.account = player.id},
        .ref = std::move(ref),
        .actions = {std::move(action)}};
}

}  // namespace

std::span<const Route<OfficialEndpoints>> OfficialEndpoints::routes() {
    using Self = OfficialEndpoints;
    static constexpr std::array all{
        route<void, OfficialsAnswer>(
            "GET",
            "/api/tournaments/{code}/officials",
            &Self::get_officials,
            "Desk: who has which role, and the links that give one"
        ),
        route<InvitationRequest, InvitationAnswer>(
            "POST",
            "/api/tournaments/{code}/invitations",
            &Self::post_invitation,
            "Organiser: a link that gives a role"
        ),
        route<void, EmptyAnswer>(
            "POST",
            "/api/tournaments/{code}/invitations/{id}/revoke",
            &Self::post_invitation_revoke,
            "Organiser: the link is worth nothing any more"
        ),
        route<void, EmptyAnswer>(
            "POST",
            "/api/tournaments/{code}/members/{id}/remove",
            &Self::post_member_remove,
            "Organiser: takes a role away"
        ),
        route<TokenRequest, RoleAnswer>(
            "POST",
            "/api/tournaments/{code}/accept",
            &Self::post_accept,
            "Take the role that a link gives"
        ),
        route<ListingRequest, EmptyAnswer>(
            "POST",
            "/api/tournaments/{code}/listing",
            &Self::post_listing,
            "Organiser: in the public list or not"
        ),
        route<PersonRequest, EmptyAnswer>(
            "POST",
            "/api/tournaments/{code}/forget",
            &Self::post_forget,
            "Organiser: erase who a person is; what was played stays"
        ),
    };
    return all;
}

void OfficialEndpoints::get_officials(const Call& call) {
    const auto answer = [this,
                         player = call.player](const Entitled& entitled, const Respond& respond) {
        const store::JournalId journal = entitled.contest->row.id;
        const auto read = [this, journal, respond, player](const Members& members) {
            journals_.invitations(
                journal,
                read_or_answer<Invitations>(
                    respond,
                    [respond, members, player](const Invitations& invitations) {
                        respond(answer_response(officials_answer(members, invitations, player->id))
                        );
                    }
                )
            );
        };
        journals_.members(journal, read_or_answer<Members>(respond, read));
    };
    access_.with_desk(call, answer);
}

void OfficialEndpoints::post_invitation(const Call& call) {
    const auto invite = [this, call](const Entitled& entitled, const Respond& respond) {
        const auto wish = body_of<InvitationRequest>(call);
        if (!wish) return;
        const bool offered = wish->role == DeskRole::organiser ||
            wish->role == DeskRole::official_judge || wish->role == DeskRole::table_judge;
        if (!offered) return respond(error_response(Reason::malformed, "role"));
        if (wish->note.size() > note_bytes_max) {
            return respond(error_response(Reason::malformed, "note"));
        }
        const std::string token = new_token();
        const store::InvitationRow row{
            .id = 0,
            .journal = entitled.contest->row.id,
            .token = token_hash(token),
            .role = std::string{record::spell(wish->role)},
            .note = wish->note,
            .created_ms = world_.wall_ms()};
        const auto add = [this, respond, token, row](const Invitations& all) {
            if (all.size() >= invitations_max) return respond(error_response(Reason::too_large));
            journals_.add_invitation(row, [respond, token](store::Stored stored) {
                const bool made = stored == store::Stored::stored;
                respond(
                    made ? answer_response(InvitationAnswer{token})
                         : error_response(Reason::not_stored)
                );
            });
        };
        journals_.invitations(row.journal, read_or_answer<Invitations>(respond, add));
    };
    access_.with_organiser(call, invite);
}

void OfficialEndpoints::post_invitation_revoke(const Call& call) {
    const auto id = read_id(call.parts.at(1));
    access_.with_organiser(call, [this, id](const Entitled& entitled, const Respond& respond) {
        if (!id) return respond(error_response(Reason::bad_invitation));
        journals_.remove_invitation(
            entitled.contest->row.id, *id, answer_change(respond, Reason::bad_invitation)
        );
    });
}

// The owner stays: somebody must run it.
void OfficialEndpoints::post_member_remove(const Call& call) {
    const auto id = read_id(call.parts.at(1));
    const auto dismiss =
        [this, id, organiser = call.player](const Entitled& entitled, const Respond& respond) {
            const auto& contest = entitled.contest;
            if (!id || id == contest->row.owner)
                return respond(error_response(Reason::not_permitted));
            const auto known = [=, this](const Members& members) {
                const auto member = std::ranges::find(members, *id, &store::MemberRow::player);
                const std::string name = member == members.end() ? "" : member->name;
                if (const auto entry = appointment_of(*contest, name)) {
                    // Where others rest on it, the name stays on the list; the power goes all the
                    // same.
                    const std::string ref = "dismiss-" + std::to_string(*entry);
                    desk_.act(
                        contest,
                        by_organiser(*organiser, ref, tournament::Undone{*entry}),
                        [](const auto&) {}
                    );
                }
                journals_.remove_member(contest->row.id, *id, answer_change(respond));
            };
            journals_.members(contest->row.id, read_or_answer<Members>(respond, known));
        };
    access_.with_organiser(call, dismiss);
}

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

// The appointment goes into the journal first: a judge who plays is refused there (TO-2a).
void OfficialEndpoints::accept(
    const store::PlayerRow& player,
    const store::InvitationRow& invitation,
    const Entitled& entitled,
    const Respond& respond
) {
    const auto& [contest, had] = entitled;
    const DeskRole role = role_of(invitation.role);
    if (had == DeskRole::organiser || had == role) {
        return respond(answer_response(RoleAnswer{had}));
    }
    const auto grant = [this, contest = contest, id = player.id, role, respond] {
        journals_.put_member(
            contest->row.id,
            id,
            std::string{record::spell(role)},
            world_.wall_ms(),
            [respond, role](store::Stored stored) {
                if (stored == store::Stored::stored) {
                    return respond(answer_response(RoleAnswer{role}));
                }
                const bool failed = stored == store::Stored::failed;
                respond(error_response(failed ? Reason::not_stored : Reason::no_player));
            }
        );
    };
    std::array<std::uint8_t, 8> bytes{};
    world_.random(bytes);
    std::string ref = "accept-" + spell_player(player.id);
    for (const std::uint8_t byte : bytes) ref += "0123456789abcdef"[byte % 16];
    desk_.act(
        contest,
        {.by = {tournament::Role::organiser, "invito " + invitation.note},
         .author = {.account = player.id},
         .ref = ref,
         .actions = {tournament::OfficialAppointed{
             player.name, static_cast<tournament::Role>(role)}}},
        [grant, respond](const Result<ActAnswer, DeskFault>& acted) {
            if (!acted) return respond(error_response(acted.error()));
            grant();
        }
    );
}

void OfficialEndpoints::post_listing(const Call& call) {
    access_.with_organiser(call, [this, call](const Entitled& entitled, const Respond& respond) {
        const auto wish = body_of<ListingRequest>(call);
        if (!wish) return;
        desk_.set_listing(
            entitled.contest,
            wish->listed ? store::Listing::listed : store::Listing::unlisted,
            answer_change(respond, Reason::not_found)
        );
    });
}

void OfficialEndpoints::post_forget(const Call& call) {
    access_.with_organiser(call, [this, call](const Entitled& entitled, const Respond& respond) {
        const auto& contest = entitled.contest;
        const auto wish = body_of<PersonRequest>(call);
        if (!wish) return;
        const tournament::PlayerId player{wish->player};
        const tournament::Entrant* entrant = tournament::find(contest->state(), player);
        if (entrant == nullptr) {
            return respond(error_response(DeskFault{
                .rejected = tournament::Rejected{tournament::Rejection::unknown_player}}));
        }
        const std::string number = std::to_string(wish->player);
        // That somebody was erased, by whom and when, stays in the journal.
        const tournament::Person nobody{.name = "#" + number, .ranking = entrant->person.ranking};
        desk_.act(
            contest,
            by_organiser(
                *call.player,
                "forget-" + number + "-" + std::to_string(contest->seq()),
                tournament::PersonAmended{player, nobody}
            ),
            [this, contest, player, respond](const Result<ActAnswer, DeskFault>& acted) {
                if (!acted) return respond(error_response(acted.error()));
                desk_.forget(contest, player, answer_change(respond));
            }
        );
    });
}

}  // namespace kamchatka::server
