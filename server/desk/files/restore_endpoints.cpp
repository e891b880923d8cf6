#include "server/desk/files/restore_endpoints.hpp"

#include "server/api/route.hpp"
#include "server/desk/access.hpp"
#include "server/desk/schema.hpp"

#include <array>

namespace kamchatka::server {

std::span<const Route<RestoreEndpoints>> RestoreEndpoints::routes() {
    static constexpr std::array all{
        route<void, CodeAnswer>(
            "POST",
            "/api/tournaments/restore",
            &RestoreEndpoints::post_restore,
            "A tournament anew from what export?format=file gave, in the body as it is; whoever "
            "asks organises it",
            Cost::lasting
        ),
    };
    return all;
}

void RestoreEndpoints::post_restore(const Call& call) {
    const auto player = need_player(call);
    if (!player) return;
    desk_.restore(*player, call.request.body, [respond = call.respond](const auto& made) {
        respond(made ? answer_response(CodeAnswer{*made}) : error_response(made.error()));
    });
}

}  // namespace kamchatka::server
