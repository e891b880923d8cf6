// A WebSocket that was accepted, and what the application does with it.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace kamchatka::server {

// Text that may go to many: written once.
using Frame = std::shared_ptr<const std::string>;

// Why the server hangs up, as WebSocket close codes.
enum class Farewell : std::uint16_t {
    going_away = 1001,
    malformed = 1008,
    too_slow = 1013,  // try again later
    restart = 1012,
};

class Socket {
public:
    virtual ~Socket() = default;
    // More than may wait is the end of it: a client that does not read is hung up on.
    virtual void send(Frame frame) = 0;
    // After what was sent before.
    virtual void close(Farewell why) = 0;
};

// What the application does with a socket. Destroyed when the socket is gone.
class SocketListener {
public:
    virtual ~SocketListener() = default;
    virtual void on_text(std::string_view text) = 0;
};

}  // namespace kamchatka::server
