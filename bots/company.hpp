// Personas at a table of which everything is known, for imagined games: the loop of a game once
// more, without records or spectators and with as little ceremony as the rules allow. A persona is
// not asked again for what it has already worked out.
#pragma once

#include "bots/persona.hpp"
#include "bots/plans.hpp"
#include "chance/fast_source.hpp"
#include "engine/rules.hpp"
#include "engine/state.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace kamchatka::bots {

// What a plan does before any dice are thrown: the same in every world that looks the same. It ends
// with the first attack or with the turn.
using Opening = std::vector<Action>;

// Whether nobody will act any more, or the winner is known.
bool over(const State& state);

// Plays turns in a state that outlives it, with a persona for each seat: the usual one unless
// another was seated.
class Company {
public:
    Company(const Rules& rules, State& state, std::uint64_t seed);

    void seat(Seat seat, const Plan& plan) {
        personas_[index(seat)].emplace(plan.style, plan.intent);
    }

    // Precondition: the seat is on turn and has been seated.
    void follow(Seat seat, const Opening& opening);

    // Until the hand passes on, or the game is over.
    void play_turn();

private:
    void step();
    void act(Seat seat, const Action& action);
    Action asked(Persona& persona, Seat awaited);
    chance::FastSource& source();

    const Rules& rules_;
    State& state_;
    std::array<chance::FastSource, seat_count_max> dice_;
    chance::FastSource other_;
    std::array<std::optional<Persona>, seat_count_max> personas_;
};

}  // namespace kamchatka::bots
