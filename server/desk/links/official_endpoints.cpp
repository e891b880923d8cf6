#include "server/desk/links/official_endpoints.hpp"

#include "server/api/route.hpp"
#include "server/desk/schema.hpp"
#include "server/desk/view.hpp"
#include "server/people/tokens.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace kamchatka::server {
namespace {

using Members = std::vector<store::MemberRow>;
using Invitations = std::vector<store::InvitationRow>;

constexpr std::size_t name_bytes_max = 100;
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

// Those who wait, with the link that each has opened.
std::vector<KnockLine> knock_lines(
    const std::vector<Knock>& waiting, const Invitations& invitations
) {
    std::vector<KnockLine> lines;
    for (const Knock& each : waiting) {
        const auto link =
            std::ranges::find(invitations, each.invitation, &store::InvitationRow::id);
        if (link == invitations.end()) continue;
        lines.push_back(
            {.invitation = std::to_string(each.invitation),
             .player = spell_player(each.player),
             .called = each.name,
             .role = role_named(link->role),
             .name = link->note}
        );
    }
    return lines;
}

OfficialsAnswer officials_answer(
    const Members& members, const Invitations& invitations, store::PlayerId asker
) {
    OfficialsAnswer answer;
    for (const store::MemberRow& each : members) {
        MemberLine& line = answer.members.emplace_back();
        line.id = spell_player(each.player);
        line.name = each.name;
        line.role = role_named(each.role);
        line.since_ms = each.since_ms;
        line.me = each.player == asker;
    }
    for (const auto& each : invitations) {
        answer.invitations.push_back(
            {.id = std::to_string(each.id),
             .role = role_named(each.role),
             .name = each.note,
             .created_ms = each.created_ms,
             .held = each.holder.has_value()}
        );
    }
    return answer;
}

// A change of the desk's own, which the caller's wording names.
Asked by_desk(
    const Entitled& entitled,
    const store::PlayerRow& player,
    std::string ref,
    tournament::Action action
) {
    return {
        .by = {static_cast<tournament::Role>(entitled.role), entitled.name},
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
            "A link that gives a role to one person; the Official Judge makes those of Table Judges"
        ),
        route<void, EmptyAnswer>(
            "POST",
            "/api/tournaments/{code}/invitations/{id}/revoke",
            &Self::post_invitation_revoke,
            "The link is worth nothing any more; by whoever may make it"
        ),
        route<void, EmptyAnswer>(
            "POST",
            "/api/tournaments/{code}/members/{id}/remove",
            &Self::post_member_remove,
            "Takes a role away; by whoever may give it"
        ),
        route<KnockRequest, EmptyAnswer>(
            "POST",
            "/api/tournaments/{code}/knock",
            &Self::post_knock,
            "Whether somebody who has opened another's link gets the role; by whoever may give it"
        ),
        route<TokenRequest, RoleAnswer>(
            "POST",
            "/api/tournaments/{code}/accept",
            &Self::post_accept,
            "Take the role that a link gives; where the link is another's the desk is asked"
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
                    [this, journal, respond, members, player](const Invitations& invitations) {
                        auto all = officials_answer(members, invitations, player->id);
                        const auto waiting = desk_.knocks().waiting(journal, world_.now_ms());
                        all.knocks = knock_lines(waiting, invitations);
                        respond(answer_response(all));
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
        if (!appoints(DeskRole::organiser, wish->role)) {
            return respond(error_response(Reason::malformed, "role"));
        }
        if (!appoints(entitled.role, wish->role)) {
            return respond(error_response(Reason::not_permitted));
        }
        if (tournament::folded(wish->name).empty() || wish->name.size() > name_bytes_max) {
            return respond(error_response(Reason::malformed, "name"));
        }
        const std::string token = new_token();
        const store::InvitationRow row{
            .id = 0,
            .journal = entitled.contest->row.id,
            .token = token_hash(token),
            .role = std::string{record::spell(wish->role)},
            .note = wish->name,
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
    access_.with_desk(call, invite);
}

void OfficialEndpoints::with_link(
    const Call& call,
    std::optional<std::int64_t> id,
    std::function<void(const Entitled& entitled, const Respond& respond)> then
) {
    access_.with_desk(call, [this, id, then](const Entitled& entitled, const Respond& respond) {
        const auto known = [=](const Invitations& all) {
            const auto link =
                std::ranges::find_if(all, [&](const auto& each) { return id && each.id == *id; });
            if (link == all.end()) return respond(error_response(Reason::bad_invitation));
            if (!appoints(entitled.role, role_named(link->role))) {
                return respond(error_response(Reason::not_permitted));
            }
            then(entitled, respond);
        };
        journals_.invitations(
            entitled.contest->row.id, read_or_answer<Invitations>(respond, known)
        );
    });
}

void OfficialEndpoints::post_knock(const Call& call) {
    const auto wish = body_of<KnockRequest>(call);
    if (!wish) return;
    const auto id = read_id(wish->invitation);
    const auto answer = [this, id, wish = *wish](const Entitled& entitled, const Respond& respond) {
        const auto player = read_id(wish.player);
        const Door door = wish.allow ? Door::opened : Door::shut;
        const bool waited =
            player && desk_.knocks().answer(entitled.contest->row.id, *id, *player, door);
        respond(waited ? empty_response() : error_response(Reason::not_found));
    };
    with_link(call, id, answer);
}

void OfficialEndpoints::post_invitation_revoke(const Call& call) {
    const auto id = read_id(call.parts.at(1));
    with_link(call, id, [this, id](const Entitled& entitled, const Respond& respond) {
        journals_.remove_invitation(
            entitled.contest->row.id, *id, answer_change(respond, Reason::bad_invitation)
        );
    });
}

// The owner stays: somebody must run it.
void OfficialEndpoints::post_member_remove(const Call& call) {
    const auto id = read_id(call.parts.at(1));
    const auto dismiss =
        [this, id, asker = call.player](const Entitled& entitled, const Respond& respond) {
            const auto& contest = entitled.contest;
            if (!id || id == contest->row.owner)
                return respond(error_response(Reason::not_permitted));
            const auto known = [=, this](const Members& members) {
                const auto member = std::ranges::find(members, *id, &store::MemberRow::player);
                if (member == members.end()) return respond(empty_response());
                if (!appoints(entitled.role, role_named(member->role))) {
                    return respond(error_response(Reason::not_permitted));
                }
                // Another device of the same person has the role still.
                const bool last =
                    std::ranges::count(members, member->name, &store::MemberRow::name) == 1;
                const auto entry = last ? appointment_of(*contest, member->name) : std::nullopt;
                if (entry) {
                    // Where others rest on it, the name stays on the list; the power goes all the
                    // same.
                    const std::string ref = "dismiss-" + std::to_string(*entry);
                    desk_.act(
                        contest,
                        by_desk(entitled, *asker, ref, tournament::Undone{*entry}),
                        [](const auto&) {}
                    );
                }
                journals_.remove_member(contest->row.id, *id, answer_change(respond));
            };
            journals_.members(contest->row.id, read_or_answer<Members>(respond, known));
        };
    access_.with_desk(call, dismiss);
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
            by_desk(
                entitled,
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
