// One WebSocket: reads messages strictly, holds to its rate, sits in at most one room at a time.
#pragma once

#include "server/tables/hub.hpp"
#include "server/tables/messages.hpp"
#include "server/tables/session.hpp"
#include "server/transport/rate.hpp"
#include "server/transport/transport.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace kamchatka::server {

struct Identity {
    std::optional<store::PlayerId> player{};
    std::string name{};
};

class SocketSession final : public SocketListener, public Session {
public:
    // `gone` is called when the socket is.
    SocketSession(
        Hub& hub,
        World& world,
        Identity identity,
        std::shared_ptr<Socket> socket,
        std::function<void(SocketSession&)> gone
    );
    ~SocketSession() override;
    SocketSession(const SocketSession&) = delete;
    SocketSession& operator=(const SocketSession&) = delete;

    void on_text(std::string_view text) override;

    std::optional<store::PlayerId> player() const override { return identity_.player; }
    std::string_view name() const override { return identity_.name; }
    void send(Frame frame) override { socket_->send(std::move(frame)); }
    void close(Farewell why) override { socket_->close(why); }

private:
    void take(const Join& message);
    void take(const Act& message);
    void take(const Say& message);
    void take(const AskSilence& message);
    void take(const StandingDefence& message);
    void take(const Ping& message);
    void tell_error(Reason reason);
    void leave_room();

    Hub& hub_;
    World& world_;
    Identity identity_;
    std::shared_ptr<Socket> socket_;
    std::function<void(SocketSession&)> gone_;
    std::shared_ptr<Room> room_;
    TokenBucket bucket_;
    unsigned excess_ = 0;  // messages over the rate
};

}  // namespace kamchatka::server
