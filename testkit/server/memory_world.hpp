// A world for rooms without threads, sockets or disks: time stands still until a test lets it go
// on, what is stored is durable when a test says so, and everything is repeatable.
#pragma once

#include "chance/fast_source.hpp"
#include "server/tables/room/room.hpp"
#include "server/tables/room/world.hpp"
#include "store/memory/store.hpp"

#include <boost/json.hpp>

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace kamchatka::server {

// Bots that answer when step() is called, with any of their options.
class MemoryThinker final : public Thinker {
public:
    void think(Question question, std::function<void(Answer)> answered) override;
    // As bots do.
    void propose(Matter matter, Question question, Proposed proposed) override;
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
    std::deque<std::function<void()>> proposals_;
    chance::FastSource source_{7};
};

class MemoryWorld final : public World {
public:
    MemoryWorld() = default;
    // One of several nodes over the same contents, under a name of its own.
    MemoryWorld(std::shared_ptr<store::MemoryStore::Contents> contents, const std::string& node);

    std::int64_t now_ms() const override { return now; }
    std::int64_t wall_ms() const override { return now + wall_ahead; }
    void random(std::span<std::uint8_t> bytes) override;
    store::Log& log() override { return data.log(); }
    store::Catalogue& catalogue() override { return data.catalogue(); }
    Claims& claims() override { return held; }
    Thinker& thinker() override { return memory_thinker; }
    const RoomLimits& limits() const override { return room_limits; }
    RoomCounts& counts() override { return room_counts; }
    void stirred(TableId) override {}
    void report(Trouble trouble, std::int64_t) override { troubles.push_back(trouble); }
    void set_aside(const std::string& what, const std::string&) override { aside.push_back(what); }

    // Stores and thinks until nothing is left to do at this moment.
    void settle();
    // What is stored of all games, and something else in its place.
    std::vector<store::Entry> entries() const;
    void replace_entries(const std::vector<store::Entry>& entries);
    // What is stored of a table and its seats.
    store::StoredTable stored(store::TableId table) const;
    std::size_t chat_count() const { return data.contents()->rows.chat.size(); }

    std::int64_t now = 1'000'000;
    std::int64_t wall_ahead = 0;  // how far somebody has moved the machine's clock
    // What is handed to it is stored when settle() says so, in order, or lost.
    store::MemoryStore data{store::MemoryStore::Running::by_hand};
    Claims held{data.ownership(), [this] { return now; }};
    MemoryThinker memory_thinker;
    RoomLimits room_limits{.bot_pause_ms = 0};
    RoomCounts room_counts;
    std::vector<Trouble> troubles;
    std::vector<std::string> aside;

private:
    chance::FastSource entropy_{42};
};

// Somebody at the other end: hears frames.
class FakeAttendee final : public Attendee {
public:
    FakeAttendee(std::optional<store::PlayerId> player, std::string name)
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

// How long somebody who is not there is waited for, unless a table says otherwise.
inline constexpr std::int64_t usual_grace_ms = 60'000;

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

// The room once more, from the log: null when the log does not fit.
std::shared_ptr<Room> brought_back(
    MemoryWorld& world,
    const Room& room,
    const std::vector<store::Entry>& entries,
    const Digest& seed = {}
);

Act act_message(std::string ref, std::int64_t seq, std::string_view action);

}  // namespace kamchatka::server
