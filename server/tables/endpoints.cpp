#include "server/tables/endpoints.hpp"

#include "bots/catalogue.hpp"
#include "record/rules_schema.hpp"
#include "server/api/route.hpp"
#include "server/reference/rulesets.hpp"
#include "server/tables/bot_runner.hpp"

#include <array>

namespace kamchatka::server {
namespace {

// "s2" or "2".
std::optional<Seat> read_seat(std::string_view text) {
    const std::string word = text.starts_with('s') ? std::string{text} : 's' + std::string{text};
    return record::read<Seat>(word);
}

}  // namespace

std::optional<PlayerId> asking(const Call& call) {
    return call.player ? std::optional{call.player->id} : std::nullopt;
}

Respond once_stored(const std::shared_ptr<Room>& room, const Respond& respond) {
    return [room, respond](HttpResponse response) {
        room->when_stored([respond, response = std::move(response)](bool stored) {
            respond(stored ? response : error_response(Reason::not_stored));
        });
    };
}

void with_room(
    Directory& directory,
    const Call& call,
    std::function<void(Room& room, const Respond& respond)> then
) {
    if (directory.frozen() && call.request.method != "GET") {
        return call.respond(error_response(Reason::read_only));
    }
    directory.find(
        call.parts.front(),
        [respond = call.respond, then = std::move(then)](const auto& found) {
            if (!found) return respond(error_response(found.error()));
            then(**found, once_stored(*found, respond));
        },
        call.player ? Lane::play : Lane::visit
    );
}

std::span<const Route<TableEndpoints>> TableEndpoints::routes() {
    using Self = TableEndpoints;
    static constexpr std::array all{
        route<void, TablesAnswer>(
            "GET", "/api/tables", &Self::get_tables, "Public tables, open and running"
        ),
        route<TableRequest, CodeAnswer>(
            "POST",
            "/api/tables",
            &Self::post_tables,
            "Lay a table; whoever asks is its host",
            Cost::lasting
        ),
        route<void, std::vector<TableSummary>>(
            "GET", "/api/my/tables", &Self::get_my_tables, "Tables of the player, newest first"
        ),
        route<PlayNowRequest, CodeAnswer>(
            "POST",
            "/api/play-now",
            &Self::post_play_now,
            "A table against bots, started at once",
            Cost::lasting
        ),
        route<void, TableDetail>("GET", "/api/tables/{code}", &Self::get_table, "A table"),
        route<void, RulesetDetail>(
            "GET",
            "/api/tables/{code}/rules",
            &Self::get_table_rules,
            "The rules it is played under"
        ),
        route<void, void>(
            "GET",
            "/api/tables/{code}/geometry",
            &Self::get_table_geometry,
            "How to draw its board of quadrants (docs/boards.md)"
        ),
        route<void, CodeAnswer>(
            "POST",
            "/api/tables/{code}/rematch",
            &Self::post_rematch,
            "Play again with the same rules and people, one seat further on: the table for it, "
            "where whoever asks sits; it begins when nobody is missing",
            Cost::lasting
        ),
        route<SitRequest, TableDetail>(
            "POST",
            "/api/tables/{code}/sit",
            &Self::post_sit,
            "Take a seat, the first that is open unless named; during the game: come back"
        ),
        route<void, TableDetail>(
            "POST",
            "/api/tables/{code}/stand",
            &Self::post_stand,
            "Leave the seat; during the game a bot or nobody plays on, as the table says"
        ),
        route<void, TableDetail>(
            "POST", "/api/tables/{code}/start", &Self::post_start, "Host: begin"
        ),
        route<SeatRequest, TableDetail>(
            "POST",
            "/api/tables/{code}/seats/{seat}",
            &Self::post_seat,
            "Host: open, close or give a seat to a bot; who sat there is out"
        ),
        route<MuteRequest, TableDetail>(
            "POST", "/api/tables/{code}/mute", &Self::post_mute, "Host: a seat may not chat"
        ),
        route<ClockRequest, TableDetail>(
            "POST",
            "/api/tables/{code}/clock",
            &Self::post_clock,
            "Host: pause, go on, add minutes for all or for the seat of another"
        ),
        route<StopRequest, TableDetail>(
            "POST",
            "/api/tables/{code}/stop",
            &Self::post_stop,
            "A player would stop the game, or would not any more; it ends when all would"
        ),
        route<AbsenceRequest, TableDetail>(
            "POST",
            "/api/tables/{code}/absence",
            &Self::post_absence,
            "A player's vote on a seat whose player is absent, where the table lets them decide"
        ),
        route<PaceRequest, TableDetail>(
            "POST", "/api/tables/{code}/pace", &Self::post_pace, "Host: how fast bots play"
        ),
        route<void, TableDetail>(
            "POST",
            "/api/tables/{code}/skip",
            &Self::post_skip,
            "The only person of a game: bots wait for nothing until it is his go again"
        ),
        route<ReplaceRequest, TableDetail>(
            "POST",
            "/api/tables/{code}/replace",
            &Self::post_replace,
            "Host: a bot plays for who is gone, or the seat becomes neutral, as the table says"
        ),
    };
    return all;
}

void TableEndpoints::change(const Call& call, Deed deed) {
    const auto then = [player = *call.player,
                       deed = std::move(deed)](Room& room, const Respond& respond) {
        if (const Refusal why = deed(room, player)) return respond(error_response(*why));
        respond(answer_response(room.detail(player.id)));
    };
    with_room(directory_, call, then);
}

template <typename Wish>
void TableEndpoints::change(
    const Call& call, Refusal (*deed)(Room&, const store::PlayerRow&, const Wish&)
) {
    if (!need_player(call)) return;
    const auto wish = body_of<Wish>(call);
    if (!wish) return;
    change(call, [deed, wish = *wish](Room& room, const store::PlayerRow& player) {
        return deed(room, player, wish);
    });
}

void TableEndpoints::get_tables(const Call& call) {
    directory_.listed([respond = call.respond](const TablesAnswer& tables) {
        respond(answer_response(tables));
    });
}

void TableEndpoints::get_my_tables(const Call& call) {
    const auto player = need_player(call);
    if (!player) return;
    using Tables = std::vector<TableSummary>;
    directory_.tables_of(
        player->id,
        read_or_answer<Tables>(
            call.respond,
            [respond = call.respond](const Tables& tables) { respond(answer_response(tables)); }
        )
    );
}

void TableEndpoints::post_tables(const Call& call) {
    const auto player = need_player(call);
    if (!player) return;
    const auto request = body_of<TableRequest>(call);
    if (!request) return;
    directory_
        .create({player->id, player->name}, *request, [respond = call.respond](const auto& made) {
            if (!made) return respond(error_response(made.error().reason, made.error().field));
            respond(answer_response(CodeAnswer{(*made)->table().code}));
        });
}

void TableEndpoints::post_play_now(const Call& call) {
    const auto player = need_player(call);
    if (!player) return;
    const auto wish = body_of<PlayNowRequest>(call);
    if (!wish) return;
    directory_.create(
        {player->id, player->name},
        play_now_request(*wish),
        [respond = call.respond, host = player->id](const auto& made) {
            if (!made) return respond(error_response(made.error().reason, made.error().field));
            const Respond answer = once_stored(*made, respond);
            if (const Refusal why = (*made)->start(host)) return answer(error_response(*why));
            answer(answer_response(CodeAnswer{(*made)->table().code}));
        }
    );
}

void TableEndpoints::get_table(const Call& call) {
    const auto player = asking(call);
    with_room(directory_, call, [player](const Room& room, const Respond& respond) {
        respond(answer_response(room.detail(player)));
    });
}

void TableEndpoints::get_table_rules(const Call& call) {
    with_room(directory_, call, [this](const Room& room, const Respond& respond) {
        answer_on_worker(workers_, {Lane::play}, respond, [rules = room.shared_rules()] {
            return answer_response(ruleset_detail(*rules));
        });
    });
}

void TableEndpoints::get_table_geometry(const Call& call) {
    with_room(directory_, call, [this](const Room& room, const Respond& respond) {
        answer_on_worker(workers_, {Lane::play}, respond, [rules = room.shared_rules()] {
            std::string geometry = geometry_of(rules->board);
            if (geometry.empty()) return error_response(Reason::not_found);
            return json_response(std::move(geometry));
        });
    });
}

void TableEndpoints::post_sit(const Call& call) {
    change<SitRequest>(call, [](Room& room, const auto& player, const SitRequest& wish) {
        return room.sit(player.id, player.name, wish.seat);
    });
}

void TableEndpoints::post_rematch(const Call& call) {
    const auto player = need_player(call);
    if (!player) return;
    with_room(directory_, call, [this, player = *player](Room& room, const Respond& respond) {
        const Directory::Founder founder{player.id, player.name};
        directory_.rematch(room.shared_from_this(), founder, [founder, respond](const auto& made) {
            if (!made) return respond(error_response(made.error().reason, made.error().field));
            const Respond answer = once_stored(*made, respond);
            const Refusal why = (*made)->sit(founder.player, founder.name, std::nullopt);
            if (why) return answer(error_response(*why));
            (*made)->start_when_complete();
            answer(answer_response(CodeAnswer{(*made)->table().code}));
        });
    });
}

void TableEndpoints::post_stand(const Call& call) {
    if (!need_player(call)) return;
    change(call, [](Room& room, const auto& player) { return room.stand_up(player.id); });
}

void TableEndpoints::post_start(const Call& call) {
    if (!need_player(call)) return;
    change(call, [](Room& room, const auto& player) { return room.start(player.id); });
}

void TableEndpoints::post_seat(const Call& call) {
    if (!need_player(call)) return;
    const auto wish = body_of<SeatRequest>(call);
    if (!wish) return;
    const auto seat = read_seat(call.parts.at(1));
    if (!seat) return call.respond(error_response(Reason::seat_not_found));
    const std::string bot = wish->bot.value_or(std::string{bots::usual_bot});
    if (!bot_offered(bot)) return call.respond(error_response(Reason::unknown_bot, "bot"));
    change(call, [seat = *seat, bot, kind = wish->kind](Room& room, const auto& player) {
        return room.set_place(player.id, seat, kind, bot, bot_name(bot));
    });
}

void TableEndpoints::post_mute(const Call& call) {
    change<MuteRequest>(call, [](Room& room, const auto& player, const MuteRequest& wish) {
        return room.mute(player.id, wish.seat, wish.muted);
    });
}

void TableEndpoints::post_clock(const Call& call) {
    change<ClockRequest>(call, [](Room& room, const auto& player, const ClockRequest& wish) {
        return room.change_clock(player.id, wish);
    });
}

void TableEndpoints::post_stop(const Call& call) {
    change<StopRequest>(call, [](Room& room, const auto& player, const StopRequest& wish) {
        return room.agree_to_stop(player.id, wish.agree);
    });
}

void TableEndpoints::post_absence(const Call& call) {
    change<AbsenceRequest>(call, [](Room& room, const auto& player, const AbsenceRequest& wish) {
        return room.vote_on_absence(player.id, wish.seat, wish.vote);
    });
}

void TableEndpoints::post_pace(const Call& call) {
    change<PaceRequest>(call, [](Room& room, const auto& player, const PaceRequest& wish) {
        return room.set_pace(player.id, wish.bot_pace);
    });
}

void TableEndpoints::post_skip(const Call& call) {
    if (!need_player(call)) return;
    change(call, [](Room& room, const auto& player) { return room.skip_bots(player.id); });
}

void TableEndpoints::post_replace(const Call& call) {
    change<ReplaceRequest>(call, [](Room& room, const auto& player, const ReplaceRequest& wish) {
        return room.replace(player.id, wish.seat);
    });
}

}  // namespace kamchatka::server
