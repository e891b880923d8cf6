#include "server/companion/endpoints.hpp"

#include "referee/schema.hpp"
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
        route<void, std::vector<CompanionLine>>(
            "GET",
            "/api/my/companions",
            &Self::get_my_companions,
            "Companion tables of the player, newest first (docs/companion.md)"
        ),
        route<void, CompanionBook>(
            "GET",
            "/api/companions/{code}",
            &Self::get_companion,
            "The book of a companion table, for those who keep it",
            Cost::much
        ),
        route<CompanionRequest, CompanionAnswer>(
            "POST",
            "/api/companions/{code}/entries",
            &Self::post_companion,
            "Entries of the book in order; those stored before are passed over",
            Cost::much
        ),
    };
    return all;
}

void CompanionEndpoints::post_companion(const Call& call) {
    const auto player = need_player(call);
    if (!player) return;
    auto wish = body_of<CompanionRequest>(call);
    if (!wish) return;
    if (!wish->entries.value.is_array()) {
        return call.respond(error_response(Reason::malformed, "entries"));
    }
    companions_.take(
        *player,
        call.parts.front(),
        std::move(wish->entries.value.get_array()),
        [respond = call.respond](const Result<std::uint64_t, CompanionFault>& taken) {
            if (!taken) return respond(fault_response(taken.error()));
            respond(answer_response(CompanionAnswer{*taken}));
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
        [respond = call.respond](const Result<std::vector<CompanionLine>, CompanionFault>& all) {
            respond(all ? answer_response(*all) : fault_response(all.error()));
        }
    );
}

}  // namespace kamchatka::server
