#include "server/companion/endpoints.hpp"

#include "referee/wire/schema.hpp"
#include "server/api/route.hpp"

#include <array>
#include <charconv>

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
        route<void, CompanionNews>(
            "GET",
            "/api/companions/{code}/entries",
            &Self::get_news,
            "What was entered after the first `after` entries, for a device that follows"
        ),
        route<void, HandoverAnswer>(
            "POST",
            "/api/companions/{code}/handover",
            &Self::post_handover,
            "A link by which another device takes the table over; the one before is worth nothing"
        ),
        route<TakeoverRequest, CompanionAnswer>(
            "POST",
            "/api/companions/{code}/takeover",
            &Self::post_takeover,
            "Take a table over, by a link or by a role at the tournament it belongs to"
        ),
        route<void, std::vector<CompanionLine>>(
            "GET",
            "/api/tournaments/{code}/companions",
            &Self::get_of_tournament,
            "For those with a role there: companion tables of the tournament, newest first"
        ),
        route<void, AuthorAnswer>(
            "GET",
            "/api/tournaments/{code}/author",
            &Self::get_author,
            "As whom the player writes in the books of its tables: by the link that gave a role"
        ),
    };
    return all;
}

void CompanionEndpoints::get_news(const Call& call) {
    const auto player = need_player(call);
    if (!player) return;
    const std::string text = query_value(call.request.query, "after");
    std::uint64_t after = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), after);
    if (error != std::errc{} || end != text.data() + text.size()) {
        return call.respond(error_response(Reason::malformed, "after"));
    }
    companions_.news(
        *player,
        call.parts.front(),
        after,
        [respond = call.respond](Result<std::string, CompanionFault> news) {
            respond(news ? json_response(*std::move(news)) : fault_response(news.error()));
        }
    );
}

void CompanionEndpoints::post_handover(const Call& call) {
    const auto player = need_player(call);
    if (!player) return;
    companions_.hand_over(
        *player,
        call.parts.front(),
        [respond = call.respond](const Result<std::string, CompanionFault>& token) {
            if (!token) return respond(fault_response(token.error()));
            respond(answer_response(HandoverAnswer{*token}));
        }
    );
}

void CompanionEndpoints::post_takeover(const Call& call) {
    const auto player = need_player(call);
    if (!player) return;
    const auto wish = body_of<TakeoverRequest>(call);
    if (!wish) return;
    companions_.take_over(
        *player,
        call.parts.front(),
        wish->token,
        [respond = call.respond](const Result<std::uint64_t, CompanionFault>& seq) {
            if (!seq) return respond(fault_response(seq.error()));
            respond(answer_response(CompanionAnswer{*seq}));
        }
    );
}

void CompanionEndpoints::get_of_tournament(const Call& call) {
    const auto player = need_player(call);
    if (!player) return;
    companions_.of_tournament(
        *player,
        call.parts.front(),
        [respond = call.respond](const Result<std::vector<CompanionLine>, CompanionFault>& all) {
            respond(all ? answer_response(*all) : fault_response(all.error()));
        }
    );
}

void CompanionEndpoints::get_author(const Call& call) {
    const auto player = need_player(call);
    if (!player) return;
    companions_.author_at(
        call.parts.front(),
        *player,
        [respond = call.respond](const Result<Companions::Author, CompanionFault>& author) {
            if (!author) return respond(fault_response(author.error()));
            respond(answer_response(AuthorAnswer{*author}));
        }
    );
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
