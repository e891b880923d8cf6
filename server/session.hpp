// A connection as a room sees it: whose it is, and a way to tell it something.
#pragma once

#include "store/rows.hpp"

#include <cstdint>
#include <memory>
#include <optional>
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

class Session {
public:
    virtual ~Session() = default;
    // Nothing for somebody who gave no name yet; he may watch.
    virtual std::optional<store::PlayerId> player() const = 0;
    virtual std::string_view name() const = 0;
    // Neither of the two calls back into the room.
    virtual void send(Frame frame) = 0;
    // It says goodbye in its own time; nothing more is told to it.
    virtual void close(Farewell why) = 0;
};

}  // namespace kamchatka::server
