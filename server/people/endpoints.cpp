#include "server/people/endpoints.hpp"

#include "server/api/route.hpp"
#include "server/people/types.hpp"

#include <array>

namespace kamchatka::server {
namespace {

constexpr std::int64_t cookie_seconds = std::int64_t{60} * 86'400;

unsigned status_of(AccountFault fault) {
    switch (fault) {
        case AccountFault::name_too_short:
        case AccountFault::name_too_long:
        case AccountFault::name_has_odd_characters:
        case AccountFault::name_needs_a_letter:
        case AccountFault::name_reserved:
        case AccountFault::passphrase_too_short:
        case AccountFault::passphrase_too_long: return 400;
        case AccountFault::wrong_name_or_passphrase:
        case AccountFault::wrong_name_or_recovery_code:
        case AccountFault::wrong_passphrase:
        case AccountFault::not_signed_in: return 401;
        case AccountFault::name_taken:
        case AccountFault::already_signed_in: return 409;
        case AccountFault::too_many_tries: return 429;
        case AccountFault::server_busy:
        case AccountFault::not_stored: return 503;
    }
    return 500;
}

HttpResponse fault_response(AccountFault fault) {
    ErrorAnswer answer;
    append_json(answer.error.reason.text, fault);
    if (!field(fault).empty()) answer.error.field = std::string{field(fault)};
    return json_response(to_json_text(answer), status_of(fault));
}

PlayerCard card_of(const store::PlayerRow& player) {
    return {.id = std::to_string(player.id), .name = player.name, .kind = player.kind};
}

Asker asker_of(const HttpRequest& request) {
    const std::string_view token = cookie_value(request.cookie, session_cookie);
    return {
        .token = token.empty() ? std::nullopt : std::optional{std::string{token}},
        .address = request.peer,
    };
}

// For a person who is known or new: what the browser remembers, and what may not be lost.
HttpResponse signed_in_response(const SignedIn& signed_in) {
    const PlayerCard card = card_of(signed_in.player);
    if (!signed_in.recovery_code) return answer_response(PlayerAnswer{card});
    return answer_response(AccountAnswer{card, *signed_in.recovery_code});
}

}  // namespace

std::span<const Route<PeopleEndpoints>> PeopleEndpoints::routes() {
    using Self = PeopleEndpoints;
    static constexpr std::array all{
        route<void, MeAnswer>("GET", "/api/me", &Self::get_me, "Who is signed in"),
        route<NameRequest, PlayerAnswer>(
            "POST",
            "/api/guest",
            &Self::post_guest,
            "Play as a guest of that name; whoever is one already stays as they are"
        ),
        route<NameRequest, PlayerAnswer>(
            "POST", "/api/guest/rename", &Self::post_guest_rename, "The guest under another name"
        ),
        route<CredentialsRequest, AccountAnswer>(
            "POST",
            "/api/account",
            &Self::post_account,
            "A new account; the guest's games come along. The recovery code is shown once"
        ),
        route<CredentialsRequest, PlayerAnswer>(
            "POST", "/api/login", &Self::post_login, "Sign in; a guest's games come along"
        ),
        route<RecoverRequest, AccountAnswer>(
            "POST",
            "/api/recover",
            &Self::post_recover,
            "A new passphrase by the recovery code; ends all sessions and gives a new code"
        ),
        route<void, EmptyAnswer>("POST", "/api/logout", &Self::post_logout, "End the session"),
        route<PassphraseRequest, EmptyAnswer>(
            "POST",
            "/api/account/delete",
            &Self::post_account_delete,
            "Delete the player of the session; a guest sends an empty passphrase"
        ),
        route<void, void>(
            "GET",
            "/api/account/export",
            &Self::get_account_export,
            "All that is stored about the player, as a file"
        ),
    };
    return all;
}

std::string PeopleEndpoints::cookie(const HttpRequest& request, std::string_view token) const {
    std::string text{session_cookie};
    text += '=';
    text += token;
    text += "; Path=/; HttpOnly; SameSite=Lax; Max-Age=";
    text += std::to_string(token.empty() ? 0 : cookie_seconds);
    if (request.secure || cookies_ == Cookies::secure) text += "; Secure";
    return text;
}

void PeopleEndpoints::get_me(const Call& call) {
    MeAnswer answer;
    if (call.player) answer.player = card_of(*call.player);
    HttpResponse response = answer_response(answer);
    // The session is prolonged by use, and so is the cookie.
    if (call.player) {
        accounts_.recognise(asker_of(call.request), *call.player);
        const std::string_view token = cookie_value(call.request.cookie, session_cookie);
        response.headers.emplace_back("Set-Cookie", cookie(call.request, token));
    }
    call.respond(std::move(response));
}

Accounts::Then<SignedIn> PeopleEndpoints::answer(const Call& call, OtherSessions others) {
    return [this, request = call.request, respond = call.respond, others](
               const Result<SignedIn, AccountFault>& signed_in
           ) {
        if (!signed_in) return respond(fault_response(signed_in.error()));
        news_.signed_in(*signed_in);
        // Sockets of sessions that are over, or of a guest who is somebody else now.
        if (signed_in->guest) news_.signed_out(*signed_in->guest);
        if (others == OtherSessions::end) news_.signed_out(signed_in->player.id);
        HttpResponse response = signed_in_response(*signed_in);
        if (signed_in->token) {
            response.headers.emplace_back("Set-Cookie", cookie(request, *signed_in->token));
        }
        respond(std::move(response));
    };
}

void PeopleEndpoints::post_guest(const Call& call) {
    const auto wish = body_of<NameRequest>(call);
    if (!wish) return;
    accounts_.guest(asker_of(call.request), wish->name, answer(call, OtherSessions::stay));
}

void PeopleEndpoints::post_guest_rename(const Call& call) {
    const auto wish = body_of<NameRequest>(call);
    if (!wish) return;
    accounts_.rename_guest(asker_of(call.request), wish->name, answer(call, OtherSessions::stay));
}

void PeopleEndpoints::post_account(const Call& call) {
    const auto wish = body_of<CredentialsRequest>(call);
    if (!wish) return;
    accounts_.sign_up(
        asker_of(call.request),
        {wish->name, wish->passphrase.text},
        answer(call, OtherSessions::stay)
    );
}

void PeopleEndpoints::post_login(const Call& call) {
    const auto wish = body_of<CredentialsRequest>(call);
    if (!wish) return;
    accounts_.log_in(
        asker_of(call.request),
        {wish->name, wish->passphrase.text},
        answer(call, OtherSessions::stay)
    );
}

void PeopleEndpoints::post_recover(const Call& call) {
    const auto wish = body_of<RecoverRequest>(call);
    if (!wish) return;
    accounts_.recover(
        asker_of(call.request),
        {wish->name, wish->recovery_code.text, wish->passphrase.text},
        answer(call, OtherSessions::end)
    );
}

void PeopleEndpoints::post_logout(const Call& call) {
    const auto ended = [this, request = call.request, player = call.player, respond = call.respond](
                           std::optional<AccountFault> fault
                       ) {
        if (fault) return respond(fault_response(*fault));
        if (player) news_.signed_out(player->id);
        HttpResponse response = empty_response();
        response.headers.emplace_back("Set-Cookie", cookie(request, ""));
        respond(std::move(response));
    };
    accounts_.log_out(asker_of(call.request), ended);
}

void PeopleEndpoints::post_account_delete(const Call& call) {
    const auto wish = body_of<PassphraseRequest>(call);
    if (!wish) return;
    const auto gone = [this,
                       request = call.request,
                       respond = call.respond](const Result<Removed, AccountFault>& removed) {
        if (!removed) return respond(fault_response(removed.error()));
        news_.removed(*removed);
        news_.signed_out(removed->player);
        HttpResponse response = empty_response();
        response.headers.emplace_back("Set-Cookie", cookie(request, ""));
        respond(std::move(response));
    };
    accounts_.remove(asker_of(call.request), wish->passphrase.text, gone);
}

void PeopleEndpoints::get_account_export(const Call& call) {
    accounts_.export_json(
        asker_of(call.request),
        [respond = call.respond](Result<std::string, AccountFault> text) {
            if (!text) return respond(fault_response(text.error()));
            respond(file_response(*std::move(text), "application/json", "kamchatka.json"));
        }
    );
}

}  // namespace kamchatka::server
