// Messages in, calls of the room out.
#include "server/tables/socket_session.hpp"

#include "server/tables/telling.hpp"
#include "server/tables/wire.hpp"

namespace kamchatka::server {
namespace {

constexpr RateLimit message_rate{.burst = 40, .per_second = 20};
constexpr unsigned excess_max = 200;

Frame frame(const ServerMessage& message) {
    return std::make_shared<const std::string>(write_message(message));
}

}  // namespace

SocketSession::SocketSession(
    Hub& hub,
    World& world,
    Identity identity,
    std::shared_ptr<Socket> socket,
    std::function<void(SocketSession&)> gone
)
    : hub_{hub},
      world_{world},
      identity_{std::move(identity)},
      socket_{std::move(socket)},
      gone_{std::move(gone)},
      bucket_{message_rate} {}

SocketSession::~SocketSession() {
    leave_room();
    gone_(*this);
}

void SocketSession::leave_room() {
    if (room_) std::exchange(room_, nullptr)->leave(*this);
}

void SocketSession::tell_error(Reason reason) { send(frame(ErrorMessage{reason})); }

void SocketSession::on_text(std::string_view text) {
    const auto message = read_message(text);
    if (!message) {
        tell_error(Reason::malformed);
        return close(Farewell::malformed);
    }
    if (!bucket_.take(world_.now_ms())) {
        if (++excess_ > excess_max) return close(Farewell::malformed);
        if (const Act* act = std::get_if<Act>(&*message)) {
            return send(frame(rejection(act->ref, Reason::rate_limited)));
        }
        return tell_error(Reason::rate_limited);
    }
    std::visit([this](const auto& one) { take(one); }, *message);
}

void SocketSession::take(const Join& message) {
    const auto room = hub_.find(message.table);
    if (room != room_) leave_room();
    if (!room) return tell_error(Reason::table_not_found);
    if (const Refusal why = room->join(*this, message.seq)) return tell_error(*why);
    room_ = room;
}

void SocketSession::take(const Act& message) {
    if (!room_) return send(frame(rejection(message.ref, Reason::not_joined)));
    room_->act(*this, message);
}

void SocketSession::take(const Say& message) {
    if (!room_) return tell_error(Reason::not_joined);
    room_->say(*this, message);
}

void SocketSession::take(const AskSilence&) {
    if (!room_) return tell_error(Reason::not_joined);
    room_->ask_silence(*this);
}

void SocketSession::take(const StandingDefence& message) {
    if (!room_) return tell_error(Reason::not_joined);
    room_->stand(*this, message);
}

void SocketSession::take(const Ping&) { send(frame(PongMessage{world_.now_ms()})); }

}  // namespace kamchatka::server
