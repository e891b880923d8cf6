// A game that was told and stored as it should be, for mistakes to be made in.
#pragma once

#include "testkit/checker/checker.hpp"
#include "testkit/server/people.hpp"

#include <functional>

namespace kamchatka::checker {

class HonestGame {
public:
    // Three people and a spectator; somebody loses a socket, comes back and sends an action again.
    HonestGame();

    Verdict verdict() const { return check(testimonies, {game()}); }
    StoredGame game() const { return {stored, entries}; }

    // Changes the first line of that person that is told and of which the change says that it was
    // the right one; fails when there is none.
    void alter(
        const std::string& person, const std::function<bool(boost::json::object& message)>& change
    );

    Testimonies testimonies;
    store::StoredTable stored;
    std::vector<store::Entry> entries;

private:
    void play(int actions);
    void collect();
    void lose_socket(std::size_t person);

    server::MemoryWorld world_;
    server::People people_;
    server::FakeAttendee spectator_{std::nullopt, ""};
    std::vector<std::size_t> read_;   // frames of each person that are in their testimony
    std::vector<std::size_t> whose_;  // the testimony that each person adds to
    std::int64_t clock_ms_ = 0;
};

}  // namespace kamchatka::checker
