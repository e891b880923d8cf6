#include "server/api/call.hpp"

#include "server/runtime/operator_log.hpp"

namespace kamchatka::server {

unsigned status_of(Reason reason) {
    switch (reason) {
        case Reason::malformed:
        case Reason::odd_characters:
        case Reason::unknown_ruleset:
        case Reason::unknown_bot:
        case Reason::unknown_knob:
        case Reason::bad_option:
        case Reason::bad_board:
        case Reason::bad_settings:
        case Reason::too_few_seats:
        case Reason::too_many_seats:
        case Reason::bad_format:
        case Reason::bad_tournament_file:
        case Reason::bad_record: return 400;
        case Reason::no_player: return 401;
        case Reason::forbidden_origin:
        case Reason::missing_header:
        case Reason::not_host:
        case Reason::not_seated:
        case Reason::not_permitted:
        case Reason::invitation_refused:
        case Reason::bad_badge:
        case Reason::out_of_the_tournament:
        case Reason::game_not_over:
        case Reason::spectators_off: return 403;
        case Reason::not_found:
        case Reason::table_not_found:
        case Reason::tournament_not_found:
        case Reason::bad_invitation:
        case Reason::seat_not_found: return 404;
        case Reason::method_not_allowed: return 405;
        case Reason::too_large: return 413;
        case Reason::wrong_host: return 421;
        case Reason::rate_limited:
        case Reason::too_many_sockets:
        case Reason::too_many_tables: return 429;
        case Reason::server_busy:
        case Reason::shutting_down:
        case Reason::not_stored:
        case Reason::read_only: return 503;
        case Reason::table_full:
        case Reason::table_running:
        case Reason::table_not_running:
        case Reason::table_ended:
        case Reason::seat_taken:
        case Reason::seat_closed:
        case Reason::seat_moved:
        case Reason::plays_another_seat:
        case Reason::seat_not_human:
        case Reason::player_present:
        case Reason::time_for_oneself:
        case Reason::out_of_time:
        case Reason::no_vote:
        case Reason::too_few_players:
        case Reason::no_clock:
        case Reason::paused:
        case Reason::not_joined:
        case Reason::stale:
        case Reason::promise_not_kept:
        case Reason::chat_off:
        case Reason::chat_muted:
        case Reason::chat_silenced: return 409;
        case Reason::damaged: return 500;
    }
    return 500;
}

HttpResponse json_response(std::string text, unsigned status) {
    return {
        .status = status,
        .content_type = "application/json",
        .body = std::make_shared<const std::string>(std::move(text)),
        .headers = {{"Cache-Control", "no-store"}},
    };
}

HttpResponse error_response(Reason reason, std::string field) {
    ErrorAnswer answer;
    append_json(answer.error.reason.text, reason);
    if (!field.empty()) answer.error.field = std::move(field);
    return json_response(to_json_text(answer), status_of(reason));
}

HttpResponse empty_response() { return json_response("{}"); }

HttpResponse file_response(std::string text, std::string type, const std::string& name) {
    HttpResponse response = json_response(std::move(text));
    response.content_type = std::move(type);
    response.headers.emplace_back("Content-Disposition", "attachment; filename=\"" + name + "\"");
    return response;
}

std::optional<store::PlayerRow> need_player(const Call& call) {
    if (!call.player) call.respond(error_response(Reason::no_player));
    return call.player;
}

HttpResponse unread_response(const store::Unread& unread) {
    note_once(Level::error, "unread", {{"why", unread.why}});
    return error_response(Reason::damaged);
}

void answer_on_worker(
    Workers& workers, Errand errand, const Respond& respond, std::function<HttpResponse()> work
) {
    const bool taken = workers.run<HttpResponse>(
        std::move(errand),
        std::move(work),
        [respond](std::optional<HttpResponse> made) {
            respond(made ? *std::move(made) : error_response(Reason::damaged));
        }
    );
    if (!taken) respond(error_response(Reason::server_busy));
}

}  // namespace kamchatka::server
