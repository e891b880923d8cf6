// What happened as each viewer may hear it, in JSON. Everything of the game goes through seen_by()
// and view_of() and then through record/: no other road leads from a State to a socket.
#pragma once

#include "engine/engine.hpp"
#include "engine/view.hpp"
#include "record/words/lexicon.hpp"
#include "server/tables/table.hpp"
#include "server/tables/wire/messages.hpp"

#include <array>
#include <span>
#include <string>
#include <vector>

namespace kamchatka::server {

// [{"type":...},...]
std::string events_json(
    const record::Lexicon& lexicon, std::span<const Event> events, const Viewer& viewer
);

// What the seat may do now; [] when it is not awaited.
std::string options_json(const Rules& rules, const State& state, Seat seat);

// What somebody might do, in order.
std::string actions_json(const record::Lexicon& lexicon, std::span<const Action> actions);

// "chance", or the list of seats.
std::string awaiting_json(const State& state);

std::string view_json(const record::Lexicon& lexicon, const State& state, const Viewer& viewer);

// "s1" or "spectator", in quotes.
std::string viewer_json(const Viewer& viewer);

RejectMessage rejection(
    std::string ref, Rejection why, const Ruleset& set, const State& state, const Action& action
);
RejectMessage rejection(std::string ref, Reason why);
// The same as the answer to a question.
BecauseMessage because(RejectMessage rejection);

// The same events for all viewers, each version written once.
class EventsForAll {
public:
    EventsForAll(const record::Lexicon& lexicon, std::span<const Event> events);
    const std::string& for_viewer(const Viewer& viewer) const;

private:
    std::string spectator_;
    // By seat; empty where it is what a spectator hears.
    std::array<std::string, seat_count_max> seats_;
};

}  // namespace kamchatka::server
