// Where a game can stand, and the few words events and states share.
#pragma once

#include <cstdint>

namespace kamchatka {

// Where the game stands. In start, order, objectives, deal, roll, capture, draw, closing and
// tie_break it waits for Chance; in over it waits for the seed, if one was promised.
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
        case Phase::over: return true;
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

}  // namespace kamchatka
