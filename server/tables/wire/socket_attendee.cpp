// Messages in, calls of the room out.
#include "server/tables/wire/socket_attendee.hpp"

#include "server/tables/room/telling.hpp"
#include "server/tables/wire/wire.hpp"

namespace kamchatka::server {
namespace {

constexpr RateLimit message_rate{.burst = 40, .per_second = 20};
constexpr unsigned excess_max = 200;
constexpr std::size_t waiting_max = 40;

}  // namespace

SocketAttendee::SocketAttendee(
    Directory& directory,
    World& world,
    Identity identity,
    std::shared_ptr<Socket> socket,
    std::function<void(SocketAttendee&)> gone
)
    : directory_{directory},
      world_{world},
      identity_{std::move(identity)},
      socket_{std::move(socket)},
      gone_{std::move(gone)},
      bucket_{message_rate} {}

SocketAttendee::~SocketAttendee() {
    leave_room();
    gone_(*this);
}

void SocketAttendee::leave_room() {
    if (room_) std::exchange(room_, nullptr)->leave(*this);
}

void SocketAttendee::tell_error(Reason reason) { send(frame_of(ErrorMessage{reason})); }

// Under its name, where it has one.
void SocketAttendee::refuse(const ClientMessage& message, Reason why) {
    if (const Act* act = std::get_if<Act>(&message))
        return send(frame_of(rejection(act->ref, why)));
    if (const Why* asked = std::get_if<Why>(&message)) {
        return send(frame_of(because(rejection(asked->ref, why))));
    }
    if (const Propose* asked = std::get_if<Propose>(&message)) {
        return send(frame_of(because(rejection(asked->ref, why))));
    }
    tell_error(why);
}

void SocketAttendee::on_text(std::string_view text) {
    const auto message = read_message(text);
    if (!message && message.error() == Reason::malformed) {
        tell_error(Reason::malformed);
        return close(Farewell::malformed);
    }
    if (!bucket_.take(world_.now_ms())) {
        if (++excess_ > excess_max) return close(Farewell::malformed);
        return message ? refuse(*message, Reason::rate_limited) : tell_error(Reason::rate_limited);
    }
    if (!message) return tell_error(message.error());
    if (!finding_) return take(*message);
    if (waiting_.size() >= waiting_max) return refuse(*message, Reason::rate_limited);
    waiting_.push_back(*message);
}

void SocketAttendee::take(const ClientMessage& message) {
    std::visit([this](const auto& one) { take(one); }, message);
}

// What comes in meanwhile waits: it is meant for the room being found.
void SocketAttendee::take(const Join& message) {
    finding_ = true;
    directory_.find(
        message.table,
        [self = std::weak_ptr<SocketAttendee*>{self_}, message](const auto& found) {
            if (const auto alive = self.lock()) (*alive)->joined(message, found);
        }
    );
}

void SocketAttendee::joined(
    const Join& message, const Result<std::shared_ptr<Room>, Reason>& found
) {
    finding_ = false;
    if (!found || *found != room_) leave_room();
    if (!found) {
        tell_error(found.error());
    } else if (const Refusal why = (*found)->join(*this, message.seq)) {
        tell_error(*why);
    } else {
        room_ = *found;
    }
    while (!finding_ && !waiting_.empty()) {
        const ClientMessage next = std::move(waiting_.front());
        waiting_.pop_front();
        take(next);
    }
}

void SocketAttendee::take(const Act& message) {
    if (!room_) return refuse(message, Reason::not_joined);
    room_->act(*this, message);
}

void SocketAttendee::take(const Why& message) {
    if (!room_) return refuse(message, Reason::not_joined);
    room_->answer_why(*this, message);
}

void SocketAttendee::take(const Propose& message) {
    if (!room_) return refuse(message, Reason::not_joined);
    room_->propose(*this, message);
}

void SocketAttendee::take(const Say& message) {
    if (!room_) return tell_error(Reason::not_joined);
    room_->say(*this, message);
}

void SocketAttendee::take(const AskSilence&) {
    if (!room_) return tell_error(Reason::not_joined);
    room_->ask_silence(*this);
}

void SocketAttendee::take(const StandingDefence& message) {
    if (!room_) return tell_error(Reason::not_joined);
    room_->stand(*this, message);
}

void SocketAttendee::take(const Ping&) { send(frame_of(PongMessage{world_.now_ms()})); }

}  // namespace kamchatka::server
