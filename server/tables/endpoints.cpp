// The lobby, the seats and what a host may do, over HTTP.
#include "server/api/api.hpp"

#include "server/reference/rulesets.hpp"
#include "server/tables/bot_runner.hpp"
#include "server/tables/request.hpp"

#include "bots/catalogue.hpp"

namespace kamchatka::server {
namespace {

// "s2" or "2".
std::optional<Seat> read_seat(std::string_view text) {
    const std::string word = text.starts_with('s') ? std::string{text} : 's' + std::string{text};
    return record::read<Seat>(word);
}

}  // namespace

void Api::get_tables(Call& call) { call.respond(json_response(to_json_text(hub_.listed()))); }

void Api::get_my_tables(Call& call) {
    const auto player = need_player(call);
    if (!player) return;
    call.respond(json_response(to_json_text(hub_.tables_of(player->id))));
}

void Api::post_tables(Call& call) {
    const auto player = need_player(call);
    if (!player) return;
    const auto request = body_of<TableRequest>(call);
    if (!request) return;
    hub_.create({player->id, player->name}, *request, [respond = call.respond](const auto& made) {
        if (!made) return respond(error_response(made.error().reason, made.error().field));
        respond(json_response(to_json_text(CodeAnswer{(*made)->table().code})));
    });
}

void Api::post_play_now(Call& call) {
    const auto player = need_player(call);
    if (!player) return;
    const auto wish = body_of<PlayNowRequest>(call);
    if (!wish) return;
    const PlayerId host = player->id;
    hub_.create(
        {player->id, player->name},
        play_now_request(*wish),
        [respond = call.respond, host](const auto& made) {
            if (!made) return respond(error_response(made.error().reason, made.error().field));
            if (const Refusal why = (*made)->start(host)) return respond(error_response(*why));
            respond(json_response(to_json_text(CodeAnswer{(*made)->table().code})));
        }
    );
}

void Api::get_table(Call& call) {
    if (const auto room = need_room(call)) respond_detail(call, *room, std::nullopt);
}

void Api::get_table_rules(Call& call) {
    const auto room = need_room(call);
    if (room) call.respond(json_response(to_json_text(ruleset_detail(room->rules()))));
}

void Api::get_table_geometry(Call& call) {
    const auto room = need_room(call);
    if (!room) return;
    std::string geometry = geometry_of(room->rules().board);
    if (geometry.empty()) return call.respond(error_response(Reason::not_found));
    call.respond(json_response(std::move(geometry)));
}

void Api::post_sit(Call& call) {
    const auto player = need_player(call);
    if (!player) return;
    const auto wish = body_of<SitRequest>(call);
    if (!wish) return;
    if (const auto room = need_room(call)) {
        respond_detail(call, *room, room->sit(player->id, player->name, wish->seat));
    }
}

void Api::post_stand(Call& call) {
    const auto player = need_player(call);
    if (!player) return;
    if (const auto room = need_room(call)) {
        respond_detail(call, *room, room->stand_up(player->id));
    }
}

void Api::post_start(Call& call) {
    const auto player = need_player(call);
    if (!player) return;
    if (const auto room = need_room(call)) respond_detail(call, *room, room->start(player->id));
}

void Api::post_seat(Call& call) {
    const auto player = need_player(call);
    if (!player) return;
    const auto wish = body_of<SeatRequest>(call);
    if (!wish) return;
    const auto room = need_room(call);
    if (!room) return;
    const auto seat = read_seat(call.parts.at(1));
    if (!seat) return call.respond(error_response(Reason::seat_not_found));
    const std::string bot = wish->bot.value_or(std::string{bots::usual_bot});
    if (!bot_offered(bot)) return call.respond(error_response(Reason::unknown_bot, "bot"));
    respond_detail(call, *room, room->set_place(player->id, *seat, wish->kind, bot, bot_name(bot)));
}

void Api::post_mute(Call& call) {
    const auto player = need_player(call);
    if (!player) return;
    const auto wish = body_of<MuteRequest>(call);
    if (!wish) return;
    if (const auto room = need_room(call)) {
        respond_detail(call, *room, room->mute(player->id, wish->seat, wish->muted));
    }
}

void Api::post_clock(Call& call) {
    const auto player = need_player(call);
    if (!player) return;
    const auto wish = body_of<ClockRequest>(call);
    if (!wish) return;
    if (const auto room = need_room(call)) {
        respond_detail(call, *room, room->change_clock(player->id, *wish));
    }
}

void Api::post_replace(Call& call) {
    const auto player = need_player(call);
    if (!player) return;
    const auto wish = body_of<ReplaceRequest>(call);
    if (!wish) return;
    if (const auto room = need_room(call)) {
        respond_detail(call, *room, room->replace(player->id, wish->seat));
    }
}

}  // namespace kamchatka::server
