// Where a game can stand, and the few words events and states share.
#pragma once

#include <cstdint>

namespace kamchatka {

// Where the game stands. In start, order, objectives, deal, roll, capture, draw, closing, tie_break
// and supply it waits for Chance; in over it waits for the seed, if one was promised. New phases go
// to the end: the fingerprints of states in records count them by number.
enum class Phase : std::uint8_t {
    start,
    contribute,
    order,
    colours,
    objectives,
    deal,
    draft,
    place,
    exchange,
    reinforce,
    attack,
    gather,  // armies come together in one territory
    defend,
    roll,
    capture,
    occupy,
    draw,
    closing,
    choice,
    tie_break,
    over,
    closed,
    promise,  // of what each seat will add to the seed
    reveal,   // of what was promised
    supply,   // of what the seats did not add themselves
};

// Who wins a tie of dice: the defender, but for a combat under the Challenge card.
enum class Ties : std::uint8_t { to_defender, to_attacker };

enum class ForgoneBecause : std::uint8_t { hand_limit, no_cards };

enum class Cause : std::uint8_t { objective, points, last_standing };

constexpr bool waits_for_chance(Phase phase) {
    switch (phase) {
        case Phase::start:
        case Phase::order:
        case Phase::objectives:
        case Phase::deal:
        case Phase::roll:
        case Phase::capture:
        case Phase::draw:
        case Phase::closing:
        case Phase::tie_break:
        case Phase::supply:
        case Phase::over: return true;
        case Phase::promise:
        case Phase::reveal:
        case Phase::contribute:
        case Phase::colours:
        case Phase::draft:
        case Phase::place:
        case Phase::exchange:
        case Phase::reinforce:
        case Phase::attack:
        case Phase::gather:
        case Phase::defend:
        case Phase::occupy:
        case Phase::choice:
        case Phase::closed: return false;
    }
    return false;
}

// Every seat promises, shows or says what it adds to the seed, by itself and in no time.
constexpr bool adds_to_the_seed(Phase phase) {
    return phase == Phase::promise || phase == Phase::reveal || phase == Phase::contribute;
}

}  // namespace kamchatka
