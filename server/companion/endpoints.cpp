// Companion tables over HTTP: entries in, the book out, the list of one's own.
#include "server/api/api.hpp"

#include "server/companion/companions.hpp"

namespace kamchatka::server {
namespace {

HttpResponse fault_response(const CompanionFault& fault) {
    ErrorAnswer answer;
    append_quoted(answer.error.reason.text, fault.reason);
    if (!fault.field.empty()) answer.error.field = fault.field;
    return json_response(to_json_text(answer), fault.status);
}

}  // namespace

// {"entries":[...]}, in order, from any number on.
void Api::post_companion(Call& call) {
    if (companions == nullptr) return call.respond(error_response(Reason::not_found));
    const auto player = need_player(call);
    if (!player) return;
    const auto value = parse_strict(call.request.body);
    const boost::json::object* body = value ? value->if_object() : nullptr;
    const boost::json::value* entries = body == nullptr ? nullptr : body->if_contains("entries");
    if (entries == nullptr || !entries->is_array() || body->size() != 1) {
        return call.respond(error_response(Reason::malformed, "entries"));
    }
    companions->take(
        *player,
        call.parts.front(),
        entries->get_array(),
        [respond = call.respond](const Result<std::uint64_t, CompanionFault>& taken) {
            if (!taken) return respond(fault_response(taken.error()));
            respond(json_response("{\"seq\":" + std::to_string(*taken) + "}"));
        }
    );
}

void Api::get_companion(Call& call) {
    if (companions == nullptr) return call.respond(error_response(Reason::not_found));
    const auto player = need_player(call);
    if (!player) return;
    const auto found = companions->read(*player, call.parts.front());
    if (!found) return call.respond(fault_response(found.error()));
    call.respond(json_response(boost::json::serialize(*found)));
}

void Api::get_my_companions(Call& call) {
    if (companions == nullptr) return call.respond(error_response(Reason::not_found));
    const auto player = need_player(call);
    if (!player) return;
    call.respond(json_response(boost::json::serialize(companions->of(*player))));
}

}  // namespace kamchatka::server
