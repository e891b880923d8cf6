// Who attends at a table, as the room sees them: a connection, whose it is, and a way to tell it
// something.
#pragma once

#include "server/transport/socket.hpp"
#include "store/rows.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace kamchatka::server {

class Attendee {
public:
    virtual ~Attendee() = default;
    // Nothing for somebody who gave no name yet; they may watch.
    virtual std::optional<store::PlayerId> player() const = 0;
    virtual std::string_view name() const = 0;
    // Neither of the two calls back into the room.
    virtual void send(Frame frame) = 0;
    // It says goodbye in its own time; nothing more is told to it.
    virtual void close(Farewell why) = 0;
};

}  // namespace kamchatka::server
