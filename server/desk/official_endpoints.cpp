// Who does what at a tournament: roles, links that give one, and what is nobody's to know any more.
#include "server/api/api.hpp"

#include "server/desk/view.hpp"
#include "server/people/tokens.hpp"

#include <algorithm>
#include <charconv>

namespace kamchatka::server {
namespace {

constexpr std::size_t note_bytes_max = 100;
constexpr std::size_t invitations_max = 200;

std::optional<std::int64_t> read_id(std::string_view text) {
    std::int64_t id = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), id);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return id;
}

// Answers in the loop, once the store has.
template <typename Answer>
store::Done<Answer> in_loop(World& world, std::function<void(Answer)> then) {
    return [&world, then = std::move(then)](Answer answer) {
        world.in_loop([then, answer] { then(answer); });
    };
}

void respond_empty(const Respond& respond) { respond(json_response("{}")); }

// The entry that appointed somebody and counts still.
std::optional<std::uint64_t> appointment_of(const Contest& contest, std::string_view name) {
    std::optional<std::uint64_t> found;
    for (const tournament::Entry& entry : contest.journal) {
        const auto* each = std::get_if<tournament::OfficialAppointed>(&entry.event);
        if (each != nullptr && each->name == name) found = entry.seq;
        const auto* undone = std::get_if<tournament::Undone>(&entry.event);
        if (undone != nullptr && undone->entry == found) found.reset();
    }
    return found;
}

}  // namespace

void Api::get_officials(Call& call) {
    const auto entitled = need_desk(call);
    if (!entitled) return;
    OfficialsAnswer answer;
    for (const store::MemberRow& each : desk_.journals().members(entitled->contest->row.id)) {
        MemberLine& line = answer.members.emplace_back();
        line.id = spell_player(each.player);
        line.name = each.name;
        line.role = record::read<DeskRole>(each.role).value_or(DeskRole::public_);
        line.since_ms = each.since_ms;
        line.me = call.player && each.player == call.player->id;
    }
    for (const auto& each : desk_.journals().invitations(entitled->contest->row.id)) {
        answer.invitations.push_back(
            {.id = std::to_string(each.id),
             .role = record::read<DeskRole>(each.role).value_or(DeskRole::public_),
             .note = each.note,
             .created_ms = each.created_ms}
        );
    }
    call.respond(json_response(to_json_text(answer)));
}

void Api::post_invitation(Call& call) {
    const auto entitled = need_organiser(call);
    if (!entitled) return;
    const auto wish = body_of<InvitationRequest>(call);
    if (!wish) return;
    const bool offered = wish->role == DeskRole::organiser ||
        wish->role == DeskRole::official_judge || wish->role == DeskRole::table_judge;
    if (!offered) return call.respond(error_response(Reason::malformed, "role"));
    if (wish->note.size() > note_bytes_max) {
        return call.respond(error_response(Reason::malformed, "note"));
    }
    const auto& row = entitled->contest->row;
    if (desk_.journals().invitations(row.id).size() >= invitations_max) {
        return call.respond(error_response(Reason::too_large));
    }
    const std::string token = new_token();
    desk_.journals().add_invitation(
        {.id = 0,
         .journal = row.id,
         .token = token_hash(token),
         .role = std::string{record::spell(wish->role)},
         .note = wish->note,
         .created_ms = world_.now_ms()},
        in_loop<store::Stored>(
            world_,
            [respond = call.respond, token](store::Stored stored) {
                if (stored != store::Stored::stored) {
                    return respond(error_response(Reason::not_stored));
                }
                respond(json_response(to_json_text(InvitationAnswer{token})));
            }
        )
    );
}

void Api::post_invitation_revoke(Call& call) {
    const auto entitled = need_organiser(call);
    if (!entitled) return;
    const auto id = read_id(call.parts.at(1));
    if (!id) return call.respond(error_response(Reason::bad_invitation));
    desk_.journals().remove_invitation(
        entitled->contest->row.id,
        *id,
        in_loop<store::Changed>(
            world_,
            [respond = call.respond](store::Changed changed) {
                if (changed == store::Changed::changed) return respond_empty(respond);
                const bool failed = changed == store::Changed::failed;
                respond(error_response(failed ? Reason::not_stored : Reason::bad_invitation));
            }
        )
    );
}

