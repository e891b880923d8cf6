#include "server/desk/links/badge_endpoints.hpp"

#include "server/api/route.hpp"
#include "server/desk/schema.hpp"

#include <sodium.h>

#include <algorithm>
#include <array>

namespace kamchatka::server {
namespace {

bool same(std::string_view a, std::string_view b) {
    return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

BadgeAnswer badge_of(const Tournament& contest, tournament::PlayerId player) {
    BadgeAnswer answer;
    const tournament::Entrant* entrant = tournament::find(contest.state(), player);
    answer.player = tournament::number_of(player);
    answer.name = entrant->person.name;
    answer.present = entrant->present;
    answer.signed_ = entrant->accepts_judge;
    if (contest.state().rounds.empty()) return answer;
    const auto& tables = contest.state().rounds.back().tables;
    for (std::size_t i = 0; i < tables.size(); ++i) {
        if (std::ranges::count(tables[i].players, player) == 0) continue;
        answer.round = static_cast<std::uint32_t>(contest.state().rounds.size());
        answer.table = static_cast<std::uint32_t>(i + 1);
        if (!tables[i].online.empty()) answer.online = tables[i].online;
    }
    return answer;
}

BadgesAnswer badges_of(const Tournament& contest) {
    BadgesAnswer answer;
    for (const tournament::Entrant& each : contest.state().entrants) {
        if (each.standing == tournament::Standing::removed) continue;
        answer.badges.push_back({tournament::number_of(each.id), badge_token(contest.row, each.id)}
        );
    }
    return answer;
}

}  // namespace

std::span<const Route<BadgeEndpoints>> BadgeEndpoints::routes() {
    using Self = BadgeEndpoints;
    static constexpr std::array all{
        route<void, BadgesAnswer>(
            "GET",
            "/api/tournaments/{code}/badges",
            &Self::get_badges,
            "Desk: the link of each player, for QR codes"
        ),
        route<BadgeRequest, BadgeAnswer>(
            "POST",
            "/api/tournaments/{code}/badge",
            &Self::post_badge,
            "A player by his link: where to sit next"
        ),
        route<BadgeRequest, BadgeAnswer>(
            "POST",
            "/api/tournaments/{code}/badge/here",
            &Self::post_badge_here,
            "A player by his link: I am here"
        ),
        route<BadgeRequest, BadgeAnswer>(
            "POST",
            "/api/tournaments/{code}/badge/declare",
            &Self::post_badge_declare,
            "A player by his link: I accept the judge's decisions as final"
        ),
        route<BadgeCallRequest, ActAnswer>(
            "POST",
            "/api/tournaments/{code}/badge/call",
            &Self::post_badge_call,
            "A player by his link: calls the judge"
        ),
        route<BadgeRequest, CodeAnswer>(
            "POST",
            "/api/tournaments/{code}/badge/sit",
            &Self::post_badge_sit,
            "A player by his link: takes his seat at the online table"
        ),
    };
    return all;
}

void BadgeEndpoints::with_bearer(
    const Call& call,
    std::uint32_t player,
    const std::string& token,
    std::function<void(const Bearer& bearer, const Respond& respond)> then
) {
    access_.with_contest(call, [player, token, then](const auto& contest, const auto& respond) {
        const tournament::PlayerId id{player};
        const bool known = player != 0 && tournament::find(contest->state(), id) != nullptr;
        if (!known || !same(token, badge_token(contest->row, id))) {
            return respond(error_response(Reason::bad_badge));
        }
        then({contest, id}, respond);
    });
}

void BadgeEndpoints::get_badges(const Call& call) {
    const Errand errand{Lane::desk, call.effort};
    access_.with_desk(call, [this, errand](const Entitled& entitled, const Respond& respond) {
        answer_on_worker(workers_, errand, respond, [now = Tournament{*entitled.contest}] {
            return answer_response(badges_of(now));
        });
    });
}

void BadgeEndpoints::post_badge(const Call& call) {
    const auto wish = body_of<BadgeRequest>(call);
    if (!wish) return;
    const std::optional<PlayerId> account =
        call.player ? std::optional{call.player->id} : std::nullopt;
    const auto show = [this, account](const Bearer& bearer, const Respond& respond) {
        BadgeAnswer answer = badge_of(*bearer.contest, bearer.player);
        answer.elsewhere = desk_.sits_elsewhere(*bearer.contest, bearer.player, account);
        respond(answer_response(answer));
    };
    with_bearer(call, wish->player, wish->token, show);
}

void BadgeEndpoints::post_badge_here(const Call& call) {
    const auto wish = body_of<BadgeRequest>(call);
    if (!wish) return;
    const auto here = [this](const Bearer& bearer, const Respond& respond) {
        const auto& [contest, player] = bearer;
        if (tournament::find(contest->state(), player)->present) {
            return respond(answer_response(badge_of(*contest, player)));
        }
        note(bearer, "here", tournament::PresenceNoted{player, true, false}, respond);
    };
    with_bearer(call, wish->player, wish->token, here);
}

void BadgeEndpoints::post_badge_declare(const Call& call) {
    const auto wish = body_of<BadgeRequest>(call);
    if (!wish) return;
    const auto declare = [this](const Bearer& bearer, const Respond& respond) {
        const auto& [contest, player] = bearer;
        if (tournament::find(contest->state(), player)->accepts_judge) {
            return respond(answer_response(badge_of(*contest, player)));
        }
        note(bearer, "declare", tournament::DeclarationNoted{player, true}, respond);
    };
    with_bearer(call, wish->player, wish->token, declare);
}

void BadgeEndpoints::note(
    const Bearer& bearer,
    const std::string& what,
    const tournament::Action& said,
    const Respond& respond
) {
    const auto& [contest, player] = bearer;
    desk_.act(
        contest,
        {.by = {tournament::Role::player, tournament::find(contest->state(), player)->person.name},
         .author = {.player = player},
         .ref = what + "-" + std::to_string(tournament::number_of(player)) + "-" +
             std::to_string(contest->seq()),
         .actions = {said}},
        [respond, bearer](const auto& acted) {
            if (!acted) return respond(error_response(acted.error()));
            respond(answer_response(badge_of(*bearer.contest, bearer.player)));
        }
    );
}

void BadgeEndpoints::post_badge_call(const Call& call) {
    const auto wish = body_of<BadgeCallRequest>(call);
    if (!wish) return;
    const auto call_judge = [this,
                             reason = wish->reason](const Bearer& bearer, const Respond& respond) {
        if (reason.size() > tournament::field_bytes_max) {
            return respond(error_response(Reason::malformed, "reason"));
        }
        desk_.call_judge(bearer.contest, bearer.player, reason, answer_act(respond));
    };
    with_bearer(call, wish->player, wish->token, call_judge);
}

void BadgeEndpoints::post_badge_sit(const Call& call) {
    const auto account = need_player(call);
    if (!account) return;
    const auto wish = body_of<BadgeRequest>(call);
    if (!wish) return;
    const auto sit = [this, account = *account](const Bearer& bearer, const Respond& respond) {
        desk_.sit_online(
            *bearer.contest,
            bearer.player,
            account,
            [respond](const Result<std::string, DeskFault>& code) {
                respond(code ? answer_response(CodeAnswer{*code}) : error_response(code.error()));
            }
        );
    };
    with_bearer(call, wish->player, wish->token, sit);
}

}  // namespace kamchatka::server
