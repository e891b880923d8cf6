#include "server/companion/endpoints.hpp"

#include "server/api/route.hpp"

#include <array>

namespace kamchatka::server {
namespace {

HttpResponse fault_response(const CompanionFault& fault) {
    ErrorAnswer answer;
    append_quoted(answer.error.reason.text, fault.reason);
    if (!fault.field.empty()) answer.error.field = fault.field;
    return json_response(to_json_text(answer), fault.status);
}

}  // namespace

std::span<const Route<CompanionEndpoints>> CompanionEndpoints::routes() {
    using Self = CompanionEndpoints;
    static constexpr std::array all{
        route<void, void>(
            "GET",
            "/api/my/companions",
            &Self::get_my_companions,
            "Companion tables of the player, newest first (docs/companion.md)"
        ),
        route<void, void>(
            "GET",
            "/api/companions/{code}",
            &Self::get_companion,
            "The book of a companion table, for those who keep it"
        ),
        route<void, void>(
            "POST",
            "/api/companions/{code}/entries",
            &Self::post_companion,
            "Entries of the book in order; those stored before are passed over"
        ),
    };
    return all;
}

// {"entries":[...]}, in order, from any number on.
void CompanionEndpoints::post_companion(const Call& call) {
    const auto player = need_player(call);
    if (!player) return;
    const auto value = parse_strict(call.request.body);
    const boost::json::object* body = value ? value->if_object() : nullptr;
    const boost::json::value* entries = body == nullptr ? nullptr : body->if_contains("entries");
    if (entries == nullptr || !entries->is_array() || body->size() != 1) {
        return call.respond(error_response(Reason::malformed, "entries"));
    }
    companions_.take(
        *player,
        call.parts.front(),
        entries->get_array(),
        [respond = call.respond](const Result<std::uint64_t, CompanionFault>& taken) {
            if (!taken) return respond(fault_response(taken.error()));
            respond(json_response("{\"seq\":" + std::to_string(*taken) + "}"));
        }
    );
}

void CompanionEndpoints::get_companion(const Call& call) {
    const auto player = need_player(call);
    if (!player) return;
    companions_.read(
        *player,
        call.parts.front(),
        [respond = call.respond](Result<std::string, CompanionFault> book) {
            respond(book ? json_response(*std::move(book)) : fault_response(book.error()));
        }
    );
}

void CompanionEndpoints::get_my_companions(const Call& call) {
    const auto player = need_player(call);
    if (!player) return;
    companions_.of(
        *player,
        [respond = call.respond](const Result<boost::json::array, CompanionFault>& all) {
            if (!all) return respond(fault_response(all.error()));
            respond(json_response(boost::json::serialize(*all)));
        }
    );
}

}  // namespace kamchatka::server
