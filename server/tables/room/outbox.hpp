// What a table has to say waits here until everything that it changed before is stored: whatever
// anybody was told is there after a restart. Changes become durable in the order they were made, so
// counting them is enough.
#pragma once

#include "server/tables/room/attendee.hpp"

#include <cstdint>
#include <deque>
#include <functional>

namespace kamchatka::server {

class Outbox {
public:
    // A change is on its way to the store: what is said from now on waits for it.
    void hold() { ++made_; }
    // The oldest change that was on its way is durable.
    void release();
    // It will not be: what waits is never said, nor anything after it, and whoever waits for an
    // answer hears so.
    void discard();
    bool held() const { return stored_ < made_; }

    void send(Attendee& to, Frame frame);
    // At once when nothing is held; with false when it is discarded.
    void then(std::function<void(bool stored)> next);
    // They left: nothing more is sent to them.
    void forget(const Attendee& attendee);

private:
    // Either a frame for somebody or an answer to somebody's request.
    struct Letter {
        std::uint64_t after;  // this many changes are stored
        Attendee* to;
        Frame frame;
        std::function<void(bool stored)> next;
    };

    std::uint64_t made_ = 0;
    std::uint64_t stored_ = 0;
    bool discarded_ = false;
    std::deque<Letter> letters_;
};

}  // namespace kamchatka::server
