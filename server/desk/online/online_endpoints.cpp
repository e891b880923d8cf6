#include "server/desk/online/online_endpoints.hpp"

#include "server/api/route.hpp"
#include "server/desk/schema.hpp"

#include <array>

namespace kamchatka::server {
namespace {

Desk::Opened answer_online(const Respond& respond) {
    return [respond](const Result<OnlineAnswer, DeskFault>& online) {
        respond(online ? answer_response(*online) : error_response(online.error()));
    };
}

}  // namespace

std::span<const Route<OnlineEndpoints>> OnlineEndpoints::routes() {
    using Self = OnlineEndpoints;
    static constexpr std::array all{
        route<void, OnlineAnswer>(
            "GET",
            "/api/tournaments/{code}/online",
            &Self::get_online,
            "Desk: the online tables of the last round"
        ),
        route<OnlineRequest, OnlineAnswer>(
            "POST",
            "/api/tournaments/{code}/online/open",
            &Self::post_open,
            "Organiser: opens the tables of the last round on this server"
        ),
        route<void, OnlineAnswer>(
            "POST",
            "/api/tournaments/{code}/online/start",
            &Self::post_start,
            "Organiser: begins all tables whose players are there"
        ),
        route<OnlineOrder, OnlineAnswer>(
            "POST",
            "/api/tournaments/{code}/online/order",
            &Self::post_order,
            "Desk: pause, go on, add minutes, or have somebody played for, at one table"
        ),
        route<JudgeRequest, ActAnswer>(
            "POST",
            "/api/tables/{code}/judge",
            &Self::post_judge,
            "A seat at a table of a tournament: calls the judge"
        ),
    };
    return all;
}

void OnlineEndpoints::get_online(const Call& call) {
    access_.with_desk(call, [this](const Entitled& entitled, const Respond& respond) {
        desk_.online(entitled.contest, [respond](const OnlineAnswer& answer) {
            respond(answer_response(answer));
        });
    });
}

void OnlineEndpoints::post_open(const Call& call) {
    const auto wish = body_of<OnlineRequest>(call);
    if (!wish) return;
    const StandIn absent = wish->absent.value_or(StandIn::nobody);
    if (absent == StandIn::neutral || absent == StandIn::vote) {
        return call.respond(error_response(Reason::malformed, "absent"));
    }
    const auto open =
        [this, absent, player = call.player](const Entitled& entitled, const Respond& respond) {
            const Directory::Founder founder{player->id, entitled.name};
            desk_.open_online(entitled.contest, founder, absent, answer_online(respond));
        };
    access_.with_organiser(call, open);
}

void OnlineEndpoints::post_start(const Call& call) {
    access_.with_organiser(call, [this](const Entitled& entitled, const Respond& respond) {
        desk_.start_online(entitled.contest, [respond](const OnlineAnswer& answer) {
            respond(answer_response(answer));
        });
    });
}

void OnlineEndpoints::post_order(const Call& call) {
    const auto order = body_of<OnlineOrder>(call);
    if (!order) return;
    const auto give = [this, order = *order](const Entitled& entitled, const Respond& respond) {
        desk_.order_online(entitled.contest, order, answer_online(respond));
    };
    access_.with_desk(call, give);
}

void OnlineEndpoints::post_judge(const Call& call) {
    const auto player = need_player(call);
    if (!player) return;
    const auto wish = body_of<JudgeRequest>(call);
    if (!wish) return;
    if (wish->reason.size() > tournament::field_bytes_max) {
        return call.respond(error_response(Reason::malformed, "reason"));
    }
    desk_.call_from_table(call.parts.front(), player->id, wish->reason, answer_act(call.respond));
}

}  // namespace kamchatka::server
