#include "server/desk/access.hpp"

#include "server/desk/schema.hpp"
#include "server/desk/view.hpp"

namespace kamchatka::server {

HttpResponse error_response(const DeskFault& fault) {
    if (!fault.rejected) return error_response(fault.reason);
    ErrorAnswer answer;
    append_quoted(answer.error.reason.text, codec::spell(fault.rejected->reason));
    answer.error.message = wording(*fault.rejected);
    const bool forbidden = fault.rejected->reason == tournament::Rejection::not_yours_to_do;
    return json_response(to_json_text(answer), forbidden ? 403 : 409);
}

DeskRole role_named(const std::string& word) {
    return record::read<DeskRole>(word).value_or(DeskRole::public_);
}

Desk::Acted answer_act(const Respond& respond) {
    return [respond](const Result<ActAnswer, DeskFault>& acted) {
        respond(acted ? answer_response(*acted) : error_response(acted.error()));
    };
}

void DeskAccess::with_contest(
    const Call& call, std::function<void(const Desk::Found& contest, const Respond& respond)> then
) {
    desk_.find(call.parts.front(), [respond = call.respond, then](const auto& found) {
        if (!found) return respond(error_response(found.error()));
        then(*found, respond);
    });
}

void DeskAccess::with_role(const Call& call, Then then) {
    with_contest(
        call,
        [this, player = call.player, then](const auto& contest, const auto& respond) {
            if (!player) return then({contest, DeskRole::public_}, respond);
            using Member = std::optional<store::MemberRow>;
            const auto read = [contest, respond, then](const Member& member) {
                if (!member) return then({contest, DeskRole::public_}, respond);
                then({contest, role_named(member->role), member->name}, respond);
            };
            journals_.member(contest->row.id, player->id, read_or_answer<Member>(respond, read));
        }
    );
}

void DeskAccess::with_desk(const Call& call, Then then) {
    const Reason refused = call.player ? Reason::not_permitted : Reason::no_player;
    with_role(call, [then, refused](const Entitled& entitled, const Respond& respond) {
        if (!runs_the_desk(entitled.role)) return respond(error_response(refused));
        then(entitled, respond);
    });
}

void DeskAccess::with_organiser(const Call& call, Then then) {
    with_desk(call, [then](const Entitled& entitled, const Respond& respond) {
        if (entitled.role != DeskRole::organiser) {
            return respond(error_response(Reason::not_permitted));
        }
        then(entitled, respond);
    });
}

}  // namespace kamchatka::server
