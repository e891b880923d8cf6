// Players by the link on their badge, and the online tables of a round.
#include "server/api/api.hpp"

#include <sodium.h>

#include <algorithm>

namespace kamchatka::server {
namespace {

bool same(std::string_view a, std::string_view b) {
    return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

BadgeAnswer badge_of(const Contest& contest, tournament::PlayerId player) {
    BadgeAnswer answer;
    const tournament::Entrant* entrant = tournament::find(contest.state, player);
    answer.player = tournament::number_of(player);
    answer.name = entrant->person.name;
    answer.present = entrant->present;
    if (contest.state.rounds.empty()) return answer;
    const auto& tables = contest.state.rounds.back().tables;
    for (std::size_t i = 0; i < tables.size(); ++i) {
        if (std::ranges::count(tables[i].players, player) == 0) continue;
        answer.round = static_cast<std::uint32_t>(contest.state.rounds.size());
        answer.table = static_cast<std::uint32_t>(i + 1);
        if (!tables[i].online.empty()) answer.online = tables[i].online;
    }
    return answer;
}

}  // namespace

std::optional<Api::Bearer> Api::need_bearer(
    Call& call, std::uint32_t player, std::string_view token
) {
    const auto contest = need_contest(call);
    if (!contest) return std::nullopt;
    const tournament::PlayerId id{player};
    const bool known = player != 0 && tournament::find(contest->state, id) != nullptr;
    if (known && same(token, badge_token(contest->row, id))) return Bearer{contest, id};
    call.respond(error_response(Reason::bad_badge));
    return std::nullopt;
}

void Api::get_badges(Call& call) {
    const auto entitled = need_desk(call);
    if (!entitled) return;
    BadgesAnswer answer;
    for (const tournament::Entrant& each : entitled->contest->state.entrants) {
        if (each.standing == tournament::Standing::removed) continue;
        answer.badges.push_back(
            {tournament::number_of(each.id), badge_token(entitled->contest->row, each.id)}
        );
    }
    call.respond(json_response(to_json_text(answer)));
}

void Api::post_badge(Call& call) {
    const auto wish = body_of<BadgeRequest>(call);
    if (!wish) return;
    const auto bearer = need_bearer(call, wish->player, wish->token);
    if (bearer) {
        call.respond(json_response(to_json_text(badge_of(*bearer->contest, bearer->player))));
    }
}

void Api::post_badge_here(Call& call) {
    const auto wish = body_of<BadgeRequest>(call);
    if (!wish) return;
    const auto bearer = need_bearer(call, wish->player, wish->token);
    if (!bearer) return;
    const auto& [contest, player] = *bearer;
    if (tournament::find(contest->state, player)->present) {
        return call.respond(json_response(to_json_text(badge_of(*contest, player))));
    }
    const std::string name = tournament::find(contest->state, player)->person.name;
    desk_.act(
        contest,
        {.by = {tournament::Role::player, name},
         .author = {.player = player},
         .ref = "here-" + std::to_string(tournament::number_of(player)) + "-" +
             std::to_string(contest->seq()),
         .actions = {tournament::PresenceNoted{player, true, true}}},
        [respond = call.respond, contest = contest, player = player](const auto& acted) {
            if (!acted) return respond(error_response(acted.error()));
            respond(json_response(to_json_text(badge_of(*contest, player))));
        }
    );
}

void Api::post_badge_call(Call& call) {
    const auto wish = body_of<BadgeCallRequest>(call);
    if (!wish) return;
    const auto bearer = need_bearer(call, wish->player, wish->token);
    if (!bearer) return;
    const auto& [contest, player] = *bearer;
    if (wish->reason.size() > tournament::field_bytes_max) {
        return call.respond(error_response(Reason::malformed, "reason"));
    }
    // One call a minute is enough to be heard.
    const std::int64_t minute = world_.now_ms() / 60'000;
    desk_.act(
        contest,
        {.by = {tournament::Role::player, tournament::find(contest->state, player)->person.name},
         .author = {.player = player},
         .ref =
             "call-" + std::to_string(tournament::number_of(player)) + "-" + std::to_string(minute),
         .actions = {tournament::JudgeCalled{player, wish->reason}}},
        answer_act(call)
    );
}

void Api::post_badge_sit(Call& call) {
    const auto account = need_player(call);
    if (!account) return;
    const auto wish = body_of<BadgeRequest>(call);
    if (!wish) return;
    const auto bearer = need_bearer(call, wish->player, wish->token);
    if (!bearer) return;
    const auto code = desk_.sit_online(*bearer->contest, bearer->player, *account);
    if (!code) return call.respond(error_response(code.error()));
    call.respond(json_response(to_json_text(CodeAnswer{*code})));
}

void Api::get_online(Call& call) {
    const auto entitled = need_desk(call);
    if (entitled) call.respond(json_response(to_json_text(desk_.online(*entitled->contest))));
}

void Api::post_online_open(Call& call) {
    const auto entitled = need_organiser(call);
    if (!entitled) return;
    desk_.open_online(
        entitled->contest,
        {call.player->id, call.player->name},
        [respond = call.respond](const Result<OnlineAnswer, DeskFault>& opened) {
            respond(opened ? json_response(to_json_text(*opened)) : error_response(opened.error()));
        }
    );
}

void Api::post_online_start(Call& call) {
    const auto entitled = need_organiser(call);
    if (entitled) call.respond(json_response(to_json_text(desk_.start_online(entitled->contest))));
}

}  // namespace kamchatka::server
