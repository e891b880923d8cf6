// What a room needs of the world around it: the time, chance bytes, the log, the catalogue for what
// is not in the log, and somebody who thinks for the bots. The server has one of these, a test or a
// simulation another.
#pragma once

#include "engine/engine.hpp"
#include "engine/view.hpp"
#include "server/cluster/claims.hpp"
#include "server/tables/counts.hpp"
#include "server/tables/table.hpp"
#include "store/catalogue.hpp"
#include "store/log.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace kamchatka::server {

// Something wrong that the operator should know; nothing secret in it.
enum class Trouble : std::uint8_t {
    log_conflict,
    bot_refused,
    not_stored,
    fenced,  // another node has the table now
};

// The mind of one bot at one table: what it remembers from one action to the next.
class Mind {
public:
    virtual ~Mind() = default;
};

// A question to a bot. It holds only what the seat may know.
struct Question {
    std::shared_ptr<const Rules> rules;
    View view;
    Seat seat;
    std::vector<Option> options;
    std::string bot;
    std::vector<SeenEvent> news;  // what happened since the last question
    std::shared_ptr<Mind> mind;   // of the last answer; empty at first
    bool attended = true;         // somebody sees what comes of it
};
struct Answer {
    Action action;
    std::shared_ptr<Mind> mind;
};

class Thinker {
public:
    virtual ~Thinker() = default;
    // The answer comes later, in the same loop that the rooms run in, or never.
    virtual void think(Question question, std::function<void(Answer)> answered) = 0;
    // What somebody might do; nothing when there is too much to do. As think(), but always
    // answered while the server runs.
    using Proposed = std::function<void(std::optional<std::vector<Action>>)>;
    virtual void propose(Matter matter, Question question, Proposed proposed) = 0;
};

struct RoomLimits {
    std::int64_t bot_pause_ms = 300;        // between what happened and what a bot does next
    std::int64_t contribution_ms = 10'000;  // to promise, and again to show it
    std::int64_t resumed_ms = 20'000;       // for who takes back a turn that his time ended
    std::size_t chat_bytes_max = 500;
    std::size_t chat_lines_kept = 50;
    std::size_t recent_events_max = 256;  // told again to who was away for a moment
    std::size_t spectators_max = 500;
    std::string stand_in = "stratega";  // the bot that plays for people who are away
};

class World {
public:
    virtual ~World() = default;
    // Never jumps: for limits and clocks.
    virtual std::int64_t now_ms() const = 0;
    // For people to read, whatever the machine's clock shows (server/runtime/calendar.hpp).
    virtual std::int64_t wall_ms() const = 0;
    virtual void random(std::span<std::uint8_t> bytes) = 0;
    // Both answer in the loop that the rooms run in.
    virtual store::Log& log() = 0;
    virtual store::Catalogue& catalogue() = 0;
    // What of it is ours, where other processes share it.
    virtual Claims& claims() = 0;
    virtual Thinker& thinker() = 0;
    virtual const RoomLimits& limits() const = 0;
    virtual RoomCounts& counts() = 0;
    // Something happened at a table: when its room wants to be woken may be another time now.
    virtual void stirred(TableId table) = 0;
    // Whether whoever runs the server has taken the player's word away, everywhere.
    virtual bool muted(PlayerId) const { return false; }
    // `id` of the table that it is about.
    virtual void report(Trouble trouble, std::int64_t id) = 0;
    // Something stored cannot be read, or not be understood ("table ABCDEF", and why): whoever asks
    // for it is told so, and the others play. May be told many times; the operator hears it once.
    virtual void set_aside(const std::string& what, const std::string& why) = 0;
};

}  // namespace kamchatka::server
