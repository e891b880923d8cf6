// A request on its way to whoever answers it, and the answers that every endpoint gives.
#pragma once

#include "server/api/json.hpp"
#include "server/api/types.hpp"
#include "server/runtime/workers.hpp"
#include "server/transport/http.hpp"
#include "store/answer.hpp"
#include "store/rows.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kamchatka::server {

inline constexpr std::string_view session_cookie = "kamchatka_session";

struct Call {
    HttpRequest request;
    std::vector<std::string> parts;            // of the path, where the route has braces
    std::optional<store::PlayerRow> player{};  // whose session it is, if anybody's
    std::shared_ptr<Effort> effort{};          // what its work is charged to, where it costs much
    // Of an endpoint that takes JSON, nothing odd in it; null when it is none.
    std::shared_ptr<const boost::json::value> body{};
    Respond respond;
};

unsigned status_of(Reason reason);
HttpResponse json_response(std::string text, unsigned status = 200);
HttpResponse error_response(Reason reason, std::string field = {});
HttpResponse empty_response();
// To be saved under that name.
HttpResponse file_response(std::string text, std::string type, const std::string& name);

template <typename T>
HttpResponse answer_response(const T& answer) {
    return json_response(to_json_text(answer));
}

// Reads the body into a request type, or answers with what is wrong.
template <typename T>
std::optional<T> body_of(const Call& call) {
    T out{};
    if (!call.body) {
        call.respond(error_response(Reason::malformed));
        return std::nullopt;
    }
    if (auto fault = read_json(*call.body, out)) {
        call.respond(error_response(Reason::malformed, fault->path));
        return std::nullopt;
    }
    return out;
}

// The player, or an answer that there is none.
std::optional<store::PlayerRow> need_player(const Call& call);

// What is answered when something could not be read; the operator is told why.
HttpResponse unread_response(const store::Unread& unread);

// Takes what was read; what could not be read is answered.
template <typename T, typename Then>
store::OnRead<T> read_or_answer(const Respond& respond, Then then) {
    return [respond, then = std::move(then)](store::Read<T> read) mutable {
        if (!read) return respond(unread_response(read.error()));
        then(*std::move(read));
    };
}

// The answer of `work`, made on a worker: server_busy when there are none left to take it,
// damaged when it throws.
void answer_on_worker(
    Workers& workers, Errand errand, const Respond& respond, std::function<HttpResponse()> work
);

}  // namespace kamchatka::server
