// A room with people in it who do something legal whenever they are awaited: whole games in a test.
#pragma once

#include "testkit/server/memory_world.hpp"

#include <memory>
#include <string_view>
#include <vector>

namespace kamchatka::server {

// What everybody adds to the seed, and its hash.
inline constexpr std::string_view their_contribution = "000102030405060708090a0b0c0d0e0f";
inline constexpr std::string_view their_promise =
    "be45cb2605bf36bebde684841a28f0fd43c69850a3dce5fedba69928ee3a8991";

class People {
public:
    // An attendee for each person of the table, joined.
    People(MemoryWorld& world, const TableOptions& options);

    Room& room() { return *room_; }
    const std::shared_ptr<Room>& shared_room() { return room_; }
    FakeAttendee& person(std::size_t number) { return *attendees_.at(number - 1); }
    std::size_t size() const { return attendees_.size(); }

    void start();
    // One action of one person who is awaited, chosen from what he was last offered. False when
    // nobody is: the game is over.
    bool play();
    // What somebody did, to be done again elsewhere.
    struct Deed {
        std::size_t person = 1;
        Act act{};
    };
    const Deed& last_deed() const { return last_deed_; }
    void repeat(const Deed& deed);
    // Other choices from here on.
    void change_their_minds(std::uint64_t seed) { source_ = chance::FastSource{seed}; }
    // Until the condition holds, or the game is over, or this many actions were made.
    void play_until(const std::function<bool(const State&)>& reached, int actions_max = 5000);

    // Everybody but the first leaves as soon as the rules let them: the game is over.
    void withdraw_all();

    // An action of his options as the client would send it, with quantities chosen.
    boost::json::object choose(const boost::json::array& options);
    std::string next_ref() { return "ref-" + std::to_string(++refs_); }

private:
    MemoryWorld& world_;
    std::shared_ptr<Room> room_;
    std::vector<std::unique_ptr<FakeAttendee>> attendees_;
    chance::FastSource source_{11};
    Deed last_deed_;
    int refs_ = 0;
};

// What the attendee was last offered.
boost::json::array options_of(const FakeAttendee& attendee);

}  // namespace kamchatka::server
