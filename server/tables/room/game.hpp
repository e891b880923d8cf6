// The game inside a room, seen from the log: what is accepted becomes a batch, a batch becomes an
// entry, and the entries of a table become the game again. Nothing here waits, tells or stores.
#pragma once

#include "chance/dealer.hpp"
#include "engine/engine.hpp"
#include "engine/view.hpp"
#include "record/json.hpp"
#include "record/record.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kamchatka::server {

// One accepted action and all that chance added to it: stored and told as one.
struct Batch {
    std::vector<record::Step> steps;

    std::size_t event_count() const;
    std::vector<Event> events() const;
};

// What a seat has said beforehand that it would do, if it has.
using Reflex = std::function<std::optional<std::pair<Seat, Action>>(const State&)>;

class Game {
public:
    Game(std::shared_ptr<const Rules> rules, std::uint8_t seat_count, const Digest& server_seed);

    const Rules& rules() const { return *rules_; }
    const std::shared_ptr<const Rules>& shared_rules() const { return rules_; }
    const State& state() const { return state_; }
    record::Lexicon lexicon() const { return {*rules_, state_.seat_count}; }
    // Of the last event.
    std::int64_t seq() const { return seq_; }

    bool awaits_chance() const;
    bool over() const { return state_.cause.has_value(); }
    SeatSet awaited() const { return awaited_seats(state_); }

    // Whether a contribution is the one that the seat promised.
    bool keeps_promise(Seat seat, const Action& action) const {
        return dealer_.keeps_promise(state_, seat, action);
    }
    // What the seed gives in the place of the seat's contribution.
    Entropy supplied(Seat seat) const { return dealer_.supplied(seat); }

    // What would come of the action, with the dice that follow at once; the game is as before.
    struct Next {
        Batch batch;
        State state;
        chance::Dealer dealer;
    };
    Result<Next, Rejection> consider(const Actor& actor, const Action& action, const Reflex& reflex)
        const;
    // It is stored: the game is there now.
    void take(const Next& next);

    // Goes through a batch that was stored. False when chance would have drawn otherwise: then the
    // log is not of this seed, and the game must not go on.
    [[nodiscard]] bool follow(const Batch& batch);

private:
    std::shared_ptr<const Rules> rules_;
    State state_;
    chance::Dealer dealer_;
    std::int64_t seq_ = 0;
};

// The body of an entry: {"actions":[{"actor","action","events":2},...],"events":[...],"clock":...}.
std::string encode_body(const record::Lexicon& lexicon, const Batch& batch, std::string_view clock);

struct Body {
    Batch batch;
    boost::json::value clock;
};
record::Parsed<Body> decode_body(const record::Lexicon& lexicon, std::string_view text);

}  // namespace kamchatka::server
