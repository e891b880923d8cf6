// Players and their sessions, over HTTP. The work is in server/people/accounts.hpp, on worker
// threads.
#include "server/api/api.hpp"
#include "server/people/types.hpp"

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
        case AccountFault::server_busy: return 503;
    }
    return 500;
}

HttpResponse fault_response(AccountFault fault) {
    ErrorAnswer answer;
    append_quoted(answer.error.reason.text, reason(fault));
    if (!field(fault).empty()) answer.error.field = std::string{field(fault)};
    return json_response(to_json_text(answer), status_of(fault));
}

PlayerCard card_of(const store::PlayerRow& player) {
    return {.id = spell_player(player.id), .name = player.name, .kind = player.kind};
}

Asker asker_of(const HttpRequest& request) {
    const std::string_view token = cookie_value(request.cookie, session_cookie);
    return {
        .token = token.empty() ? std::nullopt : std::optional{std::string{token}},
        .address = request.peer,
    };
}

}  // namespace

std::string Api::cookie(const HttpRequest& request, std::string_view token) const {
    std::string text{session_cookie};
    text += '=';
    text += token;
    text += "; Path=/; HttpOnly; SameSite=Lax; Max-Age=";
    text += std::to_string(token.empty() ? 0 : cookie_seconds);
    if (request.secure || options_.secure_cookies) text += "; Secure";
    return text;
}

void Api::on_worker(Call& call, std::function<std::function<void(const Respond&)>()> work) {
    const Respond respond = call.respond;
    const bool taken = workers_.run([work = std::move(work), respond]() -> std::function<void()> {
        try {
            return [answer = work(), respond] { answer(respond); };
        } catch (const std::exception&) {
            // The store has failed; the health endpoint says so too.
            return [respond] { respond(error_response(Reason::read_only)); };
        }
    });
    if (!taken) respond(error_response(Reason::server_busy));
}

void Api::get_me(Call& call) {
    MeAnswer answer;
    if (call.player) answer.player = card_of(*call.player);
    HttpResponse response = json_response(to_json_text(answer));
    // The session is prolonged by use, and so is the cookie.
    if (call.player) {
        const std::string_view token = cookie_value(call.request.cookie, session_cookie);
        response.headers.emplace_back("Set-Cookie", cookie(call.request, token));
    }
    call.respond(std::move(response));
}

// The rooms learn who sits there now.
void Api::tell_rooms(const SignedIn& signed_in) {
    for (const TableId table : signed_in.tables) {
        const auto room = hub_.find_loaded(table);
        if (!room) continue;
        if (signed_in.guest) {
            room->hand_over(*signed_in.guest, signed_in.player.id, signed_in.player.name);
        } else {
            room->rename(signed_in.player.id, signed_in.player.name);
        }
    }
}

void Api::sign_in(Call& call, SignIn sign_in, OtherSessions others) {
    on_worker(call, [this, request = call.request, sign_in = std::move(sign_in), others] {
        const auto answer = sign_in(asker_of(request));
        return [this, request, answer, others](const Respond& respond) {
            if (!answer) return respond(fault_response(answer.error()));
            tell_rooms(*answer);
            // Sockets of sessions that are over, or of a guest who is somebody else now.
            if (on_signed_out && answer->guest) on_signed_out(*answer->guest);
            if (on_signed_out && others == OtherSessions::end) on_signed_out(answer->player.id);
            HttpResponse response = answer->recovery_code
                ? json_response(to_json_text(AccountAnswer{
                      card_of(answer->player), *answer->recovery_code}))
                : json_response(to_json_text(PlayerAnswer{card_of(answer->player)}));
            if (answer->token) {
                response.headers.emplace_back("Set-Cookie", cookie(request, *answer->token));
            }
            respond(std::move(response));
        };
    });
}

void Api::post_guest(Call& call) {
    const auto wish = body_of<NameRequest>(call);
    if (!wish) return;
    sign_in(call, [this, wish](const Asker& asker) { return accounts_.guest(asker, wish->name); });
}

void Api::post_account(Call& call) {
    const auto wish = body_of<CredentialsRequest>(call);
    if (!wish) return;
    sign_in(call, [this, wish](const Asker& asker) {
        return accounts_.sign_up(asker, wish->name, wish->passphrase);
    });
}

void Api::post_login(Call& call) {
    const auto wish = body_of<CredentialsRequest>(call);
    if (!wish) return;
    sign_in(call, [this, wish](const Asker& asker) {
        return accounts_.log_in(asker, wish->name, wish->passphrase);
    });
}

void Api::post_recover(Call& call) {
    const auto wish = body_of<RecoverRequest>(call);
    if (!wish) return;
    sign_in(
        call,
        [this, wish](const Asker& asker) {
            return accounts_.recover(asker, {wish->name, wish->recovery_code, wish->passphrase});
        },
        OtherSessions::end
    );
}

void Api::post_logout(Call& call) {
    const auto player = call.player;
    on_worker(call, [this, request = call.request, player] {
        const auto asker = asker_of(request);
        if (asker.token) accounts_.log_out(*asker.token);
        return [this, request, player](const Respond& respond) {
            if (player && on_signed_out) on_signed_out(player->id);
            HttpResponse response = json_response("{}");
            response.headers.emplace_back("Set-Cookie", cookie(request, ""));
            respond(std::move(response));
        };
    });
}

void Api::post_account_delete(Call& call) {
    const auto wish = body_of<PassphraseRequest>(call);
    if (!wish) return;
    on_worker(call, [this, request = call.request, wish] {
        const auto removed = accounts_.remove(asker_of(request), wish->passphrase);
        return [this, request, removed](const Respond& respond) {
            if (!removed) return respond(fault_response(removed.error()));
            // Also where he only watched and talked.
            hub_.for_each([&](Room& room) { room.forget(removed->player); });
            desk_.forget_accounts();
            if (on_signed_out) on_signed_out(removed->player);
            HttpResponse response = json_response("{}");
            response.headers.emplace_back("Set-Cookie", cookie(request, ""));
            respond(std::move(response));
        };
    });
}

void Api::get_account_export(Call& call) {
    on_worker(call, [this, request = call.request] {
        const auto text = accounts_.export_json(asker_of(request));
        return [text](const Respond& respond) {
            if (!text) return respond(fault_response(text.error()));
            HttpResponse response = json_response(*text);
            response.headers.emplace_back(
                "Content-Disposition", "attachment; filename=\"kamchatka.json\""
            );
            respond(std::move(response));
        };
    });
}

}  // namespace kamchatka::server