// The owner stays: somebody must run it.
void Api::post_member_remove(Call& call) {
    const auto entitled = need_organiser(call);
    if (!entitled) return;
    const auto& contest = entitled->contest;
    const auto id = read_id(call.parts.at(1));
    if (!id || id == contest->row.owner) return call.respond(error_response(Reason::not_permitted));
    std::string name;
    for (const store::MemberRow& each : desk_.journals().members(contest->row.id)) {
        if (each.player == *id) name = each.name;
    }
    if (const auto entry = appointment_of(*contest, name)) {
        // Where others rest on it, the name stays on the list; the power goes all the same.
        desk_.act(
            contest,
            {.by = {tournament::Role::organiser, call.player->name},
             .author = {.account = call.player->id},
             .ref = "dismiss-" + std::to_string(*entry),
             .actions = {tournament::Undone{*entry}}},
            [](const auto&) {}
        );
    }
    desk_.journals().remove_member(
        contest->row.id,
        *id,
        in_loop<store::Changed>(
            world_, [respond = call.respond](store::Changed) { respond_empty(respond); }
        )
    );
}

// The appointment goes into the journal first: a judge who plays is refused there (TO-2a).
void Api::post_accept(Call& call) {
    const auto player = need_player(call);
    if (!player) return;
    const auto wish = body_of<TokenRequest>(call);
    if (!wish) return;
    const auto contest = need_contest(call);
    if (!contest) return;
    const auto invitation = desk_.journals().invitation(token_hash(wish->token));
    if (!invitation || invitation->journal != contest->row.id) {
        return call.respond(error_response(Reason::bad_invitation));
    }
    const auto role = record::read<DeskRole>(invitation->role).value_or(DeskRole::public_);
    const DeskRole had = role_in(call, *contest);
    if (had == DeskRole::organiser || had == role) {
        return call.respond(json_response(to_json_text(RoleAnswer{had})));
    }
    const auto grant = [this, contest, id = player->id, role, respond = call.respond] {
        desk_.journals().put_member(
            contest->row.id,
            id,
            std::string{record::spell(role)},
            world_.now_ms(),
            in_loop<store::Stored>(
                world_,
                [respond, role](store::Stored stored) {
                    if (stored != store::Stored::stored) {
                        return respond(error_response(Reason::no_player));
                    }
                    respond(json_response(to_json_text(RoleAnswer{role})));
                }
            )
        );
    };
    std::array<std::uint8_t, 8> bytes{};
    world_.random(bytes);
    std::string ref = "accept-" + spell_player(player->id);
    for (const std::uint8_t byte : bytes) ref += "0123456789abcdef"[byte % 16];
    desk_.act(
        contest,
        {.by = {tournament::Role::organiser, "invito " + invitation->note},
         .author = {.account = player->id},
         .ref = ref,
         .actions = {tournament::OfficialAppointed{
             player->name, static_cast<tournament::Role>(role)}}},
        [grant, respond = call.respond](const Result<ActAnswer, DeskFault>& acted) {
            if (!acted) return respond(error_response(acted.error()));
            grant();
        }
    );
}

void Api::post_listing(Call& call) {
    const auto entitled = need_organiser(call);
    if (!entitled) return;
    const auto wish = body_of<ListingRequest>(call);
    if (!wish) return;
    desk_.set_listing(
        entitled->contest, wish->listed ? store::Listing::listed : store::Listing::unlisted
    );
    respond_empty(call.respond);
}

void Api::post_forget(Call& call) {
    const auto entitled = need_organiser(call);
    if (!entitled) return;
    const auto wish = body_of<PersonRequest>(call);
    if (!wish) return;
    const tournament::PlayerId player{wish->player};
    if (tournament::find(entitled->contest->state, player) == nullptr) {
        return call.respond(error_response(DeskFault{
            .rejected = tournament::Rejected{tournament::Rejection::unknown_player}}));
    }
    // That somebody was erased, by whom and when, stays in the journal.
    const tournament::Person nobody{
        .name = "#" + std::to_string(wish->player),
        .ranking = tournament::find(entitled->contest->state, player)->person.ranking};
    const auto erase = [this, contest = entitled->contest, player, respond = call.respond] {
        desk_.forget(contest, player, [respond] { respond_empty(respond); });
    };
    desk_.act(
        entitled->contest,
        {.by = {tournament::Role::organiser, call.player->name},
         .author = {.account = call.player->id},
         .ref = "forget-" + std::to_string(wish->player) + "-" +
             std::to_string(entitled->contest->seq()),
         .actions = {tournament::PersonAmended{player, nobody}}},
        [erase, respond = call.respond](const Result<ActAnswer, DeskFault>& acted) {
            if (!acted) return respond(error_response(acted.error()));
            erase();
        }
    );
}

}  // namespace kamchatka::server
