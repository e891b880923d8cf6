// A world for rooms without threads, sockets or disks: time stands still until a test lets it go
// on, what is stored is durable when a test says so, and everything is repeatable.
#pragma once

#include "chance/fast_source.hpp"
#include "server/tables/room.hpp"
#include "server/tables/world.hpp"

#include <boost/json.hpp>

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace kamchatka::server {

// Keeps entries in memory; stores them when step() is called, in order, or loses them.
class MemoryLog final : public store::Log {
public:
    void append(store::Entry entry, std::function<void(store::Appended)> done) override;
    std::vector<store::Entry> read(store::TableId table, std::int64_t from_seq) override;
    bool failed() const override { return failed_; }

    // Stores the oldest that waits and answers. False when nothing waits.
    bool step();
    bool waiting() const { return !queue_.empty(); }
    // The disk is gone: what waits is lost, and nobody is answered.
    void fail();

    std::vector<store::Entry> entries;

private:
    store::Appended store(const store::Entry& entry);

    struct Job {
        store::Entry entry;
        std::function<void(store::Appended)> done;
    };
    std::deque<Job> queue_;
    bool failed_ = false;
};

class MemoryKeeper final : public Keeper {
public:
    void put_seat(const Table& table, Seat seat) override {
        seats.push_back(seat_row(table, seat));
    }
    void put_settings(const Table&) override {}
    void put_host(const Table&) override {}
    void put_clock(const Table& table) override { clock = table.clock; }
    void put_started(const Table&) override { ++started; }
    void put_ended(const Table&, std::string text) override { result = std::move(text); }
    void put_chat(const store::ChatRow& line) override { chat.push_back(line); }

    std::vector<store::SeatRow> seats;
    std::vector<store::ChatRow> chat;
    std::string clock = "null";
    std::string result;
    int started = 0;
};

// Bots that answer when step() is called, with any of their options.
class MemoryThinker final : public Thinker {
public:
    void think(Question question, std::function<void(Answer)> answered) override;
    bool step();
    // What the next answers will be instead, whether allowed or not.
    std::deque<Action> dictated;
    std::size_t question_count = 0;

private:
    struct Job {
        Question question;
        std::function<void(Answer)> answered;
    };
    std::deque<Job> queue_;
    chance::FastSource source_{7};
};

class MemoryWorld final : public World {
public:
    std::int64_t now_ms() const override { return now; }
    void random(std::span<std::uint8_t> bytes) override;
    store::Log& log() override { return memory_log; }
    Keeper& keeper() override { return memory_keeper; }
    Thinker& thinker() override { return memory_thinker; }
    const RoomLimits& limits() const override { return room_limits; }
    RoomCounts& counts() override { return room_counts; }
    void report(Trouble trouble, const Table&) override { troubles.push_back(trouble); }
    void in_loop(std::function<void()> work) override { work(); }

    // Stores and thinks until nothing is left to do at this moment.
    void settle();

    std::int64_t now = 1'000'000;
    MemoryLog memory_log;
    MemoryKeeper memory_keeper;
    MemoryThinker memory_thinker;
    RoomLimits room_limits{.bot_pause_ms = 0};
    RoomCounts room_counts;
    std::vector<Trouble> troubles;

private:
    chance::FastSource entropy_{42};
};

// Somebody at the other end: hears frames.
class FakeSession final : public Session {
public:
    FakeSession(std::optional<store::PlayerId> player, std::string name)
        : player_{player},
          name_{std::move(name)} {}

    std::optional<store::PlayerId> player() const override { return player_; }
    std::string_view name() const override { return name_; }
    void send(Frame frame) override { frames.push_back(*frame); }
    void close(Farewell why) override { closed = why; }

    // The last message of that type, or null.
    boost::json::value last(std::string_view type) const;
    std::vector<boost::json::object> all(std::string_view type) const;
    std::size_t count(std::string_view type) const { return all(type).size(); }

    std::vector<std::string> frames;
    std::optional<Farewell> closed;

private:
    std::optional<store::PlayerId> player_;
    std::string name_;
};

// A table of people (players 1, 2, 3...) and bots after them, in the lobby; player 1 is host.
struct TableOptions {
    std::string ruleset = "challenge";
    std::size_t people = 3;
    std::size_t bots = 0;
    Settings settings{};
    std::string options = "{}";
    Digest seed{};
    std::shared_ptr<const Rules> rules{};  // instead of the ruleset's own
    store::TableId id = 0;                 // 0: another for each
};
std::shared_ptr<Room> lay(MemoryWorld& world, const TableOptions& options);

Act act_message(std::string ref, std::int64_t seq, std::string_view action);

}  // namespace kamchatka::server
