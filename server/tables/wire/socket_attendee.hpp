// One WebSocket: reads messages strictly, holds to its rate, sits in at most one room at a time.
#pragma once

#include "server/tables/directory.hpp"
#include "server/tables/room/attendee.hpp"
#include "server/tables/wire/messages.hpp"
#include "server/transport/rate.hpp"
#include "server/transport/socket.hpp"

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace kamchatka::server {

struct Identity {
    std::optional<store::PlayerId> player{};
    std::string name{};
};

class SocketAttendee final : public SocketListener, public Attendee {
public:
    // `gone` is called when the socket is.
    SocketAttendee(
        Directory& directory,
        World& world,
        Identity identity,
        std::shared_ptr<Socket> socket,
        std::function<void(SocketAttendee&)> gone
    );
    ~SocketAttendee() override;
    SocketAttendee(const SocketAttendee&) = delete;
    SocketAttendee& operator=(const SocketAttendee&) = delete;

    void on_text(std::string_view text) override;

    std::optional<store::PlayerId> player() const override { return identity_.player; }
    std::string_view name() const override { return identity_.name; }
    void send(Frame frame) override { socket_->send(std::move(frame)); }
    void close(Farewell why) override { socket_->close(why); }

private:
    void take(const ClientMessage& message);
    void take(const Join& message);
    void take(const Act& message);
    void take(const Why& message);
    void take(const Propose& message);
    void take(const Say& message);
    void take(const AskSilence& message);
    void take(const StandingDefence& message);
    void take(const Ping& message);
    void tell_error(Reason reason);
    void refuse(const ClientMessage& message, Reason why);
    void joined(const Join& message, const Result<std::shared_ptr<Room>, Reason>& found);
    void leave_room();

    Directory& directory_;
    World& world_;
    Identity identity_;
    std::shared_ptr<Socket> socket_;
    std::function<void(SocketAttendee&)> gone_;
    std::shared_ptr<Room> room_;
    // Gone with the attendee: a room that is found later must not be told of it.
    std::shared_ptr<SocketAttendee*> self_ = std::make_shared<SocketAttendee*>(this);
    std::deque<ClientMessage> waiting_;  // for the room to be found
    bool finding_ = false;
    TokenBucket bucket_;
    unsigned excess_ = 0;  // messages over the rate
};

}  // namespace kamchatka::server
