// What a room needs of the world around it: the time, chance bytes, the log, a place to keep what
// is not in the log, and somebody who thinks for the bots. The server has one of these, a test or a
// simulation another.
#pragma once

#include "engine/engine.hpp"
#include "engine/view.hpp"
#include "server/runtime/metrics.hpp"
#include "server/tables/table.hpp"
#include "store/log.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace kamchatka::server {

// Something wrong that the operator should know; nothing secret in it.
enum class Trouble : std::uint8_t {
    log_conflict,
    log_of_another_seed,
    bot_refused,
    table_unreadable,
    not_stored,
};

// Keeps what may change. Changes are durable in the order they were made, in time.
class Keeper {
public:
    virtual ~Keeper() = default;
    virtual void put_seat(const Table& table, Seat seat) = 0;
    virtual void put_settings(const Table& table) = 0;
    virtual void put_host(const Table& table) = 0;
    virtual void put_clock(const Table& table) = 0;
    virtual void put_started(const Table& table) = 0;
    virtual void put_ended(const Table& table, std::string result) = 0;
    virtual void put_chat(const store::ChatRow& line) = 0;
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
};

struct RoomLimits {
    std::int64_t bot_pause_ms = 300;        // between what happened and what a bot does next
    std::int64_t contribution_ms = 10'000;  // then the server contributes for a seat
    std::size_t chat_bytes_max = 500;
    std::size_t chat_lines_kept = 50;
    std::size_t recent_events_max = 256;  // told again to who was away for a moment
    std::size_t spectators_max = 500;
    std::string stand_in = "stratega";  // the bot that plays for people who are away
};

class World {
public:
    virtual ~World() = default;
    virtual std::int64_t now_ms() const = 0;
    virtual void random(std::span<std::uint8_t> bytes) = 0;
    // Answers in the loop that the rooms run in.
    virtual store::Log& log() = 0;
    virtual Keeper& keeper() = 0;
    virtual Thinker& thinker() = 0;
    virtual const RoomLimits& limits() const = 0;
    virtual RoomCounts& counts() = 0;
    virtual void report(Trouble trouble, const Table& table) = 0;
    // Any thread: runs in the loop that the rooms run in.
    virtual void in_loop(std::function<void()> work) = 0;
};

}  // namespace kamchatka::server
