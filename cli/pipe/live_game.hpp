// A game being played by this program: the rules, where it stands, and the record that grows by one
// step with each action the rules accept. Chance may be dictated, or drawn: from a seed that was
// promised, so that the record can be verified (docs/chance.md), or else from fresh entropy.
#pragma once

#include "chance/dealer.hpp"
#include "chance/source.hpp"
#include "engine/engine.hpp"
#include "record/record.hpp"

#include <optional>
#include <string>

namespace kamchatka::cli {

struct Opening {
    Rules rules;
    std::uint8_t seat_count = 0;
    PerSeat<std::string> players = {};
    std::optional<State> position = {};      // where the game begins, if not at an empty table
    std::optional<Digest> server_seed = {};  // of a game that promises its seed
    std::optional<Scheme> scheme = {};       // by which the seats add to it
};

class LiveGame {
public:
    // Precondition: the ruleset is offered for this many seats, and a position is a sound one.
    explicit LiveGame(const Opening& opening);

    const Rules& rules() const { return rules_; }
    const State& state() const { return state_; }
    const record::Record& record() const { return record_; }
    record::Record& record() { return record_; }
    bool seeded() const { return dealer_.has_value(); }

    // Whether chance has something to do now.
    bool awaits_chance() const;
    // Whether let_chance_act() can do it: not when the seed to be told of is somebody else's.
    bool can_draw() const;
    // Whether a contribution is the one that was promised, where this game can tell.
    bool keeps_promise(const Actor& actor, const Action& action) const;

    Decision act(const Actor& actor, const Action& action);

    // What chance did is the last step of the record. Precondition: can_draw().
    const record::Step& let_chance_act();

private:
    Rules rules_;
    record::Record record_;
    State state_;
    std::optional<chance::Dealer> dealer_;
    chance::Source entropy_;  // of a game that promised nothing
};

}  // namespace kamchatka::cli
